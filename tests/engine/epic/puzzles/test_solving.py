"""Exhaustive search: what it proves is so by a search that leaves nothing out, and what it cannot prove it refuses."""

import pytest

from engine.epic import describe, new_game
from engine.epic.positions import read, write
from engine.epic.puzzles import CARDS, SURVIVE, WIN, NotOpen, Solver, TooLarge, is_open, open_position
from engine.epic.puzzles.solving import FAILED, key_of
from engine.epic.rules import apply_trusted, codes
from engine.epic.rules.setup import Setup

ENOUGH = 100_000
WURM = "Burrowing Wurm"
DECK = "deck=20*BurrowingWurm@01"
BATTLE = (  # the last scene
    "turn=7 active=0 first=0 moment=main seat=0"
    f" / health=4 gold=1 hand=Rage@01,FlameStrike@01 board=Kong discard=- {DECK}"
    f" / health=14 gold=0 hand=- board=HillGiant,CaveTroll discard=- {DECK}"
)
ATTACKED = (
    "turn=4 active=1 first=0 moment=before-blocks seat=0 passed"
    f" / health=6 gold=0 hand=- board=CaveTroll,HillGiant discard=- {DECK}"
    f" / health=20 gold=1 hand={{}} board=Kong(attacking,expended),CaveTroll discard=- {DECK}"
)


def main(mine, theirs, *, hand="-", gold=1, health=10, their_hand="-", their_gold=0):
    """A main phase of seat 0 with these champions."""
    return (
        "turn=7 active=0 first=0 moment=main seat=0"
        f" / health=10 gold={gold} hand={hand} board={mine} discard=- {DECK}"
        f" / health={health} gold={their_gold} hand={their_hand} board={theirs} discard=- {DECK}"
    )


POSITIONS = {
    "battle": (BATTLE, WIN),
    "two attacks": (main("HillGiant,2*CaveTroll", "HillGiant", health=10), WIN),
    "nobody blocks": (main("HillGiant,CaveTroll", "-", health=13), WIN),
    "too little": (main("HillGiant,CaveTroll", "-", health=14), WIN),
    "an answer": (main("Kong", "-", health=13, their_hand="Banishment@01", their_gold=1), WIN),
    "no gold for the answer": (main("Kong", "-", health=13, their_hand="Banishment@01"), WIN),
    "cards are drawn": (main("HillGiant", "-", hand="AncientChant@01", health=9), WIN),
    "one blocker is enough": (ATTACKED.format("-"), SURVIVE),
    "a second attack": (ATTACKED.format("Rage@01"), SURVIVE),
}


def solved(text, goal):
    game = read(text)
    return game, Solver(game, goal, 0, ENOUGH)


def reached(game, goal, turn):
    """The goal is reached against every answer: without a table, an order or an end before all is looked at."""
    if game.reason:
        return game.winner == 0
    if game.turn != turn:
        return goal == SURVIVE
    found = []
    for option in game.options:
        child = game.clone()
        apply_trusted(child, option)
        found.append(reached(child, goal, turn))
    return any(found) if game.seat == 0 else all(found)


def words(game, made):
    """What an action says."""
    game, said = game.clone(), []
    for code in made:
        said.append(describe(game, code)["text"])
        apply_trusted(game, code)
    return said


@pytest.mark.parametrize("name", POSITIONS)
def test_what_is_proved_is_so_by_a_plain_search(name):
    text, goal = POSITIONS[name]
    game, solver = solved(text, goal)
    assert solver.reaches(game) == reached(game, goal, game.turn)
    for made, works in solver.first_actions(game):
        child = game.clone()
        for code in made:
            apply_trusted(child, code)
        assert works == reached(child, goal, game.turn)


@pytest.mark.parametrize(
    ("name", "length"),
    [
        ("battle", 3),
        ("nobody blocks", 1),
        ("too little", FAILED),
        ("an answer", FAILED),
        ("no gold for the answer", 1),
        ("one blocker is enough", 1),
    ],
)
def test_lengths_count_actions_of_the_player(name, length):
    game, solver = solved(*POSITIONS[name])
    assert solver.length(game) == length


def test_first_actions_that_work_are_told_from_those_that_do_not():
    game, solver = solved(*POSITIONS["two attacks"])
    found = solver.first_actions(game)
    assert [words(game, made) for made, works in found if works] == [
        ["Attack", "Hill Giant", "Attack with these"],
        ["Attack", "Cave Troll (1 of 2)", "Attack with these"],
    ]
    assert ["End your turn"] in [words(game, made) for made, works in found if not works]


def test_first_actions_that_lead_to_the_same_count_once():
    game, solver = solved(*POSITIONS["two attacks"])
    attacks = [words(game, made)[1:] for made, _ in solver.first_actions(game) if len(made) > 1]
    assert len(attacks) == 5  # one troll or two, with the giant or without, or the giant alone


def test_a_search_ends_where_its_limit_is():
    game = read(BATTLE)
    solver = Solver(game, WIN, 0, 20)
    with pytest.raises(TooLarge):
        solver.first_actions(game)
    assert solver.nodes == 21


def test_hidden_cards_are_refused():
    for text in (BATTLE.replace("Rage@01", "Rage@0"), BATTLE.replace("hand=-", "hand=Kong@1")):
        assert not is_open(read(text))
        with pytest.raises(NotOpen, match="hidden"):
            Solver(read(text), WIN, 0, ENOUGH)
    assert is_open(read(BATTLE))


@pytest.mark.parametrize("where", ["hand=Rage@01,TemporalShift@01", "hand=Rage@01 deity=Gareth,FatherofGenius"])
def test_a_card_that_hides_others_is_refused(where):
    with pytest.raises(NotOpen, match="can hide others"):
        Solver(read(BATTLE.replace("hand=Rage@01,FlameStrike@01", where).replace("Gareth,", "Gareth")), WIN, 0, ENOUGH)


def test_a_line_that_draws_a_whole_deck_is_refused():
    text = main("HillGiant", "-", hand="AncientChant@01", health=9).replace(DECK, "deck=2*BurrowingWurm@01")
    game = read(text)
    with pytest.raises(NotOpen, match="whole deck"):
        Solver(game, WIN, 0, ENOUGH).first_actions(game)


def test_a_position_of_a_game_is_opened():
    game = new_game(Setup((("Kong",) * 10, ("Rage",) * 10), first=0), 1)
    for _ in range(2):
        apply_trusted(game, codes.STOP)
    assert not is_open(game)
    opened = read(open_position(game, WURM))
    assert is_open(opened)
    assert [len(deck) for deck in opened.deck] == [CARDS, CARDS]
    assert write(opened).count("5*Kong@01") == 1


def test_positions_are_the_same_whatever_their_cards_are_called():
    one = read(main("HillGiant(expended),CaveTroll", "-"), 1)
    two = read(main("CaveTroll,HillGiant(expended)", "-"), 2)
    other = read(main("CaveTroll(expended),HillGiant", "-"), 1)
    assert key_of(one) == key_of(two)
    assert key_of(one) != key_of(other)
