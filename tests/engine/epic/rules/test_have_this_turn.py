"""What champions have this turn: a continuous effect, so whoever comes later has it as well (3.3.3, 4.5.2d). On cards
made up here."""

import pytest

from engine.epic import language as lang
from engine.epic.cards.tokens import WOLF
from engine.epic.language import (
    AIRBORNE,
    BLITZ,
    CANNOT_GAIN,
    CHAMPION,
    OPPONENT,
    RIGHTEOUS,
    THAT_PLAYER,
    UNBREAKABLE,
    YOUR_CHAMPION,
    Champion,
    Damage,
    Each,
    Gain,
    LoseAbilities,
    PutTokens,
    StaticThisTurn,
    Target,
)
from engine.epic.positions.behaviour import footprint
from engine.epic.positions.laws import status
from engine.epic.positions.notation import BadNotation, parse, read, text_of, write
from engine.epic.positions.pack import BadPack, digest, pack, unpack
from engine.epic.programs.compile import compile_cards
from engine.epic.proofs.coverage import Coverage, in_words
from engine.epic.text.printed import card_text
from engine.epic.views.hidden import view
from engine.epic.views.story import entries
from tests.engine.epic.made_up import champion, event, known, laws
from tests.engine.epic.scenario import Side, in_play

HOWL = event("Made-up Howl", StaticThisTurn(Champion(cls="wolf"), BLITZ, offense=1, defense=2))
MIST = event("Made-up Mist", StaticThisTurn(Champion(whose=OPPONENT), offense=-2, defense=-2))
GALE = event("Made-up Gale", StaticThisTurn(YOUR_CHAMPION, AIRBORNE))
WARD = event("Made-up Ward", StaticThisTurn(CHAMPION, UNBREAKABLE))
LITTER = event("Made-up Litter", PutTokens(2, WOLF))
HUSH = event("Made-up Hush", LoseAbilities(Each(CHAMPION)))
BOLT = event("Made-up Bolt", Damage(2, Target(CHAMPION)))
LURE = event("Made-up Lure", lang.Control(Target(CHAMPION)))
CHEER = event("Made-up Cheer", Gain(Each(Champion(cls="wolf")), BLITZ))
STONE = champion("Made-up Stone Wolf", CANNOT_GAIN | RIGHTEOUS, classes="wolf")
HOUND = champion("Made-up Hound", classes="wolf", defense=2)
MADE_UP = (HOWL, MIST, GALE, WARD, LITTER, HUSH, BOLT, LURE, CHEER, STONE, HOUND)


@pytest.fixture(autouse=True, scope="module")
def made_up():
    with known(*MADE_UP):
        yield


def shape(game, name):
    one = game.champion(name)
    return one.offense, one.defense, one.keywords


# --- whom it reaches -------------------------------------------------------------------------------------------------


def test_3_3_3_champions_that_come_later_this_turn_have_it_as_well(table):
    """The opponent's too; a human is no wolf."""
    game = table(
        you=Side(hand=["Made-up Howl", "Made-up Litter"], board=["Wolf", "Human"]),
        opponent=Side(hand=["Made-up Litter"], board=[in_play("Wolf", deploying=True)]),
    )
    game.play("Made-up Howl")
    game.play("Made-up Litter")
    assert [shape(game, f"your Wolf{at}") for at in ("", "#2", "#3")] == [(3, 4, {"blitz"})] * 3
    assert shape(game, "Human") == (1, 1, set())
    game.could_attack_with("your Wolf", "Wolf#2", "Wolf#3", "Human")
    game.go_to("end-offer")
    game.opponent.play("Made-up Litter")
    assert [shape(game, f"their Wolf{at}") for at in ("", "#2", "#3")] == [(3, 4, {"blitz"})] * 3


def test_what_champions_gain_reaches_those_that_are_in_play(table):
    game = table(you=Side(hand=["Made-up Cheer", "Made-up Litter"], board=[in_play("Wolf", deploying=True)]))
    game.play("Made-up Cheer")
    game.play("Made-up Litter")
    game.could_attack_with("Wolf")


def test_4_5_2d_it_ends_with_the_turn(table):
    game = table(you=Side(hand=["Made-up Howl"], board=["Wolf"]), opponent=Side(hand=["Made-up Litter"]))
    game.play("Made-up Howl")
    game.end_turn()
    assert shape(game, "Wolf") == (2, 2, set())
    game.play("Made-up Litter")
    assert shape(game, "their Wolf") == (2, 2, set())


