"""Why something cannot be chosen: a position for every code, and what holds of all answers in random games."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.epic import determinize, new_game
from engine.epic import language as lang
from engine.epic.language import (
    AIRBORNE,
    CHAMPION,
    UNBLOCKABLE_BY_WEAKER,
    UNBREAKABLE,
    YOU,
    Banish,
    Break,
    Champion,
    Choice,
    DiscardedCard,
    Draw,
    Either,
    GainHealth,
    HandCard,
    Power,
    Target,
)
from engine.epic.programs.definitions import NAME
from engine.epic.prompts import why_not
from engine.epic.prompts.choosing import IllegalOption
from engine.epic.prompts.decisions import decision_view
from engine.epic.prompts.objects import reference
from engine.epic.prompts.reasons import REASONS, THE_QUESTIONS
from engine.epic.proofs.copies import permuted
from engine.epic.proofs.fuzz import setup_for, setup_of_many
from engine.epic.rules import FORMATS, codes
from engine.epic.rules.machine import apply_trusted
from engine.epic.rules.seating import FIRST_BLOOD
from engine.epic.views.hidden import visible
from engine.kernel.random import Rng
from tests.engine.epic.made_up import champion, event, known
from tests.engine.epic.scenario import Side, in_play, set_circle, set_table

FOREIGN = {f"Made-up {word}": event(f"Made-up {word}", Break(Choice(what))) for word, what in {
    "Other": Champion(other=True, whose=YOU),
    "Fighter": Champion(attacking=True),
    "Card": Champion(token=False),
    "Free": Champion(cost=0),
    "Good": Champion(lang.GOOD),
    "Ape": Champion(cls="ape"),
    "Bent": Champion(expended=True),
    "Ground": Champion(without=AIRBORNE),
    "Small": Champion(max_defense=5),
    "Mine": Champion(whose=YOU),
    "Nameless": Champion(not_named="Kong"),
}.items()}  # fmt: skip
CARDS = (
    *FOREIGN.values(),
    event("Made-up Grave", Banish(Choice(DiscardedCard(broken_this_turn=True)))),
    event("Made-up Pile", Banish(Choice(DiscardedCard(whose=YOU)))),
    event("Made-up Offering", lang.PutIntoPlay(Choice(HandCard(CHAMPION)))),
    event("Made-up Blow", lang.Damage(2, Target(lang.OPPONENT_PLAYER, up_to=True))),
    event("Made-up Bolt", lang.Damage(2, Target(lang.ANYTHING))),
    event("Made-up Silence", lang.LoseAbilities(Target(CHAMPION))),
    event("Made-up Spear", Break(Target(CHAMPION))),
    event("Made-up Choice", Either(Draw(), GainHealth(1))),
    event("Made-up Sacrifice", lang.IfYouDo(lang.May(Break(Choice(lang.YOUR_CHAMPION))), Draw())),
    champion("Made-up Miner", Power((lang.GOLD,), Draw())),
    champion("Made-up Runner", Power((lang.EXPEND,), Draw())),
    champion("Made-up Counter", Power((lang.RemoveCounters(2),), Draw())),
    champion("Made-up Bleeder", Power((lang.PayHealth(3),), Draw())),
    champion("Made-up Thinker", Power((lang.DiscardCards(2),), Draw())),
    champion("Made-up Digger", Power((lang.BanishDiscarded(2),), Draw())),
    champion("Made-up Martyr", UNBREAKABLE, Power((lang.BREAK_THIS,), Draw())),
    champion("Made-up Priest", UNBREAKABLE, Power((lang.BREAK_CHAMPION,), Draw())),
    champion("Made-up Judge", Power((lang.PayHealth(1),), Break(Choice(Champion(other=True))))),
    champion("Made-up Titan", UNBLOCKABLE_BY_WEAKER, offense=5),
)


@pytest.fixture(autouse=True, scope="module")
def made_up():
    with known(*CARDS):
        yield


def refs_of(game):
    """Everything that somebody could ask about: players, cards wherever they lie, champions in play."""
    cards = [codes.CARD + uid for uid in range(len(game.def_of))]
    champions = [game.ref_of[slot] for slots in game.board for slot in slots]
    return [reference(obj) for obj in (*range(len(game.board)), *cards, *champions)]


def reason(scene, name, seat=0):
    """Why a seat cannot choose what tests call by this name; champions in play come first."""
    game = scene.game
    if re.fullmatch(r"b\d+", name):
        return why_not(game, seat, name)
    lying = [uid for pile in (*game.hand, *game.discard, *game.supplemental) for uid in pile]
    found = next(
        obj
        for obj in (*range(len(game.board)), *scene.champions(), *(codes.CARD + uid for uid in lying))
        if scene.matches(name, obj)
    )
    return why_not(game, seat, reference(found))


def main(you, opponent=None, **more):
    return set_table(you, opponent or Side(), **more)


def played(card, you=(), opponent=(), **more):
    """A free event of yours has been played and asks."""
    scene = main(Side(hand=[card, *more.pop("hand", ())], board=you, **more), Side(board=opponent))
    scene.play(card)
    return scene


def attacked_by(*attackers, you=()):
    scene = set_table(Side(board=you), Side(board=attackers), turn_of="opponent")
    scene.attack(*[one if isinstance(one, str) else one.card for one in attackers])
    scene.go_to("blockers")
    return scene


def gone():
    scene = main(Side(hand=["Made-up Spear"], board=["Kong"]))
    ref = reference(scene.champions()[0])
    scene.play("Made-up Spear")
    return scene, ref


def dividing():
    fighter = in_play("Kong", attacking=True, expended=True)
    scene = set_table(
        Side(board=[fighter]),
        Side(board=[in_play(name, blocking=True, flipped=True) for name in ("Wolf", "Human")]),
        moment="before-damage",
    )
    scene.go_to("damage")
    return scene


def judging():
    scene = main(Side(board=["Made-up Judge", "Kong", "Wolf"]))
    scene.use("Made-up Judge")
    return scene


def loyal():
    scene = main(Side(hand=["Dark Assassin", "Dark Knight", "Bitten", "Kong"]))
    scene.play("Dark Assassin")
    return scene


def silenced():
    scene = main(Side(hand=["Made-up Silence"], board=[in_play("Made-up Runner", expended=True), "Kong"]))
    scene.play("Made-up Silence")
    scene.choose("Made-up Runner")
    return scene


def fought():
    scene = main(Side(board=["Kong", "Wolf"]))
    scene.attack("Kong")
    scene.go_to("main")
    return scene


def picking(*picked):
    """You choose who attacks, and these are picked."""
    scene = main(
        Side(board=["Kong", "Medusa", "Fire Shaman", in_play("Lurking Giant", expended=True)]), Side(board=["Wolf"])
    )
    scene.apply(codes.BATTLE)
    for name in picked:
        scene.apply(scene.find(name, scene.champions()) << codes.VERB_BITS | codes.PICK)
    return scene


def conceded():
    scene = main(Side(board=["Kong"]))
    scene.you.concede()
    return scene


# code -> a position, and what cannot be chosen in it
POSITIONS = {
    "gone": gone,
    "over": lambda: (conceded(), "Kong"),
    "out_of_reach": lambda: (main(Side(), Side(hand=["Kong"])), "Kong"),
    "not_your_choice": lambda: (main(Side(hand=["Kong"]), turn_of="opponent"), "Kong"),
    "other_question": lambda: (played("Made-up Choice", you=["Kong"]), "Kong"),
    "picked": lambda: (picking("Kong"), "Kong"),
    "passed_over": lambda: (picking("Medusa"), "Kong"),
    "no_gold": lambda: (main(Side(hand=["Kong"], gold=0)), "Kong"),
    "no_gold_for_power": lambda: (main(Side(board=[in_play("Made-up Miner", expended=True)], gold=0)), "Made-up Miner"),
    "restricted_gold": lambda: (main(Side(hand=["Apocalypse"], gold=0, bound="wild")), "Apocalypse"),
    "slow_on_their_turn": lambda: (
        main(Side(hand=["Kong"]), turn_of="opponent", moment="end-offer"),
        "Kong",
    ),
    "slow_in_battle": lambda: (
        main(Side(hand=["Kong"], board=[in_play("Wolf", attacking=True, expended=True)]), moment="before-blocks"),
        "Kong",
    ),
    "no_attacks": lambda: (main(Side(board=["Kong"]), no_attacks=True), "Kong"),
    "protected": lambda: (main(Side(board=["Kong"]), Side(board=[in_play("Avenging Angel", expended=True)])), "Kong"),
    "no_power": lambda: (
        main(Side(board=["Kong"]), turn_of="opponent", moment="end-offer"),
        "Kong",
    ),
    "no_deity_power": lambda: (main(Side(deity="Zaltessa, the Huntress")), "Zaltessa, the Huntress"),
    "no_discarded_power": lambda: (main(Side(discard=["Kong"])), "Kong"),
    "theirs": lambda: (main(Side(), Side(board=["Kong"])), "Kong"),
    "player": lambda: (main(Side()), "opponent"),
    "lost_abilities": lambda: (silenced(), "Made-up Runner"),
    "expended": lambda: (main(Side(board=[in_play("Made-up Runner", expended=True)])), "Made-up Runner"),
    "deploying": lambda: (main(Side(board=[in_play("Made-up Runner", deploying=True)])), "Made-up Runner"),
    "cost_counters": lambda: (
        main(Side(board=[in_play("Made-up Counter", expended=True, counters=1)])),
        "Made-up Counter",
    ),
    "cost_health": lambda: (main(Side(board=[in_play("Made-up Bleeder", expended=True)], health=2)), "Made-up Bleeder"),
    "cost_discard": lambda: (
        main(Side(board=[in_play("Made-up Thinker", expended=True)], hand=["Kong"])),
        "Made-up Thinker",
    ),
    "cost_banish": lambda: (
        main(Side(board=[in_play("Made-up Digger", expended=True)], discard=["Kong"])),
        "Made-up Digger",
    ),
    "cost_break": lambda: (main(Side(board=[in_play("Made-up Martyr", expended=True)])), "Made-up Martyr"),
    "cost_break_champion": lambda: (main(Side(board=[in_play("Made-up Priest", expended=True)])), "Made-up Priest"),
    "attacked": lambda: (fought(), "Kong"),
    "expended_attacker": lambda: (picking(), "Lurking Giant"),
    "flipped_attacker": lambda: (main(Side(board=[in_play("Kong", flipped=True)])), "Kong"),
    "not_your_attacker": lambda: (picking(), "Wolf"),
    "expended_blocker": lambda: (attacked_by("Wolf", you=["Kong", in_play("Medusa", expended=True)]), "Medusa"),
    "flipped_blocker": lambda: (attacked_by("Wolf", you=["Kong", in_play("Medusa", flipped=True)]), "Medusa"),
    "not_your_blocker": lambda: (attacked_by("Wolf", you=["Kong"]), "Wolf"),
    "cannot_block_airborne": lambda: (attacked_by("Angel of Light", you=["Kong", "Silver Dragon"]), "Kong"),
    "too_weak": lambda: (attacked_by("Made-up Titan", you=["Kong", "Wolf"]), "Wolf"),
    "undamaged": lambda: (dividing(), "opponent"),
    "wrong_kind": lambda: (played("Made-up Mine", you=["Kong", "Wolf"]), "opponent"),
    "wrong_controller": lambda: (played("Made-up Mine", you=["Kong", "Wolf"], opponent=["Medusa"]), "Medusa"),
    "not_in_battle": lambda: (fighting("Made-up Fighter"), "Medusa"),
    "wrong_token": lambda: (played("Made-up Card", you=["Kong", "Medusa", "Wolf"]), "Wolf"),
    "wrong_cost": lambda: (played("Made-up Free", you=["Kong", "Wolf", "Human"]), "Kong"),
    "wrong_alignment": lambda: (played("Made-up Good", you=["Kong", "Human", "Avenging Angel"]), "Kong"),
    "wrong_class": lambda: (played("Made-up Ape", you=["Kong", "Kong", "Wolf"]), "Wolf"),
    "wrong_state": lambda: (
        played("Made-up Bent", you=["Kong", in_play("Wolf", expended=True), in_play("Human", expended=True)]),
        "Kong",
    ),
    "wrong_keyword": lambda: (played("Made-up Ground", you=["Kong", "Wolf", "Avenging Angel"]), "Avenging Angel"),
    "wrong_name": lambda: (played("Made-up Nameless", you=["Kong", "Wolf", "Human"]), "Kong"),
    "too_much_defense": lambda: (played("Made-up Small", you=["Kong", "Wolf", "Human"]), "Kong"),
    "itself": lambda: (judging(), "Made-up Judge"),
    "wrong_player": lambda: (played("Made-up Blow"), "you"),
    "wrong_type": lambda: (played("Made-up Offering", hand=["Kong", "Medusa", "Lash"]), "Lash"),
    "wrong_pile": lambda: (pile("Made-up Pile"), "Lash"),
    "not_broken": lambda: (grave(), "Lash"),
    "untargetable": lambda: (
        played("Made-up Spear", you=["Kong", "Wolf", in_play("Human", gained="untargetable")]),
        "Human",
    ),
    "cannot_be_broken": lambda: (
        played("Made-up Sacrifice", you=["Kong", "Wolf", in_play("Human", gained="unbreakable")]),
        "Human",
    ),
    "player_untargetable": lambda: (played("Made-up Bolt", opponent=["The Gudgeon"]), "opponent"),
    "disloyal": lambda: (loyal(), "Kong"),
    "deity": lambda: (
        played("Made-up Spear", you=["Kong", "Wolf"], deity="Zaltessa, the Huntress"),
        "Zaltessa, the Huntress",
    ),
}


def fighting(card):
    team = [in_play(name, attacking=True, expended=True) for name in ("Kong", "Wolf")]
    scene = set_table(Side(hand=[card], board=[*team, "Medusa"]), moment="before-blocks")
    scene.play(card)
    return scene


def pile(card):
    scene = set_table(Side(hand=[card], discard=["Kong", "Medusa"]), Side(discard=["Lash"]))
    scene.play(card)
    return scene


def grave():
    scene = set_table(Side(hand=["Made-up Grave"], broken=["Kong", "Medusa"], discard=["Lash"]))
    scene.play("Made-up Grave")
    return scene


def circle(*sides, **more):
    return set_circle(*sides, *[Side() for _ in range(4 - len(sides))], **more)


def hunting():
    """Ann's spear reaches both neighbours, of whom each has a champion, and not Cyd, who sits across."""
    scene = circle(
        Side(hand=["Made-up Spear"]), Side(board=["Wolf"]), Side(board=["Kong"]), Side(board=["Wolf"]),
        format_=FIRST_BLOOD,
    )  # fmt: skip
    scene.play("Made-up Spear")
    return scene


