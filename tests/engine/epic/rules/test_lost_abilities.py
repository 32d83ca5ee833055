"""Champions that lose their powers and abilities this turn, or cannot gain any, on cards made up here (5.0)."""

import pytest

from engine.epic import language as lang
from engine.epic.language import (
    AIRBORNE,
    AMBUSH,
    BLITZ,
    CANNOT_GAIN,
    CHAMPION,
    EXPEND,
    GOOD,
    OPPONENT,
    RIGHTEOUS,
    THIS,
    UNBREAKABLE,
    YOU,
    YOUR_CHAMPION,
    AllAlignments,
    Champion,
    Draw,
    Each,
    Gain,
    GainHealth,
    LoseAbilities,
    On,
    PlayerHas,
    PlayerTrait,
    StaticAbility,
    Target,
    Whenever,
)
from engine.epic.positions.notation import BadNotation, read, write
from engine.epic.rules.derive import has_trait
from engine.epic.views.hidden import view
from engine.epic.views.story import entries
from tests.engine.epic.made_up import champion, event, known, laws
from tests.engine.epic.scenario import Side, in_play

BLINDNESS = event("Made-up Blindness", LoseAbilities(Each(Champion(whose=OPPONENT))), alignment=GOOD)
HUSH = event("Made-up Hush", LoseAbilities(Target(CHAMPION)))
WINGS = event("Made-up Wings", Gain(Target(CHAMPION), AIRBORNE | BLITZ, offense=1))
LASTING = event("Made-up Blessing", Gain(Target(CHAMPION), BLITZ, lasting=True))
HAMMER = event("Made-up Hammer", lang.Break(Target(CHAMPION)))
SPARK = event("Made-up Spark", lang.Damage(3, Target(CHAMPION)))
RECKONING = event("Made-up Reckoning", lang.Break(Target(CHAMPION)), LoseAbilities(Each(CHAMPION)))
PHOENIX = lang.Card(
    "Made-up Phoenix", lang.EVIL, 0, lang.WHITE, CHAMPION, "", 1, 1, discard=(lang.Power((lang.GOLD,), lang.Recall()),)
)
HERALD = champion("Made-up Herald", StaticAbility(Champion(other=True, whose=YOU), RIGHTEOUS, offense=2))
MARTYR = champion("Made-up Martyr", Whenever(On.BROKEN, Draw()), Whenever(On.INTO_DISCARD, GainHealth(5)))
MOURNER = champion("Made-up Mourner", Whenever(lang.ChampionBroken(YOUR_CHAMPION), GainHealth(1)))
ARSENAL = champion("Made-up Arsenal", lang.Power((EXPEND,), Draw()), lang.PlayAsAmbush(lang.EVIL))
GHOST = champion("Made-up Ghost", PlayerHas(YOU, PlayerTrait.UNTARGETABLE))
DAWN = champion("Made-up Dawn Guard", StaticAbility(THIS, UNBREAKABLE))
WALL = champion("Made-up Wall", UNBREAKABLE)
MASON = champion("Made-up Mason", AllAlignments(), alignment=lang.SAGE)
SQUIRE = champion("Made-up Squire", lang.Tribute(Gain(THIS, BLITZ, lasting=True)), AMBUSH)
STONE = champion("Made-up Stone", CANNOT_GAIN | RIGHTEOUS)
MADE_UP = (
    BLINDNESS, HUSH, WINGS, LASTING, HAMMER, SPARK, HERALD, MARTYR, MOURNER, ARSENAL, GHOST, DAWN, WALL, MASON, SQUIRE,
    STONE, RECKONING, PHOENIX,
)  # fmt: skip


@pytest.fixture(autouse=True, scope="module")
def made_up():
    with known(*MADE_UP):
        yield


def hushed(table, *champions, hand=(), **more):
    """Your Blindness has been played on the champions of the opponent."""
    game = table(you=Side(hand=["Made-up Blindness", *hand], **more), opponent=Side(board=champions))
    game.play("Made-up Blindness")
    return game


# --- what is lost ----------------------------------------------------------------------------------------------------


def test_printed_and_gained_keywords_are_lost_and_numbers_stay(table):
    game = hushed(
        table, in_play("Avenging Angel", gained="unbreakable", this_turn="untargetable", counters=1, offense=4)
    )
    angel = game.champion("Avenging Angel")
    assert (angel.keywords, angel.offense, angel.defense, angel.lost_abilities) == (set(), 11, 7, True)
    story = [entry["text"] for entry in entries(game.game, 1)]
    assert story[-1] == "[[Avenging Angel]] loses powers and abilities this turn."


