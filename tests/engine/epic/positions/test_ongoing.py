"""The notation in the middle of things, and of games that are over: what was read goes on as the game that was written.

`engine/epic/proofs/notations.py` says what that means.
"""

import re

import pytest

from engine.epic.positions.laws import status
from engine.epic.positions.notation import BadNotation, read, write
from engine.epic.positions.plain import is_quiet, moment_of
from engine.epic.positions.plain.position import MOMENTS
from engine.epic.proofs.fuzz import setup_for
from engine.epic.proofs.notations import notation_laws, shown_laws
from engine.epic.rules.machine import apply_trusted, new_game
from engine.epic.simulation.playout import walk
from engine.kernel.random import Rng

SEEDS = range(6)
SPLIT = re.compile(r"([ ,+().:=/]|(?<=[a-z])(?=[0-9]))")


def moments(seed, **more):
    """A game at each of its choices, and when it is over, with luck to look at it. Now and then it is read in place of
    what was written, so that its numbers are often those of a notation."""
    rng = Rng(seed)
    game = new_game(setup_for(seed, rng, []), seed)
    while not game.reason:
        if is_quiet(game) and rng.below(3) == 0:
            source, game = game.rng, read(write(game), rng.fork())
            game.rng = source
        yield game, rng
        apply_trusted(game, game.options[rng.below(len(game.options))])
    yield game, rng


@pytest.mark.parametrize("seed", SEEDS)
def test_a_game_is_written_at_every_moment_and_goes_on_the_same(seed):
    assert [law for game, rng in moments(seed) for law in notation_laws(game, rng)] == []


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_shown_of_a_game_tells_nothing_that_is_hidden(seed):
    found = [
        law
        for game, rng in moments(100 + seed)
        if rng.below(2)
        for seat in (0, 1)
        for law in shown_laws(game, seat, rng)
    ]
    assert found == []


def test_random_play_meets_every_moment():
    met = set()
    for seed in range(60):
        met |= {moment_of(game) for game, _ in moments(seed)}
        if met == set(MOMENTS):
            return
    assert met == set(MOMENTS)


# --- hostile text ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_damaged_text_is_read_or_refused_and_what_is_read_can_be_played(seed):
    """Words, numbers and things of the fourth part change places, or get lost."""
    rng = Rng(seed)
    texts = [text for game, _ in moments(200 + seed) if (text := write(game)).count(" / ") == 3]
    words = sorted({word for text in texts for word in SPLIT.split(text.rpartition(" / ")[2]) if word})
    for _ in range(300):
        text = texts[rng.below(len(texts))]
        head, _, tail = text.rpartition(" / ")
        parts = SPLIT.split(tail)
        for _ in range(1 + rng.below(3)):
            parts[rng.below(len(parts))] = words[rng.below(len(words))] if rng.below(4) else ""
        try:
            game = read(f"{head} / {''.join(parts)}")
        except BadNotation:
            continue
        assert status(game) == []
        assert write(read(write(game))) == write(game)
        walk(game, rng, 12)
        assert status(game) == []
