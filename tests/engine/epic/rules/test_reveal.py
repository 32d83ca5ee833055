"""Cards revealed from the top of a deck (5.19): chosen among, kept, put into play, banished."""

import pytest

from engine.epic import language as lang
from engine.epic.proofs.copies import copy_laws, hidden_laws
from engine.epic.views.hidden import view
from engine.epic.views.story import entries
from engine.kernel.random import Rng
from tests.engine.epic.made_up import known
from tests.engine.epic.scenario import Side


def event(name, *effect):
    return lang.Card(name, lang.SAGE, 0, lang.WHITE, lang.EVENT, effect=effect)


SCOUT = event("Made-up Scout", lang.RevealTop(3, lang.RevealedCard(alignment=lang.EVIL)))
GUIDE = event("Made-up Guide", lang.RevealTop(3, lang.RevealedCard(lang.CHAMPION), into_play=True))
SCHOLAR = event(
    "Made-up Scholar",
    lang.Banish(lang.THIS),
    lang.BanishAnyNumber(lang.DiscardedCard(whose=lang.YOU)),
    lang.RevealTop(lang.Number(lang.NumberOf.X, plus=1), lang.RevealedCard(), may=False),
)
PEEKER = event(
    "Made-up Peeker",
    lang.Choose(lang.Target(lang.PLAYER)),
    lang.RevealTopCard(lang.THAT_PLAYER),
    lang.If(lang.ItIs(lang.CHAMPION), lang.Banish(lang.IT), lang.Draw()),
)


@pytest.fixture(autouse=True, scope="module")
def cards():
    with known(SCOUT, GUIDE, SCHOLAR, PEEKER):
        yield


def story(game, seat):
    return [entry["text"] for entry in entries(game.game, seat)]


def test_one_that_fits_may_be_kept_and_the_rest_is_banished(table):
    game = table(you=Side(hand=["Made-up Scout"], top=["Medusa", "Kong", "Wither", "Lash"]))
    game.play("Made-up Scout")
    assert game.asks == "target"
    game.could_choose("Medusa", "Wither")
    game.could_decline()
    game.choose("Wither")
    assert (game.you.hand, game.you.deck[0]) == (["Wither"], "Lash")
    assert game.opponent.knows_hand == ["Wither"]
    assert game.opponent.knows_deck("you") == [(2, ["Kong", "Medusa"])]  # 5.15.2: in random order
    assert story(game, 1)[1:] == [
        "[[Medusa]], [[Kong]] and [[Wither]] are revealed from the top of your opponent's deck.",
        "Your opponent puts [[Wither]] into their hand.",
        "[[Medusa]] and [[Kong]] are banished.",
    ]


def test_none_need_be_kept(table):
    game = table(you=Side(hand=["Made-up Scout"], top=["Medusa", "Kong", "Lash"]))
    game.play("Made-up Scout")
    game.could_choose("Medusa")
    game.decline()
    assert game.you.hand == []
    assert sorted(game.you.bottom[:3]) == ["Kong", "Lash", "Medusa"]


def test_nobody_is_asked_where_none_fits(table):
    game = table(you=Side(hand=["Made-up Scout"], top=["Kong", "Lash", "Muse"]))
    game.play("Made-up Scout")
    assert (game.asks, sorted(game.you.bottom[:3])) == ("window", ["Kong", "Lash", "Muse"])


def test_one_of_equal_cards_is_as_good_as_the_other(table):
    game = table(you=Side(hand=["Made-up Scout"], top=["Wither", "Wither", "Kong"]))
    game.play("Made-up Scout")
    game.could_choose("Wither")
    game.choose("Wither")
    assert (game.you.hand, sorted(game.you.bottom[:2])) == (["Wither"], ["Kong", "Wither"])


def test_a_champion_is_put_into_play_and_its_tribute_triggers(table):
    game = table(you=Side(hand=["Made-up Guide"], top=["Lash", "Kong", "Muse"]), opponent=Side(board=["Thundarus"]))
    game.play("Made-up Guide")
    game.could_choose("Kong", "Muse")
    game.choose("Kong")
    game.choose("Thundarus")
    assert game.you.board == ["Kong"]
    assert game.champion("Kong").deploying
    assert game.champion("Thundarus").damage == 13
    assert sorted(game.you.bottom[:2]) == ["Lash", "Muse"]