def test_4_5_2d_when_the_turn_ends_it_has_them_again_but_those_of_the_turn(table):
    game = hushed(table, in_play("Avenging Angel", gained="unbreakable", this_turn="untargetable"))
    game.end_turn()
    angel = game.champion("Avenging Angel")
    assert (angel.keywords, angel.lost_abilities) == ({"airborne", "blitz", "righteous", "unbreakable"}, False)
    assert angel.gained == {"unbreakable"}


def test_champions_that_come_later_lose_nothing(table):
    game = table(you=Side(hand=["Made-up Blindness"]), opponent=Side(hand=["Made-up Squire"], board=["Kong"]))
    game.play("Made-up Blindness")
    game.go_to("end-offer")
    game.opponent.play("Made-up Squire")
    assert game.champion("Made-up Squire").keywords == {"ambush", "blitz"}


def test_continuous_abilities_end_and_come_back(table):
    """3.3: what the champion gave to others is gone as well."""
    game = hushed(table, "Made-up Herald", "Kong")
    assert (game.champion("Kong").offense, game.champion("Kong").keywords) == (13, set())
    game.end_turn()
    assert (game.champion("Kong").offense, game.champion("Kong").keywords) == (15, {"righteous"})


def test_its_own_continuous_abilities_end(table):
    game = hushed(table, "Made-up Dawn Guard")
    assert game.champion("Made-up Dawn Guard").keywords == set()
    game.end_turn()
    assert game.champion("Made-up Dawn Guard").keywords == {"unbreakable"}


def test_h18_what_another_card_gives_continuously_it_still_has(table):
    """3.3.3: the Herald is in play and keeps its abilities; airborne was Kong's own."""
    kong = in_play("Kong", gained="airborne")
    game = table(you=Side(hand=["Made-up Hush"]), opponent=Side(board=["Made-up Herald", kong]))
    game.play("Made-up Hush")
    game.choose("Kong")
    assert (game.champion("Kong").offense, game.champion("Kong").keywords) == (15, {"righteous"})
    game.end_turn()
    assert game.champion("Kong").keywords == {"airborne", "righteous"}


def test_h18_a_continuous_ability_that_begins_later_applies_to_it_as_well(table):
    """Royal Escort comes into a turn in which Blind Faith was played: it guards Kong, which has lost its abilities, and
    not itself."""
    game = table(you=Side(hand=["Blind Faith", "Lash"]), opponent=Side(board=["Kong"], hand=["Royal Escort"]))
    game.play("Blind Faith")
    game.go_to("end-offer")
    game.opponent.play("Royal Escort")
    game.opponent.passes()
    assert (game.champion("Kong").keywords, game.champion("Kong").lost_abilities) == ({"untargetable"}, True)
    game.play("Lash")
    assert game.champion("Royal Escort").damage == 1


def test_h18_it_ends_with_the_card_that_gives_it(table):
    """3.3.3."""
    game = table(you=Side(hand=["Made-up Hush", "Made-up Hammer"]), opponent=Side(board=["Made-up Herald", "Kong"]))
    game.play("Made-up Hush")
    game.choose("Kong")
    game.play("Made-up Hammer")
    game.choose("Made-up Herald")
    assert (game.champion("Kong").offense, game.champion("Kong").keywords) == (13, set())


def test_powers_cannot_be_used(table):
    game = table(you=Side(hand=["Made-up Hush"], board=["Made-up Arsenal"]))
    game.could_use("Made-up Arsenal")
    game.play("Made-up Hush")
    game.could_not_use("Made-up Arsenal")
    game.end_turn()
    game.end_turn()
    game.could_use("Made-up Arsenal")


def test_permissions_for_its_player_end(table):
    theirs = Side(board=["Made-up Arsenal"], hand=["Infernal Gatekeeper"])
    game = table(opponent=theirs, moment="end-offer")
    game.opponent.could_play("Infernal Gatekeeper")
    game = table(you=Side(hand=["Made-up Hush"]), opponent=theirs)
    game.play("Made-up Hush")
    game.go_to("end-offer")
    game.opponent.could_not_play("Infernal Gatekeeper")


