"""Drafts of any game, played by chance. Tests import what they need."""

from hypothesis import strategies as st

from engine.kernel.random import Rng
from engine.limited.machine import apply, asked, is_asked

SEEDS = st.integers(0, 2**128 - 1)
CHOICES = st.integers(0, 300)


def waiting(draft):
    """The seats that are asked something."""
    return [seat for seat in range(draft.setup.seats) if is_asked(draft, seat)]


def play(draft, seed, most=100_000):
    """So many choices by chance, each of a seat by chance, or all that there are."""
    rng = Rng(seed)
    for _ in range(most):
        if draft.over:
            break
        seats = waiting(draft)
        seat = seats[rng.below(len(seats))]
        options = asked(draft, seat).options
        apply(draft, seat, options[rng.below(len(options))])
    return draft


def take(draft, seat, *names):
    """The seat takes these cards, by name, one after the other."""
    for name in names:
        question = asked(draft, seat)
        apply(draft, seat, question.options[question.cards.index(name)])
