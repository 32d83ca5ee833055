"""The scenes of the Epic Card Game, in the order in which they are to be played."""

from typing import Final

from playtest.scenes.epic import attack, battle, blocks, both_turns, powers
from playtest.scenes.scene import Scene

SCENES: Final[tuple[Scene, ...]] = (attack.SCENE, blocks.SCENE, both_turns.SCENE, powers.SCENE, battle.SCENE)
