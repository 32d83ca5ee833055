"""What the words of effects do, on real cards where one says just that."""

import pytest

from engine.epic_tcg.cards.tokens import HUMAN
from engine.epic_tcg.language import (
    AIRBORNE,
    ANY_NUMBER,
    ANYTHING,
    CHAMPION,
    DISCARD,
    DONE,
    EACH_OPPONENT,
    EACH_PLAYER,
    HAND,
    IT,
    ITS_CONTROLLER,
    OBJECT,
    OPPONENT,
    UNBANISHABLE,
    YOU,
    YOUR_CHAMPION,
    YOUR_TURN,
    Banish,
    BanishDiscardPiles,
    Break,
    CardIn,
    Choice,
    Choose,
    ChooseNumber,
    Control,
    Damage,
    Discard,
    DiscardHand,
    DivideDamage,
    Does,
    Draw,
    Each,
    Expend,
    Gain,
    GainAction,
    GainMojo,
    If,
    IfYouDo,
    ItIs,
    Lose,
    LoseGame,
    LoseMojo,
    MakeTokens,
    May,
    OnLine,
    PayAction,
    Piece,
    Player,
    Prepare,
    PutCounters,
    PutIntoHand,
    PutIntoPlay,
    PutOnTop,
    Stop,
    Target,
    Traits,
    Unless,
    X,
)
from tests.engine.epic_tcg import made_up
from tests.engine.epic_tcg.made_up import champion, event, thing
from tests.engine.epic_tcg.scenario import Side, in_play, of_another


@pytest.fixture(autouse=True, scope="module")
def cards():
    with made_up.known(
        champion("Footman"),
        champion("Statue", UNBANISHABLE),
        thing("Chest"),
        event("Split", DivideDamage(5, Target(ANYTHING, ANY_NUMBER))),
        event("Boil", ChooseNumber(), Damage(X, Target(Piece(CHAMPION))), LoseMojo(X)),
        event("Exile", Banish(Target(Piece(CHAMPION | OBJECT)))),
        event("Recall It", PutIntoHand(Target(Piece(CHAMPION)))),
        event("Shelve", PutOnTop(Target(Piece(CHAMPION)))),
        event("Raise", PutIntoPlay(Choice(CardIn(CHAMPION, zone=DISCARD)))),
        event("Summon", May(PutIntoPlay(Choice(CardIn(CHAMPION, zone=HAND))))),
        event("Charm", Control(Target(Piece(CHAMPION)))),
        event("Borrow", Control(Target(Piece(CHAMPION)), this_turn=True), Prepare(IT)),
        event("Harvest", Break(Each(YOUR_CHAMPION)), MakeTokens(DONE, HUMAN)),
        event("Rage", Gain(Target(Piece(CHAMPION)), AIRBORNE, offense=-5, defense=2)),
        event("Ground", Lose(Target(Piece(CHAMPION)), AIRBORNE)),
        event("Grow", PutCounters(2, Target(Piece(CHAMPION)))),
        event("Tire", Expend(Each(Piece(CHAMPION, whose=OPPONENT)))),
        event("Mind Rot", Discard(2, who=Target(Player()))),
        event("Loot", Draw(), Discard(at_random=True)),
        event("Wheel", DiscardHand(EACH_PLAYER), Draw(2, EACH_PLAYER)),
        event("Clean", BanishDiscardPiles(Target(Player()))),
        event("Surge", GainAction(2)),
        event("Toll", LoseMojo(3, EACH_OPPONENT), GainMojo(3)),
        event("Doom", LoseGame(Target(Player()))),
        event("Deal", IfYouDo(May(PayAction()), Draw(2), Draw())),
        event("Ransom", Unless(YOU, PayAction(), LoseMojo(6))),
        event("Timely", If(YOUR_TURN, GainMojo(2), LoseMojo(1))),
        event("Judge", Choose(Target(Piece(CHAMPION))), If(ItIs((Traits(token=True),)), Draw(2), Draw()), Break(IT)),
        event("Edict", Does(EACH_PLAYER, Break(Choice(YOUR_CHAMPION)))),
        event("Harsh", Stop(Target(OnLine())), Discard(who=ITS_CONTROLLER)),
        event("Payback", Stop(Target(OnLine())), LoseMojo(3, ITS_CONTROLLER)),
        event("Bounce Stop", Stop(Target(OnLine()), PutIntoHand(IT))),
    ):
        yield


def resolved(table, name, you=None, opponent=None, choose=()):
    you, opponent = you or Side(), opponent or Side()
    you.hand = [name, *you.hand]
    game = table(you=you, opponent=opponent)
    game.play(name)
    game.choose(*choose)
    game.resolve()
    return game


