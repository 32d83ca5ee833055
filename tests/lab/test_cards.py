"""The cards within a deck: by hand, in simulated games in which it is known what a card does, and in real ones."""

import random
from math import sqrt

import pytest

from engine.epic.construction import preconstructed
from engine.kernel.scores import Z, wilson
from engine.kernel.usage import OPENING
from lab.cards import DRAWN, OPENING_HAND, PLAYED, Comparison, comparison, rate, reports, sides, unordered, watched
from lab.matchups import CardUse, Contender, GamePlayed, Matchup, Order
from lab.runs import Run
from tests.lab.fabricated import EPIC, KONGS, LASHES, LOST, MUSES, NO_END, WON, game, plan, run_of

WATCHED = plan(watched=True)
HAND = (("Lash", OPENING),) * 5


def drew(winner, *draws, plays=(), hand=HAND):
    """A game that this side won, in which the first deck drew these cards after its opening hand, and played these:
    (name, turn)."""
    order = Order((*hand, *draws), plays)
    kept, drawn, played = {name: OPENING for name, _ in hand}, {}, {}
    for name, turn in draws:
        drawn.setdefault(name, turn)
    for name, turn in plays:
        played.setdefault(name, turn)
    drawn |= kept
    cards = {name: CardUse(drawn.get(name), played.get(name)) for name in sorted({*drawn, *played})}
    return GamePlayed(winner, "health", 9, cards, order)


# When it starts: won with Kong as the sixth card in turn 3; lost with Kong as the seventh in turn 5; lost before any.
# When it follows: lost without Kong; won with Kong as the seventh card in turn 4; won without Kong.
THREE_PAIRS = [
    (drew(0, ("Kong", 3)), drew(1, ("Lash", 2), ("Lash", 4))),
    (drew(1, ("Lash", 3), ("Kong", 5)), drew(0, ("Lash", 2), ("Kong", 4), plays=(("Kong", 6),))),
    (drew(1), drew(0, ("Lash", 2), ("Lash", 4))),
]


def compare(pairs, what=DRAWN, of=WATCHED, name="Kong"):
    return comparison(sides(watched(run_of(*pairs, of=of)), what), name)


# --- the fair comparison by hand -------------------------------------------------------------------------------------


def test_a_card_is_compared_with_another_one_that_came_in_its_place_in_the_same_turn():
    """Starting, the sixth card in turn 3: won with Kong, lost with Lash. The seventh in turn 5: nothing to compare
    with. The difference is 1, the weight 1 * 1 / 2. Following, the sixth card in turn 2 is never Kong. The seventh in
    turn 4: won with Kong, one of two won with Lash. The difference is 1/2, the weight 1 * 2 / 3. So (1/2 + 1/3) /
    (1/2 + 2/3) = 5/7 of two games."""
    found = compare(THREE_PAIRS)
    assert (found.games, found.difference) == (2, pytest.approx(5 / 7))
    assert found.interval is None  # without the second pair there is nothing to compare


def test_the_interval_comes_from_leaving_out_each_pair():
    """Each of the three pairs twice. Without one of the first kind the difference is (2/3 + 2/5) / (2/3 + 6/5) = 4/7,
    without one of the second (2/3 + 2/5) / (2/3 + 4/5) = 8/11, without one of the third (1 + 4/5) / (1 + 6/5) = 9/11.
    """
    left_out = [4 / 7, 8 / 11, 9 / 11] * 2
    middle = sum(left_out) / 6
    half = Z * sqrt(5 / 6 * sum((one - middle) ** 2 for one in left_out))
    found = compare(THREE_PAIRS * 2)
    assert found.difference == pytest.approx(5 / 7)
    assert found.interval == pytest.approx((5 / 7 - half, min(1, 5 / 7 + half)))


@pytest.mark.parametrize(
    "other",
    [
        (("Lash", 4),),  # as the sixth card, too, in another turn
        (("Lash", 2), ("Lash", 3)),  # in the same turn, as the seventh
        (("Kong", 2), ("Lash", 3)),  # Kong had come before
        (),
    ],
)
def test_another_turn_and_another_place_are_not_compared(other):
    assert compare([(drew(0, ("Kong", 3)), WON[1]), (drew(1, *other), WON[1])]).difference is None


def test_who_draws_more_is_not_compared_with_who_draws_less():
    """The winner draws three cards in turn 4, the loser one: as the sixth card Kong came in both. Lash is compared
    with Kong, in no place in which the other game drew nothing."""
    many, few = drew(0, ("Muse", 4), ("Kong", 4), ("Ogre", 4)), drew(1, ("Kong", 4))
    pairs = [(many, WON[1]), (few, WON[1])]
    found = {name: compare(pairs, name=name) for name in ("Muse", "Kong", "Ogre")}
    assert (found["Muse"].games, found["Muse"].difference) == (1, 1)  # won with Muse as the sixth card, lost with Kong
    assert (found["Kong"].games, found["Kong"].difference) == (1, -1)
    assert (found["Ogre"].games, found["Ogre"].difference) == (0, None)


