"""Priority, speeds, the line and what lies on it (rule book, Timing, Playing Cards, Legal Targets)."""

import pytest

from engine.epic_tcg.language import (
    ACTION,
    ANYTHING,
    BUILD,
    CHAMPION,
    CONSTRUCTED,
    EXPEND,
    FAST,
    FLIP,
    INSTANT_FAST,
    OBJECT,
    PACED,
    THIS,
    UNTARGETABLE,
    YOUR_CHAMPION,
    Activated,
    Break,
    Choice,
    Damage,
    Discard,
    Draw,
    Each,
    Either,
    Gain,
    GainMojo,
    LoseMojo,
    MustPay,
    OnLine,
    Piece,
    Stop,
    Target,
)
from engine.epic_tcg.rules import events
from tests.engine.epic_tcg import made_up
from tests.engine.epic_tcg.made_up import champion, event, thing
from tests.engine.epic_tcg.scenario import Side, in_play


@pytest.fixture(autouse=True, scope="module")
def cards():
    with made_up.known(
        champion("Recruit"),
        champion("Ambusher", speed=FAST),
        champion("Rider", speed=PACED),
        champion("Archer", Activated((EXPEND,), FAST, Damage(2, Target(ANYTHING)))),
        champion("Watchman", Activated((FLIP,), FAST, Draw())),
        champion("Veteran", Activated((ACTION,), BUILD, GainMojo(4))),
        champion("Martyr", Activated((Break(THIS),), FAST, GainMojo(5))),
        champion("Usurer", Activated((LoseMojo(3), Discard()), FAST, Draw(2))),
        champion("Prophet", Activated((EXPEND,), INSTANT_FAST, Draw())),
        thing("Altar", Activated((EXPEND, Break(Choice(YOUR_CHAMPION))), FAST, Draw(2))),
        event("Spark", Damage(2, Target(ANYTHING))),
        event("Flash", GainMojo(1), speed=INSTANT_FAST),
        event("No", Stop(Target(OnLine()))),
        event("Silence", Stop(Target(OnLine(cards=False, abilities=True)))),
        event("Hide", Gain(Each(YOUR_CHAMPION), UNTARGETABLE)),
        event("Ruin", Draw(), Break(Target(Piece(CHAMPION)))),
        event("Havoc", Break(Target(Piece(CHAMPION))), Break(Target(Piece(OBJECT)))),
        event("Choice", Either(Draw(2), Break(Target(Piece(OBJECT))), Damage(1, Target(ANYTHING)))),
        event("Slow Plan", Draw(), speed=BUILD),
        event("Tithe", Draw(3), playing=(MustPay((ACTION, LoseMojo(4))),)),
        event("Twin Bolt", Damage(1, Target(ANYTHING, 2))),
        event("Salvo", Damage(1, Target(ANYTHING, 2, up_to=True))),
        event("Purge", Break(Each(Piece(CHAMPION, not_origin=CONSTRUCTED)))),
    ):
        yield


# --- speeds ----------------------------------------------------------------------------------------------------------


def test_build_and_paced_are_for_ones_own_steps_and_an_empty_line(table):
    """Rule book, When a Card Can Be Played, The Line."""
    hand = ["Recruit", "Ambusher", "Rider", "Spark"]
    game = table(you=Side(hand=hand), opponent=Side(hand=hand))
    game.could_play("Recruit", "Ambusher", "Rider", "Spark")
    game.play("Spark")
    game.choose("opponent")
    game.could_play("Ambusher")
    game.passes()
    game.could_play("Ambusher", "Spark")


@pytest.mark.parametrize(
    ("step", "playable"),
    [
        ("pre_battle", ["Ambusher", "Rider"]),
        ("battle", ["Ambusher"]),
        ("build", ["Ambusher", "Recruit", "Rider"]),
        ("end", ["Ambusher"]),
    ],
)
def test_when_a_card_can_be_played(table, step, playable):
    """Rule book, When a Card Can Be Played."""
    game = table(you=Side(hand=["Recruit", "Ambusher", "Rider"]), opponent=Side(), step=step)
    game.could_play(*playable)


def test_nobody_plays_in_the_prepare_step(table):
    """Rule book, Steps."""
    game = table(you=Side(), opponent=Side(hand=["Spark"]))
    game.end_turn()
    assert game.step == "pre_battle"


# --- priority and the line -------------------------------------------------------------------------------------------