def test_divided_damage_names_targets_then_amounts_of_at_least_1(table):
    """Rule book, How to Play a Card."""
    game = table(you=Side(hand=["Split"]), opponent=Side(board=["Footman", "Statue"]))
    game.play("Split")
    game.choose("opponent", "Footman", "Statue")
    assert game.operands(10) == [1, 2, 3]
    game.amount(1)
    assert game.operands(10) == [1, 2, 3]
    game.amount(3)
    game.resolve()
    assert (game.opponent.mojo, game.opponent.board, game.piece("Statue").damage) == (29, ["Statue"], 1)


def test_x_is_named_when_it_is_played(table):
    """Rule book, How to Play a Card."""
    game = table(you=Side(hand=["Boil"], mojo=7), opponent=Side(board=["Footman"]))
    game.play("Boil")
    assert game.operands(10) == [0, 1, 2, 3, 4, 5, 6, 7]
    game.amount(3)
    game.resolve()
    assert (game.you.mojo, game.opponent.board) == (4, [])


def test_banish_puts_on_the_bottom_of_the_owners_deck(table):
    """Rule book, Banish."""
    game = resolved(table, "Exile", opponent=Side(board=["Chest"]))
    assert (game.opponent.board, game.opponent.deck[-1]) == ([], "Chest")


def test_unbanishable_stays(table):
    """Rule book, Unbanishable."""
    game = resolved(table, "Exile", opponent=Side(board=["Statue"]))
    assert game.opponent.board == ["Statue"]


def test_a_piece_goes_to_its_controllers_hand_face_up_if_they_do_not_own_it(table):
    """Rule book, Cards You Don’t Own in Your Hand, Gain Control."""
    game = resolved(table, "Recall It", you=Side(board=[in_play("Footman", owner="opponent")]))
    assert (game.you.hand, game.opponent.hand) == (["Footman"], [])
    assert game.game.known_of[game.game.hand[0][0]] == 3  # all players may see what it is


def test_a_token_that_would_leave_play_leaves_the_game(table):
    """Rule book, Tokens."""
    game = resolved(table, "Recall It", opponent=Side(board=["Human"]))
    assert (game.opponent.hand, game.opponent.board, game.opponent.discard_pile) == ([], [], [])


def test_on_top_of_its_owners_deck(table):
    game = resolved(table, "Shelve", you=Side(board=[in_play("Footman", owner="opponent")]))
    assert game.opponent.deck[0] == "Footman"


def test_put_into_play_from_the_discard_pile_even_what_one_does_not_own(table):
    game = resolved(table, "Raise", you=Side(discard=[of_another("Footman")]))
    assert (game.you.board, game.you.discard_pile) == (["Footman"], ["Raise"])


def test_you_may_is_decided_on_resolution(table):
    """Rule book, Abilities."""
    game = resolved(table, "Summon", you=Side(hand=["Footman", "Hulk"]))
    assert game.asks == "may"
    game.accept()
    game.choose("Hulk")
    assert (game.you.board, game.you.hand, game.you.actions) == (["Hulk"], ["Footman"], 1)


def test_control_for_good_and_until_the_end_of_the_turn(table):
    """Rule book, Gain Control; T19."""
    game = resolved(table, "Charm", opponent=Side(board=["Footman"]))
    assert game.you.board == ["Footman"]
    game.end_turn()
    assert game.you.board == ["Footman"]
    game = resolved(table, "Borrow", opponent=Side(board=[in_play("Footman", expended=True)]))
    assert (game.you.board, game.piece("Footman").prepared) == (["Footman"], True)
    game.end_turn()
    assert game.opponent.board == ["Footman"]


def test_what_was_done_is_counted(table):
    game = resolved(table, "Harvest", you=Side(board=["Footman", "Hulk", "Chest"]))
    assert game.you.board == ["Chest", "Human", "Human"]


def test_negative_numbers_count_as_0_but_are_kept(table):
    """Rule book, Negative Numbers."""
    game = resolved(table, "Rage", you=Side(board=["Footman"], hand=["Grow"]))
    assert (game.piece("Footman").offense, game.piece("Footman").defense) == (0, 5)
    game.play("Grow")
    game.resolve()
    assert game.piece("Footman").offense == 0  # 3 less 5 and 2 more
    game.end_turn()
    assert (game.piece("Footman").offense, game.piece("Footman").defense) == (5, 5)


def test_what_is_gained_this_turn_can_be_lost(table):
    """Rule book, Order to Apply Continuous Abilities; T14."""
    game = resolved(table, "Rage", you=Side(board=["Footman"], hand=["Ground"]))
    assert AIRBORNE in game.piece("Footman").keywords
    game.play("Ground")
    game.resolve()
    assert AIRBORNE not in game.piece("Footman").keywords