def left_alone():
    """Ann chooses whom to attack, and Ben has left the game."""
    scene = circle(Side(board=["Kong"]))
    scene["Ben"].concede()
    scene.take_battle()
    return scene


def protected():
    """Ann chooses whom to attack, and Ben cannot be attacked."""
    scene = circle(Side(board=["Kong"]), Side(board=[in_play("Avenging Angel", expended=True)]))
    scene.take_battle()
    return scene


POSITIONS |= {
    "left_the_game": lambda: (left_alone(), "Ben"),
    "not_attackable": lambda: (protected(), "Ben"),
    "beyond_reach": lambda: (hunting(), "Kong"),
}
MANY = {
    "not_your_choice": lambda: (circle(Side(), Side(hand=["Rage"]), turn_of="Ben"), "Ann"),
    "slow_on_their_turn": lambda: (
        circle(Side(hand=["Kong"]), turn_of="Ben", moment="end-offer", initiative="Ann"),
        "Kong",
    ),
    "protected": lambda: (
        circle(
            Side(board=["Kong"]), Side(board=[in_play("Avenging Angel", expended=True)]), format_=FIRST_BLOOD
        ),
        "Kong",
    ),
    "theirs": lambda: (circle(Side(), Side(board=["Kong"])), "Kong"),
    "not_your_attacker": lambda: (attacking_ben(), "Wolf"),
    "not_your_blocker": lambda: (ann_blocks(), "Wolf"),
}  # fmt: skip


