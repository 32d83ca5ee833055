"""When-triggers and as-triggers (rule book, Triggers)."""

import pytest

from engine.epic_tcg.cards.tokens import HUMAN, INSECT
from engine.epic_tcg.language import (
    ACTION,
    ANYTHING,
    CHAMPION,
    DAMAGE_DEALT,
    DEFENSE_OF_IT,
    ENTERS,
    EXPEND,
    FAST,
    GOOD,
    INSTANT_FAST,
    OPPONENT,
    PAID,
    THAT_PLAYER,
    THIS,
    YOU,
    Activated,
    As,
    Break,
    Breaks,
    CardIn,
    Damage,
    Damages,
    Discard,
    Draw,
    Draws,
    Each,
    Expend,
    GainMojo,
    IsBroken,
    LeavesDiscard,
    LoseMojo,
    MakeTokens,
    May,
    MayPay,
    On,
    Piece,
    Player,
    Plays,
    PutCounters,
    PutIntoHand,
    Target,
    Traits,
    When,
)
from engine.epic_tcg.rules import events
from tests.engine.epic_tcg import made_up
from tests.engine.epic_tcg.made_up import champion, event, thing
from tests.engine.epic_tcg.scenario import Side


@pytest.fixture(autouse=True, scope="module")
def cards():
    with made_up.known(
        champion("Footman"),
        champion("Greeter", When(ENTERS, GainMojo(2))),
        champion("Assassin", When(ENTERS, Break(Target(Piece(CHAMPION, other=True))))),
        champion("Tired", As(ENTERS, Expend(THIS))),
        champion("Crowned", As(ENTERS, PutCounters(2))),
        champion("Payer", When(ENTERS, Draw(), only_if=PAID), playing=(MayPay(ACTION),)),
        champion("Mourner", When(IsBroken(Piece(CHAMPION)), GainMojo(DEFENSE_OF_IT))),
        champion("Phoenix", When(On.BROKEN, Damage(2, Target(Player())))),
        champion("Leech", When(Damages(together=True), GainMojo(DAMAGE_DEALT))),
        champion("Bandit", When(Damages(Player()), Discard(who=THAT_PLAYER)), offense=1),
        champion("Duelist", When(Breaks(Piece(CHAMPION)), Draw()), offense=5, defense=9),
        champion("Early Bird", When(On.YOUR_PRE_BATTLE, MakeTokens(1, INSECT))),
        champion("Late Bird", When(On.EACH_END, GainMojo(1))),
        thing("Chapel", When(Plays(Traits(alignment=GOOD, price=ACTION)), May(MakeTokens(1, HUMAN)))),
        thing("Library", When(Draws(OPPONENT), LoseMojo(1, THAT_PLAYER))),
        thing("Shrine", When(LeavesDiscard(CardIn(whose=YOU)), GainMojo(1))),
        event("Hymn", GainMojo(1), alignment=GOOD, price=ACTION),
        event("Carol", GainMojo(1), alignment=GOOD),
        event("Quake", Damage(3, Each(Piece(CHAMPION)))),
        event("Insight", Draw(2)),
        event("Snap", Damage(1, Target(ANYTHING)), speed=INSTANT_FAST),
        event("Memory", GainMojo(1), discard=(When(LeavesDiscard(), GainMojo(5)),)),
        event("Echo", discard=(When(Plays(Traits(alignment=GOOD, price=ACTION)), May(PutIntoHand(THIS))),)),
        event("Dig", PutIntoHand(Target(CardIn()))),
        champion("Sniper", Activated((EXPEND,), FAST, Break(Target(Piece(CHAMPION))))),
    ):
        yield


def test_a_when_trigger_is_put_on_the_line_and_can_be_responded_to(table):
    """Rule book, When Triggers, Triggers."""
    game = table(you=Side(hand=["Greeter"]), opponent=Side(hand=["Snap"]))
    game.play("Greeter")
    game.resolve()
    assert (game.you.board, game.line, game.you.mojo, game.decider) == (["Greeter"], ["Greeter"], 30, "you")
    game.resolve()
    assert game.you.mojo == 32


def test_its_target_is_named_when_it_is_put_on_the_line(table):
    """Rule book, When Triggers."""
    game = table(you=Side(hand=["Assassin"], board=["Footman"]), opponent=Side(board=["Footman"]))
    game.play("Assassin")
    game.resolve()
    assert game.asks == "target"
    game.choose("their Footman")
    game.resolve()
    assert (game.you.board, game.opponent.board) == (["Footman", "Assassin"], [])


def test_without_a_legal_target_it_is_not_put_there(table):
    """Rule book, When Triggers; T12."""
    game = table(you=Side(hand=["Assassin"]), opponent=Side())
    game.play("Assassin")
    game.resolve()
    assert game.line == []
    assert len(game.events(events.NO_TARGET)) == 1


def test_as_triggers_happen_with_the_condition(table):
    """Rule book, As Triggers, Triggers."""
    game = table(you=Side(hand=["Tired", "Crowned"]), opponent=Side())
    game.play("Tired")
    game.resolve()
    assert (game.piece("Tired").expended, game.line) == (True, [])
    game.play("Crowned")
    game.resolve()
    assert (game.piece("Crowned").offense, game.piece("Crowned").counters) == (5, 2)


