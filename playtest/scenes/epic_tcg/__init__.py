"""The scenes of the Epic TCG, in the order in which they are to be played."""

from typing import Final

from playtest.scenes.epic_tcg import actions, arriving, flying, hunting, line, veiled
from playtest.scenes.scene import Scene

SCENES: Final[tuple[Scene, ...]] = (
    actions.SCENE,
    arriving.SCENE,
    flying.SCENE,
    line.SCENE,
    hunting.SCENE,
    veiled.SCENE,
)
