"""What is asked, and answers from outside: how they are read, how what is no option is refused, and why something
cannot be chosen. Names no game: who calls brings the words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar, Final, NamedTuple

NAMED: Final = 12  # legal options that a refusal names
LONGEST: Final = 512  # parts of an answer


class Decision:
    """What somebody must choose: a seat, a kind and a sorted list of options (ints). Read it, do not keep it."""

    __slots__ = ("kind", "options", "seat")

    def __init__(self, seat: int, kind: int, options: list[int]) -> None:
        self.seat: int = seat
        self.kind: int = kind
        self.options: list[int] = options


class IllegalOption(ValueError):
    """An option that is not among the legal ones. `code` is stable; the message names what is legal."""

    code: ClassVar[str] = "illegal"


def refusal(texts: Iterable[str]) -> IllegalOption:
    """What is raised for an option that is none of these, which are in words; without any the game is over."""
    legal = list(dict.fromkeys(texts))
    if not legal:
        return IllegalOption("The game is over: nothing can be chosen.")
    more = f" and {len(legal) - NAMED} more" if len(legal) > NAMED else ""
    return IllegalOption(f"That cannot be chosen now. What can: {'; '.join(legal[:NAMED])}{more}.")


def codes_in(given: object) -> list[int]:
    """The option codes of an answer. Raises IllegalOption for what is no list of them."""
    if not isinstance(given, Sequence) or isinstance(given, str) or len(given) > LONGEST:
        raise IllegalOption("A choice is a list of option codes.")
    if not all(isinstance(code, int) and not isinstance(code, bool) for code in given):
        raise IllegalOption("Option codes are whole numbers.")
    return list(given)


def amounts_in(given: object) -> dict[str, int]:
    """The amounts of an answer, by reference. Raises IllegalOption for what are none."""
    if not isinstance(given, Mapping) or len(given) > LONGEST:
        raise IllegalOption("Amounts are given as a number for each target.")
    for ref, amount in given.items():
        if not isinstance(ref, str) or not isinstance(amount, int) or isinstance(amount, bool) or amount < 0:
            raise IllegalOption("Each amount is a whole number of at least 0.")
    return dict(given)


def counted_out(least: int, most: int, chosen: int) -> IllegalOption:
    """What is raised where another number is asked for than was chosen."""
    wanted = str(least) if least == most else f"{least} to {most}"
    return IllegalOption(f"Choose {wanted}; you chose {chosen}.")


class Reason(NamedTuple):
    """Why something cannot be chosen now: a stable code, one sentence, the rule."""

    code: str
    text: str
    rule: str


class Wording(NamedTuple):
    """The rule and the sentence of a code; `many` is the sentence in a game of more than two players, where it is
    another one."""

    rule: str
    text: str
    many: str = ""


class Verbs:
    """How a game writes its options: `bits` of them name the verb, the others what it is about. What picks one of
    several, what chooses an amount, and what ends picking."""

    def __init__(self, bits: int, pick: int, amount: int, stop: int) -> None:
        self.bits: int = bits
        self.pick: int = pick
        self.amount: int = amount
        self.stop: int = stop

    def of(self, option: int) -> int:
        """The verb of an option."""
        return option & ((1 << self.bits) - 1)