def test_1_6_2_revealing_is_not_drawing(table):
    """With fewer cards than that all of them are revealed; an empty deck wins nothing."""
    game = table(you=Side(hand=["Made-up Scout"], deck=["Kong", "Medusa"]))
    game.play("Made-up Scout")
    game.choose("Medusa")
    assert (game.you.hand, game.you.deck) == (["Medusa"], ["Kong"])
    game = table(you=Side(hand=["Made-up Scout"], deck=[]))
    game.play("Made-up Scout")
    assert (game.winner, game.you.hand) == (None, [])


def test_one_card_for_each_that_was_banished(table):
    game = table(you=Side(hand=["Made-up Scholar"], discard=["Lash", "Rage"], top=["Kong", "Muse", "Medusa", "Wither"]))
    game.play("Made-up Scholar")
    game.choose("Lash", "Rage")
    game.could_choose("Kong", "Muse", "Medusa")
    game.could_not_decline()
    game.choose("Muse")
    assert (game.you.hand, game.you.deck[0], game.you.discard_pile) == (["Muse"], "Wither", [])
    assert game.opponent.knows_deck("you") == [(2, ["Kong", "Medusa"]), (3, ["Lash", "Made-up Scholar", "Rage"])]


def test_what_was_just_banished_may_be_revealed_where_the_deck_is_short(table):
    game = table(you=Side(hand=["Made-up Scholar"], discard=["Lash"], deck=["Kong"]))
    game.play("Made-up Scholar")
    game.choose("Lash")
    asked = {option["text"] for option in view(game.game, 0)["decision"]["options"]}
    assert len(asked) == 2
    assert asked < {"Kong", "Lash", "Made-up Scholar"}
    game.choose("Kong")
    assert game.you.hand == ["Kong"]


def test_both_players_see_what_is_revealed_while_the_choice_waits(table):
    game = table(you=Side(hand=["Made-up Scout"], top=["Medusa", "Kong", "Wither"]))
    game.play("Made-up Scout")
    for seat in (0, 1):
        revealed = view(game.game, seat)["revealed"]
        assert [card["card"] for card in revealed] == ["Medusa", "Kong", "Wither"]
        assert {card["owner"] for card in revealed} == {0}
    seen = view(game.game, 0)
    shown = {card["id"] for card in seen["revealed"]}
    assert {ref for option in seen["decision"]["options"] for ref in option["refs"]} < shown
    assert seen["decision"]["prompt"] == "Choose an evil card to put into your hand, or none; the rest are banished."
    game.decline()
    assert view(game.game, 1)["revealed"] == []


@pytest.mark.parametrize("card", ["Made-up Scout", "Made-up Guide"])
def test_the_laws_hold_while_the_choice_waits(table, card):
    game = table(you=Side(hand=[card], top=["Medusa", "Kong", "Wither"]))
    game.play(card)
    for luck in range(8):
        g = game.game
        assert hidden_laws(g, 0, Rng(luck)) + hidden_laws(g, 1, Rng(luck)) + copy_laws(g, Rng(luck)) == []
    game.decline()


def test_the_top_card_of_somebodys_deck_is_it(table):
    game = table(you=Side(hand=["Made-up Peeker", "Made-up Peeker"], top=["Lash"]), opponent=Side(top=["Kong", "Rage"]))
    game.play("Made-up Peeker")
    game.choose("opponent")
    assert (game.opponent.deck[0], game.opponent.bottom[0]) == ("Rage", "Kong")
    assert story(game, 1)[1:] == ["[[Kong]] is revealed from the top of your deck.", "[[Kong]] is banished."]
    game.play("Made-up Peeker")
    game.choose("opponent")
    assert (game.opponent.deck[0], game.you.hand) == ("Rage", ["Lash"])
    assert game.you.knows_deck("opponent")[-1] == (1, ["Rage"])  # it was seen, and lies there still


def test_there_is_no_top_card_of_an_empty_deck(table):
    game = table(you=Side(hand=["Made-up Peeker"], top=["Lash"]), opponent=Side(deck=[]))
    game.play("Made-up Peeker")
    game.choose("opponent")
    assert (game.winner, game.you.hand) == (None, ["Lash"])