def test_last_in_first_out_and_a_champion_that_resolves_is_in_play(table):
    """Rule book, The Line, How to Play a Card, Type."""
    game = table(you=Side(hand=["Recruit"]), opponent=Side(hand=["Spark"]))
    game.play("Recruit")
    assert game.line == ["Recruit"]
    game.you.passes()
    game.opponent.play("Spark")
    game.choose("you")
    assert game.line == ["Recruit", "Spark"]
    assert game.decider == "opponent"  # who made the play may respond first (The Line)
    game.resolve()
    assert (game.you.mojo, game.line, game.you.board) == (28, ["Recruit"], [])
    assert game.decider == "you"  # the active player regains priority
    game.resolve()
    assert game.you.board == ["Recruit"]
    assert game.opponent.discard_pile == ["Spark"]


def test_a_pass_ends_nothing_when_somebody_else_plays(table):
    """Rule book, Ending a Step, Priority."""
    game = table(you=Side(hand=["Spark"]), opponent=Side(hand=["Spark"]))
    game.you.passes()
    game.opponent.play("Spark")
    game.choose("you")
    game.resolve()
    assert (game.step, game.decider) == ("build", "you")  # may try again to end the step (Ending a Step)


def test_instantaneous_resolves_at_once_and_its_player_keeps_priority(table):
    """Rule book, Instantaneous."""
    game = table(you=Side(hand=["Spark"]), opponent=Side(hand=["Flash", "Flash"]))
    game.play("Spark")
    game.choose("opponent")
    game.passes()
    game.opponent.play("Flash")
    assert (game.opponent.mojo, game.line, game.decider) == (31, ["Spark"], "opponent")
    game.opponent.play("Flash")
    assert game.opponent.mojo == 32


def test_stop_takes_a_card_off_the_line_into_its_controllers_discard_pile(table):
    """Rule book, Stop, Discard Pile."""
    game = table(you=Side(hand=["Recruit"]), opponent=Side(hand=["No"]))
    game.play("Recruit")
    game.passes()
    game.play("No")  # its only target is named by itself
    game.resolve()
    assert (game.line, game.you.discard_pile, game.you.board) == ([], ["Recruit"], [])
    assert len(game.events(events.STOPPED)) == 1


def test_what_is_unstoppable_is_not_stopped(table):
    """Rule book, Unstoppable."""
    game = table(you=Side(hand=["Burrowing Wurm"]), opponent=Side(hand=["No"]))
    game.play("Burrowing Wurm")
    game.passes()
    game.play("No")
    game.resolve()
    assert game.line == ["Burrowing Wurm"]


def test_an_ability_is_on_the_line_too_and_can_be_stopped_by_what_stops_abilities(table):
    """Rule book, The Line, Abilities."""
    game = table(you=Side(board=["Archer"]), opponent=Side(hand=["Silence", "No"]))
    game.use("Archer")
    game.choose("opponent")
    game.passes()
    game.could_play("Silence")
    game.play("Silence")
    game.resolve()
    assert (game.line, game.opponent.mojo) == ([], 30)


# --- targets ---------------------------------------------------------------------------------------------------------


def test_a_card_is_only_played_on_a_legal_target(table):
    """Rule book, Legal Targets."""
    game = table(you=Side(hand=["Ruin", "Havoc"], board=["Recruit"]), opponent=Side())
    game.could_play("Ruin")  # Havoc needs an object as well


def test_an_illegal_target_is_unaffected_and_the_rest_happens(table):
    """Rule book, Legal Targets, Untargetable."""
    game = table(you=Side(hand=["Havoc"]), opponent=Side(board=["Recruit", "Altar"], hand=["Hide"]))
    game.play("Havoc")
    game.passes()
    game.play("Hide")
    game.resolve()
    game.resolve()
    assert game.opponent.board == ["Recruit"]  # the example of Legal Targets: the object is broken


def test_without_any_legal_target_all_of_it_fails(table):
    """Rule book, Legal Targets."""
    game = table(you=Side(hand=["Ruin"]), opponent=Side(board=["Recruit"], hand=["Hide"]))
    game.play("Ruin")
    game.passes()
    game.play("Hide")
    game.resolve()
    game.resolve()
    assert game.opponent.board == ["Recruit"]
    assert (game.you.hand, game.you.discard_pile) == ([], ["Ruin"])
    assert len(game.events(events.FAILED)) == 1


def test_a_target_that_has_left_play_is_no_target_any_more(table):
    """Rule book, Legal Targets."""
    game = table(you=Side(hand=["Ruin"]), opponent=Side(board=["Martyr"]))
    game.play("Ruin")
    game.passes()
    game.use("Martyr")
    game.resolve()
    game.resolve()
    assert (game.opponent.mojo, game.you.hand) == (35, [])


def test_modes_are_named_first_and_only_those_that_can_be(table):
    """Rule book, How to Play a Card."""
    game = table(you=Side(hand=["Choice"]), opponent=Side())
    game.play("Choice")
    assert game.asks == "mode"
    assert game.operands(7) == [0, 2]  # there is no object to break
    game.mode(2)
    game.could_choose("you", "opponent")
    game.choose("opponent")
    game.resolve()
    assert game.opponent.mojo == 29


