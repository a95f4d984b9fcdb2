#include "solver/trace.h"

#include <assert.h>
#include <stdlib.h>

#include "scoring/memory.h"

void trace_add(struct trace *trace, double seconds, int64_t moves, const struct cost *cost)
{
    assert(moves >= 0 && (!trace->count || cost_compare(cost, &trace->list[trace->count - 1].cost) < 0));
    if (trace->count == trace->room) {
        int room = trace->room ? 2 * trace->room : 16;
        trace->list = mem_grow(trace->list, (size_t)trace->room, (size_t)room, sizeof *trace->list);
        trace->room = room;
    }
    trace->list[trace->count++] = (struct improvement){seconds, moves, *cost};
}

void trace_release(struct trace *trace)
{
    free(trace->list);
    *trace = (struct trace){.count = 0};
}

void trace_join(struct trace *trace, struct trace *lane, double start, int64_t base, int64_t before)
{
    for (int i = 0; i < lane->count; i++) {
        const struct improvement *next = &lane->list[i];
        const struct improvement *last = trace->count ? &trace->list[trace->count - 1] : NULL;
        if (last && cost_compare(&next->cost, &last->cost) >= 0)
            continue;
        assert(next->moves >= before);
        double seconds = next->seconds - start;
        if (last && seconds < last->seconds) /* another thread was ahead */
            seconds = last->seconds;
        trace_add(trace, seconds, base + next->moves - before, &next->cost);
    }
    lane->count = 0;
}
