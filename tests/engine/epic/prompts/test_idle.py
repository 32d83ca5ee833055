"""Questions whose answer changes nothing: the order of gains."""

import pytest

from engine.epic import language as lang
from engine.epic.cards.tokens import HUMAN
from engine.epic.language import CHAMPION, Count, Draw, GainGold, GainHealth
from engine.epic.positions.pack import digest
from engine.epic.prompts import order_changes_nothing
from engine.epic.rules import codes
from engine.epic.rules.machine import apply_trusted
from tests.engine.epic.made_up import champion, event, known
from tests.engine.epic.scenario import Side, set_table


def on_ally(name, *effect):
    """A champion whose ability triggers when an evil card is played."""
    return champion(name, lang.Ally(lang.EVIL, *effect))


HEALER = on_ally("Made-up Healer", GainHealth(2))
READER = on_ally("Made-up Reader", Draw())
MINTER = on_ally("Made-up Minter", GainGold(1, lang.EVIL))
COUNTER = on_ally("Made-up Counter", GainHealth(Count(lang.Champion(whose=lang.YOU))))
CALLER = on_ally("Made-up Caller", lang.PutTokens(1, HUMAN))
BURNER = on_ally("Made-up Burner", lang.Damage(1, lang.Target(CHAMPION)))
CALL = event("Made-up Call", GainHealth(1), cost=1)


@pytest.fixture(autouse=True, scope="module")
def made_up():
    with known(HEALER, READER, MINTER, COUNTER, CALLER, BURNER, CALL):
        yield


def asked(*board):
    """A game in which the order of the abilities of these champions is asked for."""
    game = set_table(Side(hand=["Made-up Call"], board=board))
    game.play("Made-up Call")
    assert game.asks == "order"
    return game.game


def after(game, option):
    then = game.clone()
    apply_trusted(then, option)
    assert then.kind == codes.WINDOW
    return digest(then)


def test_cards_health_and_gold_come_to_the_same_in_every_order():
    game = asked("Made-up Healer", "Made-up Reader", "Made-up Minter")
    assert order_changes_nothing(game)
    two = asked("Made-up Healer", "Made-up Reader")
    assert len({after(two, option) for option in two.options}) == 1


@pytest.mark.parametrize("other", ["Counter", "Caller", "Burner"])
def test_what_counts_brings_or_harms_champions_is_asked(other):
    assert not order_changes_nothing(asked("Made-up Healer", f"Made-up {other}"))


def test_nothing_else_is_an_order():
    assert not order_changes_nothing(set_table(Side(hand=["Made-up Call"])).game)
