""" "You may" is asked only where it can be done whole, and "another" finds another one."""

import pytest

from engine.epic_tcg.cards.tokens import BIRD
from engine.epic_tcg.language import (
    ANY_NUMBER,
    CHAMPION,
    EACH_PLAYER,
    EVENT,
    HAND,
    OBJECT,
    YOU,
    Banish,
    Break,
    CardIn,
    Choice,
    Discard,
    Does,
    Draw,
    Expend,
    GainMojo,
    IfYouDo,
    LoseMojo,
    MakeTokens,
    May,
    Piece,
    PlayerHas,
    PlayerTrait,
    PutIntoHand,
    PutIntoPlay,
    Target,
    Traits,
)
from tests.engine.epic_tcg import made_up
from tests.engine.epic_tcg.made_up import champion, event, thing
from tests.engine.epic_tcg.scenario import Side, in_play


@pytest.fixture(autouse=True, scope="module")
def cards():
    yours = Piece(CHAMPION, whose=YOU)
    with made_up.known(
        champion("Footman"),
        champion("Scout"),
        thing("Flag"),
        event("Deal", May((LoseMojo(2), MakeTokens(1, BIRD)))),
        event("Bury", May((Banish(Choice(CardIn(EVENT), 2)), Draw()))),
        event("Call", May(PutIntoPlay(Choice(CardIn(CHAMPION, zone=HAND), 2)))),
        event("Offer", May((Break(Choice(yours)), Draw(2)))),
        event("Rest", May((Expend(Choice(yours)), GainMojo(3)))),
        event("Toll", IfYouDo(Does(EACH_PLAYER, May(Discard(2))), (), otherwise=GainMojo(4))),
        event("Sift", May((Discard(ANY_NUMBER, what=Traits(EVENT)), Draw()))),
        event("Recall", May(PutIntoHand(Choice(yours)))),
        event("Feud", Break(Target(Piece(CHAMPION))), Break(Target(Piece(CHAMPION | OBJECT), another=True))),
        event("Swap", Break(Target(Piece(CHAMPION | OBJECT))), Break(Target(Piece(OBJECT), another=True))),
        thing("Curse", PlayerHas(EACH_PLAYER, PlayerTrait.CANNOT_DRAW)),
    ):
        yield


def cast(table, name, hand=(), opponent=None, **more):
    game = table(you=Side(hand=[name, *hand], **more), opponent=opponent or Side())
    game.play(name)
    game.resolve()
    return game


def test_mojo_that_one_does_not_have_cannot_be_lost_for_it(table):
    """House ruling T23."""
    assert cast(table, "Deal", mojo=2).asks == "may"
    assert cast(table, "Deal", mojo=1).asks == "priority"


def test_a_choice_before_the_last_step_finds_as_many_as_it_asks_for(table):
    """House ruling T4."""
    assert cast(table, "Bury", discard=["Deal", "Toll", "Footman"]).asks == "may"
    assert cast(table, "Bury", discard=["Deal", "Footman"]).asks == "priority"


def test_the_last_step_may_find_fewer_but_not_nothing(table):
    """House rulings T4 and T23."""
    game = cast(table, "Call", hand=["Footman", "Deal"])
    game.accept()
    assert game.you.board == ["Footman"]
    assert cast(table, "Call", hand=["Deal"]).asks == "priority"


def test_what_cannot_be_broken_or_expended_is_nothing_to_do_it_with(table):
    """House ruling T4."""
    game = cast(table, "Offer", board=["Diamond Golem", "Footman", "Scout"])
    game.accept()
    game.could_choose("Footman", "Scout")
    assert cast(table, "Offer", board=["Diamond Golem"]).asks == "priority"
    assert cast(table, "Rest", board=[in_play("Footman", expended=True)]).asks == "priority"
    assert cast(table, "Rest", board=["Footman"]).asks == "may"


def test_where_no_card_can_be_drawn_it_is_not_offered(table):
    assert cast(table, "Offer", board=["Footman", "Curse"]).asks == "priority"
    game = table(you=Side(board=["Wicked Oracle", "Curse"], top=["Angel of Death"]), opponent=Side())
    game.use("Wicked Oracle")
    game.resolve()
    assert (game.asks, game.you.deck[0]) == ("priority", "Angel of Death")


def test_cards_are_discarded_in_full_or_not_at_all_and_what_a_player_did_counts(table):
    """House ruling T23."""
    game = cast(table, "Toll", hand=["Deal"], opponent=Side(hand=["Footman", "Scout"]))
    assert game.decider == "opponent"
    game.accept()
    assert (game.opponent.hand, game.you.mojo) == ([], 30)
    game = cast(table, "Toll", hand=["Deal"], opponent=Side(hand=["Footman"]))
    assert (game.asks, game.you.mojo) == ("priority", 34)


def test_any_number_may_be_none(table):
    game = cast(table, "Sift", hand=["Footman"])
    game.accept()
    assert game.you.hand == ["Burrowing Wurm", "Footman"]


def test_it_is_looked_at_when_it_resolves(table):
    game = table(you=Side(hand=["Recall"], board=["Footman"]), opponent=Side(hand=["Execution"]))
    game.play("Recall")
    game.passes()
    game.opponent.play("Execution")
    game.resolve()
    game.resolve()
    assert (game.asks, game.you.board) == ("priority", [])


def test_a_second_target_that_finds_nothing_keeps_the_card_in_the_hand(table):
    game = table(you=Side(hand=["Feud", "Swap"], board=["Footman"]), opponent=Side())
    game.could_play()
    game = table(you=Side(hand=["Feud", "Swap"], board=["Footman", "Flag"]), opponent=Side())
    game.could_play("Feud", "Swap")


def test_the_first_target_leaves_one_for_the_second(table):
    game = table(you=Side(hand=["Swap"], board=["Footman", "Flag", "Scout"]), opponent=Side())
    game.play("Swap")
    game.could_choose("Footman", "Scout")
    game.choose("Scout")
    game.resolve()
    assert game.you.board == ["Footman"]
