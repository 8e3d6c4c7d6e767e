/* Random games for two in plain C, the way the kernel plays them. */

#include "show.c"

#define GOAL 121
#define EMPTY_HAND 0x7F7F7F7FLL
#define EACH 0x01010101LL
#define LOWER 0xFFFFFFFFLL

static inline int64_t rolled(int64_t dice)
{
    return (dice & LOWER) * 2147483085LL + (dice >> 32);
}

static int64_t deal(int *pack, int64_t dice)
{
    for (int place = 0; place < 13; place++) {
        dice = rolled(dice);
        int other = place + (int)((dice & LOWER) * (52 - place) >> 32), card = pack[place];
        pack[place] = pack[other];
        pack[other] = card;
    }
    return dice;
}

static inline int peg(int *holes, int seat, int points)
{
    holes[seat] = holes[seat] + points < GOAL ? holes[seat] + points : GOAL;
    return holes[seat] == GOAL;
}

static int64_t held(const int *cards)
{
    int64_t in_order[4];
    for (int i = 0; i < 4; i++) {
        int j = i;
        for (; j > 0 && in_order[j - 1] > cards[i]; j--)
            in_order[j] = in_order[j - 1];
        in_order[j] = cards[i];
    }
    return in_order[0] | in_order[1] << 8 | in_order[2] << 16 | in_order[3] << 24;
}

static inline int64_t fitting(int64_t hand, int room)
{
    int above = room < 10 ? 4 * room : 52;
    return (((EMPTY_HAND + above * EACH - hand) & 0x80808080LL) >> 7) * EACH >> 24 & 7;
}

static int trail_points(int64_t trail, int count)
{
    int64_t unlike = trail ^ (trail & 15) * 0x1111;
    int points = 2 * ((unlike & 0xF0) == 0) + 4 * ((unlike & 0xFF0) == 0) + 6 * ((unlike & 0xFFF0) == 0);
    points += count == 15 || count == 31 ? 2 : 0;
    int ranks = 1 << (trail & 15) | 1 << (trail >> 4 & 15), run = 0;
    for (int size = 3; size < 8; size++) {
        ranks |= 1 << (trail >> 4 * (size - 1) & 15);
        if (ranks == (ranks & -ranks) * ((1 << size) - 1))
            run = size;
    }
    return points + run;
}

static int play(int64_t hand, int64_t other, int seat, int *holes, int64_t choice)
{
    int count = 0;
    int64_t trail = -1;
    for (int turn = 0; turn < 8; turn++) {
        choice *= fitting(hand, 31 - count);
        int64_t place = 8 * (choice >> 32);
        choice &= LOWER;
        int card = hand >> place & 255, player = seat;
        hand = (hand & ((1LL << place) - 1)) | hand >> (place + 8) << place | 0x7FLL << 24;
        count += (card >> 2) < 9 ? (card >> 2) + 1 : 10;
        trail = (int64_t)((uint64_t)trail << 4) | card >> 2;
        int points = trail_points(trail, count), passes = fitting(other, 31 - count) > 0;
        if (!passes && fitting(hand, 31 - count) == 0) {
            points += count != 31;
            count = 0;
            trail = -1;
            passes = other != EMPTY_HAND;
        }
        if (passes) {
            int64_t mine = hand;
            hand = other;
            other = mine;
            seat = 1 - seat;
        }
        if (peg(holes, player, points))
            return 1;
    }
    return 0;
}

static int play_deal(const int *pack, int dealer, int *holes, int64_t choice)
{
    int pone = 1 - dealer, starter = pack[12];
    if (starter >> 2 == 10 && peg(holes, dealer, 2))
        return 1;
    return play(held(pack), held(pack + 6), pone, holes, choice)
        || peg(holes, pone, show_points(pack[0], pack[1], pack[2], pack[3], starter, 0))
        || peg(holes, dealer, show_points(pack[6], pack[7], pack[8], pack[9], starter, 0))
        || peg(holes, dealer, show_points(pack[4], pack[5], pack[10], pack[11], starter, 1));
}

/* Writes games won by the first dealer, the points of first dealer and first pone, and the deals. */
void play_games(int64_t games, int64_t dice, int64_t *totals)
{
    int pack[52];
    for (int card = 0; card < 52; card++)
        pack[card] = card;
    for (int i = 0; i < 4; i++)
        totals[i] = 0;
    for (int64_t game = 0; game < games; game++) {
        int holes[2] = {0, 0}, dealer = 1, over = 0;
        while (!over) {
            dealer = 1 - dealer;
            dice = rolled(deal(pack, dice));
            over = play_deal(pack, dealer, holes, dice & LOWER);
            totals[3]++;
        }
        totals[0] += holes[0] == GOAL;
        totals[1] += holes[0];
        totals[2] += holes[1];
    }
}
