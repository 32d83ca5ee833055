"""What a choice of a game of the Epic TCG that is over has cost, and why: by what was counted in games that the seat
could have been in."""

import pytest

from engine.bots.contrast import FEWEST, contrast
from engine.bots.epic_tcg import observe, win_chance
from engine.bots.epic_tcg.coaching import COACH, is_reviewed
from engine.bots.review import review
from engine.epic_tcg.positions.pack import pack
from engine.epic_tcg.prompts.options import option_texts
from engine.epic_tcg.rules import codes
from engine.kernel.random import Rng
from tests.engine.bots.epic_tcg.positions import others_dealt, permuted, positions
from tests.engine.epic_tcg.scenario import Side, in_play, set_table

DECK = ["Bruiser"] * 20
LITTLE = 2_000
ENOUGH = 10**9
GAMES = 24


def reviewed(game, option, refs=None):
    return review(COACH.bot(LITTLE), observe(game, game.seat), Rng(1), option, refs, GAMES)


def contrasted(game, *options, games=GAMES, budget=ENOUGH):
    return contrast(COACH, observe(game, game.seat), Rng(1), [(option, []) for option in options], budget, games)


def code(game, text):
    (found,) = (option for option, said in option_texts(game).items() if said == text)
    return found


def reason(found, kind):
    """Why the first idea is better than the second one, if it is for this."""
    return next((one for one in found[1]["reasons"] if one["kind"] == kind), None)


def build(hand, theirs=(), **more):
    """Your Build Step with these cards in hand."""
    return set_table(Side(hand=hand, deck=DECK, **more), Side(board=theirs, deck=DECK), step="build").game


@pytest.fixture
def lethal():
    """The Hulk wins with its attack now; else two of them attack in the next turn."""
    hulks = [in_play("Hulk", expended=True)] * 2
    scene = set_table(Side(board=["Hulk"], mojo=1, deck=DECK), Side(board=hulks, mojo=5, deck=DECK), step="battle")
    scene.all_pass()
    return scene.game


ATTACK = 1 << codes.VERB_BITS | codes.PICK  # the player in seat 1


def test_not_to_win_at_once_costs_clearly_more_than_chance(lethal):
    found = reviewed(lethal, codes.NO)
    assert (found["best"]["option"], found["best"]["chance"]) == (ATTACK, 1.0)
    assert found["taken"]["games"] == GAMES
    assert found["cost"] > max(0.5, 2 * found["error"])


def test_that_the_game_is_won_is_the_first_reason(lethal):
    before = pack(lethal)
    found = contrasted(lethal, ATTACK, codes.NO)
    assert (found[0]["cost"], found[1]["cost"] > 0.5) == (0.0, True)
    assert found[1]["reasons"] == [{"kind": "won", "object": 0, "first": 1.0, "second": 0.0, "games": GAMES}]
    assert found == contrasted(lethal, ATTACK, codes.NO)
    assert pack(lethal) == before


def test_an_action_that_was_left_unused_is_a_reason():
    game = build(["Hulk"])
    played, kept = code(game, "Play Hulk"), codes.PASS
    assert reason(contrasted(game, played, kept), "gold") == {
        "kind": "gold", "object": 0, "first": 1.0, "second": 0.0, "games": GAMES,
    }  # fmt: skip
    assert reason(contrasted(game, kept, played), "gold") is None


def test_offense_that_came_into_play_and_a_card_that_stayed_in_hand_are_reasons():
    game = build(["Hulk"])
    played, kept = code(game, "Play Hulk"), codes.PASS
    offense = reason(contrasted(game, played, kept), "offense")
    assert (offense["first"], offense["second"]) == (9.0, 0.0)
    card = reason(contrasted(game, kept, played), "card")
    assert (card["object"], card["first"], card["second"]) == (codes.CARD + game.hand[0][0], 1.0, 0.0)
    assert COACH.name(game, card["object"]) == "Hulk"


