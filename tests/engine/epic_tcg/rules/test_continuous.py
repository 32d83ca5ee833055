"""Continuous abilities and their order, counters, wards, traits of players (rule book, Continuous Abilities)."""

import pytest

from engine.epic_tcg.language import (
    AIRBORNE,
    ANYTHING,
    CHAMPION,
    DEMORALIZED,
    EACH_OPPONENT,
    EVIL,
    EXPEND,
    FAST,
    GOOD,
    OBJECT,
    RANGE,
    THIS,
    THIS_EXPENDED,
    UNBREAKABLE,
    UNTARGETABLE,
    UNTARGETABLE_COUNTER,
    WILD,
    YOU,
    YOUR_CHAMPION,
    YOUR_MOJO,
    YOUR_TURN,
    Activated,
    Break,
    Control,
    Count,
    Damage,
    DamageWard,
    Draw,
    Each,
    Expend,
    GainMojo,
    Get,
    Have,
    Piece,
    Player,
    PlayerHas,
    PlayerTrait,
    PutCounters,
    Target,
    Traits,
    Ward,
)
from tests.engine.epic_tcg import made_up
from tests.engine.epic_tcg.made_up import champion, event, thing
from tests.engine.epic_tcg.scenario import Side, in_play


@pytest.fixture(autouse=True, scope="module")
def cards():
    with made_up.known(
        champion("Footman"),
        champion("Cleric", alignment=GOOD),
        champion("Captain", Get(Piece(CHAMPION, GOOD, whose=YOU, other=True), offense=2, defense=2), alignment=GOOD),
        thing("Black Banner", Have(Piece(named="Human", whose=YOU), alignment=EVIL)),
        thing("Crypt", Get(Piece(CHAMPION, EVIL, whose=YOU), AIRBORNE, offense=1)),
        champion("Colossus", offense=YOUR_MOJO, defense=Count(Piece(CHAMPION | OBJECT), plus=1)),
        champion("Stone Skin", Have(THIS, UNBREAKABLE, when=YOUR_TURN)),
        champion("Hidden", Have(THIS, UNTARGETABLE, when=THIS_EXPENDED)),
        champion("Zealot", Ward(Traits(alignment=EVIL))),
        champion("Recluse", Ward(Traits(CHAMPION)), alignment=GOOD),
        thing("Citadel", Get(YOUR_CHAMPION, abilities=(DamageWard(2),))),
        thing("Gag", PlayerHas(EACH_OPPONENT, PlayerTrait.CANNOT_USE_ABILITIES)),
        thing("Drought", PlayerHas(EACH_OPPONENT, PlayerTrait.CANNOT_GAIN_MOJO)),
        thing("Fog", PlayerHas(EACH_OPPONENT, PlayerTrait.CANNOT_DRAW)),
        thing("Veil", PlayerHas(YOU, PlayerTrait.UNTARGETABLE)),
        champion("Archer", Activated((EXPEND,), FAST, Damage(1, Target(ANYTHING)))),
        event("Wither", Break(Each(Piece(CHAMPION))), alignment=EVIL),
        event("Shame", PutCounters(1, Target(Piece(CHAMPION)), DEMORALIZED)),
        event("Mist", PutCounters(1, Target(Piece(CHAMPION)), UNTARGETABLE_COUNTER)),
        event("Sear", Damage(3, Target(ANYTHING))),
        event("Gift", GainMojo(3), Draw()),
        event("Steal", Control(Target(Piece(CHAMPION | OBJECT)))),
        event("Fell", Break(Target(Piece(CHAMPION | OBJECT)))),
        event("Nap", Expend(Target(Piece(CHAMPION)))),
        thing("Bow Rack", Have(Piece(CHAMPION, not_alignment=WILD, whose=YOU), RANGE)),
        event("Curse", Damage(1, Target(Player())), alignment=EVIL),
    ):
        yield


def test_get_counts_while_its_source_is_there(table):
    """Rule book, Continuous Abilities."""
    game = table(you=Side(board=["Captain", "Cleric", "Footman"], hand=["Fell"]), opponent=Side(board=["Cleric"]))
    assert [game.piece(name).offense for name in ("Captain", "your Cleric", "Footman", "their Cleric")] == [3, 5, 3, 3]
    game.play("Fell")
    game.choose("Captain")
    game.resolve()
    assert game.piece("your Cleric").offense == 3


