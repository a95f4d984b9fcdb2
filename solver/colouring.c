#include "solver/colouring.h"

#include <assert.h>
#include <stdbool.h>
#include <stdlib.h>

#include "scoring/memory.h"
#include "solver/rng.h"
#include "solver/checking.h"

/* Working space for one part of the graph: a list of edge numbers, regular of some degree. */
struct part {
    struct edge *edge;
    int nodes;
    int *first;  /* adjacency of all 2 * nodes nodes (right ones behind the left ones) */
    int *around; /* edge numbers */
    int *cursor;
    char *used;
    struct rng rng;
};

static void index_edges(struct part *part, const int *list, int count, int degree)
{
    for (int v = 0; v <= 2 * part->nodes; v++)
        part->first[v] = v * degree;
    for (int v = 0; v < 2 * part->nodes; v++)
        part->cursor[v] = part->first[v];
    for (int i = 0; i < count; i++) {
        const struct edge *edge = &part->edge[list[i]];
        part->around[part->cursor[edge->left]++] = list[i];
        part->around[part->cursor[part->nodes + edge->right]++] = list[i];
    }
    for (int v = 0; v < 2 * part->nodes; v++) {
        assert(part->cursor[v] == part->first[v + 1]); /* regular: `degree` edges at every node */
        part->cursor[v] = part->first[v];
    }
}

/* Orders `list` so that its first half holds the edges walked from left to right, the second half those
 * walked from right to left, along Euler circuits: two regular graphs of half the degree. */
static void euler_split(struct part *part, int *list, int count, int degree)
{
    index_edges(part, list, count, degree);
    for (int i = 0; i < count; i++)
        part->used[list[i]] = 0;
    int forward = 0, backward = count;
    for (int start = 0; start < part->nodes; start++) {
        int at = start;
        for (;;) {
            while (part->cursor[at] < part->first[at + 1] && part->used[part->around[part->cursor[at]]])
                part->cursor[at]++;
            if (part->cursor[at] == part->first[at + 1])
                break; /* even degrees: this is the start again, with nothing left */
            int e = part->around[part->cursor[at]++];
            part->used[e] = 1;
            if (at < part->nodes) {
                list[forward++] = e;
                at = part->nodes + part->edge[e].right;
            } else {
                list[--backward] = e;
                at = part->edge[e].left;
            }
        }
        assert(at == start);
    }
    assert(forward == count / 2 && backward == forward); /* two halves, nothing left out */
}

/* Moves a perfect matching to the front of `list`: its first `nodes` entries. */
static void extract_matching(struct part *part, int *list, int count, int degree)
{
    int nodes = part->nodes;
    int *match = mem_new(int, nodes), *mate = mem_new(int, nodes), *step = mem_new(int, nodes);
    index_edges(part, list, count, degree);
    for (int v = 0; v < nodes; v++)
        match[v] = mate[v] = -1; /* edge of each left and each right node */
    for (int start = 0; start < nodes; start++) {
        int at = start, right;
        do { /* a random walk along alternating edges; a node seen again overwrites its loop */
            do {
                uint32_t pick = rng_below(&part->rng, (uint32_t)degree);
                step[at] = part->around[part->first[at] + (int)pick];
            } while (degree > 1 && step[at] == match[at]);
            right = part->edge[step[at]].right;
            if (mate[right] >= 0)
                at = part->edge[mate[right]].left;
            else
                at = -1;
        } while (at >= 0);
        for (int left = start, next; left >= 0; left = next) { /* augment along what is left of the walk */
            right = part->edge[step[left]].right;
            next = mate[right] >= 0 ? part->edge[mate[right]].left : -1;
            mate[right] = match[left] = step[left];
        }
    }
    for (int i = 0; i < count; i++)
        part->used[list[i]] = 0;
    for (int v = 0; v < nodes; v++) {
        assert(match[v] >= 0 && mate[part->edge[match[v]].right] == match[v]);
        part->used[match[v]] = 1;
    }
    int front = 0;
    for (int i = 0; i < count; i++)
        if (part->used[list[i]]) {
            int keep = list[front];
            list[front++] = list[i];
            list[i] = keep;
        }
    assert(front == nodes); /* the matching is perfect */
    free(match);
    free(mate);
    free(step);
}

static void colour_part(struct part *part, int *list, int degree, int colour)
{
    int count = part->nodes * degree, half = degree / 2;
    if (degree == 1) {
        for (int i = 0; i < count; i++)
            part->edge[list[i]].colour = colour;
    } else if (degree % 2) {
        extract_matching(part, list, count, degree);
        colour_part(part, list, 1, colour);
        colour_part(part, list + part->nodes, degree - 1, colour + 1);
    } else {
        euler_split(part, list, count, degree);
        colour_part(part, list, half, colour);
        colour_part(part, list + part->nodes * half, half, colour + half);
    }
}

/* Whether no two edges of one colour meet in a node. */
static bool is_proper(const struct edge *edge, int nodes, int degree)
{
    bool *seen = mem_new(bool, (size_t)2 * (size_t)nodes * (size_t)degree), ok = true;
    for (int i = 0; i < nodes * degree && ok; i++) {
        bool *left = &seen[(long)edge[i].left * degree + edge[i].colour];
        bool *right = &seen[(long)(nodes + edge[i].right) * degree + edge[i].colour];
        ok = edge[i].colour >= 0 && edge[i].colour < degree && !*left && !*right;
        *left = *right = true;
    }
    free(seen);
    return ok;
}

void colour_regular(struct edge *edge, int nodes, int degree)
{
    if (nodes < 1 || degree < 1)
        return;
    int count = nodes * degree;
    struct part part = {.edge = edge, .nodes = nodes, .rng = {1}};
    part.first = mem_new(int, 2 * nodes + 1);
    part.cursor = mem_new(int, 2 * nodes);
    part.around = mem_new(int, 2 * count);
    part.used = mem_new(char, count);
    int *list = mem_new(int, count);
    for (int i = 0; i < count; i++)
        list[i] = i;
    colour_part(&part, list, degree, 0);
    assert(!CHECKING || is_proper(edge, nodes, degree));
    free(part.first);
    free(part.cursor);
    free(part.around);
    free(part.used);
    free(list);
}
