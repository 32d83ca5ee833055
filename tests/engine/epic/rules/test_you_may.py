"""What a "you may" asks: for the whole or nothing, and nobody about what is not there."""

import pytest

from engine.epic import language as lang
from engine.epic.prompts.decisions import decision_view
from tests.engine.epic.made_up import event, known
from tests.engine.epic.scenario import Side, WrongStep

PILE = lang.DiscardedCard(whose=lang.YOU)
SIFTER = event("Made-up Sifter", lang.IfYouDo(lang.May(lang.Banish(lang.Choice(PILE, 2))), lang.GainHealth(5)))
TIRER = event(
    "Made-up Tirer",
    lang.Choose(lang.Target(lang.CHAMPION)),
    lang.IfYouDo(lang.May(lang.Expend(lang.IT)), lang.GainHealth(5)),
)
SWEEPER = event("Made-up Sweeper", lang.May(lang.Banish(lang.Each(lang.Champion(token=True)))), lang.GainHealth(1))
EMPTIER = event("Made-up Emptier", lang.Banish(lang.Choice(PILE, 2)), lang.GainHealth(5))


@pytest.fixture(autouse=True, scope="module")
def cards():
    with known(SIFTER, SWEEPER, EMPTIER, TIRER):
        yield


def texts(game):
    return [option["text"] for option in decision_view(game.game, 0)["options"]]


def test_both_or_none(table):
    game = table(you=Side(hand=["Made-up Sifter", "Made-up Sifter"], discard=["Kong", "Muse", "Muse"]))
    game.play("Made-up Sifter")
    game.could_choose("Kong", "Muse")
    assert "Choose none" in texts(game)
    with pytest.raises(WrongStep):
        game.choose("Kong")
    with pytest.raises(WrongStep):
        game.choose("Kong", "Muse", "Muse")
    game.decline()
    assert (game.you.health, len(game.you.discard_pile)) == (30, 4)
    game.play("Made-up Sifter")
    game.choose("Muse", "Muse")
    assert (game.you.health, game.you.discard_pile) == (35, ["Kong", "Made-up Sifter", "Made-up Sifter"])


def test_where_there_is_one_nothing_is_asked(table):
    game = table(you=Side(hand=["Made-up Sifter"], discard=["Kong"]))
    game.play("Made-up Sifter")
    assert game.moment == "main"
    assert (game.you.health, game.you.discard_pile) == (30, ["Kong", "Made-up Sifter"])


def test_without_may_there_are_as_many_as_there_are(table):
    """5.20.7."""
    game = table(you=Side(hand=["Made-up Emptier"], discard=["Kong"]))
    game.play("Made-up Emptier")
    assert (game.you.health, game.you.discard_pile) == (35, ["Made-up Emptier"])


def test_nobody_is_asked_about_a_champion_that_is_not_there(table):
    game = table(you=Side(hand=["Made-up Tirer", "Made-up Tirer"], board=["Steel Golem"]))
    game.play("Made-up Tirer")
    assert (game.moment, game.you.health) == ("main", 30)
    game = table(you=Side(hand=["Made-up Tirer"], board=["Kong"]))
    game.play("Made-up Tirer")
    game.could_decline()
    game.accept()
    assert (game.champion("Kong").expended, game.you.health) == (True, 35)


def test_nobody_is_asked_about_champions_of_which_there_are_none(table):
    game = table(you=Side(hand=["Made-up Sweeper"], board=["Kong"]))
    game.play("Made-up Sweeper")
    assert (game.moment, game.you.board, game.you.health) == ("main", ["Kong"], 31)
    game = table(you=Side(hand=["Made-up Sweeper"], board=["Kong", "Human"]), opponent=Side(board=["Human"]))
    game.play("Made-up Sweeper")
    game.could_decline()
    game.accept()
    assert (game.you.board, game.opponent.board, game.you.health) == (["Kong"], [], 31)
