"""Scenes in which a newcomer learns the game by playing it: five, in the order in which they are to be played; and
puzzles, which are scenes whose partner finds every answer.

Each of the five is a module of this folder with its SCENE, solved by a test; puzzles are data. Nothing here knows
Django, because the workers in which bots think load it.
"""

from __future__ import annotations

from engine.bots.epic.defending import DefendingBot
from engine.bots.epic.observation import Bot
from engine.bots.epic.players import BOTS
from engine.bots.epic.sparring import SparringBot
from playtest.scenes import attack, battle, blocks, both_turns, powers, puzzles
from playtest.scenes.scene import DONE, PREFIX, Advice, Scene, advice

SCENES: tuple[Scene, ...] = (attack.SCENE, blocks.SCENE, both_turns.SCENE, powers.SCENE, battle.SCENE)

_BY_BOT = {scene.bot: scene for scene in SCENES}


class UnknownScene(ValueError):
    """There is no scene of that name."""


def scene_at(key: str) -> Scene:
    """The scene with this key. Raises UnknownScene."""
    found = scene_of(PREFIX + key)
    if found is None:
        raise UnknownScene(f"There is no scene called “{key}”.")
    return found


def scene_of(bot: str) -> Scene | None:
    """The scene or puzzle that this bot plays; None for bots of whole games."""
    if not bot.startswith(PREFIX):
        return None
    number = puzzles.number_of(bot.removeprefix(PREFIX))
    return puzzles.scene_with(number) if number else _BY_BOT.get(bot)


def scene_after(scene: Scene) -> Scene | None:
    """The one that follows; None after the last. Puzzles go round."""
    number = puzzles.number_of(scene.key)
    if number:
        return puzzles.scene_with(number % len(puzzles.puzzles()) + 1)
    at = SCENES.index(scene) + 1
    return SCENES[at] if at < len(SCENES) else None


def bot_named(name: str) -> Bot:
    """A bot of a table by the name that is stored for it."""
    scene = scene_of(name)
    if scene is None:
        return BOTS[name]()
    return DefendingBot(scene.prevents) if scene.prevents else SparringBot(scene.replies)


__all__ = [
    "DONE",
    "PREFIX",
    "SCENES",
    "Advice",
    "Scene",
    "UnknownScene",
    "advice",
    "bot_named",
    "scene_after",
    "scene_at",
    "scene_of",
]
