"""Cards that an effect has played from a hand, a discard pile or a deck (3.2)."""

import pytest

from engine.epic import language as lang
from engine.epic.proofs.copies import copy_laws, hidden_laws
from engine.epic.views.hidden import view
from engine.epic.views.story import entries
from engine.kernel.random import Rng
from tests.engine.epic.made_up import known
from tests.engine.epic.scenario import Side

DISCARDED_EVENT = lang.DiscardedCard(lang.EVENT, whose=lang.YOU)


def event(name, *effect, cost=0, alignment=lang.SAGE):
    return lang.Card(name, alignment, cost, lang.WHITE, lang.EVENT, effect=effect)


LESSON = event(
    "Made-up Lesson", lang.Play(lang.Choice(DISCARDED_EVENT), free=True), lang.Banish(lang.IT), lang.Banish(lang.THIS),
)  # fmt: skip
ECHO = event("Made-up Echo", lang.May(lang.Play(lang.Choice(DISCARDED_EVENT))), lang.GainHealth(1))
TRICK = event(
    "Made-up Trick", lang.Choose(lang.Target(lang.PLAYER)), lang.RevealTopCard(lang.THAT_PLAYER),
    lang.IfYouDo(lang.May(lang.Play(lang.IT)), (), otherwise=lang.Banish(lang.IT)), lang.GainHealth(1),
)  # fmt: skip
CALL = event("Made-up Call", lang.May(lang.Play(lang.Choice(lang.HandCard(lang.EVENT)), free=True)), lang.GainHealth(1))
CHANT = event("Made-up Chant", lang.Draw(2), cost=1)
PSALM = event("Made-up Psalm", lang.GainHealth(2), cost=1, alignment=lang.EVIL)
CHOOSY = event(
    "Made-up Choosy", lang.Either(lang.Mode(lang.Draw(), gold=1), lang.Mode(lang.GainHealth(3), gold=2)), cost=1,
)  # fmt: skip
WILL = event("Made-up First", lang.If(lang.FirstPlayed(1), lang.GainHealth(7)), cost=1)
ADEPT = lang.Card(
    "Made-up Adept", lang.SAGE, 0, lang.WHITE, lang.CHAMPION, "human", 1, 1,
    abilities=(lang.Ally(lang.SAGE, lang.GainHealth(10)),),
)  # fmt: skip


@pytest.fixture(autouse=True, scope="module")
def cards():
    with known(LESSON, ECHO, TRICK, CALL, CHANT, PSALM, CHOOSY, WILL, ADEPT):
        yield


def story(game, seat):
    return [entry["text"] for entry in entries(game.game, seat)]


# --- from the discard pile -------------------------------------------------------------------------------------------


def test_an_event_resolves_before_the_rest_of_the_effect_and_is_banished_from_the_discard_pile(table):
    game = table(you=Side(hand=["Made-up Lesson"], gold=0, discard=["Made-up Chant", "Kong"], deck=["Muse", "Rage"]))
    game.play("Made-up Lesson")
    assert (game.you.hand, game.you.discard_pile) == (["Muse", "Rage"], ["Kong"])
    assert sorted(game.you.deck) == ["Made-up Chant", "Made-up Lesson"]
    assert story(game, 0)[:3] == [
        "You play [[Made-up Lesson]].",
        "[[Made-up Lesson]] can only choose [[Made-up Chant]].",
        "You play [[Made-up Chant]].",
    ]


def test_epic_169_leaving_the_discard_pile_twice_triggers_twice(table):
    game = table(
        you=Side(hand=["Made-up Lesson"], gold=0, discard=["Ancient Chant"], top=["Muse", "Rage", "Lash", "Medusa"])
    )
    game.play("Made-up Lesson")
    assert game.you.hand == ["Lash", "Medusa", "Muse", "Rage"]


def test_it_is_chosen_without_the_word_target_and_must_be_if_there_is_one(table):
    game = table(you=Side(hand=["Made-up Lesson"], discard=["Made-up Chant", "Made-up Psalm", "Kong"]))
    game.play("Made-up Lesson")
    game.could_choose("Made-up Chant", "Made-up Psalm")
    game.could_not_decline()
    game.choose("Made-up Psalm")
    game = table(you=Side(hand=["Made-up Lesson"], discard=["Kong"]))
    game.play("Made-up Lesson")
    assert game.you.bottom[0] == "Made-up Lesson"


def test_its_cost_is_paid_and_what_cannot_be_paid_is_not_offered(table):
    game = table(
        you=Side(hand=["Made-up Echo"], gold=1, discard=["Made-up Chant", "Made-up Psalm"], top=["Muse", "Rage"])
    )
    game.play("Made-up Echo")
    game.could_choose("Made-up Chant", "Made-up Psalm")
    game.could_decline()
    game.choose("Made-up Chant")
    assert (game.you.gold, game.you.hand, game.you.health) == (0, ["Muse", "Rage"], 31)
    game = table(you=Side(hand=["Made-up Echo"], gold=0, discard=["Made-up Chant"]))
    game.play("Made-up Echo")
    assert (game.you.discard_pile, game.you.health) == (["Made-up Chant", "Made-up Echo"], 31)


def test_restricted_gold_pays_for_it(table):
    game = table(you=Side(hand=["Made-up Echo"], gold=0, bound="sage", discard=["Made-up Chant", "Made-up Psalm"]))
    game.play("Made-up Echo")
    game.could_choose("Made-up Chant")
    game.choose("Made-up Chant")
    assert game.you.bound == {}


