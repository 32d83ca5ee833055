"""What is said to a person who practises: a nudge that points without naming a card, and ideas in words with their
chances. Names no game: a game says what is done, and which of these sentences fits."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Final, TypedDict

from engine.bots.halving import Weighed
from engine.bots.observing import Observed
from engine.bots.review import Thinker
from engine.kernel.picking import MultiPick
from engine.kernel.position import P
from engine.kernel.random import Rng

TIPS: Final = 3  # ideas that are said
ONLY_CHOICE: Final = "This is the only thing that you can do here."
NO_DIVISION: Final = "There are no hints for dividing damage. The division that is proposed is a fair start."
NO_ORDER: Final = "There are no hints for an order."
PART: Final = "Part with what you can use least."
NEED_NOT: Final = "You need not do this."
GOOD: Final = "It is good for you to do this."
COMPARE: Final = "Compare what each of these would do now."
KEEP: Final = "Keep what you have for later."


class Tip(TypedDict):
    """An idea in words, and the chance of winning by it from 0 to 1; None where no games were played for it."""

    text: str
    chance: float | None


class Advice(TypedDict):
    """A sentence that names no card, and the best ideas, the best first; none where there is no hint."""

    nudge: str
    ideas: list[Tip]


def nothing(why: str) -> Advice:
    """There is no hint."""
    return {"nudge": why, "ideas": []}


def with_the_last(picked: Sequence[int], asked: MultiPick | None, is_gone: Callable[[int], bool]) -> tuple[int, ...]:
    """All cards of a hand that a multi-pick is answered by: those that were picked, and those that the engine took by
    itself because nothing else was left. `is_gone` says which have left the hand."""
    short = asked.least - len(picked) if asked else 0
    if asked is None or short <= 0:
        return tuple(picked)
    return (*picked, *[card for card in asked.among if card not in picked and is_gone(card)][:short])


def advise(
    bot: Thinker[P],
    observation: Observed[P],
    rng: Rng,
    world: P,
    nudge: Callable[[P, Weighed], str],
    in_words: Callable[[P, Weighed], str],
) -> Advice:
    """The best ideas of this bot. `world` is a game that the seat could be in, of which what they are is told."""
    ideas = bot.ideas(world, observation.seat)
    if len(ideas) > 1:
        bot.compare(observation, rng, ideas)
    # what was dropped sooner was played less, and its chance does not stand beside that of the best
    weighed = [idea.weighed(bot.effort.prior) for idea in ideas if idea.tries == ideas[0].tries]
    tips: dict[str, Tip] = {}  # sets of champions that are alike are called alike
    for one in weighed:
        text = in_words(world, one)
        tips.setdefault(text, {"text": text, "chance": one["chance"]})
    return {"nudge": nudge(world, weighed[0]), "ideas": list(tips.values())[:TIPS]}


# --- nudges ----------------------------------------------------------------------------------------------------------


def of_an_attack(count: int, most: int) -> str:
    """So many attackers of those that could attack."""
    if count == 0:
        return "Better not to attack."
    if count == most:
        return "Attack with all that you have."
    return "One attacker is enough." if count == 1 else "Attack with several, but not with all."


def of_a_block(count: int) -> str:
    return ("Let this attack through.", "One blocker is enough.")[count] if count < 2 else "Block with more than one."


def of_a_hand(count: int, size: int) -> str:
    """So many cards of a first hand are put back."""
    if count == 0:
        return "Keep this hand."
    return "Keep most of this hand." if 2 * count < size else "Part with much of this hand."


def of_an_amount(amount: int, most: int) -> str:
    return f"A {'high' if 2 * amount > most else 'low'} number is good here."


def of_a_choice(own: bool, sides: Collection[bool]) -> str:
    """Of things that are chosen: on whose side to look, where there are two."""
    if len(sides) == 1:
        return "Think of which of these matters most now."
    return "Look at your own side." if own else "Look at the side of your opponent."
