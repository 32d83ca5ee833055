"""Words of few cards: looking at the top of a deck, revealing, what is put on the line, waits or lasts for the turn."""

import pytest

from engine.epic_tcg.cards.tokens import ZOMBIE
from engine.epic_tcg.language import (
    ACTION,
    ANY_NUMBER,
    CHAMPION,
    HAND,
    IT,
    NATURAL,
    TOP,
    UNSTOPPABLE,
    WILD,
    YOU,
    YOUR_BUILD,
    YOUR_CHAMPION,
    AtEnd,
    Banish,
    Break,
    CardIn,
    Choice,
    Choose,
    Damage,
    Done,
    Draw,
    Each,
    GainMojo,
    Have,
    If,
    InstantaneousIf,
    ItIs,
    LookAtTop,
    LoseMojo,
    MakeTokens,
    May,
    MustPay,
    Number,
    NumberOf,
    On,
    OnLine,
    Piece,
    Player,
    PlayerHas,
    PlayerTrait,
    PutIntoPlay,
    PutOnLine,
    PutOnTop,
    Reveal,
    RevealTop,
    Stop,
    Target,
    ThisTurn,
    Traits,
    Unless,
    When,
    WhenPlayed,
    X,
)
from engine.epic_tcg.rules import events
from tests.engine.epic_tcg import made_up
from tests.engine.epic_tcg.made_up import champion, event, thing
from tests.engine.epic_tcg.scenario import Side


@pytest.fixture(autouse=True, scope="module")
def cards():
    with made_up.known(
        champion("Footman"),
        champion("Wild One", alignment=WILD),
        event("Scry", LookAtTop(3), Draw(Choice(CardIn(zone=TOP))), Banish(Each(CardIn(zone=TOP)))),
        event("Arrange", LookAtTop(3), PutOnTop(Each(CardIn(zone=TOP)))),
        event("Call", LookAtTop(2), Choose(Choice(CardIn(CHAMPION, zone=TOP))), PutIntoPlay(IT)),
        event("Forage", RevealTop(), If(ItIs((Traits(origin=NATURAL),)), Draw(IT))),
        event("Boast", Reveal(ANY_NUMBER, Traits(alignment=WILD)), GainMojo(X)),
        event("Proof", Unless(YOU, Reveal(2, Traits(alignment=WILD)), LoseMojo(5))),
        event("Echo", Damage(3, Target(Player())), discard=(When(On.YOUR_PRE_BATTLE, May(PutOnLine())),), price=ACTION),
        event("Flare", PutIntoPlay(Choice(CardIn(CHAMPION, zone=HAND))), AtEnd(Banish(IT))),
        event("Peace", ThisTurn(PlayerHas(YOU, PlayerTrait.CANNOT_BE_ATTACKED))),
        event("Reap", Break(Each(YOUR_CHAMPION)), MakeTokens(Done(Traits(token=False)), ZOMBIE)),
        event("Dawn", If(WhenPlayed(YOUR_BUILD), GainMojo(5), GainMojo(1))),
        event("Maul", Break(Target(Piece(CHAMPION))), playing=(InstantaneousIf((Traits(token=True),)),)),
        event(
            "Black Rite",
            Break(Target(Piece(CHAMPION), Number(NumberOf.X, plus=1))),
            playing=(MustPay((Reveal(ANY_NUMBER, Traits(alignment=WILD)),)),),
        ),
        thing("Sigil", Have(OnLine(whose=YOU), UNSTOPPABLE)),
        event("No", Stop(Target(OnLine()))),
    ):
        yield


def cast(table, name, **you):
    game = table(you=Side(hand=[name, *you.pop("hand", [])], **you), opponent=Side())
    game.play(name)
    game.resolve()
    return game


def test_look_at_the_top_draw_one_and_banish_the_rest(table):
    game = cast(table, "Scry", top=["Footman", "Hulk", "Bruiser"])
    game.could_choose("Footman", "Hulk", "Bruiser")
    game.choose("Hulk")
    assert game.you.hand == ["Hulk"]
    assert sorted(game.you.deck[-2:]) == ["Bruiser", "Footman"]
    assert {entry[7] for entry in game.events(events.REVEALED)} == {1}  # you alone looked


def test_put_back_on_top_in_any_order(table):
    game = cast(table, "Arrange", top=["Footman", "Hulk", "Bruiser"])
    game.choose("Bruiser")
    game.choose("Footman")
    assert game.you.deck[:3] == ["Bruiser", "Footman", "Hulk"]


def test_into_play_from_the_top(table):
    game = cast(table, "Call", top=["Footman", "Peace"])
    assert (game.you.board, game.you.deck[0]) == (["Footman"], "Peace")


def test_what_is_revealed_is_seen_by_all_and_may_be_drawn(table):
    """Rule book, Reveal."""
    game = cast(table, "Forage", top=["Footman"])
    assert game.you.hand == ["Footman"]
    assert game.game.known_of[game.game.hand[0][0]] == 3


def test_reveal_any_number_finds_x(table):
    """Rule book, Reveal."""
    game = cast(table, "Boast", hand=["Wild One", "Wild One", "Footman"])
    game.choose("Wild One", "Wild One")
    assert (game.you.mojo, game.you.hand) == (32, ["Footman", "Wild One", "Wild One"])


def test_unless_you_reveal_as_many(table):
    """Rule book, Reveal."""
    game = cast(table, "Proof", hand=["Wild One"])
    assert (game.asks, game.you.mojo) == ("priority", 25)
    game = cast(table, "Proof", hand=["Wild One", "Wild One"])
    game.accept()
    assert game.you.mojo == 30