def test_two_of_them_add_up(table):
    """Rule book, Continuous Abilities."""
    game = table(you=Side(board=["Captain", "Captain", "Cleric"]), opponent=Side())
    assert (game.piece("Cleric").offense, game.piece("Captain#1").defense) == (7, 5)


def test_what_says_are_comes_before_what_says_get(table):
    """Rule book, Order to Apply Continuous Abilities."""
    game = table(you=Side(board=["Crypt", "Human", "Black Banner", "Captain"]), opponent=Side(board=["Human"]))
    human = game.piece("your Human")
    assert (human.alignment, human.offense, human.keywords) == (EVIL, 2, AIRBORNE)  # and of no other alignment
    assert game.piece("their Human").alignment == GOOD


def test_have_with_a_filter_by_alignment(table):
    """Rule book, Order to Apply Continuous Abilities, Alignment."""
    game = table(you=Side(board=["Bow Rack", "Footman", "Hulk"]), opponent=Side())
    assert RANGE in game.piece("Footman").keywords
    assert RANGE not in game.piece("Hulk").keywords


def test_numbers_that_are_counted(table):
    game = table(you=Side(board=["Colossus", "Footman"], mojo=12), opponent=Side(board=["Citadel"]))
    assert (game.piece("Colossus").offense, game.piece("Colossus").defense) == (12, 4)


def test_a_lower_defense_breaks_a_damaged_champion(table):
    """Rule book, Negative Numbers, Break."""
    game = table(you=Side(board=["Captain", in_play("Cleric", damage=4)], hand=["Fell"]), opponent=Side())
    game.play("Fell")
    game.choose("Captain")
    game.resolve()
    assert game.you.board == []


def test_conditions(table):
    game = table(you=Side(board=["Stone Skin"], hand=["Wither"]), opponent=Side(board=["Stone Skin", "Footman"]))
    game.play("Wither")
    game.resolve()
    assert (game.you.board, game.opponent.board) == (["Stone Skin"], [])
    game = table(you=Side(board=["Hidden", "Footman"], hand=["Nap", "Sear"]), opponent=Side())
    game.play("Nap")
    game.choose("Hidden")
    game.resolve()
    game.play("Sear")
    game.could_choose("you", "opponent", "Footman")


def test_evil_ward_against_an_evil_event(table):
    """Rule book, Ward."""
    game = table(you=Side(board=["Footman"], hand=["Wither"]), opponent=Side(board=["Zealot", "Footman"]))
    game.play("Wither")
    game.resolve()
    assert (game.you.board, game.opponent.board) == ([], ["Zealot"])


def test_a_ward_keeps_continuous_abilities_of_others_off_too(table):
    """Rule book, Ward; T11."""
    game = table(you=Side(board=["Captain", "Recluse", "Cleric"]), opponent=Side())
    assert (game.piece("Recluse").offense, game.piece("Cleric").offense) == (3, 5)


def test_counters_are_continuous_abilities(table):
    """Rule book, Continuous Abilities."""
    game = table(you=Side(board=["Archer"], hand=["Shame", "Mist", "Sear"]), opponent=Side())
    game.could_use("Archer")
    game.play("Shame")
    game.resolve()
    assert (game.piece("Archer").offense, game.piece("Archer").defense) == (0, 1)
    game.could_use()
    game.play("Mist")
    game.resolve()
    game.play("Sear")
    game.could_choose("you", "opponent")


def test_damage_ward_given_to_others(table):
    """Rule book, Damage Ward."""
    game = table(you=Side(board=["Citadel", "Footman"], hand=["Sear", "Sear"]), opponent=Side())
    for damage in (1, 2):  # each effect is an instance
        game.play("Sear")
        game.choose("Footman")
        game.resolve()
        assert game.piece("Footman").damage == damage


def test_what_players_cannot_do(table):
    game = table(you=Side(board=["Archer"], hand=["Gift"]), opponent=Side(board=["Gag", "Drought", "Fog"]))
    game.could_use()
    game.play("Gift")
    game.resolve()
    assert (game.you.mojo, game.you.hand) == (30, [])
    game = table(you=Side(hand=["Curse"], board=["Veil"]), opponent=Side(board=["Veil"]))
    game.could_play()


def test_an_ability_goes_with_its_piece_to_another_controller(table):
    """Rule book, Controller."""
    game = table(you=Side(hand=["Steal"], board=["Cleric"]), opponent=Side(board=["Captain", "Cleric"]))
    game.play("Steal")
    game.choose("Captain")
    game.resolve()
    assert (game.piece("your Cleric").offense, game.piece("their Cleric").offense) == (5, 3)
