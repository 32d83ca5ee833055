"""Plays a scene of any game without a table, and hears what is said after each choice."""

from dataclasses import replace

from engine.games import of
from engine.kernel.random import Rng
from playtest.scenes import advice, partner_in
from playtest.scenes.scene import OPEN

MOST = 60  # choices in a scene
IDLE = ("pass", "stop", "no")


def begun(game, scene):
    """A scene as a table begins it."""
    play = of(game).play
    return play.new_game(replace(play.setup_at(scene.position), every_window=True), 1)


def played(game, scene, steps):
    """What is said after each choice while a person does these steps, and nothing where the next is not offered; and
    the steps that were never offered."""
    play, bots, partner = of(game).play, of(game).bots, partner_in(scene)
    position, rest, heard = begun(game, scene), list(steps), []
    while (asked := play.decision(position)) is not None and len(heard) < MOST:
        heard.append(advice(scene, play.view(position, 0)))
        if heard[-1].state != OPEN:
            break
        if asked.seat == 1:
            play.apply(position, partner.choose(bots.observe(position, 1), Rng(1)))
            continue
        words = {code: play.describe(position, code) for code in asked.options}
        step = next((code for code, one in words.items() if rest and one["text"].startswith(rest[0])), None)
        if step is not None:
            rest.pop(0)
        else:  # what a person chooses who does nothing
            step = next((code for code, one in words.items() if one["verb"] in IDLE), asked.options[0])
        play.apply(position, step)
    return [*heard, advice(scene, play.view(position, 0))], rest
