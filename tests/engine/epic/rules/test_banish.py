"""Banishing from other places than play (5.15), and who knows what lies on the bottom afterwards (1.10)."""

import pytest

from engine.epic import language as lang
from engine.epic.proofs.copies import copy_laws, hidden_laws
from engine.epic.views.story import entries
from engine.kernel.random import Rng
from tests.engine.epic.made_up import known
from tests.engine.epic.scenario import Side, shown

OWN = lang.DiscardedCard(whose=lang.YOU)


def event(name, *effect, **more):
    return lang.Card(name, lang.SAGE, 0, lang.WHITE, lang.EVENT, effect=effect, **more)


GIVER = event("Made-up Giver", lang.Banish(lang.Choice(lang.HandCard())))
SWEEPER = event("Made-up Sweeper", lang.Banish(lang.Choice(OWN, count=2)), lang.Draw())
SEEKER = event("Made-up Seeker", lang.May((lang.Banish(lang.Choice(OWN, count=2)), lang.Draw())))
VANISHER = event("Made-up Vanisher", lang.Draw(), lang.Banish(lang.THIS))
COLLECTOR = event(
    "Made-up Collector", lang.Banish(lang.THIS), lang.BanishAnyNumber(OWN), lang.GainHealth(lang.X)
)  # fmt: skip
CLEANER = event(
    "Made-up Cleaner", lang.Choose(lang.Target(lang.PLAYER)), lang.GainHealth(1, lang.THAT_PLAYER),
    lang.BanishDiscardPile(lang.THAT_PLAYER),
)  # fmt: skip
FADER = event(
    "Made-up Fader", lang.Draw(),
    discard=(lang.Ally(lang.EVIL, lang.IfYouDo(lang.May(lang.Banish(lang.THIS)), lang.GainHealth(4))),),
)  # fmt: skip


@pytest.fixture(autouse=True, scope="module")
def cards():
    with known(GIVER, SWEEPER, SEEKER, VANISHER, COLLECTOR, CLEANER, FADER):
        yield


def last_entry(game, seat):
    """The last thing that happened."""
    return entries(game.game, seat, len(game.game.journal) - 1)[0]["text"]


# --- from a hand -----------------------------------------------------------------------------------------------------


def test_a_card_of_a_hand_is_banished_unseen(table):
    game = table(you=Side(hand=["Made-up Giver", "Kong", "Lash"]))
    game.play("Made-up Giver")
    game.could_choose("Kong", "Lash")
    game.could_not_decline()
    game.choose("Kong")
    assert (game.you.hand, game.you.bottom[0]) == (["Lash"], "Kong")
    assert game.you.knows_deck("you") == [(1, ["Kong"])]
    assert game.opponent.knows_deck("you") == []


def test_the_opponent_is_told_that_a_card_was_banished_and_not_which(table):
    game = table(you=Side(hand=["Made-up Giver", "Kong", "Lash"]))
    game.play("Made-up Giver")
    game.choose("Kong")
    assert last_entry(game, 0) == "You banish [[Kong]] from your hand."
    assert last_entry(game, 1) == "Your opponent banishes a card from their hand."
    assert entries(game.game, 1, len(game.game.journal) - 1)[0]["refs"] == []


def test_what_was_known_of_the_hand_is_not_certain_any_more(table):
    """The banished card may be the one that the opponent knew: nothing tells whether it was."""
    for chosen in ("Kong", "Lash"):
        game = table(you=Side(hand=["Made-up Giver", shown("Kong"), "Lash", "Muse"]))
        game.play("Made-up Giver")
        game.choose(chosen)
        assert game.opponent.knows_hand == []
        assert game.opponent.knows_deck("you") == []
        assert game.you.knows_deck("you") == [(1, [chosen])]


def test_a_hand_that_is_known_whole_stays_known_with_what_was_banished(table):
    game = table(you=Side(hand=[shown("Made-up Giver"), shown("Kong"), shown("Lash")]))
    game.play("Made-up Giver")
    game.choose("Kong")
    assert game.opponent.knows_hand == []  # one of the two
    assert game.opponent.knows_deck("you") == [(1, ["Kong", "Lash"])]
    assert game.you.knows_deck("you") == [(1, ["Kong"])]


def test_the_last_card_of_a_known_hand_is_known_on_the_bottom(table):
    game = table(you=Side(hand=["Made-up Giver", shown("Kong")]))
    game.play("Made-up Giver")
    assert game.you.hand == []
    assert game.opponent.knows_deck("you") == [(1, ["Kong"])]


@pytest.mark.parametrize(
    "hand",
    [["Kong", "Lash"], [shown("Kong"), "Lash"], [shown("Kong"), shown("Lash"), shown("Muse", together=1)]],
    ids=["unknown", "in part", "known"],
)
@pytest.mark.parametrize("deck", [[], [shown("Rage", together=1)]], ids=["deck unknown", "block apart"])
def test_the_laws_of_hidden_cards_hold_while_and_after(table, hand, deck):
    game = table(you=Side(hand=[shown("Made-up Giver"), *hand], bottom=deck))
    game.play("Made-up Giver")
    for step in range(2):
        for luck in range(5):
            g = game.game
            assert hidden_laws(g, 0, Rng(luck)) + hidden_laws(g, 1, Rng(luck)) + copy_laws(g, Rng(luck)) == []
        if not step:
            game.choose("Kong")