def test_traits_of_its_player_end(table):
    game = table(you=Side(hand=["Made-up Hush"]), opponent=Side(board=["Made-up Ghost"]))
    game.play("Made-up Hush")
    assert view(game.game, 0)["players"][1]["traits"] == []
    game.end_turn()
    assert view(game.game, 0)["players"][1]["traits"] == ["untargetable"]


def test_abilities_do_not_trigger(table):
    game = table(
        you=Side(hand=["Made-up Blindness", "Made-up Hammer"]),
        opponent=Side(board=["Made-up Mourner", "Fire Shaman", "Kong"]),
    )
    game.play("Made-up Blindness")
    game.play("Made-up Hammer")
    game.choose("Kong")
    assert game.opponent.health == 30


def test_h20_what_is_broken_without_abilities_leaves_without_them(table):
    """Neither "when this card is broken" nor "when it goes into your discard pile"."""
    game = hushed(table, "Made-up Martyr", hand=["Made-up Hammer"])
    game.play("Made-up Hammer")
    assert (game.opponent.hand, game.opponent.health) == ([], 30)
    assert game.opponent.discard_pile == ["Made-up Martyr"]


def test_in_the_discard_pile_a_card_has_its_abilities_again(table):
    """5.0.2: the part that works there only was never lost."""
    game = hushed(table, "Made-up Phoenix", hand=["Made-up Hammer"])
    game.play("Made-up Hammer")
    game.go_to("end-offer")
    game.opponent.use("Made-up Phoenix")
    assert game.opponent.hand == ["Made-up Phoenix"]


def test_what_had_triggered_before_still_resolves(table):
    """3.4.2: the ability waits by then, whatever becomes of its champion."""
    game = table(you=Side(hand=["Made-up Reckoning"]), opponent=Side(board=["Made-up Mourner", "Kong"]))
    game.play("Made-up Reckoning")
    game.choose("Kong")
    assert game.champion("Made-up Mourner").lost_abilities
    assert game.opponent.health == 31


def test_righteous_is_lost(table):
    game = table(you=Side(hand=["Made-up Hush"], board=["White Knight"], health=20))
    game.play("Made-up Hush")
    game.attack("White Knight")
    game.go_to("main")
    assert game.you.health == 20


def test_5_8_3_without_blitz_a_deploying_champion_cannot_attack_and_an_attack_goes_on(table):
    yours = Side(hand=["Made-up Hush"], board=[in_play("Kong", deploying=True, gained="blitz")])
    game = table(you=yours)
    game.play("Made-up Hush")
    game.could_not_attack()
    game = table(you=yours)
    game.attack("Kong")
    game.play("Made-up Hush")
    game.go_to("main")
    assert game.opponent.health == 17


def test_5_9_3_a_champion_that_is_unbreakable_no_more_breaks_by_the_damage_it_has(table):
    game = hushed(table, in_play("Made-up Wall", damage=3), in_play("Made-up Dawn Guard", damage=2))
    assert game.opponent.board == ["Made-up Dawn Guard"]


def test_5_9_3_defense_that_an_aura_gave_is_missed_at_once(table):
    game = table(you=Side(hand=["Made-up Blindness"]), opponent=Side(board=["Pack Alpha", in_play("Kong", damage=14)]))
    assert game.champion("Kong").defense == 15
    game.play("Made-up Blindness")
    assert game.opponent.board == ["Pack Alpha"]


def test_h19_a_card_with_all_alignments_keeps_them_all(table):
    """2.5.3: Dark One's Fury still passes Erwin by."""
    erwin = "Erwin, Architect of War"
    game = hushed(table, erwin, "Kong", hand=["Dark One's Fury"])
    assert game.champion(erwin).alignments == {"good", "evil", "sage", "wild"}
    game.play("Dark One's Fury")
    game.mode("non-evil")
    assert game.opponent.board == [erwin]


def test_h19_alignments_that_a_card_gives_to_others_stay_and_what_else_it_gives_does_not(table):
    """2.5.3, whose example is Dark Leader: while it is in play, your humans are also evil."""
    game = table(you=Side(hand=["Blind Faith", "Made-up Hammer"]), opponent=Side(board=["Dark Leader", "Human"]))
    assert (game.champion("Human").alignments, game.champion("Human").offense) == ({"good", "evil"}, 2)
    game.play("Blind Faith")
    assert (game.champion("Human").alignments, game.champion("Human").offense) == ({"good", "evil"}, 1)
    game.play("Made-up Hammer")
    game.choose("Dark Leader")
    assert game.champion("Human").alignments == {"good"}


