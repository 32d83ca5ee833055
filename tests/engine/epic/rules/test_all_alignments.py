"""A card that has all alignments, in every zone (2.5), on cards made up here."""

import pytest

from engine.epic import language as lang
from engine.epic.catalogue.products import facts
from engine.epic.language import AllAlignments, Ally, Champion, DiscardedCard, Loyalty, Target
from engine.epic.views.hidden import view
from tests.engine.epic.made_up import champion, event, known, laws
from tests.engine.epic.scenario import Side

MASON = champion("Made-up Mason", AllAlignments(), lang.Tribute(lang.GainHealth(1)), alignment=lang.SAGE, cost=1)
CHOIR = champion(
    "Made-up Choir", Ally(lang.GOOD, lang.GainHealth(2)), Ally(lang.WILD, lang.GainHealth(4)), alignment=lang.GOOD
)
ELDER = champion("Made-up Elder", Loyalty(2, lang.Draw()), alignment=lang.WILD)
MOURNER = event("Made-up Mourner", lang.ReturnToHand(Target(DiscardedCard(alignment=lang.EVIL))))
PURGE = event("Made-up Purge", lang.Break(lang.Each(Champion(lang.EVIL))))


@pytest.fixture(autouse=True, scope="module")
def made_up():
    with known(MASON, CHOIR, ELDER, MOURNER, PURGE):
        yield


def test_in_play_it_has_them_all(table):
    game = table(you=Side(board=["Made-up Mason"], hand=["Made-up Purge"]))
    assert game.champion("Made-up Mason").alignments == {"good", "evil", "sage", "wild"}
    game.play("Made-up Purge")
    assert game.you.board == []


def test_5_18_played_from_hand_it_is_an_ally_of_every_alignment(table):
    game = table(you=Side(board=["Made-up Choir"], hand=["Made-up Mason"], health=20))
    game.play("Made-up Mason")
    game.trigger("Made-up Choir: {good}")
    game.trigger("Made-up Choir: {wild}")
    assert game.you.health == 27


def test_5_3_in_hand_it_is_revealed_for_loyalty_of_every_alignment(table):
    game = table(you=Side(hand=["Made-up Elder", "Made-up Mason", "Wolf Companion"], top=["Kong"]))
    game.play("Made-up Elder")
    game.reveal("Made-up Mason", "Wolf Companion")
    assert "Kong" in game.you.hand


def test_in_the_discard_pile_it_is_found_by_any_of_them(table):
    game = table(you=Side(hand=["Made-up Mourner"], discard=["Made-up Mason", "Kong"]))
    game.play("Made-up Mourner")
    assert game.you.hand == ["Made-up Mason"]


def test_h9_what_is_printed_on_it_stays_what_decks_are_built_by():
    """House ruling H9."""
    assert facts(MASON)["alignments"] == ["sage"]


def test_laws_hold(table):
    game = table(you=Side(board=["Made-up Mason"], hand=["Made-up Elder", "Made-up Mason"]))
    assert laws(game.game) == []
    seen = view(game.game, 1)["champions"][0]["alignments"]
    assert seen == ["good", "evil", "sage", "wild"]
