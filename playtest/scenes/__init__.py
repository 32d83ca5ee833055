"""Scenes in which a newcomer learns a game by playing it, of each game in the order in which they are to be played; and
puzzles, which are scenes whose partner finds every answer.

The scenes of a game lie in a folder of its own, each in a module with its SCENE, solved by a test; puzzles are data.
Nothing here knows Django, because the workers in which bots think load it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from engine.bots.epic.defending import DefendingBot
from engine.bots.observing import Chooser
from engine.bots.sparring import SparringBot
from playtest.scenes import epic, epic_tcg, puzzles
from playtest.scenes.scene import DONE, PREFIX, Advice, Scene, advice

SCENES: Final[Mapping[str, Sequence[Scene]]] = {
    "epic": epic.SCENES,
    "epic-tcg": epic_tcg.SCENES,
}  # by the key of a game


class UnknownScene(ValueError):
    """There is no scene of that name."""


def scene_at(key: str, game: str) -> Scene:
    """The scene or puzzle of a game with this key. Raises UnknownScene."""
    number = puzzles.number_of(key, game)
    if number:
        return puzzles.scene_with(number)
    found = next((scene for scene in SCENES.get(game, ()) if scene.key == key), None)
    if found is None:
        raise UnknownScene(f"There is no scene called “{key}”.")
    return found


def plays_scene(bot: str) -> bool:
    """Whether this bot plays a scene or a puzzle, and no whole game."""
    return bot.startswith(PREFIX)


def scene_of(bot: str, game: str) -> Scene | None:
    """The scene or puzzle of a game that this bot plays; None for bots of whole games, and where there is none any
    more."""
    try:
        return scene_at(bot.removeprefix(PREFIX), game) if plays_scene(bot) else None
    except UnknownScene:
        return None


def scene_after(scene: Scene, game: str) -> Scene | None:
    """The one that follows; None after the last. Puzzles go round."""
    number = puzzles.number_of(scene.key, game)
    if number:
        return puzzles.scene_with(number % len(puzzles.puzzles()) + 1)
    scenes = SCENES[game]
    at = scenes.index(scene) + 1
    return scenes[at] if at < len(scenes) else None


def partner_in(scene: Scene) -> Chooser[Any]:
    """The bot that plays a scene with a person."""
    return DefendingBot(scene.prevents) if scene.prevents else SparringBot(scene.replies)


__all__ = [
    "DONE",
    "PREFIX",
    "SCENES",
    "Advice",
    "Scene",
    "UnknownScene",
    "advice",
    "partner_in",
    "plays_scene",
    "scene_after",
    "scene_at",
    "scene_of",
]
