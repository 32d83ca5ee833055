"""First hands of the Epic TCG: which cards a bot that searches puts back, and what a first hand has cost (rule book,
Taking a Mulligan)."""

import pytest

from engine.bots.contrast import contrast
from engine.bots.epic_tcg import bot, can_weigh, observe
from engine.bots.epic_tcg.coaching import COACH
from engine.bots.epic_tcg.plans import RATING
from engine.bots.review import review
from engine.epic_tcg import play
from engine.epic_tcg.positions.pack import pack
from engine.epic_tcg.programs.definitions import NAMES
from engine.epic_tcg.prompts.ideas import in_words
from engine.epic_tcg.rules import codes
from engine.epic_tcg.rules.machine import apply
from engine.kernel.random import Rng
from tests.engine.bots.epic_tcg.positions import others_dealt, permuted, positions

GAMES = 24
LITTLE = 2_000


def dealt(hand, deck="20*Hulk", mojo=30):
    """You decide first, of two."""
    position = f"turn=0 active=0 moment=mulligan / mojo={mojo} hand={hand} deck={deck} / hand=5*Hulk deck=20*Hulk"
    return play.new_game(play.setup_at(position), 1)


def first_hand(game):
    """The names of the cards that `hard` puts back, and what it thought first."""
    hard, found, thoughts = bot("hard"), [], []
    while (game.kind, game.seat) == (codes.MULLIGAN, 0):
        option = hard.choose(observe(game, 0), Rng(1))
        thoughts.append(hard.thought)
        if option & codes.VERB_MASK == codes.PICK:
            found.append(NAMES[game.def_of[(option >> codes.VERB_BITS) - codes.CARD]])
        apply(game, option)
    return found, thoughts[0]


def cards(game, *names):
    """The refs of such cards of your hand, in the order of picking."""
    found, left = [], list(names)
    for obj in game.offered.among:
        name = NAMES[game.def_of[obj - codes.CARD]]
        if name in left:
            left.remove(name)
            found.append(obj)
    return tuple(found)


def reviewed(game, *names):
    """What it has cost to put these back."""
    refs = cards(game, *names)
    option = refs[0] << codes.VERB_BITS | codes.PICK if refs else codes.STOP
    return review(COACH.bot(LITTLE), observe(game, 0), Rng(1), option, refs, GAMES)


def contrasted(game, *ideas, seed=1):
    """Each idea is the names of cards that go back."""
    pairs = [(codes.STOP, list(cards(game, *names))) for names in ideas]
    return contrast(COACH, observe(game, game.seat), Rng(seed), pairs, 10**9, GAMES)


# --- what hard puts back ----------------------------------------------------------------------------------------------


def test_it_puts_back_what_is_rated_more_than_a_mojo_below_the_average_of_its_deck():
    """In games of all kinds of decks: each of these cards, and no other."""
    went_back = 0
    for seed in range(20):
        game = next(positions(seed))
        if game.kind != codes.MULLIGAN or game.seats > 2:
            continue
        game, seat = game.clone(), game.seat
        deck = [RATING[NAMES[game.def_of[uid]]] for uid in game.deck[seat]]
        low = [uid for uid in game.hand[seat] if RATING[NAMES[game.def_of[uid]]] < sum(deck) / len(deck) - 1.2]
        hard = bot("hard")
        while game.kind == codes.MULLIGAN and game.seat == seat:
            apply(game, hard.choose(observe(game, seat), Rng(seed)))
        assert not set(low) & set(game.hand[seat])
        assert game.mojo[seat] == 30 - len(low)
        went_back += len(low)
    assert went_back > 10


