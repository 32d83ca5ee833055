"""Looking ahead: battle damage that is divided at once is divided as it would be step by step."""

from itertools import islice

from engine.bots.epic import default_policy
from engine.bots.epic.greedy import values_of
from engine.bots.epic.lookahead import Lookahead
from engine.bots.epic.weights import WEIGHTS
from engine.epic import new_game
from engine.epic.positions import footprint
from engine.epic.programs import bits
from engine.epic.proofs import alignment_deck, setup_of
from engine.epic.rules import apply_trusted, battle, codes, keywords
from engine.kernel.random import Rng

VALUES = values_of(WEIGHTS)
BUDGET = 10_000
GAMES = 300
WANTED = 150  # positions


def divisions():
    """Positions in games by chance in which a champion has still all of its damage to divide."""
    for seed in range(GAMES):
        rng = Rng(seed)
        g = new_game(setup_of((alignment_deck(rng), alignment_deck(rng)), 0), seed).clone()
        while not g.reason:
            if default_policy.assigns_damage(g) and len(g.frames[-1]) == codes.SELECTED:
                yield g.clone()
            apply_trusted(g, eager(g, rng))


def eager(g, rng):
    """An option by chance of one who goes to battle when they can, and seldom stops picking."""
    if codes.BATTLE in g.options and rng.below(2):
        return codes.BATTLE
    picks = [option for option in g.options if option != codes.STOP]
    among = picks if g.kind in (codes.ATTACKERS, codes.BLOCKERS) and picks and rng.below(6) else g.options
    return among[rng.below(len(among))]


def of_one_champion(g):
    """Divide step by step what this champion deals; how many steps that takes."""
    place, steps = g.frames[-1][codes.X], 0
    while default_policy.assigns_damage(g) and g.frames[-1][codes.X] == place:
        apply_trusted(g, default_policy.answer(g, VALUES))
        steps += 1
    return steps


def test_damage_is_divided_at_once_as_step_by_step():
    several = breaking = 0
    for g in islice(divisions(), WANTED):
        attacker = (battle.attackers(g) + battle.blockers(g))[g.frames[-1][codes.X]]
        at_once, by_steps = g.clone(), g.clone()
        look = Lookahead(at_once, g.seat, VALUES, BUDGET)
        look.go_on(at_once)
        steps = of_one_champion(by_steps)
        assert footprint(at_once) == footprint(by_steps)
        assert BUDGET - look.budget == steps
        several += steps > 1
        breaking += keywords(g, attacker) & bits.BREAKTHROUGH != 0
    assert several >= 5
    assert breaking >= 5