def attacking_ben():
    scene = circle(Side(board=["Kong", "Medusa"]), Side(board=["Wolf"]))
    scene.take_battle()
    scene.choose("Ben")
    return scene


def ann_blocks():
    scene = circle(Side(board=["Kong"]), Side(board=["Wolf"]), turn_of="Ben")
    scene.attack_player("Ann", "Wolf")
    scene.go_to("blockers")
    return scene


@pytest.mark.parametrize("code", MANY)
def test_among_more_than_two_players_nobody_is_the_opponent(code):
    scene, name = MANY[code]()
    found = reason(scene, name)
    assert found is not None
    assert found.code == code, found
    assert "opponent" not in found.text


def test_every_sentence_about_an_opponent_has_one_for_more_players():
    assert {code for code, wording in REASONS.items() if "opponent" in wording.text} == set(MANY)
    assert not any("opponent" in wording.many for wording in REASONS.values())


@pytest.mark.parametrize("code", POSITIONS)
def test_every_code_is_the_answer_in_its_position(code):
    scene, name = POSITIONS[code]()
    found = reason(scene, name)
    assert found is not None
    assert found.code == code, found


def test_every_code_has_a_position():
    assert set(POSITIONS) == set(REASONS)


@pytest.mark.parametrize("code", REASONS)
def test_every_reason_is_one_that_a_rule_gives(code):
    """A number of the complete rules, or the one behind the question that waits."""
    rule = REASONS[code].rule
    assert rule == THE_QUESTIONS or re.fullmatch(r"M?[1-5]\.\d+(\.\d+[a-c]?)?|H\d+", rule)
    assert REASONS[code].text.endswith((".", "{asked}"))


