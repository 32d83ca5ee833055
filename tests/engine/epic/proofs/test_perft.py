"""Stored node counts of positions with every kind of choice, verified by a slow enumeration that shares nothing.

`perft/*.perft` hold the positions. `replays` counts by playing every line of choices from the notation anew, with
`apply` and a journal, without clones: what both agree on and the file says is not merely what the code printed. The
smallest counts are reasoned in the comments of the files.
"""

import io
import json
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

from engine.epic import apply, decision
from engine.epic.positions.notation import read
from engine.epic.positions.pack import digest
from engine.epic.proofs.counting import divide, game_of, perft
from engine.epic.proofs.fuzz import setup_for
from engine.epic.rules import codes
from engine.epic.rules.machine import new_game
from engine.epic.simulation.playout import walk
from engine.kernel.perft import Case, parse_perft
from engine.kernel.random import Rng

FILES = sorted((Path(__file__).parent / "perft").glob("*.perft"))
CASES = {f"{path.stem} {at}": case for path in FILES for at, case in enumerate(parse_perft(path.read_text("utf-8")), 1)}
EVERY_KIND = {*codes.KIND_NAMES}


def replayed(case, line):
    """The position after a line of choices, from the start; None when the game is over before the last of them."""
    game = read(case.position, case.seed)
    for option in line:
        apply(game, option)
    return game


def replays(case, depth):
    """Counts for all depths up to `depth`."""
    lines, counts = [()], []
    for _ in range(depth):
        found = []
        for line in lines:
            asked = decision(replayed(case, line))
            found += [(*line, option) for option in asked.options] if asked else []
        lines = found
        counts.append(len(lines))
    return counts


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_the_count_is_what_is_stored(case):
    assert [(depth, perft(game_of(case), depth)) for depth, _ in case.counts] == list(case.counts)


@pytest.mark.slow
@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_what_is_stored_is_what_a_replay_of_every_line_counts(case):
    depths = [depth for depth, _ in case.counts]
    assert depths == list(range(1, len(depths) + 1))
    assert replays(case, len(depths)) == [count for _, count in case.counts]


def test_the_positions_ask_every_kind_of_question():
    asked = set()
    for case in CASES.values():
        rng = Rng(1)
        for _ in range(60):
            game = game_of(case)
            for _ in case.counts:
                if game.reason:
                    break
                asked.add(codes.KIND_NAMES[game.kind])
                walk(game, rng, 1)
    assert asked == EVERY_KIND


@pytest.mark.parametrize("seed", range(4))
def test_counting_in_the_middle_of_a_random_game_agrees_with_packs_of_it(seed):
    rng = Rng(seed)
    game = new_game(setup_for(seed, rng, []), seed)
    walk(game, rng, 60)
    before = digest(game)
    assert perft(game.clone(), 3) == sum(count for _, count in divide(game, 3)) == by_hand(game, 3)
    assert digest(game) == before


def by_hand(game, depth):
    if game.reason or depth == 0:
        return int(not depth)
    count = 0
    for option in game.options:
        child = game.clone()
        apply(child, option)
        count += by_hand(child, depth - 1)
    return count


def test_a_game_that_is_over_has_no_further_choices():
    case = Case("", "moment=main / hand=FlameStrike deck=Kong / health=8 deck=Kong", 1, ())
    assert perft(game_of(case), 0) == 1
    assert perft(game_of(case), 1) == 2
    counted = dict(divide(game_of(case), 3))
    strike = next(option for option in counted if option & codes.VERB_MASK == codes.PLAY)
    assert counted[strike] == 2  # at oneself; at the opponent it wins


# --- the command -----------------------------------------------------------------------------------------------------


def run(*options):
    out = io.StringIO()
    call_command("perft", *map(str, options), stdout=out, stderr=io.StringIO())
    return out.getvalue()


def test_the_command_compares_all_stored_counts():
    out = run("--depth", 2)
    assert sum(line.startswith("ok ") for line in out.splitlines()) == len(CASES)
    assert f"{len(CASES)} positions agree, " in out
    counts = json.loads(run("--depth", 1, "--json"))
    assert [one["counts"]["1"] for one in counts] == [
        [count, count] for ((_, count), *_) in (c.counts for c in CASES.values())
    ]


def test_the_command_says_where_a_count_differs(tmp_path, capsys):
    path = tmp_path / "wrong.perft"
    path.write_text("# A Kong or none.\nposition: moment=main / hand=Kong deck=9*Kong / deck=9*Kong\n1 77\n", "utf-8")
    with pytest.raises(CommandError, match="1 of 1 positions differ"):
        call_command("perft", str(path))
    assert "depth 1: 2, stored is 77" in capsys.readouterr().out


def test_the_command_divides_a_count_among_options():
    position = "moment=main / hand=Kong deck=9*Lash / deck=9*Lash"
    assert json.loads(run("--position", position, "--depth", 1, "--divide", "--json")) == [
        ["End your turn", 1],
        ["Play Kong", 1],
    ]
    assert "2  in all" in run("--position", position, "--depth", 1, "--divide")
    (_, first), (_, second) = json.loads(run("--position", position, "--depth", 2, "--json"))
    counts = json.loads(run("--position", position, "--depth", 2, "--divide", "--json"))
    assert (first, second) == (2, sum(count for _, count in counts))


@pytest.mark.parametrize("options", [["--position", "nonsense"], ["/nowhere.perft"], ["--depth", "0"], ["--divide"]])
def test_the_command_says_what_it_cannot_read(options):
    with pytest.raises(CommandError, match=r"\.$"):
        run(*options)