def test_2_5_3_alignments_that_others_give_stay(table):
    game = table(you=Side(hand=["Made-up Hush"], board=["Dark Leader", "Human"]))
    game.play("Made-up Hush")
    game.choose("Human")
    assert game.champion("Human").alignments == {"good", "evil"}


# --- what comes after ------------------------------------------------------------------------------------------------


def test_what_it_gains_afterwards_it_has(table):
    game = table(you=Side(hand=["Made-up Hush", "Made-up Wings", "Made-up Blessing"], board=["Made-up Wall"]))
    game.play("Made-up Hush")
    game.play("Made-up Wings")
    game.play("Made-up Blessing")
    wall = game.champion("Made-up Wall")
    assert (wall.keywords, wall.gained, wall.offense) == ({"airborne", "blitz"}, {"airborne", "blitz"}, 4)
    game.end_turn()
    assert game.champion("Made-up Wall").keywords == {"unbreakable", "blitz"}


def test_all_of_it_can_be_lost_again(table):
    game = table(you=Side(hand=["Made-up Hush", "Made-up Blessing", "Made-up Hush"], board=["Made-up Wall"]))
    for card in ("Made-up Hush", "Made-up Blessing", "Made-up Hush"):
        game.play(card)
    assert game.champion("Made-up Wall").keywords == set()
    game.end_turn()
    assert game.champion("Made-up Wall").keywords == {"unbreakable", "blitz"}


# --- who cannot gain any ---------------------------------------------------------------------------------------------


def test_5_0_4_who_cannot_gain_abilities_keeps_its_own_and_gains_numbers(table):
    game = table(you=Side(hand=["Made-up Wings", "Made-up Blessing"], board=["Made-up Stone"]))
    game.play("Made-up Wings")
    game.play("Made-up Blessing")
    stone = game.champion("Made-up Stone")
    assert (stone.keywords, stone.offense) == ({"cannot gain", "righteous"}, 4)
    story = [entry["text"] for entry in entries(game.game, 0)]
    lines = [line for line in story if "can only choose" not in line]
    assert lines[-4:] == [
        "[[Made-up Stone]] cannot gain abilities.",
        "[[Made-up Stone]] gets +1 {offense}.",
        "You play [[Made-up Blessing]].",
        "[[Made-up Stone]] cannot gain abilities.",
    ]


def test_auras_give_it_numbers_only(table):
    game = table(you=Side(board=["Made-up Stone", "Made-up Herald"]))
    assert (game.champion("Made-up Stone").keywords, game.champion("Made-up Stone").offense) == (
        {"cannot gain", "righteous"},
        5,
    )


def test_the_ability_that_forbids_it_can_be_lost(table):
    game = table(you=Side(hand=["Made-up Hush", "Made-up Blessing"], board=["Made-up Stone"]))
    game.play("Made-up Hush")
    game.play("Made-up Blessing")
    assert game.champion("Made-up Stone").keywords == {"blitz"}
    game.end_turn()
    assert game.champion("Made-up Stone").keywords == {"cannot gain", "righteous", "blitz"}


# --- positions and copies --------------------------------------------------------------------------------------------


def test_positions_and_copies_keep_it(table):
    board = [in_play("Avenging Angel", gained="untargetable"), "Made-up Herald", "Made-up Ghost", "Kong"]
    game = table(
        you=Side(hand=["Made-up Hush", "Made-up Blindness"], board=["Made-up Wall"]), opponent=Side(board=board)
    )
    game.play("Made-up Blindness")
    game.play("Made-up Hush")
    game.choose("Made-up Wall")
    assert laws(game.game) == []
    text = write(game.game)
    assert "AvengingAngel(blanked,suspended=untargetable),MadeUpHerald(blanked),MadeUpGhost(blanked)" in text
    again = read(text)
    assert write(again) == text
    assert not has_trait(again, 1, 1)
    for seat in (0, 1):
        assert view(again, seat)["players"][1]["traits"] == []
    with pytest.raises(BadNotation, match="has lost no abilities"):
        read(text.replace("blanked,suspended", "expended,suspended"))