def test_the_sentence_names_the_thing_and_the_question():
    scene, name = POSITIONS["untargetable"]()
    assert reason(scene, name) == (
        "untargetable",
        "Human is untargetable, so it cannot be chosen as a target.",
        "5.12.1",
    )
    scene, name = POSITIONS["other_question"]()
    assert reason(scene, name) == ("other_question", "That is not what you are asked now. Choose one.", "3.2.1")


@pytest.mark.parametrize(
    "ref",
    [
        "",
        "c",
        "p2",
        "c-1",
        "c007",
        "c99999",
        "b1",
        "b65535",
        "x1",
        " c1",
        "c1 ",
        "c1\n",
        "c" + "9" * 40,
        "c\u0661",
        "p0p1",
    ],
)
def test_what_is_no_reference_is_refused(ref):
    scene = main(Side(board=["Kong"]))
    with pytest.raises(IllegalOption, match=r"^That is nothing at this table\.$"):
        why_not(scene.game, 0, ref)


# --- in every position of every game ---------------------------------------------------------------------------------


SEEDS = st.integers(0, 2**64 - 1)


def positions(seed, choices, format_):
    """A random game after so many choices, and at each question of it from there that is no window, up to a few."""
    rng = Rng(seed)
    setup = setup_of_many(seed % 120, rng, [], format_) if format_ else setup_for(seed % 120, rng, [])
    game = new_game(setup, seed)
    looks = 0
    while not game.reason and looks < 12:
        if game.choices >= choices and (game.kind != codes.WINDOW or rng.below(4) == 0):
            looks += 1
            yield game, rng
        apply_trusted(game, game.options[rng.below(len(game.options))])


