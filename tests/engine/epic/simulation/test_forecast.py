"""What is said to come of a battle: who breaks, who is damaged, who would lose; and what nobody can know."""

import json

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from engine.epic import determinize, new_game
from engine.epic import language as lang
from engine.epic.language import CHAMPION, Break, Draw, Target
from engine.epic.positions.pack import digest
from engine.epic.programs.definitions import NAME
from engine.epic.prompts.bounds import multi_pick_of
from engine.epic.prompts.choosing import IllegalOption
from engine.epic.prompts.multi_picks import plan
from engine.epic.prompts.objects import card_index_of, reference
from engine.epic.proofs.copies import permuted
from engine.epic.proofs.fuzz import setup_for, setup_of_many
from engine.epic.rules import FORMATS, codes, events
from engine.epic.rules.machine import apply_trusted
from engine.epic.rules.seating import FIRST_BLOOD
from engine.epic.simulation import forecast
from engine.kernel.random import Rng
from tests.engine.epic.made_up import champion, known
from tests.engine.epic.scenario import Side, in_play, set_circle, set_table

DRAWER = champion("Made-up Drawer", lang.Whenever(lang.On.ATTACKS, Draw()), offense=4)
GAMBLER = champion(
    "Made-up Gambler",
    lang.Whenever(
        lang.On.ATTACKS,
        lang.RevealTop(1, lang.RevealedCard(CHAMPION), may=False),
        lang.If(lang.ItIs(CHAMPION), lang.GainHealth(5)),
    ),
)
HUNTER = champion("Made-up Hunter", lang.Whenever(lang.On.ATTACKS, lang.May(Break(Target(CHAMPION)))))


@pytest.fixture(autouse=True, scope="module")
def made_up():
    with known(DRAWER, GAMBLER, HUNTER):
        yield


def choosing_attackers(*mine, opponent=(), health=30, **more):
    scene = set_table(Side(board=mine, **more), Side(board=opponent, health=health))
    scene.apply(codes.BATTLE)
    return scene


def attacked_by(*attackers, you=(), health=30):
    scene = set_table(Side(board=you, health=health), Side(board=attackers), turn_of="opponent")
    scene.attack(*attackers)
    scene.go_to("blockers")
    return scene


def picks(scene, *names):
    return [scene.find(name, scene.champions()) << codes.VERB_BITS | codes.PICK for name in names]


def fates(scene, outcome):
    """What becomes of each champion, by its name."""
    name_of = {reference(ref): NAME[card_index_of(scene.game, ref)] for ref in scene.champions()}
    return {name_of[one["ref"]]: (one["fate"], one["damage"]) for one in outcome["champions"]}


def players(outcome):
    return [(one["damage"], one["health"], one["lethal"]) for one in outcome["players"]]


# --- attacks ---------------------------------------------------------------------------------------------------------


def test_an_attack_that_nobody_blocks_hits_the_player():
    scene = choosing_attackers("Kong", "Wolf", opponent=["Medusa"])
    found = forecast(scene.game, 0, picks(scene, "Kong"))
    assert fates(scene, found["outcome"]) == {"Kong": ("survives", 0)}
    assert players(found["outcome"]) == [(0, 30, False), (13, 17, False)]
    assert (found["unblocked"], found["hidden"], found["choices"]) == (None, False, False)


def test_a_lethal_attack_says_so():
    scene = choosing_attackers("Kong", "Wolf", health=15)
    found = forecast(scene.game, 0, picks(scene, "Kong", "Wolf"))
    assert players(found["outcome"])[1] == (15, 0, True)
    assert not players(forecast(scene.game, 0, picks(scene, "Kong"))["outcome"])[1][2]


def test_without_attackers_there_is_nothing_to_tell():
    scene = choosing_attackers("Kong", "Wolf")
    assert forecast(scene.game, 0, []) is None
    assert forecast(scene.game, 1, []) is None
    assert forecast(set_table(Side(board=["Kong"])).game, 0, []) is None


def test_the_last_attacker_leaves_nothing_to_do_and_the_turn_does_not_go_on():
    """Everybody has only one option after this battle; the forecast ends with it all the same."""
    scene = choosing_attackers("Kong", "Wolf", opponent=[in_play("Medusa", damage=1, expended=True)], gold=0)
    assert fates(scene, forecast(scene.game, 0, picks(scene, "Kong", "Wolf"))["outcome"]) == {
        "Kong": ("survives", 0),
        "Wolf": ("survives", 0),
    }


# --- blocks ----------------------------------------------------------------------------------------------------------


def test_a_block_says_who_breaks_and_what_it_spares():
    scene = attacked_by("Kong", you=["Lurking Giant", "Wolf"])
    found = forecast(scene.game, 0, picks(scene, "Wolf"))
    assert fates(scene, found["outcome"]) == {"Kong": ("survives", 2), "Wolf": ("breaks", 13)}
    assert players(found["outcome"])[0] == (0, 30, False)
    assert players(found["unblocked"])[0] == (13, 17, False)


