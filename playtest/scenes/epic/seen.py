"""What can be seen in scenes of the Epic Card Game."""

from playtest.scenes.scene import View


def in_play(seen: View, card: str) -> bool:
    """A champion of that name is in play."""
    return any(champion["card"] == card for champion in seen["champions"])


def is_expended(seen: View, card: str) -> bool:
    """A champion of that name is expended."""
    return any(champion["card"] == card and champion["expended"] for champion in seen["champions"])


def asks_for_a_play(seen: View) -> bool:
    """Nothing is being done: the person may play a card, use a power or attack."""
    asked = seen["decision"]
    return bool(asked and asked["kind"] == "window" and seen["phase"] == "main")