# --- from the discard pile -------------------------------------------------------------------------------------------


def test_two_cards_of_the_discard_pile_are_chosen_as_one_run(table):
    game = table(you=Side(hand=["Made-up Sweeper"], discard=["Kong", "Lash", "Muse"], deck=["Rage"]))
    game.play("Made-up Sweeper")
    game.could_choose("Kong", "Lash", "Muse")
    game.could_not_decline()
    game.choose("Lash", "Kong")
    assert game.you.discard_pile == ["Made-up Sweeper", "Muse"]
    assert (sorted(game.you.deck), game.you.hand) == (["Kong", "Lash"], ["Rage"])
    assert game.opponent.knows_deck("you") == [(2, ["Kong", "Lash"])]  # 5.15.2


def test_as_many_as_there_are(table):
    game = table(you=Side(hand=["Made-up Sweeper"], discard=["Kong"], deck=["Rage"]))
    game.play("Made-up Sweeper")
    assert (game.you.deck, game.you.hand) == (["Kong"], ["Rage"])


def test_what_one_may_do_is_done_whole_or_not_at_all(table):
    side = {"hand": ["Made-up Seeker"], "deck": ["Rage"]}
    game = table(you=Side(discard=["Kong", "Lash", "Muse"], **side))
    game.play("Made-up Seeker")
    game.choose("Lash", "Kong")
    assert game.you.hand == ["Rage"]
    game = table(you=Side(discard=["Kong", "Lash", "Muse"], **side))
    game.play("Made-up Seeker")
    game.decline()
    assert (game.you.hand, game.you.deck) == ([], ["Rage"])
    game = table(you=Side(discard=["Kong"], **side))
    game.play("Made-up Seeker")
    assert (game.you.hand, game.you.deck) == ([], ["Rage"])


def test_the_discard_pile_of_a_player_named_before(table):
    game = table(you=Side(hand=["Made-up Cleaner"]), opponent=Side(discard=["Kong", "Lash"]))
    game.play("Made-up Cleaner")
    game.choose("opponent")
    assert (game.opponent.discard_pile, game.opponent.health) == ([], 31)
    assert sorted(game.opponent.bottom[:2]) == ["Kong", "Lash"]


def test_a_card_banishes_itself_from_the_discard_pile_if_its_player_wants(table):
    game = table(you=Side(hand=["Medusa"], discard=["Made-up Fader"]), opponent=Side(board=["Kong"]))
    game.play("Medusa")
    game.trigger("Made-up Fader")
    game.accept()
    assert (game.you.health, game.you.bottom[0]) == (34, "Made-up Fader")


# --- what is being resolved ------------------------------------------------------------------------------------------


def test_2_2_4_an_event_that_banished_itself_does_not_go_to_the_discard_pile(table):
    game = table(you=Side(hand=["Made-up Vanisher"]))
    game.play("Made-up Vanisher")
    assert (game.you.discard_pile, game.you.bottom[0]) == ([], "Made-up Vanisher")
    assert last_entry(game, 1) == "[[Made-up Vanisher]] is banished."


def test_5_15_2_this_card_and_others_go_to_the_bottom_together(table):
    below = set()
    for seed in range(12):
        game = table(you=Side(hand=["Made-up Collector"], discard=["Kong", "Lash"]), seed=seed)
        game.play("Made-up Collector")
        game.choose("Kong", "Lash")
        assert game.you.health == 32  # this card is not one of the X
        assert game.opponent.knows_deck("you") == [(3, ["Kong", "Lash", "Made-up Collector"])]
        below.add(game.you.bottom[0])
    assert below == {"Kong", "Lash", "Made-up Collector"}


def test_it_is_banished_alone_where_nothing_else_is(table):
    game = table(you=Side(hand=["Made-up Collector"]))
    game.play("Made-up Collector")
    assert (game.you.health, game.you.bottom[0]) == (30, "Made-up Collector")


def test_1_4_4_the_order_of_a_discard_pile_does_not_matter(table):
    """Not even to the random order in which the whole of it is banished."""
    pile = ["Kong", "Lash", "Muse", "Rage", "Turn", "Wither"]
    bottoms = []
    for discard in (pile, pile[::-1], pile[3:] + pile[:3]):
        game = table(you=Side(hand=["Amnesia"], gold=0), opponent=Side(discard=discard))
        game.play("Amnesia")
        game.choose("opponent")
        bottoms.append(game.opponent.bottom[:6])
    assert sorted(bottoms[0]) == pile
    assert bottoms == [bottoms[0]] * 3
