"""Players who cannot gain health this turn, on cards made up here (1.5, 4.5.2d)."""

import pytest

from engine.epic import language as lang
from engine.epic.language import (
    ANYTHING,
    CHAMPION,
    DAMAGED_PLAYER,
    EACH_OPPONENT,
    EACH_PLAYER,
    THAT_PLAYER,
    CannotGainHealth,
    Damage,
    Each,
    PlayerAndChampions,
    Target,
    X,
)
from engine.epic.positions.notation import read, write
from engine.epic.programs.compile import compile_cards
from engine.epic.views.hidden import view
from engine.epic.views.story import entries
from tests.engine.epic.made_up import champion, event, known, laws
from tests.engine.epic.scenario import Side

BLAST = event("Made-up Blast", Damage(7, Target(ANYTHING)), CannotGainHealth(DAMAGED_PLAYER))
SWEEP = event("Made-up Sweep", Damage(1, PlayerAndChampions(Target(lang.PLAYER))), CannotGainHealth(DAMAGED_PLAYER))
CURSE = event("Made-up Curse", CannotGainHealth(EACH_OPPONENT))
STEED = champion("Made-up Steed", lang.Whenever(lang.On.DAMAGES_PLAYER, CannotGainHealth(THAT_PLAYER)), offense=4)
SERMON = event("Made-up Sermon", lang.GainHealth(3, EACH_PLAYER))
MADE_UP = (BLAST, SWEEP, CURSE, STEED, SERMON)


@pytest.fixture(autouse=True, scope="module")
def made_up():
    with known(*MADE_UP):
        yield


def sealed(game):
    return ["cannot_gain_health" in player["traits"] for player in view(game.game, 0)["players"]]


def test_a_player_who_is_damaged_gains_no_health_this_turn(table):
    game = table(you=Side(hand=["Made-up Blast", "Made-up Sermon", "Made-up Sermon"]))
    game.play("Made-up Blast")
    game.choose("opponent")
    assert sealed(game) == [False, True]
    game.play("Made-up Sermon")
    assert (game.you.health, game.opponent.health) == (33, 23)
    story = [entry["text"] for entry in entries(game.game, 0)]
    assert story[-5:] == [
        "[[Made-up Blast]] deals 7 damage to your opponent.",
        "Your opponent cannot gain health this turn.",
        "You play [[Made-up Sermon]].",
        "You gain 3 health.",
        "Your opponent cannot gain 3 health.",
    ]


def test_4_5_2d_it_ends_with_the_turn(table):
    game = table(you=Side(hand=["Made-up Blast"]), opponent=Side(hand=["Made-up Sermon"]))
    game.play("Made-up Blast")
    game.choose("opponent")
    game.end_turn()
    assert sealed(game) == [False, False]
    game.play("Made-up Sermon")
    assert game.opponent.health == 26


def test_nobody_is_kept_from_health_when_a_champion_is_damaged(table):
    game = table(you=Side(hand=["Made-up Blast", "Made-up Sermon"]), opponent=Side(board=["Kong"]))
    game.play("Made-up Blast")
    game.choose("Kong")
    assert sealed(game) == [False, False]
    game.play("Made-up Sermon")
    assert game.opponent.health == 33


def test_of_several_that_are_damaged_the_player_is_meant(table):
    game = table(you=Side(hand=["Made-up Sweep"]), opponent=Side(board=["Kong", "Wolf"]))
    game.play("Made-up Sweep")
    game.choose("opponent")
    assert sealed(game) == [False, True]


def test_a_champion_seals_the_player_it_damages_before_righteous_gives_health(table):
    """5.13.3: what righteous gives comes when abilities resolve; in one batch its controller orders them."""
    game = table(you=Side(board=["Made-up Steed"]), opponent=Side(hand=["Made-up Sermon"]))
    game.attack("Made-up Steed")
    game.go_to("main")
    assert sealed(game) == [False, True]
    game.go_to("end-offer")
    game.opponent.play("Made-up Sermon")
    assert (game.you.health, game.opponent.health) == (33, 26)


def test_an_effect_may_name_players_without_damage(table):
    game = table(you=Side(hand=["Made-up Curse", "Made-up Curse"]))
    game.play("Made-up Curse")
    game.play("Made-up Curse")
    assert sealed(game) == [False, True]


def test_positions_and_copies_keep_it(table):
    game = table(you=Side(hand=["Made-up Curse", "Made-up Sermon"]))
    game.play("Made-up Curse")
    assert laws(game.game) == []
    assert write(game.game).endswith(" no-healing")
    assert write(read(write(game.game))) == write(game.game)
    assert read(write(game.game)).no_healing == 2


@pytest.mark.parametrize(
    "effect",
    [
        (CannotGainHealth(DAMAGED_PLAYER),),
        (Damage(X, Target(ANYTHING)), CannotGainHealth(DAMAGED_PLAYER)),
        (Damage(0, Target(ANYTHING)), CannotGainHealth(DAMAGED_PLAYER)),
        (Damage(1, Each(CHAMPION)), lang.Draw(), CannotGainHealth(DAMAGED_PLAYER)),
    ],
)
def test_who_was_damaged_is_known_right_after_damage_of_a_plain_number_only(effect):
    with pytest.raises(ValueError, match="stands right after damage of a plain number"):
        compile_cards((), (event("Made-up", *effect),))
