/* The speed limit: Love Letter's classic rules (16 cards, 2 to 4 players) by hand in scalar,
 * single-threaded C, playing rounds by uniform random legal actions. It exists to be compared
 * with, so it keeps the public state a real engine keeps (ordered piles, who is in, who is
 * protected), but neither events nor who has seen whose card.
 *
 *     gcc -O3 -march=native -std=c11 -Wall -Wextra -Werror limit.c -o limit
 *     ./limit PLAYERS ROUNDS SEED        prints one line of JSON
 *
 * What the numbers mean, for whoever compares another engine with them:
 *   - an action is a distinct (card, target, guess); two equal cards in hand count once;
 *   - `decisions` counts turns, also those that leave only one legal action;
 *   - `wins` counts, by seat, the rounds won alone or shared, `shared` the rounds with several
 *     winners, `by_survivor` the rounds that ended with one player left, whatever the deck held;
 *   - round i is started by seat i % PLAYERS.
 */
#define _POSIX_C_SOURCE 199309L /* clock_gettime under -std=c11 */

#include <errno.h>
#include <inttypes.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { SEATS = 4, CARDS = 16, GUESSES = 7 };

/* In this deck a character's rank also identifies it. NONE is the hand of who is out: it loses
 * every comparison, so the showdown need not ask who is still in. */
enum { NONE, GUARD, PRIEST, BARON, HANDMAID, PRINCE, KING, COUNTESS, PRINCESS, CHARACTERS };

static const uint8_t DECK[CARDS] = {
    GUARD, GUARD, GUARD, GUARD, GUARD, PRIEST, PRIEST, BARON, BARON,
    HANDMAID, HANDMAID, PRINCE, PRINCE, KING, COUNTESS, PRINCESS,
};

/* ---- chance ---- */

/* wyrand. Its state only ever adds a constant, so the processor can compute coming numbers while
 * it still waits for a card. */
static inline uint64_t next_random(uint64_t *rng) {
    *rng += UINT64_C(0xa0761d6478bd642f);
    unsigned __int128 product = (unsigned __int128)*rng * (*rng ^ UINT64_C(0xe7037ed1a0b428db));
    return (uint64_t)(product >> 64) ^ (uint64_t)product;
}

/* Multiply and shift. Unrejected: with n <= 25 (Guard and Prince against three) the bias is
 * below 2^-27, less than any sample shows. */
static inline unsigned random_below(uint64_t *rng, unsigned n) {
    return (unsigned)(((next_random(rng) >> 32) * n) >> 32);
}

/* Fisher-Yates. One random word, read as a fraction, gives many draws: the whole part of
 * fraction * n is the draw, what is left is the next fraction. Two words for 16! < 2^45 keep the
 * bias below 2^-30. */
static inline void shuffle(uint8_t deck[CARDS], uint64_t *rng) {
    uint64_t fraction = next_random(rng);
    for (unsigned n = CARDS; n > 1; n--) {
        if (n == CARDS / 2) fraction = next_random(rng);
        unsigned __int128 product = (unsigned __int128)fraction * n;
        unsigned pick = (unsigned)(product >> 64);
        fraction = (uint64_t)product;
        uint8_t card = deck[pick];
        deck[pick] = deck[n - 1];
        deck[n - 1] = card;
    }
}

/* ---- tables, so that choosing an action needs no branch the processor would guess wrong ---- */

/* The number of actions that play each card of a hand: ways[held][drawn][choosable opponents]. */
typedef struct { uint8_t held, all; } Ways;
static Ways ways[CHARACTERS][CHARACTERS][SEATS];

/* nth_seat[mask][n]: the n-th seat of a set of seats. */
static uint8_t nth_seat[1 << SEATS][SEATS];

static unsigned ways_of_card(unsigned card, unsigned choosable) {
    switch (card) {
    case GUARD: return choosable ? choosable * GUESSES : 1;
    case PRIEST: case BARON: case KING: return choosable ? choosable : 1;
    case PRINCE: return choosable + 1; /* oneself can always be chosen */
    default: return 1;
    }
}

static bool must_go_first(unsigned card, unsigned other) {
    return card == COUNTESS && (other == KING || other == PRINCE);
}