def test_its_thought_tells_the_ideas_without_games():
    hand, thought = first_hand(dealt("2*Hulk,2*Apocalypse,Bruiser"))
    assert hand == ["Bruiser"]
    game = dealt("2*Hulk,2*Apocalypse,Bruiser")
    said = [in_words(game, idea["option"], idea["refs"]) for idea in thought["ideas"]]
    assert said == ["Put back Bruiser", "Put back Bruiser and Hulk", "Put back Bruiser and 2 Hulk"]
    assert [idea["games"] for idea in thought["ideas"]] == [0, 0, 0]
    assert not thought["stopped"]


@pytest.mark.parametrize(
    ("mojo", "deck", "back"),
    [
        (30, "20*Hulk", 5),
        (3, "20*Hulk", 2),  # the third Mojo would be the last
        (1, "20*Hulk", 0),
        (30, "2*Hulk", 2),  # no other card comes for the third one
    ],
)
def test_no_more_goes_back_than_the_mojo_and_the_deck_have_for_it(mojo, deck, back):
    hand, _ = first_hand(dealt("5*Bruiser", deck, mojo))
    assert hand == ["Bruiser"] * back


# --- what a first hand has cost ---------------------------------------------------------------------------------------


def test_to_keep_a_poor_hand_costs_clearly_more_than_chance():
    game = dealt("5*Bruiser", "10*Hulk,10*Apocalypse")
    before = pack(game)
    found = reviewed(game)
    assert found["best"]["refs"] == list(cards(game, *["Bruiser"] * 5))
    assert (found["taken"]["refs"], found["taken"]["games"]) == ([], GAMES)
    assert found["cost"] > max(0.03, 2 * found["error"])
    assert pack(game) == before


def test_the_best_first_hand_costs_nothing():
    assert reviewed(dealt("5*Apocalypse"))["cost"] == 0.0


def test_to_put_back_what_is_no_better_in_the_deck_costs_the_mojo():
    """By hand: of equal cards 5 Mojo, each 1.2 of the 20 points that are 1 of the log odds."""
    found = reviewed(dealt("5*Hulk"), *["Hulk"] * 5)
    assert (found["best"]["refs"], found["best"]["chance"]) == ([], 0.5)
    assert found["taken"]["chance"] == 0.426  # 1 / (1 + exp(0.3))
    assert found["cost"] == 0.0744
    assert found["error"] == 0.0


def test_the_reason_is_the_mojo_that_is_left():
    (_, five) = contrasted(dealt("5*Hulk"), [], ["Hulk"] * 5)
    counted = [(one["kind"], one["first"], one["second"]) for one in five["reasons"]]
    assert counted == [("health", 30.0, 25.0)]


def test_who_puts_back_a_card_for_each_mojo_has_lost():
    (kept, back) = contrasted(dealt("5*Hulk", mojo=5), [], ["Hulk"] * 5)
    assert (kept["idea"]["chance"], back["idea"]["chance"]) == (0.5, 0.0)
    assert [(one["kind"], one["first"], one["second"]) for one in back["reasons"]] == [("lost", 0.0, 1.0)]


@pytest.mark.parametrize("seed", [2, 3, 8])
def test_the_order_of_the_deck_and_the_cards_of_others_move_no_look(seed):
    chance, asked = Rng(seed), 0
    for game in positions(seed):
        if game.kind != codes.MULLIGAN or game.seats > 2:
            break
        if game.frames[-1].picks:
            continue
        asked += 1

        def said(one):
            refs, seen = tuple(one.offered.among[:2]), observe(one, one.seat)
            option = refs[0] << codes.VERB_BITS | codes.PICK
            looked = contrast(COACH, seen, Rng(seed), [(codes.STOP, []), (option, list(refs))], 10**9, 8)
            return looked, review(COACH.bot(LITTLE), seen, Rng(seed), option, refs, 8)

        real = said(game)
        for other in (permuted(game, game.seat, chance), others_dealt(game, game.seat, chance)):
            assert said(other) == real
    assert asked == 2


def test_nothing_warns_at_the_mulligan():
    assert not can_weigh(dealt("5*Bruiser"), (codes.STOP,))
