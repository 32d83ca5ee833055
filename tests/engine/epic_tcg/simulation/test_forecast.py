"""What is said to come of an attack in the Epic TCG: who breaks, who is damaged, who would lose; what nobody knows."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.epic_tcg.language import (
    AIRBORNE,
    ANYTHING,
    ATTACKS,
    BREAKTHROUGH,
    CHAMPION,
    DEADLY,
    EVIL,
    HUNTER,
    RANGE,
    UNBLOCKABLE,
    YOU,
    Break,
    Damage,
    DamageWard,
    Draw,
    GainMojo,
    May,
    On,
    Piece,
    Player,
    Target,
    Traits,
    Ward,
    When,
)
from engine.epic_tcg.positions.pack import digest
from engine.epic_tcg.prompts.bounds import multi_pick_of
from engine.epic_tcg.prompts.choosing import IllegalOption
from engine.epic_tcg.prompts.multi_picks import plan
from engine.epic_tcg.prompts.objects import reference
from engine.epic_tcg.proofs.fuzz import setup_for
from engine.epic_tcg.rules import codes, events
from engine.epic_tcg.rules.machine import apply_trusted, new_game
from engine.epic_tcg.rules.sight import determinize
from engine.epic_tcg.rules.state import in_play as pieces
from engine.epic_tcg.simulation import forecast
from engine.kernel.random import Rng
from tests.engine.epic_tcg import made_up
from tests.engine.epic_tcg.made_up import champion, event, thing
from tests.engine.epic_tcg.scenario import Side, in_play, set_table


@pytest.fixture(autouse=True, scope="module")
def cards():
    with made_up.known(
        champion("Footman"),
        champion("Giant", offense=8, defense=8),
        champion("Ram", BREAKTHROUGH, offense=9),
        champion("Hawk", AIRBORNE, offense=2, defense=2),
        champion("Bowman", RANGE, offense=3, defense=1),
        champion("Ghost", UNBLOCKABLE, offense=2),
        champion("Snake", DEADLY, offense=1, defense=1),
        champion("Wolfhound", HUNTER, offense=4, defense=4),
        champion("Boar", HUNTER | BREAKTHROUGH, offense=5, defense=4),
        champion("Knight", DamageWard(5), offense=2, defense=10),
        champion("Saint", Ward(Traits(alignment=EVIL)), offense=3, defense=3),
        champion("Fiend", alignment=EVIL, offense=3, defense=3),
        champion("Herald", When(ATTACKS, GainMojo(4))),
        champion("Scholar", When(ATTACKS, Draw())),
        champion("Poacher", When(ATTACKS, May(Break(Target(Piece(CHAMPION)))))),
        champion("Phoenix", When(On.BROKEN, Damage(2, Target(Player())))),
        thing("Bulwark", DamageWard(3, YOU)),
        event("Zap", Damage(3, Target(ANYTHING))),
    ):
        yield


def attacking(*mine, theirs=(), mojo=30, whom="opponent", **more):
    """Your Battle Step, where you pick who attacks."""
    game = set_table(Side(board=mine, **more), Side(board=theirs, mojo=mojo), step="battle")
    game.passes()
    game.passes()
    if game.asks == "attack":
        game.choose(whom)
    assert game.asks == "attackers"
    return game


def attacked(*theirs, mine=(), mojo=30):
    """You are attacked by all of the opponent's champions and pick who blocks."""
    game = set_table(Side(board=mine, mojo=mojo), Side(board=theirs), step="battle", turn_of="opponent")
    game.passes()
    game.passes()
    game.opponent.attack(*(one if isinstance(one, str) else one.name for one in theirs), whom="you")
    game.passes()
    game.passes()
    assert (game.asks, game.decider) == ("blockers", "you")
    return game


def picks(game, *names):
    g = game.game
    return [
        next(g.ref_of[slot] for slot in pieces(g) if game.is_named(g.ref_of[slot], name)) << codes.VERB_BITS
        | codes.PICK
        for name in names
    ]