def test_without_blocks_the_attack_comes_through():
    scene = attacked_by("Kong", you=["Lurking Giant", "Wolf"], health=13)
    found = forecast(scene.game, 0, [])
    assert players(found["outcome"])[0] == (13, 0, True)
    assert found["unblocked"] is None


def test_breakthrough_goes_on_to_the_player():
    scene = set_table(
        Side(board=["Wolf", "Human"]),
        Side(board=[in_play("Kong", gained="breakthrough", attacking=True, expended=True)]),
        turn_of="opponent",
        moment="blockers",
    )
    found = forecast(scene.game, 0, picks(scene, "Wolf"))
    assert fates(scene, found["outcome"])["Wolf"] == ("breaks", 2)
    assert players(found["outcome"])[0] == (11, 19, False)
    assert [one["through"] for one in found["outcome"]["players"]] == [11, 0]
    assert [one["through"] for one in found["unblocked"]["players"]] == [0, 0]


def test_the_only_champion_that_can_attack_has_a_forecast_before_it_is_sent():
    """Nobody is asked who attacks, so the window is where to look."""
    scene = set_table(Side(board=["Kong", in_play("Wolf", expended=True)]), Side(board=["Medusa"]))
    before = digest(scene.game)
    found = forecast(scene.game, 0, [codes.BATTLE])
    assert digest(scene.game) == before
    assert fates(scene, found["outcome"]) == {"Kong": ("survives", 0)}
    assert players(found["outcome"])[1] == (13, 17, False)
    assert forecast(set_table(Side(board=["Kong", "Wolf"])).game, 0, [codes.BATTLE]) is None
    for scene, seat in ((set_table(Side(board=["Kong"])), 1), (set_table(Side()), 0)):
        with pytest.raises(IllegalOption):
            forecast(scene.game, seat, [codes.BATTLE])


def test_the_player_who_is_attacked_may_look_while_the_attacker_acts():
    scene = set_table(
        Side(board=["Wolf"]),
        Side(board=[in_play("Kong", attacking=True, expended=True)], hand=["Lash"]),
        turn_of="opponent",
        moment="before-blocks",
    )
    assert players(forecast(scene.game, 0, [])["outcome"])[0] == (13, 17, False)


def test_damage_that_is_to_be_divided_goes_as_it_is_proposed():
    scene = attacked_by("Kong", you=["Wolf", "Human", "Medusa"])
    found = forecast(scene.game, 0, picks(scene, "Wolf", "Human"))
    assert {fate for fate, _ in (fates(scene, found["outcome"])[name] for name in ("Wolf", "Human"))} == {"breaks"}
    assert found["choices"]


# --- what nobody knows -----------------------------------------------------------------------------------------------


def test_a_draw_on_the_way_is_told():
    scene = choosing_attackers("Made-up Drawer", "Wolf")
    found = forecast(scene.game, 0, picks(scene, "Made-up Drawer"))
    assert found["hidden"]
    assert players(found["outcome"])[1] == (4, 26, False)


def test_nothing_is_said_where_a_card_that_nobody_knows_decides():
    scene = choosing_attackers("Made-up Gambler", "Wolf", deck=["Kong", "Lash"] * 5)
    found = forecast(scene.game, 0, picks(scene, "Made-up Gambler"))
    assert (found["outcome"], found["hidden"]) == (None, True)
    scene = choosing_attackers("Made-up Gambler", "Wolf", deck=["Kong"] * 10)
    found = forecast(scene.game, 0, picks(scene, "Made-up Gambler"))
    assert (players(found["outcome"])[0], found["hidden"]) == ((0, 35, False), True)


def test_what_may_be_done_is_left_out_and_told():
    scene = choosing_attackers("Made-up Hunter", "Wolf", opponent=["Medusa"])
    found = forecast(scene.game, 0, picks(scene, "Made-up Hunter"))
    assert found["choices"]
    assert fates(scene, found["outcome"]) == {"Made-up Hunter": ("survives", 0)}


# --- more than two players -------------------------------------------------------------------------------------------


def test_among_many_the_one_who_is_attacked_is_hit_and_nobody_else():
    scene = set_circle(Side(board=["Kong", "Wolf"]), Side(), Side(board=["Medusa"]))
    scene.take_battle()
    assert forecast(scene.game, 0, []) is None  # whom they attack is not chosen yet
    scene.choose("Cyd")
    found = forecast(scene.game, 0, picks(scene, "Kong"))
    assert players(found["outcome"]) == [(0, 30, False), (0, 30, False), (13, 17, False)]


def test_who_may_attack_several_players_has_no_forecast_before_one_is_chosen():
    scene = set_circle(Side(board=["Kong"]), Side(), Side())
    assert forecast(scene.game, 0, [codes.BATTLE]) is None
    hunter = set_circle(Side(board=["Kong"]), Side(), Side(), format_=FIRST_BLOOD)
    assert players(forecast(hunter.game, 0, [codes.BATTLE])["outcome"])[1] == (13, 17, False)


