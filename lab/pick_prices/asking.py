"""`manage.py lab pick`: the price of a pick at a terminal."""

from __future__ import annotations

from argparse import ArgumentParser
from collections import Counter
from collections.abc import Mapping
from dataclasses import asdict
from typing import Any, Final

from tqdm import tqdm

from drafts.management.commands.draft import Unusable, read
from drafts.verifying import game_of
from engine.games import UnknownGame, of
from engine.limited import BadRecord, BadSetup
from gate.arguments import number_from
from lab.executors import executor
from lab.pick_prices import wording
from lab.pick_prices.measuring import GAMES, SEED, UNCHANGED, Measurement, Price, measure, plan_of
from lab.pick_prices.worlds import Asked, NoOtherOption, Option, Recorded, Worlds, asked_at, exchanged, recorded, worlds
from lab.requests import BadRequest
from lab.runs import Plan

LARGEST_SEED: Final = 2**53
MOST_PICKS: Final = 10**6
MOST_GAMES: Final = 1_000_000


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a log from the site as JSON, or what draft FORMAT --json prints")
    parser.add_argument("--pick", dest="number", type=number_from(0, MOST_PICKS), required=True, metavar="N",
                        help="its place among all picks of the draft, from 0; the address of its page has "
                        "it")  # fmt: skip
    parser.add_argument("--instead", metavar="OPTION",
                        help="a card, or another option by its name or number (default: list the options)")  # fmt: skip
    parser.add_argument("--games-at-most", dest="games", type=number_from(GAMES, MOST_GAMES), default=1000,
                        help="of whole rounds, in which all other seats are met (default: %(default)s)")  # fmt: skip
    parser.add_argument("--seed", type=number_from(0, LARGEST_SEED), default=SEED, help="default: %(default)s")
    parser.add_argument("--workers", type=number_from(1, 1024), default=None,
                        help="processes of this machine; results do not depend on it (default: one for "
                        "each core)")  # fmt: skip
    parser.add_argument("--block", type=number_from(1, 1000), default=1, metavar="PAIRS",
                        help="that are sent to a worker together (default: %(default)s)")  # fmt: skip


def answer(options: Mapping[str, Any], *, watched: bool) -> tuple[dict[str, object], str]:
    """The options of a pick, or what one of them would have changed, as data and in words. Raises BadRequest and
    CannotPlay."""
    draft = _read(options["file"])
    number, given = options["number"], options["instead"]
    try:
        asked = asked_at(draft, number)
    except NoOtherOption as nothing:
        raise BadRequest(str(nothing)) from None
    data: dict[str, object] = {
        "pick": number,
        "seat": asked.seat + 1,
        "kind": asked.kind,
        "taken": asked.taken.name,
        "bot": asked.bots.name,
    }
    if given is None:
        return data | {"options": [one.name for one in asked.options]}, _options_in_words(number, asked)
    other = asked.named(given)
    if other is None:
        raise BadRequest(f"{given} could not be chosen there. Without --instead the options are listed.")
    made = worlds(draft, number, other.code)
    plan = plan_of(made, asked.seat, of(draft.game), seed=options["seed"])
    price, stopped = _priced(made, plan, options, watched=watched)
    only_taken, only_other = exchanged(made.taken[asked.seat], made.other[asked.seat])
    data |= {"instead": other.name, "price": asdict(price), "stopped": stopped, "player": plan.bot, "seed": plan.seed,
             "game": plan.game, "version": plan.version, "only_taken": only_taken, "only_other": only_other,
             "decks": {"taken": made.taken, "other": made.other}}  # fmt: skip
    return data, _in_words(number, asked, other, price, made)


def _read(path: str) -> Recorded:
    """The draft in a file. Raises BadRequest."""
    try:
        kept = read(path)
        return recorded(game_of(kept), kept)
    except (BadRecord, BadSetup, UnknownGame) as bad:
        raise BadRequest(f"{path} is no draft that can be gone through again: {bad}") from None
    except Unusable as unusable:
        raise BadRequest(str(unusable)) from None


def _priced(made: Worlds, plan: Plan, options: Mapping[str, Any], *, watched: bool) -> tuple[Price, str | None]:
    """The price, and why no more was played; nothing is played where both worlds are alike."""
    if made.are_alike:
        return UNCHANGED, None
    measurement = Measurement(plan, options["games"])
    with tqdm(unit="game", disable=not watched) as progress:

        def show() -> None:
            progress.update(GAMES * len(measurement.compared) - progress.n)

        measure(measurement, executor(options["workers"], options["block"]), show)
    return measurement.price, measurement.stopped


# --- words -----------------------------------------------------------------------------------------------------------


def _where(number: int, asked: Asked) -> str:
    place = f", round {asked.round}, pick {asked.pick}" if asked.pick else ""
    return f"Pick {number}, of seat {asked.seat + 1}{place}: {wording.was(asked.kind, asked.taken.name)}."


def _options_in_words(number: int, asked: Asked) -> str:
    lines = [_where(number, asked), "It could have been:"]
    for at, one in enumerate(asked.options, 1):
        marks = [word for word, marked in (("taken", asked.taken), ("a bot’s choice", asked.bots)) if one == marked]
        lines.append(f"{at:4}  {one.name}" + (f" ({', '.join(marks)})" if marks else ""))
    return "\n".join(lines)


def _in_words(number: int, asked: Asked, other: Option, price: Price, made: Worlds) -> str:
    lines = [_where(number, asked), wording.change(asked.kind, other.name, price)]
    lines.append(wording.verdict(price, other.name, asked.taken.name))
    mine = exchanged(made.taken[asked.seat], made.other[asked.seat])
    for name, cards in zip((asked.taken.name, other.name), mine, strict=True):
        if cards:
            lines.append(f"Only in the deck after {name}: {_counted(cards)}.")
    return "\n".join(lines)


def _counted(cards: list[str]) -> str:
    return ", ".join(f"{count} {name}" if count > 1 else name for name, count in Counter(cards).items())
