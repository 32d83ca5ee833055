"""What can be seen in scenes of the Epic TCG."""

from playtest.scenes.scene import View


def in_play(seen: View, card: str) -> bool:
    """A piece of that name is in play, or lies there face down and is known to be it."""
    return any(piece["card"] == card for piece in seen["pieces"])


def is_face_down(seen: View, card: str) -> bool:
    """A champion of that name lies face down in play."""
    return any(piece["card"] == card and piece["face_down"] for piece in seen["pieces"])


def is_expended(seen: View, card: str) -> bool:
    """A piece of that name is expended."""
    return any(piece["card"] == card and piece["expended"] for piece in seen["pieces"])


def on_line(seen: View, card: str) -> bool:
    """A card of that name, or an ability of one, waits on the line."""
    return any(waiting["card"] == card for waiting in seen["line"])


def nothing_waits(seen: View) -> bool:
    """Nothing is on the line, on its way there, or resolving, and no battle goes on."""
    return not (seen["line"] or seen["pending"] or seen["resolving"] or seen["battle"])


def is_over(seen: View, step: str) -> bool:
    """The person's turn is past this step, the phase of a view."""
    steps = ("prepare", "pre_battle", "battle", "build", "end")
    return seen["active"] != seen["seat"] or seen["phase"] not in steps[: steps.index(step) + 1]