def fates(game, outcome):
    """What becomes of each champion, by its name."""
    g = game.game
    name_of = {reference(g.ref_of[slot]): game.name(g.ref_of[slot]) for slot in pieces(g)}
    return {name_of[one["ref"]]: (one["fate"], one["damage"]) for one in outcome["champions"]}


def players(outcome):
    return [(one["damage"], one["health"], one["lethal"]) for one in outcome["players"]]


# --- attacks ---------------------------------------------------------------------------------------------------------


def test_an_attack_that_nobody_blocks_costs_the_player_the_offense_of_all():
    """Rule book, Battle: 3 and 8."""
    game = attacking("Footman", "Giant", "Hawk", theirs=["Footman"])
    found = forecast(game.game, 0, picks(game, "your Footman", "Giant"))
    assert fates(game, found["outcome"]) == {"Footman": ("survives", 0), "Giant": ("survives", 0)}
    assert players(found["outcome"]) == [(0, 30, False), (11, 19, False)]
    assert (found["unblocked"], found["hidden"], found["choices"]) == (None, False, False)


def test_who_falls_to_no_mojo_would_lose():
    """Rule book, Winning the Game."""
    game = attacking("Footman", "Giant", mojo=11)
    assert players(forecast(game.game, 0, picks(game, "Footman", "Giant"))["outcome"]) == [
        (0, 30, False),
        (11, 0, True),
    ]
    assert players(forecast(game.game, 0, picks(game, "Giant"))["outcome"])[1] == (8, 3, False)


def test_the_ward_of_a_player_takes_its_part_of_the_whole_attack():
    """Rule book, Damage Ward: 3 of 3 and 8."""
    game = attacking("Footman", "Giant", theirs=["Bulwark"])
    assert players(forecast(game.game, 0, picks(game, "Footman", "Giant"))["outcome"])[1] == (8, 22, False)


def test_without_attackers_there_is_nothing_to_tell():
    game = attacking("Footman", "Giant")
    assert forecast(game.game, 0, []) is None
    assert forecast(game.game, 1, []) is None
    assert forecast(set_table(Side(board=["Giant"]), Side()).game, 0, []) is None


def test_while_another_player_makes_a_choice_nothing_is_told():
    """Rule book, Battle: the Giant divides its damage, and its player alone knows how."""
    game = attacked("Giant", mine=["Footman", "Hawk"])
    game.block("Footman", "Hawk")
    game.all_pass()
    assert (game.asks, game.decider) == ("divide", "opponent")
    assert forecast(game.game, 0, []) is None
    assert fates(game, forecast(game.game, 1, [])["outcome"])["Hawk"] == ("breaks", 5)


def test_what_triggers_by_an_attack_is_carried_out():
    """Rule book, Triggers: 4 Mojo as it attacks, 3 damage."""
    game = attacking("Herald", "Giant")
    assert players(forecast(game.game, 0, picks(game, "Herald"))["outcome"]) == [(0, 34, False), (3, 27, False)]


# --- hunters ---------------------------------------------------------------------------------------------------------


def test_a_hunted_champion_fights_where_nobody_blocks():
    """Rule book, Hunter: 4 and 5 against 8, 8 against the first of them."""
    game = attacking("Wolfhound", "Boar", theirs=["Giant"], whom="Giant")
    alone = forecast(game.game, 0, picks(game, "Wolfhound"))
    assert fates(game, alone["outcome"]) == {"Wolfhound": ("breaks", 8), "Giant": ("survives", 4)}
    both = forecast(game.game, 0, picks(game, "Wolfhound", "Boar"))
    assert fates(game, both["outcome"])["Giant"] == ("breaks", 9)
    assert both["choices"]  # the Giant divides its damage


def test_breakthrough_of_a_hunter_goes_on_to_the_player():
    """Rule book, Breakthrough: 5 minus 3."""
    game = attacking("Wolfhound", "Boar", theirs=["Footman"], whom="Footman")
    found = forecast(game.game, 0, picks(game, "Boar"))["outcome"]
    assert fates(game, found) == {"Boar": ("survives", 3), "Footman": ("breaks", 3)}
    assert players(found)[1] == (2, 28, False)
    assert found["players"][1]["through"] == 0  # no blocker is there