static void fill_tables(void) {
    for (unsigned held = GUARD; held < CHARACTERS; held++)
        for (unsigned drawn = GUARD; drawn < CHARACTERS; drawn++)
            for (unsigned choosable = 0; choosable < SEATS; choosable++) {
                unsigned of_held = ways_of_card(held, choosable);
                unsigned of_drawn = ways_of_card(drawn, choosable);
                if (must_go_first(drawn, held)) of_held = 0;
                if (must_go_first(held, drawn) || held == drawn) of_drawn = 0;
                ways[held][drawn][choosable] =
                    (Ways){(uint8_t)of_held, (uint8_t)(of_held + of_drawn)};
            }
    for (unsigned mask = 0; mask < 1 << SEATS; mask++)
        for (unsigned seat = 0, n = 0; seat < SEATS; seat++)
            if (mask >> seat & 1) nth_seat[mask][n++] = (uint8_t)seat;
}

/* ---- one round ---- */

typedef struct {
    uint8_t deck[CARDS]; /* deck[0] is the burned card; drawn from deck[top] upwards */
    uint8_t pile[SEATS][CARDS];
    uint8_t piled[SEATS]; /* cards in each pile */
    uint8_t hand[SEATS];
    unsigned top;
    unsigned alive, shielded; /* sets of seats */
} Round;

static inline void discard(Round *r, unsigned seat, unsigned card) {
    r->pile[seat][r->piled[seat]++] = (uint8_t)card;
}

static inline void knock_out(Round *r, unsigned seat) {
    discard(r, seat, r->hand[seat]);
    r->hand[seat] = NONE;
    r->alive &= ~(1u << seat);
}

static inline void deal(Round *r, unsigned players, uint64_t *rng) {
    for (unsigned i = 0; i < CARDS; i++) r->deck[i] = DECK[i];
    shuffle(r->deck, rng);
    r->top = players == 2 ? 4 : 1; /* past the burned card, and the three two players set aside */
    for (unsigned seat = 0; seat < SEATS; seat++) {
        r->hand[seat] = seat < players ? r->deck[r->top++] : NONE;
        r->piled[seat] = 0;
    }
    r->alive = (1u << players) - 1;
    r->shielded = 0;
}

/* Plays one turn: draw, then one of the legal actions, all equally likely. */
static inline void turn(Round *r, unsigned me, uint64_t *rng) {
    r->shielded &= ~(1u << me);
    unsigned held = r->hand[me], drawn = r->deck[r->top++];
    unsigned others = r->alive & ~r->shielded & ~(1u << me);

    Ways count = ways[held][drawn][__builtin_popcount(others)];
    unsigned k = random_below(rng, count.all);
    bool plays_held = k < count.held;
    unsigned played = plays_held ? held : drawn, kept = plays_held ? drawn : held;
    k -= plays_held ? 0 : count.held;

    r->hand[me] = (uint8_t)kept;
    discard(r, me, played);

    /* k is now which of the played card's own actions. A chain with the likeliest card first beats
     * a jump table by a tenth or more, since a jump by a random card is mostly mispredicted. Priest
     * and Countess change nothing that is kept here. */
    r->shielded |= (unsigned)(played == HANDMAID) << me;
    if (played == GUARD) {
        if (!others) return;
        unsigned target = nth_seat[others][k / GUESSES], guess = PRIEST + k % GUESSES;
        if (r->hand[target] == guess) knock_out(r, target);
    } else if (played == PRINCE) {
        unsigned target = nth_seat[others | 1u << me][k], lost = r->hand[target];
        if (lost == PRINCESS) {
            knock_out(r, target);
            return;
        }
        discard(r, target, lost);
        r->hand[target] = r->deck[r->top < CARDS ? r->top++ : 0];
    } else if (played == BARON) {
        if (!others) return;
        unsigned target = nth_seat[others][k], theirs = r->hand[target];
        if (theirs != kept) knock_out(r, theirs < kept ? target : me);
    } else if (played == KING) {
        if (!others) return;
        unsigned target = nth_seat[others][k];
        r->hand[me] = r->hand[target];
        r->hand[target] = (uint8_t)kept;
    } else if (played == PRINCESS) {
        knock_out(r, me);
    }
}

static inline bool one_is_left(const Round *r) { return !(r->alive & (r->alive - 1)); }

static unsigned pile_sum(const Round *r, unsigned seat) {
    unsigned sum = 0;
    for (unsigned i = 0; i < r->piled[seat]; i++) sum += r->pile[seat][i];
    return sum;
}