def test_several_targets_are_different_ones(table):
    """Rule book, Legal Targets."""
    game = table(you=Side(hand=["Twin Bolt"]), opponent=Side(board=["Recruit"]))
    game.play("Twin Bolt")
    game.choose("opponent")
    assert game.line == ["Twin Bolt"]  # the champion is the only one left
    game.resolve()
    assert (game.opponent.mojo, game.piece("Recruit").damage) == (29, 1)


def test_up_to_may_be_fewer_or_none(table):
    game = table(you=Side(hand=["Salvo"]), opponent=Side())
    game.play("Salvo")
    game.done()
    game.resolve()
    assert (game.you.mojo, game.opponent.mojo, game.you.discard_pile) == (30, 30, ["Salvo"])


# --- costs -----------------------------------------------------------------------------------------------------------


def test_expend_and_flip_are_paid_by_prepared_pieces_only(table):
    """Rule book, Expend, Flip."""
    game = table(
        you=Side(board=["Archer", in_play("Archer", expended=True), in_play("Watchman", flipped=True)]),
        opponent=Side(),
    )
    game.could_use("Archer")
    assert len(game.operands(2)) == 1
    game.use("Archer#1")
    game.choose("opponent")
    assert game.piece("Archer#1").expended
    game.resolve()
    assert game.opponent.mojo == 28


def test_flip_as_a_cost(table):
    """Rule book, Flip."""
    game = table(you=Side(board=["Watchman"]), opponent=Side())
    game.use("Watchman")
    assert game.piece("Watchman").flipped
    game.resolve()
    assert game.you.hand == ["Burrowing Wurm"]


def test_a_champion_may_use_abilities_the_turn_it_comes_into_play(table):
    """Rule book, Battle."""
    game = table(you=Side(hand=["Recruit", "Archer"]), opponent=Side())
    game.play("Archer")
    game.resolve()
    game.could_use("Archer")


def test_an_action_as_a_cost_and_the_speed_of_an_ability(table):
    """Rule book, Abilities."""
    game = table(you=Side(board=["Veteran"], hand=["Spark"]), opponent=Side(board=["Veteran"]))
    game.use("Veteran")
    assert game.you.actions == 0
    game.resolve()
    assert game.you.mojo == 34
    game.passes()
    game.could_use()  # build speed is for one's own Build Step


def test_costs_are_paid_when_it_is_announced(table):
    """Rule book, How to Play a Card."""
    game = table(you=Side(board=["Martyr", "Usurer"], hand=["Spark", "Hide"]), opponent=Side())
    game.use("Martyr")
    assert (game.you.board, game.you.discard_pile, game.you.mojo) == (["Usurer"], ["Martyr"], 30)
    game.resolve()
    assert game.you.mojo == 35
    game.use("Usurer")
    game.choose("Hide")
    assert (game.you.mojo, game.you.hand) == (32, ["Spark"])


def test_a_cost_that_cannot_be_paid_as_a_whole_is_not_offered(table):
    game = table(you=Side(board=["Usurer"], hand=[], mojo=30), opponent=Side(board=["Usurer"], hand=["Spark"], mojo=2))
    game.could_use()
    game.passes()
    game.could_use()


def test_breaking_a_champion_as_a_cost(table):
    game = table(you=Side(board=["Altar", "Recruit", "Archer"]), opponent=Side())
    game.use("Altar")
    game.could_choose("Recruit", "Archer")
    game.choose("Archer")
    assert game.you.discard_pile == ["Archer"]
    game.resolve()
    assert len(game.you.hand) == 2


def test_one_of_two_ways_to_pay(table):
    game = table(you=Side(hand=["Tithe", "Tithe"]), opponent=Side())
    game.play("Tithe")
    assert game.asks == "payment"
    game.mode(0)
    assert (game.you.actions, game.you.mojo) == (0, 30)
    game.resolve()
    game.play("Tithe")  # no action left: Mojo pays
    assert game.you.mojo == 26


def test_an_instantaneous_ability(table):
    """Rule book, Instantaneous."""
    game = table(you=Side(board=["Prophet"]), opponent=Side(hand=["No"]))
    game.use("Prophet")
    assert (game.you.hand, game.line) == (["Burrowing Wurm"], [])


def test_traits_are_matched(table):
    game = table(you=Side(hand=["Purge"], board=["Recruit"]), opponent=Side(board=["Graft-Steel Crusher", "Altar"]))
    game.play("Purge")
    game.resolve()
    assert (game.you.board, game.opponent.board) == ([], ["Graft-Steel Crusher", "Altar"])