def named(asked):
    """The refs that a page can press for a decision, as it is told of them."""
    offered = [*asked["options"], *(asked["multi_pick"]["candidates"] if asked["multi_pick"] else [])]
    found = {ref for offer in offered for ref in offer["refs"]}
    if asked["divide"]:
        found |= {target["ref"] for target in asked["divide"]["targets"]}
        found |= {asked["divide"]["player"]["ref"]} if asked["divide"]["player"] else set()
    return found


@settings(max_examples=25, deadline=None)
@given(seed=SEEDS, choices=st.integers(0, 250), format_=st.sampled_from(("", "", *FORMATS)))
def test_what_is_among_the_options_can_be_chosen_and_nothing_else(seed, choices, format_):
    for game, _ in positions(seed, choices, format_):
        can = {ref for ref in refs_of(game) if why_not(game, game.seat, ref) is None}
        assert can == named(decision_view(game, game.seat)) & set(refs_of(game))
        others = [seat for seat in range(len(game.board)) if seat != game.seat]
        assert all(why_not(game, other, ref) is not None for other in others for ref in refs_of(game))


@settings(max_examples=25, deadline=None)
@given(seed=SEEDS, choices=st.integers(0, 250), format_=st.sampled_from(("", "", *FORMATS)))
def test_answers_depend_on_nothing_that_is_hidden(seed, choices, format_):
    """Cards that a seat cannot see change places, and are dealt anew: every answer stays the same, word for word."""
    for game, rng in positions(seed, choices, format_):
        for seat in range(len(game.board)):
            answers = [why_not(game, seat, ref) for ref in refs_of(game)]
            for other in (permuted(game, seat, rng), determinize(game, seat, rng)):
                assert [why_not(other, seat, ref) for ref in refs_of(other)] == answers


@settings(max_examples=25, deadline=None)
@given(seed=SEEDS, choices=st.integers(0, 250), format_=st.sampled_from(("", "", *FORMATS)))
def test_a_hidden_card_has_the_answer_that_all_hidden_cards_have(seed, choices, format_):
    """But for one that the question itself names: an ability waits to resolve whose card has gone to the deck since."""
    for game, _ in positions(seed, choices, format_):
        for seat in range(len(game.board)):
            asked = named(decision_view(game, seat)) if game.seat == seat and not game.reason else set()
            cards = [uid for uid in range(len(game.def_of)) if f"c{uid}" not in asked]
            hidden = [uid for uid in cards if not visible(game, seat, uid)]
            found = {why_not(game, seat, f"c{uid}") for uid in hidden}
            assert {answer.code for answer in found} <= {"out_of_reach"}
            assert not any(NAME[game.def_of[uid]] in answer.text for uid in hidden for answer in found)
