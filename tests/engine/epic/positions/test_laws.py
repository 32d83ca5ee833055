"""Laws that hold in every position of every game: random play of all cards, its copies, and what is hidden.

`playthrough.txt` holds the decisions of two games with all their options in order. After a wanted change write
it anew with `REGENERATE=1 .venv/bin/python -m pytest tests/engine/epic/positions/test_laws.py` and read the difference.
"""

import os
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.epic import Setup, describe, determinize, new_game, view
from engine.epic.cards import base
from engine.epic.language import EVIL, GOOD, SAGE, WILD
from engine.epic.positions.laws import status
from engine.epic.positions.pack import digest
from engine.epic.programs import bits
from engine.epic.proofs.copies import asked_anew, copy_laws, hidden_laws, onlooker_laws, permuted
from engine.epic.proofs.coverage import Coverage
from engine.epic.proofs.fuzz import fuzz_game, setup_for, setup_of_many
from engine.epic.rules import codes
from engine.epic.rules.derive import keywords
from engine.epic.rules.limits import CHOICE_LIMIT, TURN_LIMIT
from engine.epic.rules.machine import apply_trusted
from engine.epic.rules.seating import FORMATS, HYDRA, TEAMS
from engine.epic.simulation.playout import play_out, walk
from engine.epic.views import SPECTATOR, hidden
from engine.kernel.random import Rng

SEEDS = st.integers(0, 2**64 - 1)


def start(seed):
    rng = Rng(seed)
    number = seed % 120
    return new_game(setup_for(number, rng, []), seed), rng


def middle(seed=8, choices=90):
    game, rng = start(seed)
    walk(game, rng, choices)
    return game


def reach(wanted):
    """The first decision for which `wanted(game)` holds, in game after game."""
    for seed in range(300):
        game, rng = start(seed)
        while not game.reason:
            if wanted(game):
                return game
            walk(game, rng, 1)
    raise AssertionError("no random game came to what was wanted")


# --- random play -----------------------------------------------------------------------------------------------------


@settings(max_examples=60, deadline=None)
@given(number=st.integers(0, 119), seed=SEEDS)
def test_random_games_end_and_every_position_is_legal(number, seed):
    """1.4.1: every card is in one zone."""
    game = fuzz_game(number, seed, Coverage(), closer=0)
    assert game.reason != codes.NOT_OVER
    assert game.turn < TURN_LIMIT
    assert game.choices < CHOICE_LIMIT


@settings(max_examples=25, deadline=None)
@given(seed=SEEDS, choices=st.integers(0, 250))
def test_copies_equal_the_game_and_go_on_alike(seed, choices):
    game = middle(seed, choices)
    assert game.reason or copy_laws(game, Rng(seed)) == []


@settings(max_examples=25, deadline=None)
@given(seed=SEEDS, choices=st.integers(0, 250))
def test_what_is_hidden_changes_nothing_that_a_seat_sees(seed, choices):
    game = middle(seed, choices)
    assert game.reason or [law for seat in (0, 1) for law in hidden_laws(game, seat, Rng(seed))] == []


@settings(max_examples=25, deadline=None)
@given(seed=SEEDS, choices=st.integers(0, 250))
def test_who_looks_on_sees_what_both_players_know_or_what_either_does(seed, choices):
    game = middle(seed, choices)
    assert game.reason or onlooker_laws(game, Rng(seed)) == []


@pytest.mark.parametrize("name", [name for name in codes.KIND_NAMES if name != "defender"])
def test_copies_and_hidden_cards_obey_at_every_kind_of_decision(name):
    game = reach(lambda game: codes.KIND_NAMES[game.kind] == name)
    assert copy_laws(game, Rng(1)) == []
    assert hidden_laws(game, 0, Rng(2)) + hidden_laws(game, 1, Rng(3)) + onlooker_laws(game, Rng(4)) == []


@pytest.mark.parametrize("format_", FORMATS[1:])
@pytest.mark.parametrize("number", range(6))
def test_games_of_three_to_eight_players_hold_all_laws_to_their_end(number, format_):
    """1.1: some leave in the middle of it; each kind of decision is looked at closely, that of whom to attack too."""
    game = fuzz_game(number, number, Coverage(), every=9, closer=60, format_=format_)
    seats, teams = (TEAMS * 2)[number] if format_ == HYDRA else (3 + number, 3 + number)
    assert (game.reason != codes.NOT_OVER, game.seating.seats, game.seating.teams) == (True, seats, teams)


@pytest.mark.parametrize("format_", FORMATS)
@pytest.mark.parametrize("number", range(2))
def test_games_by_the_rules_of_2015_hold_all_laws_to_their_end(number, format_):
    game = fuzz_game(number, number, Coverage(), every=9, closer=60, format_=format_, rules_of="2015")
    assert (game.reason != codes.NOT_OVER, game.setup.of_2015) == (True, True)