def test_a_hunted_champion_is_not_involved_where_somebody_blocks():
    """Rule book, Hunter."""
    game = set_table(
        Side(board=["Footman", "Giant"]), Side(board=["Wolfhound"]), step="battle", turn_of="opponent"
    )  # fmt: skip
    game.passes()
    game.passes()
    game.opponent.attack("Wolfhound", whom="Footman")
    game.passes()
    game.passes()
    found = forecast(game.game, 0, picks(game, "Giant"))
    assert fates(game, found["outcome"]) == {"Wolfhound": ("breaks", 8), "Giant": ("survives", 4)}
    assert fates(game, found["unblocked"]) == {"Wolfhound": ("survives", 3), "Footman": ("breaks", 4)}


# --- blocks ----------------------------------------------------------------------------------------------------------


def test_a_block_says_who_breaks_and_what_it_spares():
    """Rule book, Battle: 3 against 8, 8 against 3."""
    game = attacked("Giant", mine=["Footman", "Hawk"])
    found = forecast(game.game, 0, picks(game, "Footman"))
    assert fates(game, found["outcome"]) == {"Giant": ("survives", 3), "Footman": ("breaks", 8)}
    assert players(found["outcome"])[0] == (0, 30, False)
    assert found["outcome"]["blockers"] == [reference(picks(game, "Footman")[0] >> codes.VERB_BITS)]
    assert players(found["unblocked"])[0] == (8, 22, False)


def test_range_deals_its_damage_first():
    """Rule book, Range: what it breaks deals none."""
    game = attacked("Footman", mine=["Bowman", "Hawk"])
    assert fates(game, forecast(game.game, 0, picks(game, "Bowman"))["outcome"]) == {
        "Footman": ("breaks", 3),
        "Bowman": ("survives", 0),
    }


def test_breakthrough_goes_on_through_blockers():
    """Rule book, Breakthrough: 9 minus 2 and 3."""
    game = attacked("Ram", mine=["Footman", "Hawk"], mojo=4)
    found = forecast(game.game, 0, picks(game, "Footman", "Hawk"))
    assert players(found["outcome"])[0] == (4, 0, True)
    assert found["outcome"]["players"][0]["through"] == 4
    assert players(found["unblocked"])[0] == (9, -5, True)
    assert [one["through"] for one in found["unblocked"]["players"]] == [0, 0]


def test_deadly_damage_breaks_and_wards_take_damage():
    """Rule book, Deadly, Damage Ward, Ward: 1 deadly breaks 8; of 8 one takes 5; nothing evil reaches the Saint."""
    game = attacked("Giant", mine=["Snake", "Knight"])
    assert fates(game, forecast(game.game, 0, picks(game, "Snake"))["outcome"]) == {
        "Giant": ("breaks", 1),
        "Snake": ("breaks", 8),
    }
    assert fates(game, forecast(game.game, 0, picks(game, "Knight"))["outcome"])["Knight"] == ("survives", 3)
    game = attacked("Fiend", mine=["Saint", "Footman"])
    assert fates(game, forecast(game.game, 0, picks(game, "Saint"))["outcome"]) == {
        "Fiend": ("breaks", 3),
        "Saint": ("survives", 0),
    }


def test_nobody_is_picked_who_could_block_none_of_them():
    """Rule book, Airborne."""
    game = attacked("Hawk", "Ghost", mine=["Hawk", "Footman", "Bowman"])
    with pytest.raises(IllegalOption):
        forecast(game.game, 0, picks(game, "Footman"))
    found = forecast(game.game, 0, picks(game, "Bowman"))
    assert players(found["outcome"])[0] == (0, 30, False)


def test_damage_that_is_to_be_divided_goes_as_it_is_proposed():
    """Rule book, Battle: 8 among 3 and 2 breaks both."""
    game = attacked("Giant", mine=["Footman", "Hawk"])
    found = forecast(game.game, 0, picks(game, "Footman", "Hawk"))
    assert found["choices"]
    assert {name: fate for name, (fate, _) in fates(game, found["outcome"]).items()} == {
        "Giant": "survives",
        "Footman": "breaks",
        "Hawk": "breaks",
    }