def test_the_end_of_the_one_who_is_attacked_is_lethal_and_ends_the_battle():
    scene = set_circle(Side(board=["Kong", "Wolf"]), Side(health=13), Side())
    scene.take_battle()
    scene.choose("Ben")
    found = forecast(scene.game, 0, picks(scene, "Kong"))
    assert players(found["outcome"])[1] == (13, 0, True)
    assert fates(scene, found["outcome"]) == {"Kong": ("survives", 0)}


# --- what comes from a browser ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("chosen", [[0], [-1], [2**62], [codes.BATTLE], [True], [codes.PICK], list(range(600))])
def test_what_cannot_be_picked_is_refused(chosen):
    for scene in (choosing_attackers("Kong", "Wolf"), attacked_by("Kong", you=["Wolf", "Human"])):
        before = digest(scene.game)
        with pytest.raises(IllegalOption):
            forecast(scene.game, 0, chosen)
        assert digest(scene.game) == before


def test_nobody_picks_for_the_other_seat_or_outside_a_battle():
    scene = choosing_attackers("Kong", "Wolf")
    for game, seat in ((scene.game, 1), (set_table(Side(board=["Kong"])).game, 0)):
        with pytest.raises(IllegalOption, match=r"^No attackers or blockers are to be chosen now\.$"):
            forecast(game, seat, picks(scene, "Kong"))


# --- in every battle of every game -----------------------------------------------------------------------------------

SEEDS = st.integers(0, 2**64 - 1)
ANY_FORMAT = st.sampled_from(("", "", *FORMATS))


def battles(seed, format_):
    """The moments of the battles of a random game: the game, as far as a seat has seen it, this seat, and picks of it.
    A player declares blockers together (4.4.6): until then nobody else sees who is picked."""
    rng = Rng(seed)
    setup = setup_of_many(seed % 120, rng, [], format_) if format_ else setup_for(seed % 120, rng, [])
    game = new_game(setup, seed)
    seen = game.clone()
    while not game.reason:
        if game.kind != codes.BLOCKERS or len(game.frames[-1]) == codes.SELECTED:  # nobody is picked yet
            seen = game.clone()
        if game.phase == codes.PHASE_BATTLE and rng.below(3) == 0:
            yield game, game, game.seat, _some(game, rng), rng
            yield game, seen, (game.seat + 1) % len(game.board), [], rng
        apply_trusted(game, game.options[rng.below(len(game.options))])


def _some(game, rng):
    """Attackers or blockers by chance, where they are asked for."""
    if game.kind not in (codes.ATTACKERS, codes.BLOCKERS):
        return []
    multi_pick = multi_pick_of(game)
    among = [obj for obj in multi_pick.among if rng.below(2)] or multi_pick.among[:1]
    return [obj << codes.VERB_BITS | codes.PICK for obj in among]


@settings(max_examples=12, deadline=None)
@given(seed=SEEDS, format_=ANY_FORMAT)
def test_a_forecast_shows_nothing_that_is_hidden_and_changes_nothing(seed, format_):
    for game, _, seat, chosen, rng in battles(seed, format_):
        before = digest(game)
        found = forecast(game, seat, chosen)
        assert json.loads(json.dumps(found)) == found
        assert digest(game) == before
        for other in (permuted(game, seat, rng), determinize(game, seat, rng)):
            assert forecast(other, seat, chosen) == found


@settings(max_examples=12, deadline=None)
@example(seed=1920583, format_="hunter-first-blood")  # one battle after the other, with no choice between them
@example(seed=1231, format_="")  # the other player is asked for loyal cards that they may not have
@given(seed=SEEDS, format_=ANY_FORMAT)
def test_it_comes_as_it_is_said_when_all_players_pass(seed, format_):
    for game, seen, seat, chosen, _ in battles(seed, format_):
        found = forecast(game, seat, chosen)
        if found is None or found["hidden"] or found["choices"]:
            continue
        real = seen.clone()
        real.journal = []
        for option in plan(game, {"codes": chosen}) if chosen else []:
            apply_trusted(real, option)
        while not {events.BATTLE_OVER, events.OVER} & {event[0] for event in real.journal}:
            option = next(one for one in (codes.PASS, codes.STOP) if one in real.options)
            apply_trusted(real, option)
        ends = [event[0] in (events.BATTLE_OVER, events.OVER) for event in real.journal].index(True)
        happened = real.journal[:ends]
        outcome = found["outcome"]
        for one in range(len(real.board)):
            damage = sum(event[5] for event in happened if event[0] == events.PLAYER_DAMAGED and event[2] == one)
            assert outcome["players"][one]["damage"] == damage
        if not any(one["lethal"] for one in outcome["players"]):  # the game ends before anything breaks
            broken = {reference(event[4]) for event in happened if event[0] == events.BROKE}
            assert {one["ref"] for one in outcome["champions"] if one["fate"] == "breaks"} == broken