def test_your_champions_are_those_of_the_player_whose_effect_it_is(table):
    """Also one that comes under your control later, and no longer one that leaves it."""
    game = table(
        you=Side(hand=["Made-up Gale", "Made-up Lure"], board=["Wolf"]),
        opponent=Side(hand=["Made-up Lure"], board=["Kong"]),
    )
    game.play("Made-up Gale")
    assert (game.champion("Wolf").keywords, game.champion("Kong").keywords) == ({"airborne"}, set())
    game.play("Made-up Lure")
    game.choose("Kong")
    assert game.champion("Kong").keywords == {"airborne"}
    game.go_to("end-offer")
    game.opponent.play("Made-up Lure")
    game.choose("Wolf")
    assert (game.champion("Wolf").keywords, game.champion("Kong").keywords) == (set(), {"airborne"})


def test_said_twice_numbers_add_up(table):
    game = table(you=Side(hand=["Made-up Howl", "Made-up Howl"], board=["Wolf"]))
    game.play("Made-up Howl")
    game.play("Made-up Howl")
    assert shape(game, "Wolf") == (4, 6, {"blitz"})


def test_h18_who_has_lost_all_abilities_has_it_before_or_after(table):
    game = table(you=Side(hand=["Made-up Howl", "Made-up Hush"], board=["Wolf"]))
    game.play("Made-up Hush")
    game.play("Made-up Howl")
    assert (shape(game, "Wolf"), game.champion("Wolf").lost_abilities) == ((3, 4, {"blitz"}), True)
    game = table(you=Side(hand=["Made-up Howl", "Made-up Hush"], board=["Wolf"]))
    game.play("Made-up Howl")
    game.play("Made-up Hush")
    assert (shape(game, "Wolf"), game.champion("Wolf").lost_abilities) == ((3, 4, {"blitz"}), True)
    assert game.champion("Wolf").gained == {"blitz"}


def test_5_0_4_who_cannot_gain_abilities_has_the_numbers_only(table):
    game = table(you=Side(hand=["Made-up Howl"], board=["Made-up Stone Wolf"]))
    game.play("Made-up Howl")
    assert shape(game, "Made-up Stone Wolf") == (4, 5, {"cannot gain", "righteous"})


# --- what follows from it --------------------------------------------------------------------------------------------


def test_5_16_3_defense_that_goes_breaks_a_damaged_champion_at_once_and_others_when_they_are_damaged(table):
    game = table(
        you=Side(hand=["Made-up Mist", "Made-up Bolt"]),
        opponent=Side(board=[in_play("Made-up Stone Wolf", damage=1), "Made-up Hound", "Kong"]),
    )
    game.play("Made-up Mist")
    assert game.opponent.board == ["Made-up Hound", "Kong"]
    assert shape(game, "Made-up Hound") == (1, 0, set())
    game.play("Made-up Bolt")
    game.choose("Made-up Hound")
    assert game.opponent.board == ["Kong"]


def test_4_5_2c_damage_is_removed_together_with_the_defense(table):
    game = table(you=Side(hand=["Made-up Howl", "Made-up Bolt"], board=["Made-up Hound"]))
    game.play("Made-up Howl")
    game.play("Made-up Bolt")
    game.end_turn()
    assert (game.you.board, shape(game, "Made-up Hound")) == (["Made-up Hound"], (3, 2, set()))


def test_5_9_the_unbreakable_of_this_turn_do_not_break(table):
    game = table(you=Side(hand=["Made-up Ward", "Made-up Bolt"], board=["Wolf"]))
    game.play("Made-up Ward")
    game.play("Made-up Bolt")
    assert (game.you.board, game.champion("Wolf").damage) == (["Wolf"], 2)
    game.end_turn()
    assert (game.you.board, game.champion("Wolf").damage) == (["Wolf"], 0)


# --- words, positions and copies -------------------------------------------------------------------------------------


def test_cards_and_stories_say_have(table):
    assert card_text(HOWL) == "All wolf champions have blitz, +1 {offense} and +2 {defense} this turn."
    assert card_text(MIST) == "All opposing champions have -2 {offense} and -2 {defense} this turn."
    assert card_text(GALE) == "Your champions have airborne this turn."
    game = table(you=Side(hand=["Made-up Gale"]))
    game.play("Made-up Gale")
    for seat, player in ((0, "You play"), (1, "Your opponent plays")):
        story = entries(game.game, seat)[-2:]
        assert [entry["text"] for entry in story] == [
            f"{player} [[Made-up Gale]].",
            "[[Made-up Gale]]: Your champions have airborne this turn.",
        ]
        assert (story[1]["kind"], story[1]["rule"], story[1]["seat"]) == ("have", "3.3.3", 0)


