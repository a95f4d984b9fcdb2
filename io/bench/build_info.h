/* What program this is; made by scripts/build/build_info.sh when it is built. */
#ifndef ROTA_IO_BENCH_BUILD_INFO_H
#define ROTA_IO_BENCH_BUILD_INFO_H

struct build_info {
    const char *hash; /* of the sources of rules and search, and the flags that can change what it gives */
    const char *commit, *compiler, *flags;
};

extern const struct build_info build_info;

#endif