def test_a_card_that_was_put_back_or_revealed_is_no_longer_to_come():
    """In the opening hand it was not kept; later it is neither drawn nor still in the deck as it was shuffled."""
    with_it = (drew(0, ("Kong", 3)), WON[1])
    put_back = GamePlayed(1, "health", 9, {}, Order((("Kong", 0), *HAND[1:], ("Lash", 0), ("Lash", 3)), ()))
    as_many = drew(0, ("Kong", 3), hand=(*HAND, ("Lash", OPENING)))
    assert compare([with_it, (put_back, WON[1])]).difference is None
    assert compare([(as_many, WON[1]), (put_back, WON[1])]).difference is None
    held = drew(0, hand=(("Kong", OPENING), *HAND[1:]))
    assert compare([(held, WON[1]), (put_back, WON[1])]).difference == 1  # in the opening hand, and not
    shown = drew(1, ("Kong", None), ("Lash", 3))
    later = drew(0, ("Lash", 2), ("Kong", 3))
    assert compare([(later, WON[1]), (shown, WON[1])]).difference is None
    assert compare([(later, WON[1]), (drew(1, ("Lash", 2), ("Lash", 3)), WON[1])]).difference == 1


def test_other_decks_and_other_sides_are_strata_of_their_own():
    """The same games against two decks: none of one is compared with those of the other."""
    of = plan(KONGS, MUSES, LASHES, meetings=((0, 1), (0, 2)), watched=True)
    won_with, lost_without, other = drew(0, ("Kong", 3)), drew(1, ("Lash", 3)), drew(0)

    def compared(*played):
        return comparison(sides(watched(Run(of, NO_END, played)), DRAWN), "Kong")

    assert compared({0: (won_with, other)}, {0: (lost_without, other)}) == Comparison(0, None, None)
    assert compared({0: (won_with, other), 1: (lost_without, other)}, {}).difference == 1
    assert compared({0: (won_with, lost_without)}, {}).difference is None


def test_the_opening_hand_is_what_was_drawn_in_turn_0():
    pairs = [
        (game(0, Kong=(0, 5)), game(0)),
        (game(1, Kong=(2, 3)), game(0)),
        (game(1), game(0)),
    ]
    found = compare(pairs, OPENING_HAND)
    assert (found.games, found.difference) == (1, 1.0)


def test_played_is_compared_with_another_card_that_was_played_in_its_place():
    """As the second card, in turn 5. In turn 8 the other game has ended."""
    won = (drew(0, plays=(("Lash", 1), ("Kong", 5))), WON[1])
    assert compare([won, (drew(1, plays=(("Lash", 1), ("Lash", 5))), WON[1])], PLAYED).difference == 1
    assert compare([won, (drew(1, plays=(("Lash", 5), ("Lash", 8))), WON[1])], PLAYED).difference is None


def test_games_without_an_order_have_no_part():
    """As they were stored before orders were: they have their rates and opening hands, and nothing more."""
    older = [(game(0, Kong=(3, 4)), game(0, Kong=(0, 5))), (game(1), game(1))] * 2
    run = run_of(*older, *THREE_PAIRS, of=WATCHED)
    assert (unordered(run), unordered(run_of(*THREE_PAIRS, of=WATCHED))) == (8, 0)
    kong, _ = reports(run)
    assert kong.rates[DRAWN].games == 4 + 3
    assert kong.comparisons[DRAWN] == compare(THREE_PAIRS)
    assert kong.comparisons[OPENING_HAND].games == 2
    nothing = reports(run_of(*older, of=WATCHED))[0].comparisons
    assert (nothing[DRAWN], nothing[PLAYED]) == (Comparison(0, None, None),) * 2


def test_a_draw_is_half_a_win():
    assert compare([(game(None, Kong=(0, None)), WON[1]), LOST], OPENING_HAND).difference == 0.5


def test_few_games_are_named_so():
    assert [Comparison(games, 0.1, (0.0, 0.2)).is_few for games in (29, 30)] == [True, False]
    assert Comparison(99, None, None).is_few


# --- rates -----------------------------------------------------------------------------------------------------------