def test_a_condition_of_a_trigger_and_what_was_paid_on_top(table):
    game = table(you=Side(hand=["Payer", "Payer"]), opponent=Side())
    game.play("Payer")
    game.accept()
    assert game.you.actions == 0
    game.resolve()
    game.resolve()
    assert game.you.hand == ["Burrowing Wurm", "Payer"]
    game.play("Payer")  # no action left
    game.resolve()
    assert game.line == []


def test_the_active_players_triggers_first_and_each_player_orders_their_own(table):
    """Rule book, When Triggers."""
    game = table(
        you=Side(hand=["Quake"], board=["Mourner", "Phoenix", "Crowned"]), opponent=Side(board=["Phoenix"])
    )  # fmt: skip
    game.play("Quake")
    game.resolve()
    assert (game.asks, game.decider) == ("order", "you")
    game.order("Phoenix")
    game.choose("opponent")
    while game.asks == "order":
        game.order("Mourner")
    assert (game.asks, game.decider) == ("target", "opponent")
    game.choose("you")
    assert game.line == ["Phoenix", "Mourner", "Mourner", "Mourner", "Mourner", "Phoenix"]
    assert game.decider == "you"
    game.resolve()
    assert game.you.mojo == 28
    game.resolve()
    assert game.you.mojo == 31  # the defense of what was broken, as last seen


def test_plays_triggers_go_on_the_line_above_the_card(table):
    """Rule book, When Triggers; T38."""
    game = table(you=Side(hand=["Hymn", "Carol"], board=["Chapel"]), opponent=Side())
    game.play("Hymn")
    assert game.line == ["Hymn", "Chapel"]
    game.resolve()
    game.accept()
    assert (game.you.board, game.you.mojo) == (["Chapel", "Human"], 30)
    game.resolve()
    game.play("Carol")
    assert game.line == ["Carol"]  # its printed price is no action


def test_it_works_from_the_discard_pile_while_the_card_lies_there(table):
    """Rule book, Playing Cards."""
    game = table(you=Side(hand=["Hymn"], discard=["Echo"]), opponent=Side())
    game.play("Hymn")
    game.resolve()
    game.accept()
    assert game.you.hand == ["Echo"]


def test_drawing_triggers_once_for_each_card(table):
    game = table(you=Side(hand=["Insight"]), opponent=Side(board=["Library"]))
    game.play("Insight")
    game.resolve()
    assert game.line == ["Library", "Library"]
    game.resolve()
    game.resolve()
    assert game.you.mojo == 28


def test_what_triggers_in_the_prepare_step_waits_for_the_pre_battle_step(table):
    """House ruling T13."""
    game = table(you=Side(board=["Library"]), opponent=Side())
    game.end_turn()
    assert (game.step, game.line, game.decider) == ("pre_battle", ["Library"], "opponent")


def test_beginnings_of_steps(table):
    """Rule book, Steps."""
    game = table(you=Side(board=["Late Bird"]), opponent=Side(board=["Early Bird", "Late Bird"]))
    game.go_to("end")
    assert game.line == ["Late Bird", "Late Bird"]
    game.resolve()
    assert (game.you.mojo, game.opponent.mojo) == (30, 31)
    game.end_turn()
    assert (game.step, game.line) == ("pre_battle", ["Early Bird"])
    game.resolve()
    assert game.opponent.board == ["Early Bird", "Late Bird", "Insect"]


def test_dealing_damage_triggers(table):
    game = table(you=Side(board=["Leech", "Bandit"]), opponent=Side(hand=["Hymn"]), step="battle")
    game.passes()
    game.passes()
    game.attack("Leech", "Bandit")
    for _ in range(4):
        game.passes()
    assert game.opponent.mojo == 26
    game.order("Leech")
    game.resolve()
    assert game.opponent.hand == []
    game.resolve()
    assert game.you.mojo == 33


def test_breaking_a_champion_by_damage_triggers(table):
    game = table(you=Side(board=["Duelist"]), opponent=Side(board=["Footman"]), step="battle")
    game.passes()
    game.passes()
    game.attack("Duelist")
    game.passes()
    game.passes()
    game.block("Footman")
    game.passes()
    game.passes()
    assert (game.opponent.board, game.line) == ([], ["Duelist"])


def test_leaving_a_discard_pile_triggers(table):
    game = table(you=Side(hand=["Dig"], discard=["Memory"], board=["Shrine"]), opponent=Side())
    game.play("Dig")
    game.resolve()
    game.order("Memory")
    game.resolve()
    game.resolve()
    assert (game.you.mojo, game.you.hand) == (36, ["Memory"])


def test_after_an_instantaneous_card_its_triggers_come_and_its_player_has_priority(table):
    """Rule book, Instantaneous."""
    game = table(you=Side(board=["Sniper"]), opponent=Side(hand=["Snap"], board=["Crowned", "Mourner"]))
    game.passes()
    game.play("Snap")
    game.choose("Sniper")
    assert (game.piece("Sniper").damage, game.decider) == (1, "opponent")