@pytest.mark.parametrize("format_", FORMATS[1:])
def test_copies_and_hidden_cards_obey_where_it_is_chosen_whom_to_attack(format_):
    rng = Rng(5)
    game = new_game(setup_of_many(1, rng, [], format_), 5)
    while game.kind != codes.DEFENDER and len(game.seating.attackable[game.active]) > 1:
        walk(game, rng, 1)
    assert copy_laws(game, Rng(1)) + onlooker_laws(game, Rng(4)) == []
    assert [law for seat in game.seating.players for law in hidden_laws(game, seat, Rng(seat))] == []


@pytest.mark.parametrize("kind", [codes.MULLIGAN, codes.REVEAL, codes.DISCARDS], ids=["mulligan", "reveal", "discard"])
def test_a_run_of_picks_from_a_hidden_hand_can_be_determinized_in_its_middle(kind):
    game = reach(lambda game: game.kind == kind and len(game.frames[-1]) > codes.SELECTED)
    for luck in range(30):
        assert hidden_laws(game, 1 - game.seat, Rng(luck)) == []


def test_determinizing_again_gives_other_games_and_another_random_source():
    game = middle()
    rng = Rng(4)
    dealt = [determinize(game, 0, rng) for _ in range(8)]
    assert len({digest(one) for one in dealt}) == 8
    assert len({one.rng.state for one in (game, *dealt)}) == 9
    assert len({tuple(one.def_of) for one in dealt}) == 8


def test_a_concealed_card_is_not_in_any_view_but_the_owners():
    game = middle()
    shown = [{card["id"] for card in view(game, seat)["players"][1]["hand"]} for seat in (0, 1)]
    assert shown[1] == {f"c{uid}" for uid in game.hand[1]}
    assert shown[0] == {f"c{uid}" for uid in game.hand[1] if game.known_of[uid] & 1}


# --- the laws notice -------------------------------------------------------------------------------------------------


def put(table, at, value):
    table[at] = value


def strand_in_supplemental(game):
    uid = game.hand[0].pop()
    game.supplemental[0].append(uid)
    game.zone_of[uid] = codes.SUPPLEMENTAL
    game.known_of[uid] = game.block_of[uid] = 0


# ways to break one invariant of a game in play with a champion in `slot`
SABOTAGE = {
    "a card twice": lambda game, slot: game.hand[0].append(game.deck[0][0]),
    "a card nowhere": lambda game, slot: game.deck[1].pop(),
    "zone_of": lambda game, slot: put(game.zone_of, game.deck[0][0], codes.HAND),
    "another owner": lambda game, slot: game.hand[1].append(game.hand[0].pop()),
    "controller": lambda game, slot: put(game.controller_of, slot, 1 - game.controller_of[slot]),
    "a slot twice": lambda game, slot: game.free.append(slot),
    "reference": lambda game, slot: put(game.ref_of, slot, game.ref_of[slot] + 1),
    "statics": lambda game, slot: game.statics.extend([slot, slot]),
    "gold": lambda game, slot: put(game.gold, 0, -1),
    "damage": lambda game, slot: put(game.damage_of, slot, 99),
    "attacking": lambda game, slot: put(game.flags_of, slot, codes.ATTACKING),
    "no int": lambda game, slot: put(game.health, 0, 12.5),
    "a flag for an int": lambda game, slot: put(game.counters_of, slot, True),
    "options": lambda game, slot: setattr(game, "options", game.options[::-1]),
    "an option twice": lambda game, slot: setattr(game, "options", [*game.options, game.options[-1]]),
    "no options": lambda game, slot: setattr(game, "options", []),
    "an option about nothing": lambda game, slot: setattr(game, "options", [*game.options, 1 << 40 | codes.TARGET]),
    "supplemental": lambda game, slot: strand_in_supplemental(game),
    "health": lambda game, slot: put(game.health, 1, 0),
    "over": lambda game, slot: setattr(game, "reason", codes.BY_HEALTH),
}


@pytest.mark.parametrize("what", SABOTAGE)
def test_status_names_what_is_broken(what):
    def calm(game):
        in_play = game.board[0] + game.board[1]
        frail = in_play and not keywords(game, in_play[0]) & bits.UNBREAKABLE
        return frail and all(game.hand) and game.kind == codes.WINDOW and game.phase == codes.PHASE_MAIN

    game = reach(calm)
    assert status(game) == []
    SABOTAGE[what](game, (game.board[0] + game.board[1])[0])
    assert status(game) != []