def test_the_effect_of_the_card_has_fired_when_it_is_said(table):
    game = table(you=Side(hand=["Made-up Gale"]))
    game.play("Made-up Gale")
    coverage = Coverage()
    coverage.follow(game.game.journal)
    fired = [label for label, times in enumerate(coverage.fired) if times]
    assert [in_words(label) for label in fired] == ["Your champions have airborne this turn."]


def test_positions_and_copies_keep_it(table):
    game = table(
        turn_of="opponent",
        you=Side(hand=["Made-up Gale", "Made-up Howl", "Made-up Howl", "Made-up Litter"], board=["Wolf"]),
        opponent=Side(hand=["Made-up Howl", "Made-up Litter"], board=["Kong"]),
    )
    game.play("Made-up Howl")
    game.go_to("end-offer")
    for card in ("Made-up Gale", "Made-up Howl", "Made-up Howl"):
        game.you.play(card)
    assert laws(game.game) == []
    text = write(game.game)
    first, second = text.split(" / ")[1:]
    assert first.endswith(" this-turn=MadeUpGale,2*MadeUpHowl")
    assert second.endswith(" this-turn=MadeUpHowl")
    assert text_of(parse(text)) == text == write(read(text))
    again = read(text)
    assert [one["gained"] for one in view(again, 0)["champions"]] == [["airborne", "blitz"], []]
    assert [one["offense"] for one in view(again, 0)["champions"]] == [5, 13]
    packed = unpack(pack(game.game))
    assert (digest(packed), footprint(packed)) == (digest(game.game), footprint(game.game))


def test_positions_that_differ_in_it_have_other_footprints_also_when_nobody_has_it_yet(table):
    game = table(you=Side(hand=["Made-up Howl", "Made-up Litter"]))
    game.play("Made-up Howl")
    text = write(game.game)
    howled, still = read(text), read(text.replace(" this-turn=MadeUpHowl", ""))
    assert footprint(howled) != footprint(still)
    theirs = text.replace(" this-turn=MadeUpHowl", "") + " this-turn=MadeUpHowl"
    assert footprint(read(theirs)) not in (footprint(howled), footprint(still))


def test_a_copy_goes_its_own_way(table):
    game = table(you=Side(hand=["Made-up Howl"], board=["Wolf"]))
    copy = game.game.clone()
    game.play("Made-up Howl")
    assert (copy.turn_statics, len(game.game.turn_statics)) == ([], 1)


def test_a_position_names_cards_that_say_so(table):
    game = table(you=Side(hand=["Made-up Howl"]))
    game.play("Made-up Howl")
    with pytest.raises(BadNotation, match="Kong says nothing of what champions have this turn"):
        read(write(game.game).replace("this-turn=MadeUpHowl", "this-turn=Kong"))


@pytest.mark.parametrize("wrong", [(0,), (0, 2), (-1, 0), (10_000, 0)])
def test_laws_and_packs_refuse_what_no_effect_says(table, wrong):
    game = table(you=Side(board=["Wolf"]))
    game.game.turn_statics = [wrong]
    try:
        assert len(status(game.game)) == 1
        with pytest.raises(BadPack, match="damaged"):
            unpack(pack(game.game))
    finally:
        game.game.turn_statics = []


@pytest.mark.parametrize(
    "what",
    [
        Champion(other=True),
        Champion(without=BLITZ),
        Champion(max_defense=2),
        Champion(whose=THAT_PLAYER),
        Champion(damaged=True),
    ],
)
def test_it_is_said_of_champions_that_a_continuous_ability_may_name(what):
    with pytest.raises(ValueError, match=r"derive\.py does not read all of"):
        compile_cards((), (event("Made-up", StaticThisTurn(what, BLITZ)),))


def test_a_card_says_it_once():
    both = (StaticThisTurn(CHAMPION, BLITZ), StaticThisTurn(CHAMPION, AIRBORNE))
    with pytest.raises(ValueError, match="says once what champions have this turn"):
        compile_cards((), (event("Made-up", *both),))
