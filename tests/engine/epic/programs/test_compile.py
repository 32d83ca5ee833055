"""The compiler takes what the engine does and refuses the rest: no definition is silently half true."""

import pytest

from engine.epic import language as lang
from engine.epic.programs.compile import compile_cards


def compiled(*abilities, effect=(), kind=lang.CHAMPION):
    return compile_cards(
        (), (lang.Card("Made-up", lang.EVIL, 1, lang.WHITE, kind, "", 1, 1, tuple(abilities), effect),)
    )


@pytest.mark.parametrize(
    "have",
    [
        lang.StaticAbility(lang.THIS, offense=2, when=lang.YOUR_TURN),
        lang.StaticAbility(lang.THIS, alignment=lang.GOOD),
        lang.StaticAbility(lang.Champion(cost=0, whose=lang.YOU), offense=1),
        lang.StaticAbility(lang.Champion(expended=True, whose=lang.YOU), offense=1),
        lang.StaticAbility(lang.Champion(whose=lang.THAT_PLAYER), offense=1),
        lang.StaticAbility(lang.Champion(attacking=True), lang.BLITZ),
    ],
)
def test_a_continuous_ability_that_would_be_read_in_part_is_refused(have):
    with pytest.raises(ValueError, match=r"derive\.py does not read all of"):
        compiled(have)


def test_a_row_of_a_card_says_what_is_printed_on_it():
    table = compiled(lang.AIRBORNE, lang.StaticAbility(lang.Champion(lang.GOOD, other=True, whose=lang.YOU), offense=2))
    assert (table.name, table.cost, table.offense, table.defense) == (["Made-up"], [1], [1], [1])
    assert (table.is_event, table.is_token) == ([False], [False])
    assert table.keywords == [int(lang.AIRBORNE)]
    assert table.abilities[0].part == lang.AIRBORNE


def deity(*abilities):
    return compile_cards((), (), (lang.Deity("Made-up God", lang.WILD, "god", tuple(abilities)),))


def test_a_row_of_a_deity_has_its_abilities_and_no_numbers():
    """2.4: a deity costs nothing, fights nothing and does what is written on it."""
    table = deity(
        lang.Power((lang.GOLD,), lang.Draw()),
        lang.Ally(lang.WILD, lang.GainHealth(1)),
        lang.Whenever(lang.On.START_OF_YOUR_TURN, lang.Draw()),
    )
    assert (table.is_deity, table.is_event, table.is_token) == ([True], [False], [False])
    assert (table.alignment, table.cost, table.offense, table.defense) == ([int(lang.WILD)], [0], [0], [0])
    assert table.powers == [((1, 0, 0),)]
    assert [[ability_id for _, _, ability_id in triggers] for triggers in table.triggers] == [[1, 2]]


@pytest.mark.parametrize(
    "ability",
    [
        lang.AIRBORNE,
        lang.Tribute(lang.Draw()),
        lang.StaticAbility(lang.Champion(whose=lang.YOU), lang.BLITZ),
        lang.Power((lang.EXPEND,), lang.Draw()),
        lang.Power((lang.GOLD, lang.BREAK_THIS), lang.Draw()),
    ],
)
def test_a_deity_cannot_do_what_only_champions_do(ability):
    """2.4.2: it is not in play."""
    with pytest.raises(ValueError, match="a deity is not in play"):
        deity(ability)