def test_where_no_action_is_left_it_is_no_reason():
    assert reason(contrasted(build(["Hulk"], actions=0), codes.PASS, codes.PASS), "gold") is None


def test_a_piece_that_was_kept_and_one_that_was_broken_are_reasons():
    """The Human would attack into the Hulk; the Hulk would break the Human."""
    scene = set_table(Side(board=["Human"], deck=DECK), Side(board=["Hulk"], deck=DECK), step="battle")
    scene.all_pass()
    kept = reason(contrasted(scene.game, codes.NO, ATTACK), "champion")
    assert kept["object"] == scene.game.ref_of[scene.game.board[0][0]]
    assert kept["first"] > kept["second"]
    assert COACH.name(scene.game, kept["object"]) == "Human"


def test_of_pieces_of_one_name_none_is_a_reason():
    scene = set_table(Side(board=["Human"] * 2, deck=DECK), Side(board=["Hulk"], deck=DECK), step="battle")
    scene.all_pass()
    assert reason(contrasted(scene.game, codes.NO, ATTACK), "champion") is None


def test_long_games_are_played_until_the_budget_is_used_up(lethal):
    assert {line["idea"]["games"] for line in contrasted(lethal, ATTACK, codes.NO, budget=1)} == {FEWEST}


@pytest.mark.parametrize("seed", [13, 14, 20, 24])  # games of two
def test_unseen_cards_move_no_look_and_no_chance(seed):
    chance, asked = Rng(seed), 0
    for game in positions(seed, 19):
        if len(game.options) == 1 or not is_reviewed(game):
            continue
        seat, option, asked = game.seat, game.options[-1], asked + 1

        def said(one, seat=seat, option=option):
            seen, ideas = observe(one, seat), [(one.options[0], []), (option, [])]
            found = None if one.kind in COACH.sets else contrast(COACH, seen, Rng(seed), ideas, 1, 2)
            refs = () if one.kind in COACH.sets else None
            return found, review(COACH.bot(1), seen, Rng(seed), option, refs, FEWEST), win_chance(one, seat)

        real = said(game)
        for other in (permuted(game, seat, chance), others_dealt(game, seat, chance)):
            assert said(other) == real
    assert asked >= 2


def test_what_the_bot_does_not_search_for_is_not_reviewed_and_a_set_at_its_first_pick_only():
    kinds = {True: set(), False: set()}
    for seed in range(6):
        for game in positions(seed):
            if game.kind not in COACH.sets:
                kinds[is_reviewed(game)].add(game.kind)
            else:
                assert is_reviewed(game) == (not game.frames[-1].picks)
    assert {codes.PRIORITY, codes.ATTACK, codes.TARGETS} <= kinds[True]
    assert set() < kinds[False] <= {codes.DISCARDS, codes.DIVIDE, codes.ORDERS}


def test_whoever_is_far_ahead_is_more_likely_to_win():
    even, ahead = (win_chance(set_table(Side(), Side(mojo=mojo), step="pre_battle").game, 0) for mojo in (30, 3))
    assert 0.4 < even < 0.6 < ahead < 1.0


def test_what_lies_face_down_moves_no_chance_of_who_may_not_know_it():
    small, large = (
        set_table(Side(), Side(board=[in_play(name, face_down=True)]), step="pre_battle").game
        for name in ("Gravedigger", "Dark Angel")
    )
    assert win_chance(small, 0) == win_chance(large, 0)
    assert win_chance(small, 1) < win_chance(large, 1)


def test_of_a_game_that_is_over_the_chance_is_what_came_of_it(lethal):
    lethal.reason, lethal.winners = codes.BY_MOJO, (1,)
    assert [win_chance(lethal, seat) for seat in (0, 1)] == [0.0, 1.0]
    lethal.winners = ()
    assert [win_chance(lethal, seat) for seat in (0, 1)] == [0.5, 0.5]