def test_what_a_broken_champion_triggers_counts_though_the_attack_is_over():
    """Rule book, Triggers: it goes to the line when somebody has priority again, and deals a player 2."""
    game = attacked("Giant", mine=["Phoenix", "Hawk"])
    found = forecast(game.game, 0, picks(game, "Phoenix"))
    assert fates(game, found["outcome"])["Phoenix"] == ("breaks", 8)
    assert sum(damage for damage, _, _ in players(found["outcome"])) == 2
    assert found["choices"]  # whom it deals them is a choice


# --- windows of an attack --------------------------------------------------------------------------------------------


def test_in_a_window_it_is_what_comes_when_all_pass_and_what_is_on_the_line_resolves():
    """Rule book, Battle, The Line: 3 to the Footman that attacks, 8 to the player."""
    game = attacking("Footman", "Giant", hand=["Zap"])
    game.attack("Footman", "Giant")
    assert players(forecast(game.game, 0, [])["outcome"])[1] == (11, 19, False)
    game.play("Zap")
    game.choose("Footman")
    found = forecast(game.game, 0, [])
    assert fates(game, found["outcome"]) == {"Footman": ("breaks", 3), "Giant": ("survives", 0)}
    assert players(found["outcome"])[1] == (8, 22, False)
    assert forecast(game.game, 1, [])["outcome"] == found["outcome"]
    with pytest.raises(IllegalOption, match=r"^No attackers or blockers are to be chosen now\.$"):
        forecast(game.game, 0, picks(game, "Giant"))


def test_what_may_be_done_is_left_out_and_told():
    game = attacking("Poacher", "Giant", theirs=["Footman"])
    found = forecast(game.game, 0, picks(game, "Poacher"))
    assert found["choices"]
    assert players(found["outcome"])[1] == (3, 27, False)


# --- what nobody knows -----------------------------------------------------------------------------------------------


def test_a_draw_on_the_way_is_told():
    game = attacking("Scholar", "Giant")
    found = forecast(game.game, 0, picks(game, "Scholar"))
    assert found["hidden"]
    assert players(found["outcome"])[1] == (3, 27, False)


@pytest.mark.parametrize("veiled", ["Medusa", "Angel of Despair", "Mirror Mage"])
def test_of_a_champion_that_attacks_face_down_nobody_else_is_told_anything(veiled):
    """Rule book, Veiled: it is unveiled when blockers are declared. Its player knows it."""
    game = attacked(in_play(veiled, face_down=True), "Footman", mine=["Giant", "Hawk"])
    found = forecast(game.game, 0, picks(game, "Giant"))
    assert (found["outcome"], found["unblocked"], found["hidden"]) == (None, None, True)
    mine = forecast(game.game, 1, [])
    assert not mine["hidden"]


def test_what_lies_face_down_and_does_not_fight_changes_nothing():
    """Rule book, Veiled."""
    game = attacking("Footman", "Giant", theirs=[in_play("Medusa", face_down=True)])
    found = forecast(game.game, 0, picks(game, "Footman"))
    assert (players(found["outcome"])[1], found["hidden"]) == ((3, 27, False), False)


@pytest.mark.parametrize("mine", [["Giant"], ["Giant", "Hawk"]])
def test_a_champion_that_the_seat_laid_face_down_itself_is_known_to_it(mine):
    """Rule book, Veiled: the Medusa is its own."""
    game = attacked("Footman", mine=[in_play("Medusa", face_down=True), *mine])
    found = forecast(game.game, 0, picks(game, "Medusa"))
    assert not found["hidden"]
    assert set(fates(game, found["outcome"])) == {"Footman", "Medusa"}


# --- more than two players -------------------------------------------------------------------------------------------


def test_among_many_the_one_who_is_attacked_loses_mojo_and_nobody_else():
    """Rule book, Battle; an attack names one player."""
    game = set_table(Side(board=["Giant", "Hawk"]), Side(), Side(board=["Footman"], mojo=8), step="battle")
    for _ in range(3):
        game.passes()
    assert forecast(game.game, 0, []) is None
    game.choose("third")
    found = forecast(game.game, 0, picks(game, "Giant"))["outcome"]
    assert players(found) == [(0, 30, False), (0, 30, False), (8, 0, True)]
    assert fates(game, found) == {"Giant": ("survives", 0)}