def test_games_of_pairs_that_come_out_alike_tell_half_as_much():
    games = list(watched(run_of(WON, LOST, WON, LOST, of=WATCHED)))
    found = rate(games)
    assert (found.games, found.of, found.interval) == (8, 0.5, wilson(2, 4))
    assert rate(games[::2]).interval == wilson(2, 4)  # one of each pair
    assert rate([]).of is None


def test_each_card_of_the_deck_has_its_report():
    kong, lash = reports(run_of(*THREE_PAIRS, of=WATCHED))
    assert (kong.name, kong.copies, lash.name, lash.copies) == ("Kong", 15, "Lash", 15)
    assert (kong.rates[DRAWN].games, kong.rates[DRAWN].of) == (3, pytest.approx(2 / 3))
    assert (kong.rates[PLAYED].games, kong.rates[OPENING_HAND].games, lash.rates[DRAWN].games) == (1, 0, 6)
    assert kong.comparisons[DRAWN] == compare(THREE_PAIRS)


# --- simulated games -------------------------------------------------------------------------------------------------

RUNS, PAIRS, STRENGTH = 40, 80, 0.35
NAMES = tuple(f"card {number}" for number in range(30))


def simulated(seed, gain=0.0):
    """A run with a deck of 30 different cards. In some games the deck fares well: it wins them more often, and draws
    more cards in as many turns; in others it has put a part of its hand back. Who has drawn card 0 wins so much more
    often in addition; apart from that all cards are alike. Both games of a pair have the same shuffle."""
    lot = random.Random(seed)
    pairs = []
    for _ in range(PAIRS):
        deck, luck = lot.sample(NAMES, len(NAMES)), lot.random()
        games = []
        for own in (luck, luck if lot.random() < 0.3 else lot.random()):
            fares = lot.uniform(-1, 1)
            draws, put_back = dealt(lot, deck, fares)
            cards = {name: CardUse(turn, None) for name, turn in draws if name not in put_back}
            chance = 0.5 + STRENGTH * fares + (gain if NAMES[0] in cards else 0)
            games.append(GamePlayed(0 if own < chance else 1, "health", 24, cards, Order(tuple(draws), ())))
        pairs.append(tuple(games))
    return run_of(*pairs, of=WATCHED)


def dealt(lot, deck, fares):
    """The cards that come off a deck, with their turns, and those that are put back in the mulligan."""
    put_back = deck[: lot.randint(0, 3) if fares < 0 else 0]
    draws = [(name, OPENING) for name in deck[: 5 + len(put_back)]]
    for turn in range(2, lot.randint(8, 14), 2):
        many = 1 + sum(lot.random() < 0.5 + 0.5 * fares for _ in range(2))
        draws += [(name, turn) for name in deck[len(draws) : len(draws) + many]]
    return draws, put_back


def test_among_cards_that_are_alike_none_looks_good():
    """Whoever draws more wins more often, so that all cards look good by their plain rates. The fair comparison is 0 in
    the mean over the cards of each run, and of 30 cards one or two have no 0 in their intervals."""
    means, marked, plain = [], 0, []
    for seed in range(RUNS):
        games = list(watched(simulated(seed)))
        of = sides(games, DRAWN)
        found = [comparison(of, name) for name in NAMES]
        assert not any(one.is_few for one in found)
        means.append(sum(one.difference for one in found) / len(NAMES))
        marked += sum(not one.interval[0] <= 0 <= one.interval[1] for one in found)
        with_it = [one for one in games if NAMES[0] in one.game.cards]
        without = [one for one in games if NAMES[0] not in one.game.cards]
        plain.append(rate(with_it).of - rate(without).of)
    assert sum(plain) / RUNS > 0.04
    assert max(map(abs, means)) < 0.01
    assert 1 <= marked / RUNS <= 2


def test_a_card_that_wins_games_is_found():
    found = [comparison(sides(watched(simulated(seed, 0.4)), DRAWN), NAMES[0]).interval for seed in range(RUNS)]
    assert sum(low > 0 for low, _ in found) >= 0.9 * RUNS


# --- real games ------------------------------------------------------------------------------------------------------


def test_over_all_cards_of_a_deck_it_is_about_0_in_real_games():
    """Of 30 different cards each, which bots draw and play as they like. What is drawn depends on nothing but the
    shuffle, so that it is 0 but for cards of which too little was seen."""
    good, wild = (Contender(word, tuple(sorted(preconstructed(word)))) for word in ("good", "wild"))
    matchup = Matchup((good, wild), "random", 4, *EPIC, watched=True)
    run = run_of(*(matchup.play(number) for number in range(60)), of=plan(good, wild, watched=True))
    found = [one.comparisons[DRAWN] for one in reports(run, (DRAWN,))]
    assert len(found) == 30
    assert abs(sum(one.difference for one in found) / len(found)) < 0.01
