"""Stored counts of what can be chosen, verified by a slow enumeration that shares nothing.

`perft/*.perft` hold the positions. `replays` counts by playing every line of choices from the notation anew, with
`apply` and a journal, without clones. The smallest counts are reasoned in the comments of the files.
"""

import io
import json
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

from engine.epic_tcg.positions import read
from engine.epic_tcg.positions.pack import digest
from engine.epic_tcg.proofs import divide, game_of, perft, setup_for
from engine.epic_tcg.rules import codes
from engine.epic_tcg.rules.machine import apply, decision, new_game
from engine.epic_tcg.simulation import walk
from engine.kernel.perft import Case, parse_perft
from engine.kernel.random import Rng

FILES = sorted((Path(__file__).parent / "perft").glob("*.perft"))
CASES = {f"{path.stem} {at}": case for path in FILES for at, case in enumerate(parse_perft(path.read_text("utf-8")), 1)}


def replays(case, depth):
    """Counts for all depths up to `depth`, of positions played from the start by each line of choices."""
    lines, counts = [()], []
    for _ in range(depth):
        found = []
        for line in lines:
            game = read(case.position, case.seed)
            for option in line:
                apply(game, option)
            asked = decision(game)
            found += [(*line, option) for option in asked.options] if asked else []
        lines = found
        counts.append(len(lines))
    return counts


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_the_count_is_what_is_stored_and_what_a_replay_of_every_line_counts(case):
    depths = [depth for depth, _ in case.counts]
    assert depths == list(range(1, len(depths) + 1))
    counts = [count for _, count in case.counts]
    assert [perft(game_of(case), depth) for depth in depths] == counts
    assert replays(case, len(depths)) == counts


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
    assert asked == {*codes.KIND_NAMES}


def by_hand(game, depth):
    if game.reason or depth == 0:
        return int(not depth)
    count = 0
    for option in game.options:
        child = game.clone()
        apply(child, option)
        count += by_hand(child, depth - 1)
    return count


@pytest.mark.parametrize("seed", range(3))
def test_counting_in_the_middle_of_a_random_game(seed):
    rng = Rng(seed)
    game = new_game(setup_for(seed, rng, []), seed)
    walk(game, rng, 60)
    before = digest(game)
    assert perft(game.clone(), 3) == sum(count for _, count in divide(game, 3)) == by_hand(game, 3)
    assert digest(game) == before


def test_a_game_that_is_over_has_no_further_choices():
    """Hulk attacks for 9 and wins: nothing follows the attack. Who does not attack plays on."""
    case = Case("", "turn=3 moment=attack / board=Hulk deck=9*Hulk / mojo=9 deck=9*Hulk", 1, ())
    assert perft(game_of(case), 0) == 1
    counted = dict(divide(game_of(case), 2))
    attack = next(option for option in counted if option & codes.VERB_MASK == codes.PICK)
    assert counted.pop(attack) == 0
    assert all(counted.values())


# --- the command -----------------------------------------------------------------------------------------------------


def run(*options):
    out = io.StringIO()
    call_command("perft", "--game", "epic-tcg", *map(str, options), stdout=out, stderr=io.StringIO())
    return out.getvalue()


def test_the_command_compares_the_stored_counts_of_this_game():
    out = run("--depth", 2)
    assert sum(line.startswith("ok ") for line in out.splitlines()) == len(CASES)
    assert f"Epic TCG: {len(CASES)} positions agree, " in out


def test_the_command_divides_a_count_among_options():
    position = "turn=3 moment=build / hand=Hulk deck=9*BurrowingWurm / deck=9*BurrowingWurm"
    assert json.loads(run("--position", position, "--depth", 1, "--divide", "--json")) == [
        ["End your Build Step", 1],
        ["Play Hulk", 1],
    ]


def test_the_command_says_what_it_cannot_read():
    with pytest.raises(CommandError, match=r"\.$"):
        run("--position", "moment=main / hand=Kong / deck=9*Kong")
