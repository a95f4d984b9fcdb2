/* FNV-1a, 64 bits, over bytes and over whole numbers: for telling contents apart, not for secrets. */
#ifndef ROTA_SCORING_HASH_H
#define ROTA_SCORING_HASH_H

#include <stdint.h>

static const uint64_t HASH_EMPTY = 0xcbf29ce484222325u;

static inline uint64_t hash_text(uint64_t hash, const char *text)
{
    for (; *text; text++)
        hash = (hash ^ (unsigned char)*text) * 0x100000001b3u;
    return hash * 0x100000001b3u;
}

static inline uint64_t hash_number(uint64_t hash, uint64_t number)
{
    for (int i = 0; i < 8; i++)
        hash = (hash ^ (number >> 8 * i & 0xFF)) * 0x100000001b3u;
    return hash;
}

#endif