def test_a_leak_of_hidden_cards_is_noticed(monkeypatch, as_written):
    game = reach(lambda game: game.turn == 4)
    monkeypatch.setattr("engine.epic.views.hidden.visible", lambda game, seat, uid: True)
    assert hidden_laws(game, 0, Rng(1))[0] == "a determinized game looks different to seat 0"


def test_a_spectator_who_sees_more_than_both_players_is_noticed(monkeypatch, as_written):
    game = reach(lambda game: game.turn == 4)
    honest = hidden.sees_hand
    monkeypatch.setattr(hidden, "sees_hand", lambda g, owner, seat: seat == SPECTATOR or honest(g, owner, seat))
    assert "a spectator sees something that is hidden from seat 0" in hidden_laws(game, 0, Rng(1))
    monkeypatch.setattr(hidden, "sees_hand", lambda g, owner, seat: seat == owner)
    assert "open hands lack that of seat 0" in onlooker_laws(game, Rng(1))


def test_permuting_moves_cards_only_among_the_hidden_ones_of_their_owner():
    game = middle()
    other = permuted(game, 0, Rng(1))
    moved = [uid for uid, row in enumerate(game.def_of) if other.def_of[uid] != row]
    assert len(moved) > 10
    assert all(game.zone_of[uid] in (codes.DECK, codes.HAND) and uid not in game.hand[0] for uid in moved)
    for owner in (0, 1):
        rows = [sorted(one.def_of[uid] for uid in moved if game.owner_of[uid] == owner) for one in (game, other)]
        assert rows[0] == rows[1]


# --- limits ----------------------------------------------------------------------------------------------------------


def test_a_game_that_meets_a_limit_is_a_draw_with_the_reason():
    for name, most in (("turn", TURN_LIMIT), ("choices", CHOICE_LIMIT)):
        game = reach(lambda game: game.phase == codes.PHASE_MAIN and codes.PASS in game.options)
        setattr(game, name, most)
        play_out(game, Rng(1))
        assert (game.winner, game.reason) == (codes.NOBODY, codes.BY_LIMIT)
        assert view(game, 0)["result"]["reason"] == "limit"
        assert status(game) == []


def test_a_choice_with_consequences_without_end_ends_the_game_as_a_draw(monkeypatch, as_written):
    monkeypatch.setattr("engine.epic.rules.machine.STEP_LIMIT", 3)
    game, rng = start(1)
    play_out(game, rng)
    assert (game.winner, game.reason) == (codes.NOBODY, codes.BY_LIMIT)
    assert status(game) == []


def test_too_many_champions_end_the_game_as_a_draw(monkeypatch, as_written):
    monkeypatch.setattr("engine.epic.rules.atoms.CHAMPION_LIMIT", 3)
    seed = next(seed for seed in range(50) if _ends_by_limit(seed))
    game, rng = start(seed)
    play_out(game, rng)
    assert status(game) == []


def _ends_by_limit(seed):
    game, rng = start(seed)
    play_out(game, rng)
    return game.reason == codes.BY_LIMIT


# --- the order of options --------------------------------------------------------------------------------------------

GOLDEN = Path(__file__).parent / "playthrough.txt"


def playthrough(first, second, seed):
    """Every decision of a game between two alignments: number, seat, kind and options, the chosen one in brackets."""
    decks = tuple(tuple(card.name for card in base.BASE_SET if card.alignment == one) for one in (first, second))
    game, rng = new_game(Setup(decks=decks, first=0), seed), Rng(seed)
    lines = [f"{first.name.lower()} against {second.name.lower()}, seed {seed}"]
    while not game.reason:
        chosen = game.options[rng.below(len(game.options))]
        words = [option_word(game, option) for option in game.options]
        words[game.options.index(chosen)] = f"[{option_word(game, chosen)}]"
        lines.append(f"{game.choices} seat {game.seat} {codes.KIND_NAMES[game.kind]}: {', '.join(words)}")
        apply_trusted(game, chosen)
    return "\n".join([*lines, f"{codes.REASON_NAMES[game.reason]}: {game.winner}", ""])


def option_word(game, option):
    said = describe(game, option)
    number = said["code"] >> codes.VERB_BITS
    return " ".join([said["verb"], *(said["refs"] or ([str(number)] if number else []))])


def test_options_come_in_their_golden_order():
    text = playthrough(GOOD, EVIL, 1) + "\n" + playthrough(SAGE, WILD, 2)
    if os.environ.get("REGENERATE"):
        GOLDEN.write_text(text, encoding="utf-8")
    assert text.splitlines() == GOLDEN.read_text(encoding="utf-8").splitlines()


def test_asking_again_finds_the_same_options():
    game, rng = start(77)
    while not game.reason:
        assert asked_anew(game) == game.options
        apply_trusted(game, game.options[rng.below(len(game.options))])