def test_3_6_1_a_mode_is_part_of_the_cost_that_is_not_paid(table):
    game = table(you=Side(hand=["Made-up Lesson"], gold=0, discard=["Made-up Choosy"], deck=["Muse"]))
    game.play("Made-up Lesson")
    game.mode("Draw a card")
    assert (game.you.gold, game.you.hand) == (0, ["Muse"])


def test_a_card_whose_modes_all_cost_gold_is_played_only_with_gold_for_one(table):
    game = table(you=Side(hand=["Made-up Choosy"], gold=1))
    game.could_not_play("Made-up Choosy")
    game = table(you=Side(hand=["Made-up Choosy"], gold=2, deck=["Muse"]))
    game.play("Made-up Choosy")
    assert (game.you.gold, game.you.hand) == (0, ["Muse"])


# --- from a hand -----------------------------------------------------------------------------------------------------


def test_5_18_1_allies_answer_to_what_is_played_from_a_hand_only(table):
    game = table(you=Side(hand=["Made-up Call", "Made-up Chant", "Muse"], gold=0, board=["Made-up Adept"]))
    game.play("Made-up Call")
    game.could_choose("Made-up Chant")
    game.choose("Made-up Chant")
    assert game.you.health == 41
    game = table(you=Side(hand=["Made-up Lesson"], discard=["Made-up Chant"], board=["Made-up Adept"]))
    game.play("Made-up Lesson")
    assert game.you.health == 30


def test_hidden_cards_stay_hidden_while_the_choice_waits(table):
    game = table(you=Side(hand=["Made-up Call", "Made-up Chant", "Made-up Psalm"]))
    game.play("Made-up Call")
    for luck in range(8):
        g = game.game
        assert hidden_laws(g, 0, Rng(luck)) + hidden_laws(g, 1, Rng(luck)) + copy_laws(g, Rng(luck)) == []
    game.decline()
    assert game.you.hand == ["Made-up Chant", "Made-up Psalm"]


# --- from a deck -----------------------------------------------------------------------------------------------------


def trick(table, *, accept=True, gold=1, hand=(), **theirs):
    game = table(
        turn_of="opponent",
        moment="end-offer",
        you=Side(hand=["Made-up Trick", *hand], gold=gold),
        opponent=Side(**theirs),
    )
    game.you.play("Made-up Trick")
    game.choose("opponent")
    if accept is not None:
        (game.accept if accept else game.decline)()
    return game


def test_an_event_of_the_opponent_resolves_for_its_player_and_goes_to_its_owners_discard_pile(table):
    game = trick(table, top=["Made-up Chant"])
    assert (game.you.gold, game.you.hand, game.you.health) == (0, ["Burrowing Wurm"] * 2, 31)
    assert (game.opponent.discard_pile, game.you.discard_pile) == (["Made-up Chant"], ["Made-up Trick"])


def test_h23_an_effect_has_a_card_played_at_any_time(table):
    """3.2.3a does not bind an effect: it is the opponent's turn."""
    game = trick(table, top=["Kong"], board=["Muse"], accept=None)
    seen = view(game.game, 0)["decision"]
    assert seen["prompt"] == "Made-up Trick: do you want to play Kong for {1}? If you do not, banish it."
    top = view(game.game, 0)["revealed"]
    assert [(option["text"], option["refs"]) for option in seen["options"]] == [
        ("Play Kong", [top[0]["id"]]), ("No", []),
    ]  # fmt: skip
    game.accept()
    game.choose("Muse")
    kong = game.champion("Kong")
    assert (kong.controller, kong.owner, kong.deploying) == ("you", "opponent", True)
    assert (game.you.gold, game.opponent.board) == (0, [])


def test_what_is_not_played_is_banished(table):
    game = trick(table, top=["Kong"], accept=False)
    assert (game.opponent.bottom[0], game.you.gold, game.you.health) == ("Kong", 1, 31)


def test_what_cannot_be_paid_is_not_offered_and_banished(table):
    game = trick(table, top=["Kong"], gold=0, accept=None)
    assert (game.asks, game.opponent.bottom[0], game.you.health) == ("window", "Kong", 31)


def test_of_an_empty_deck_nothing_is_played(table):
    game = trick(table, deck=[], accept=None)
    assert (game.asks, game.you.health) == ("window", 31)


def test_the_laws_hold_while_the_card_is_offered(table):
    game = trick(table, top=["Kong"], accept=None)
    for luck in range(8):
        g = game.game
        assert hidden_laws(g, 0, Rng(luck)) + hidden_laws(g, 1, Rng(luck)) + copy_laws(g, Rng(luck)) == []
    game.decline()


# --- what counts as played -------------------------------------------------------------------------------------------


def test_a_card_played_by_an_effect_was_played_this_turn(table):
    game = table(you=Side(hand=["Made-up Echo", "Made-up First"], gold=2, discard=["Made-up Chant"]))
    game.play("Made-up Echo")
    game.choose("Made-up Chant")
    game.play("Made-up First")
    assert game.you.health == 31  # it was the second of its cost
    game = table(you=Side(hand=["Made-up Lesson"], discard=["Made-up First"]))
    game.play("Made-up Lesson")
    assert game.you.health == 37