def test_put_on_the_line_from_the_discard_pile_it_names_targets_and_costs_nothing(table):
    game = table(you=Side(), opponent=Side(discard=["Echo"]))
    game.end_turn()
    game.resolve()
    game.accept()
    game.choose("you")
    assert (game.line, game.opponent.actions) == (["Echo"], 1)
    game.resolve()
    assert (game.you.mojo, game.opponent.discard_pile) == (27, ["Echo"])


def test_at_the_end_of_the_turn_it_is_put_on_the_line(table):
    game = cast(table, "Flare", hand=["Footman"])
    assert game.you.board == ["Footman"]
    game.go_to("end")
    assert game.line == ["Flare"]
    game.resolve()
    assert (game.you.board, game.you.deck[-1]) == ([], "Footman")


def test_what_holds_for_a_player_this_turn(table):
    game = table(you=Side(board=["Footman"]), opponent=Side(hand=["Peace"]), step="pre_battle")
    game.passes()
    game.play("Peace")
    game.resolve()
    game.go_to("build")
    assert game.turn == 3  # nobody could be attacked


def test_what_was_done_is_counted_by_its_traits(table):
    game = cast(table, "Reap", board=["Human", "Footman", "Hulk"])
    assert game.you.board == ["Zombie", "Zombie"]


def test_when_it_was_played(table):
    assert cast(table, "Dawn").you.mojo == 35
    game = table(you=Side(hand=["Dawn"]), opponent=Side(), step="end")
    game.play("Dawn")
    game.resolve()
    assert game.you.mojo == 31


def test_instantaneous_by_its_target(table):
    game = table(you=Side(hand=["Maul", "Maul"]), opponent=Side(board=["Human", "Footman"]))
    game.play("Maul")
    game.choose("Human")
    assert (game.line, game.opponent.board) == ([], ["Footman"])
    game.play("Maul")
    assert game.line == ["Maul"]


def test_a_cost_of_any_number_is_x_and_there_are_as_many_targets(table):
    """Rule book, How to Play a Card; T16."""
    game = table(
        you=Side(hand=["Black Rite", "Wild One"]), opponent=Side(board=["Footman", "Hulk", "Bruiser"])
    )  # fmt: skip
    game.play("Black Rite")
    game.choose("Wild One")
    game.choose("Footman", "Hulk")
    game.resolve()
    assert game.opponent.board == ["Bruiser"]


def test_what_something_in_play_says_cannot_be_stopped(table):
    """Rule book, Unstoppable."""
    game = table(you=Side(hand=["Footman"], board=["Sigil"]), opponent=Side(hand=["No"]))
    game.play("Footman")
    game.passes()
    game.play("No")
    game.resolve()
    assert game.line == ["Footman"]


def test_now_resolves_something_before_what_lies_above_it(table):
    game = table(you=Side(hand=["Now!", "Wild One"]), opponent=Side(hand=["No"]))
    game.play("Wild One")
    game.passes()
    game.play("No")
    game.passes()
    game.play("Now!")
    game.choose("Wild One")
    assert (game.you.board, game.line, game.you.hand) == (["Wild One"], ["No"], [])
    game.resolve()
    assert len(game.events(events.FAILED)) == 1


def test_now_draws_when_it_was_an_opponents(table):
    game = table(you=Side(hand=["Now!"]), opponent=Side(hand=["Dawn"]))
    game.passes()
    game.play("Dawn")
    game.passes()
    game.play("Now!")
    assert (game.opponent.mojo, game.you.hand) == (31, ["Burrowing Wurm"])


def test_distraction_takes_control_of_an_attacker_which_leaves_the_attack(table):
    game = table(you=Side(board=["Footman", "Hulk"]), opponent=Side(hand=["Distraction"]), step="battle")
    game.passes()
    game.passes()
    game.attack("Footman", "Hulk")
    game.passes()
    game.play("Distraction")
    game.choose("Hulk")
    game.resolve()
    for _ in range(4):
        game.passes()
    assert (game.opponent.board, game.opponent.mojo) == (["Hulk"], 27)


def test_snowblind_keeps_a_champion_expended_for_one_prepare_step(table):
    game = table(you=Side(hand=["Snowblind"]), opponent=Side(board=["Footman"]))
    game.play("Snowblind")
    game.resolve()
    assert game.piece("Footman").expended
    game.end_turn()
    assert game.piece("Footman").expended
    game.end_turn()
    game.end_turn()
    assert game.piece("Footman").prepared


def test_cease_fire_ends_the_damage_of_an_attack(table):
    game = table(you=Side(board=["Footman"]), opponent=Side(hand=["Cease Fire"]), step="battle")
    game.passes()
    game.passes()
    game.attack("Footman")
    game.passes()
    game.play("Cease Fire")
    game.resolve()
    for _ in range(4):
        game.passes()
    assert (game.opponent.mojo, len(game.opponent.hand), game.step) == (30, 2, "battle")


def test_confiscate_takes_the_stopped_card_into_ones_own_hand(table):
    game = table(you=Side(hand=["Footman"]), opponent=Side(hand=["Confiscate"]))
    game.play("Footman")
    game.passes()
    game.play("Confiscate")
    game.resolve()
    assert game.opponent.hand == ["Footman"]


def test_reflective_golem_deals_what_it_was_dealt(table):
    game = table(you=Side(hand=["Lightning Strike"]), opponent=Side(board=["Reflective Golem"]))
    game.play("Lightning Strike")
    game.choose("Reflective Golem")
    game.resolve()
    game.choose("you")
    game.resolve()
    assert game.you.mojo == 27
