"""Arguments of commands, read strictly."""

from __future__ import annotations

from argparse import ArgumentTypeError
from collections.abc import Callable


def number_from(least: int, most: int) -> Callable[[str], int]:
    """A parser of whole numbers between two bounds."""

    def parse_number(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            raise ArgumentTypeError(f"{text!r} is not a whole number.") from None
        if not least <= number <= most:
            raise ArgumentTypeError(f"{number} is out of bounds; give a number from {least} to {most}.")
        return number

    return parse_number