def test_expend_all(table):
    game = resolved(table, "Tire", you=Side(board=["Footman"]), opponent=Side(board=["Footman", "Chest", "Hulk"]))
    assert game.piece("your Footman").prepared
    assert game.piece("their Footman").expended
    assert game.piece("Hulk").expended
    assert game.piece("Chest").prepared


def test_discards_are_chosen_by_who_discards(table):
    game = resolved(table, "Mind Rot", opponent=Side(hand=["Footman", "Hulk", "Chest"]), choose=["opponent"])
    assert (game.asks, game.decider) == ("discard", "opponent")
    game.discard("Footman", "Chest")
    assert game.opponent.discard_pile == ["Chest", "Footman"]


def test_discard_at_random_asks_nobody(table):
    game = resolved(table, "Loot", you=Side(top=["Footman"]))
    assert (game.you.hand, game.you.discard_pile) == ([], ["Footman", "Loot"])


def test_each_player(table):
    game = resolved(table, "Wheel", you=Side(hand=["Hulk"]), opponent=Side(hand=["Hulk", "Chest"]))
    assert len(game.you.hand) == len(game.opponent.hand) == 2
    assert game.opponent.discard_pile == ["Chest", "Hulk"]


def test_a_discard_pile_is_banished(table):
    game = resolved(table, "Clean", opponent=Side(discard=["Hulk", "Chest"]), choose=["opponent"])
    assert game.opponent.discard_pile == []
    assert sorted(game.opponent.deck[-2:]) == ["Chest", "Hulk"]


def test_actions_mojo_and_losing_the_game(table):
    assert resolved(table, "Surge").you.actions == 3
    game = resolved(table, "Toll")
    assert (game.you.mojo, game.opponent.mojo) == (33, 27)
    game = resolved(table, "Doom", choose=["opponent"])
    assert game.winners == ["you"]


def test_paying_an_action_is_asked_of_who_has_one(table):
    game = resolved(table, "Deal")
    game.accept()
    assert (len(game.you.hand), game.you.actions) == (2, 0)
    game = resolved(table, "Deal")
    game.decline()
    assert (len(game.you.hand), game.you.actions) == (1, 1)
    game = resolved(table, "Deal", you=Side(actions=0))
    assert len(game.you.hand) == 1


def test_unless_you_pay(table):
    game = resolved(table, "Ransom")
    game.accept()
    assert (game.you.mojo, game.you.actions) == (30, 0)
    game = resolved(table, "Ransom", you=Side(actions=0))
    assert game.you.mojo == 24


def test_conditions_are_checked_on_resolution(table):
    assert resolved(table, "Timely").you.mojo == 32
    game = resolved(table, "Judge", opponent=Side(board=["Human"]))
    assert (len(game.you.hand), game.opponent.board) == (2, [])
    game = resolved(table, "Judge", opponent=Side(board=["Footman"]))
    assert len(game.you.hand) == 1


def test_each_player_does_it_with_what_is_their_own(table):
    game = resolved(table, "Edict", you=Side(board=["Footman", "Hulk"]), opponent=Side(board=["Hulk", "Statue"]))
    assert game.decider == "you"
    game.choose("Hulk")
    assert game.decider == "opponent"
    game.choose("Statue")
    assert (game.you.board, game.opponent.board) == (["Footman"], ["Hulk"])


def test_its_controller_is_known_after_it_was_stopped(table):
    for name, left in (("Harsh", (30, [])), ("Payback", (27, ["Hulk"]))):
        game = table(you=Side(hand=["Footman", "Hulk"]), opponent=Side(hand=[name]))
        game.play("Footman")
        game.passes()
        game.play(name)
        game.resolve()
        assert (game.you.mojo, game.you.hand) == left


def test_a_stopped_card_may_go_elsewhere(table):
    game = table(you=Side(hand=["Footman"]), opponent=Side(hand=["Bounce Stop"]))
    game.play("Footman")
    game.passes()
    game.play("Bounce Stop")
    game.resolve()
    assert (game.you.hand, game.you.board) == (["Footman"], [])


def test_an_event_of_another_owner_goes_to_the_discard_pile_of_who_played_it(table):
    """Rule book, Cards You Don’t Own in Your Discard Pile, Owner."""
    game = table(you=Side(hand=[of_another("Surge")]), opponent=Side())
    game.play("Surge")
    game.resolve()
    assert (game.you.discard_pile, game.opponent.discard_pile) == (["Surge"], [])
