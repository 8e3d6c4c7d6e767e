/* The show in plain C: a table of ranks, one hand with its starter at a time. Cards are 4 * rank + suit. */

#include <stdint.h>

static uint16_t row_of[13 * 13 * 13 * 13];
static uint8_t rows[1820][13];

static int rank_points(const int ranks[5])
{
    int points = 0, held[14] = {0};
    for (int chosen = 1; chosen < 32; chosen++) {
        int pips = 0;
        for (int i = 0; i < 5; i++)
            if (chosen >> i & 1)
                pips += ranks[i] < 9 ? ranks[i] + 1 : 10;
        points += pips == 15 ? 2 : 0;
    }
    for (int i = 0; i < 5; i++)
        points += 2 * held[ranks[i]]++;
    for (int low = 0; low < 13; low++) {
        int length = 0, ways = 1;
        for (; held[low]; low++, length++)
            ways *= held[low];
        points += length >= 3 ? length * ways : 0;
    }
    return points;
}

static int row_index(int a, int b, int c, int d)
{
    return ((a * 13 + b) * 13 + c) * 13 + d;
}

static int sorted_index(int a, int b, int c, int d)
{
    int ranks[4] = {a, b, c, d};
    for (int i = 1; i < 4; i++)
        for (int j = i; j > 0 && ranks[j - 1] > ranks[j]; j--) {
            int higher = ranks[j - 1];
            ranks[j - 1] = ranks[j];
            ranks[j] = higher;
        }
    return row_index(ranks[0], ranks[1], ranks[2], ranks[3]);
}

void prepare(void)
{
    int row = 0;
    for (int a = 0; a < 13; a++)
        for (int b = a; b < 13; b++)
            for (int c = b; c < 13; c++)
                for (int d = c; d < 13; d++) {
                    for (int starter = 0; starter < 13; starter++) {
                        int ranks[5] = {a, b, c, d, starter};
                        rows[row][starter] = a == d && a == starter ? 0 : rank_points(ranks);
                    }
                    row_of[row_index(a, b, c, d)] = row++;
                }
    for (int a = 0; a < 13; a++)
        for (int b = 0; b < 13; b++)
            for (int c = 0; c < 13; c++)
                for (int d = 0; d < 13; d++)
                    row_of[row_index(a, b, c, d)] = row_of[sorted_index(a, b, c, d)];
}

static inline int show_points(int a, int b, int c, int d, int starter, int crib)
{
    int points = rows[row_of[row_index(a >> 2, b >> 2, c >> 2, d >> 2)]][starter >> 2];
    if ((((a ^ b) | (a ^ c) | (a ^ d)) & 3) == 0)
        points += ((a ^ starter) & 3) == 0 ? 5 : crib ? 0 : 4;
    int jack = 40 | (starter & 3);
    return points + ((a == jack) | (b == jack) | (c == jack) | (d == jack));
}

void score_pairs(const uint8_t *hands, const uint8_t *starters, int64_t pairs, int crib, uint8_t *points)
{
    for (int64_t i = 0; i < pairs; i++)
        points[i] = show_points(hands[4 * i], hands[4 * i + 1], hands[4 * i + 2], hands[4 * i + 3], starters[i], crib);
}

/* What each suit of the starter adds to a hand. */
static inline void suit_points(const int hand[4], int crib, uint8_t suits[4])
{
    int a = hand[0], b = hand[1], c = hand[2], d = hand[3];
    for (int suit = 0; suit < 4; suit++)
        suits[suit] = 0;
    for (int i = 0; i < 4; i++)
        suits[hand[i] & 3] += hand[i] >> 2 == 10;
    if ((((a ^ b) | (a ^ c) | (a ^ d)) & 3) == 0)
        for (int suit = 0; suit < 4; suit++)
            suits[suit] += suit == (a & 3) ? 5 : crib ? 0 : 4;
}

static inline const uint8_t *row_for(const int hand[4])
{
    return rows[row_of[row_index(hand[0] >> 2, hand[1] >> 2, hand[2] >> 2, hand[3] >> 2)]];
}

/* Every hand with every starter, one pair after the other. */
void count_pairs(int crib, int64_t *counts)
{
    for (int a = 0; a < 49; a++)
        for (int b = a + 1; b < 50; b++)
            for (int c = b + 1; c < 51; c++)
                for (int d = c + 1; d < 52; d++) {
                    const int hand[4] = {a, b, c, d};
                    const uint8_t *row = row_for(hand);
                    uint8_t suits[4];
                    suit_points(hand, crib, suits);
                    for (int card = 0; card < 52; card++)
                        counts[row[card >> 2] + suits[card & 3]]++;
                    for (int i = 0; i < 4; i++)
                        counts[row[hand[i] >> 2] + suits[hand[i] & 3]]--;
                }
}

/* What every hand counts with all 52 cards. */
void score_rows(const uint8_t *hands, int64_t number, int crib, uint8_t *points)
{
    for (int64_t i = 0; i < number; i++, hands += 4, points += 52) {
        const int hand[4] = {hands[0], hands[1], hands[2], hands[3]};
        const uint8_t *row = row_for(hand);
        uint8_t suits[4];
        suit_points(hand, crib, suits);
        for (int rank = 0; rank < 13; rank++)
            for (int suit = 0; suit < 4; suit++)
                points[4 * rank + suit] = row[rank] + suits[suit];
        for (int j = 0; j < 4; j++)
            points[hand[j]] = 255;
    }
}