# --- what comes from a browser ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("chosen", [[0], [-1], [2**62], [codes.NO], [True], [codes.PICK], list(range(600))])
def test_what_cannot_be_picked_is_refused(chosen):
    for game in (attacking("Footman", "Giant"), attacked("Giant", mine=["Footman", "Hawk"])):
        before = digest(game.game)
        with pytest.raises(IllegalOption):
            forecast(game.game, 0, chosen)
        assert digest(game.game) == before


# --- in every attack of every game -----------------------------------------------------------------------------------

SEEDS = st.integers(0, 2**64 - 1)


def attacks(seed):
    """The moments of the attacks of a random game: the game, as far as a seat has seen it, this seat, picks of it.
    Until all blockers are picked nobody else sees who is."""
    rng = Rng(seed)
    game = new_game(setup_for(seed % 120, rng, []), seed)
    seen = game.clone()
    while not game.reason:
        if game.kind not in (codes.BLOCKERS, codes.ATTACKERS) or (seen.kind, seen.seat) != (game.kind, game.seat):
            seen = game.clone()
        if (game.defender != codes.NOBODY or game.kind == codes.ATTACK) and rng.below(3) == 0:
            yield game, game, game.seat, _some(game, rng), rng
            yield game, seen, (game.seat + 1) % game.seats, [], rng
        apply_trusted(game, game.options[rng.below(len(game.options))])


def _some(game, rng):
    """Attackers or blockers by chance, where they are asked for."""
    if game.kind not in (codes.ATTACKERS, codes.BLOCKERS):
        return []
    multi_pick = multi_pick_of(game)
    among = [obj for obj in multi_pick.among if rng.below(2)] or multi_pick.among[:1]
    return [obj << codes.VERB_BITS | codes.PICK for obj in among]


@settings(max_examples=12, deadline=None)
@given(seed=SEEDS)
def test_a_forecast_shows_nothing_that_is_hidden_and_changes_nothing(seed):
    """Whatever the cards really are that a seat cannot see, it is told the same."""
    for game, _, seat, chosen, rng in attacks(seed):
        before = digest(game)
        found = forecast(game, seat, chosen)
        assert json.loads(json.dumps(found)) == found
        assert digest(game) == before
        assert forecast(determinize(game, seat, rng), seat, chosen) == found


@settings(max_examples=12, deadline=None)
@given(seed=SEEDS)
def test_it_comes_as_it_is_said_when_all_players_pass(seed):
    for game, seen, seat, chosen, _ in attacks(seed):
        found = forecast(game, seat, chosen)
        if found is None or found["hidden"] or found["choices"]:
            continue
        happened = _until_the_attack_is_over(seen, plan(game, {"codes": chosen}) if chosen else [])
        outcome = found["outcome"]
        for one in range(game.seats):
            damage = sum(event[5] for event in happened if event[0] == events.PLAYER_DAMAGED and event[2] == one)
            assert outcome["players"][one]["damage"] == damage
        broken = {reference(event[4]) for event in happened if event[0] == events.BROKE}
        assert {one["ref"] for one in outcome["champions"] if one["fate"] == "breaks"} == broken


def _until_the_attack_is_over(seen, steps):
    """What happens in the real game until somebody may attack again, the step ends or the game is over."""
    real = seen.clone()
    real.journal = []
    for option in steps:
        apply_trusted(real, option)
    over = False
    while not over:
        kinds = [entry[0] for entry in real.journal]
        ended = kinds.index(events.ATTACK_OVER) if events.ATTACK_OVER in kinds else len(kinds)
        after = [at for at in range(ended, len(kinds)) if kinds[at] in (events.STEP, events.ATTACKED, events.TURN)]
        if after:
            return real.journal[: after[0]]
        over = real.reason != 0 or (ended < len(kinds) and real.kind in (codes.ATTACK, codes.ATTACKERS))
        if not over:
            apply_trusted(real, next(one for one in (codes.PASS, codes.STOP) if one in real.options))
    return real.journal
