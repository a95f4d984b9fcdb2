/* Random numbers: splitmix64.  Every lane owns a generator, so that the threads never matter. */
#ifndef ROTA_SOLVER_RNG_H
#define ROTA_SOLVER_RNG_H

#include <stdint.h>

struct rng {
    uint64_t state;
};

static inline uint64_t rng_next(struct rng *rng)
{
    uint64_t z = rng->state += 0x9E3779B97F4A7C15u;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
    z = (z ^ z >> 27) * 0x94D049BB133111EBu;
    return z ^ z >> 31;
}

/* Independent generator number `stream` of a seed. */
static inline struct rng rng_stream(uint64_t seed, uint64_t stream)
{
    struct rng mix = {seed};
    mix.state = rng_next(&mix) ^ stream;
    return (struct rng){rng_next(&mix)};
}

/* Uniform in 0..n-1 for n below 2^32 (multiply and shift; the bias is below n / 2^32). */
static inline uint32_t rng_below(struct rng *rng, uint32_t n)
{
    return (uint32_t)((rng_next(rng) >> 32) * n >> 32);
}

/* Uniform in (0, 1]. */
static inline double rng_unit(struct rng *rng)
{
    return (double)((rng_next(rng) >> 11) + 1) * 0x1p-53;
}

#endif
