#include "scoring/paper_figures.h"

#include "scoring/memory.h"

static uint64_t power_of_ten(int digits)
{
    uint64_t power = 1;
    while (digits-- > 0)
        power *= 10;
    return power;
}

/* top / bottom rounded half up to `digits` decimals (G-21). */
static struct fraction rounded(uint64_t top, uint64_t bottom, int digits)
{
    uint64_t power = power_of_ten(digits), scaled = top * power, whole = scaled / bottom;
    if (2 * (scaled % bottom) >= bottom)
        whole++;
    return fraction_of(whole, power);
}

void paper_figures_compute(struct paper_figures *out, const struct paper_games *input)
{
    uint64_t divisor = input->average && input->games ? (uint64_t)input->games : 1;
    out->per_game = mem_new(struct fraction, input->games);
    out->rounded = out->exact = fraction_of(0, 1);
    for (int i = 0; i < input->games; i++) {
        uint64_t top = (uint64_t)input->vp[i] * (uint64_t)input->scale, bottom = (uint64_t)input->total[i];
        struct fraction exact = fraction_of(top, bottom);
        out->per_game[i] = rounded(top, bottom, input->digits);
        fraction_add(&out->rounded, &out->per_game[i]);
        fraction_add(&out->exact, &exact);
    }
    fraction_scale(&out->rounded, 1, divisor);
    fraction_scale(&out->exact, 1, divisor);
    struct fraction add = fraction_of((uint64_t)input->add, 1);
    fraction_add(&out->rounded, &add);
    fraction_add(&out->exact, &add);
}