/* The set of winners: the last one in, else highest hand, then highest pile sum, then shared. */
static unsigned winners(const Round *r) {
    if (one_is_left(r)) return r->alive;

    unsigned best = NONE, tied = 0;
    for (unsigned seat = 0; seat < SEATS; seat++) {
        unsigned hand = r->hand[seat], bit = 1u << seat;
        tied = hand > best ? bit : hand == best ? tied | bit : tied;
        best = hand > best ? hand : best;
    }
    if (!(tied & (tied - 1))) return tied;

    unsigned best_sum = 0, won = 0;
    for (unsigned seat = 0; seat < SEATS; seat++) {
        if (!(tied >> seat & 1)) continue;
        unsigned sum = pile_sum(r, seat), bit = 1u << seat;
        won = sum > best_sum ? bit : sum == best_sum ? won | bit : won;
        best_sum = sum > best_sum ? sum : best_sum;
    }
    return won;
}

/* ---- the benchmark ---- */

typedef struct {
    uint64_t decisions, by_survivor;
    uint64_t won_by[1 << SEATS]; /* rounds, by their set of winners */
} Tally;

static void play(unsigned players, uint64_t rounds, uint64_t rng, Tally *tally) {
    Round r = {0};
    unsigned starter = 0;
    for (uint64_t i = 0; i < rounds; i++) {
        deal(&r, players, &rng);
        unsigned me = starter;
        for (;;) {
            turn(&r, me, &rng);
            tally->decisions++;
            if (r.top == CARDS || one_is_left(&r)) break;
            /* The next living seat: see the set twice in a row, look from the seat after mine. */
            unsigned ahead = (r.alive | r.alive << SEATS) >> (me + 1);
            me = (me + 1 + (unsigned)__builtin_ctz(ahead)) % SEATS;
        }
        tally->won_by[winners(&r)]++;
        tally->by_survivor += one_is_left(&r);
        starter = starter + 1 == players ? 0 : starter + 1;
    }
}

static uint64_t number(const char *text, const char *name, uint64_t least, uint64_t most) {
    char *end;
    errno = 0;
    uint64_t value = strtoumax(text, &end, 10);
    /* strtoumax would accept blanks and signs, and turn -1 into a huge number. */
    if (text[0] < '0' || text[0] > '9' || *end || errno || value < least || value > most) {
        fprintf(stderr, "limit: %s must be a whole number from %" PRIu64 " to %" PRIu64
                ", not \"%s\"\n", name, least, most, text);
        exit(2);
    }
    return value;
}

int main(int argc, char **argv) {
    if (argc != 4) {
        fprintf(stderr, "usage: limit PLAYERS ROUNDS SEED\n");
        return 2;
    }
    unsigned players = (unsigned)number(argv[1], "PLAYERS", 2, SEATS);
    uint64_t rounds = number(argv[2], "ROUNDS", 1, UINT64_MAX);
    uint64_t rng = number(argv[3], "SEED", 0, UINT64_MAX);
    rng = next_random(&rng); /* so that neighbouring seeds start far apart */

    fill_tables();
    Tally tally = {0};
    struct timespec start, stop;
    clock_gettime(CLOCK_MONOTONIC, &start);
    play(players, rounds, rng, &tally);
    clock_gettime(CLOCK_MONOTONIC, &stop);
    double seconds = (double)(stop.tv_sec - start.tv_sec) + (stop.tv_nsec - start.tv_nsec) / 1e9;

    uint64_t wins[SEATS] = {0}, shared = 0;
    for (unsigned set = 1; set < 1 << SEATS; set++) {
        for (unsigned seat = 0; seat < SEATS; seat++)
            if (set >> seat & 1) wins[seat] += tally.won_by[set];
        if (set & (set - 1)) shared += tally.won_by[set];
    }
    printf("{\"players\":%u,\"rounds\":%" PRIu64 ",\"seconds\":%.6f,\"rounds_per_second\":%.0f,"
           "\"decisions\":%" PRIu64 ",\"wins\":[", players, rounds, seconds,
           (double)rounds / seconds, tally.decisions);
    for (unsigned seat = 0; seat < players; seat++)
        printf("%s%" PRIu64, seat ? "," : "", wins[seat]);
    printf("],\"shared\":%" PRIu64 ",\"by_survivor\":%" PRIu64 "}\n", shared, tally.by_survivor);
    return 0;
}
