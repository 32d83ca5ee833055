"""Battles by chance in which much is to be divided: several attackers, most with breakthrough, and several blockers."""

from __future__ import annotations

from engine.epic.rules.state import Game
from engine.kernel.random import Rng
from tests.engine.epic.scenario import Side, in_play, set_table

ATTACKERS = ("Bellowing Minotaur", "Human", "Kong", "Lurking Giant", "Sea Hydra", "Thrasher Demon", "Triceratops")
BLOCKERS = ("Cave Troll", "Demon", "Human", "Hunting Raptors", "Soul Hunter", "Wolf")
ATTACKING = ("breakthrough", "breakthrough", "breakthrough", "breakthrough breaks_damaged", "breaks_damaged", "")
BLOCKING = ("", "", "unbreakable", "breaks_damaged")


def battle_by_chance(seed: int) -> Game:
    """Two or three attackers against two or three blockers, where damage is about to be divided."""
    rng = Rng(seed)
    game = set_table(
        moment="before-damage",
        you=Side(board=[_champion(rng, ATTACKERS, ATTACKING, attacking=True) for _ in range(2 + rng.below(2))]),
        opponent=Side(board=[_champion(rng, BLOCKERS, BLOCKING, blocking=True) for _ in range(2 + rng.below(2))]),
    )
    game.opponent.passes()
    game.you.passes()
    return game.game


def _champion(rng: Rng, names: tuple[str, ...], gained: tuple[str, ...], **role: bool):
    return in_play(
        names[rng.below(len(names))],
        this_turn=gained[rng.below(len(gained))],
        offense=rng.below(3),
        defense=1 + rng.below(4),
        damage=rng.below(2),
        **role,
    )
