"""A run in a file, as JSON that people can read, too, and how it is played on from there.

The file is written anew at least each second or so while games are played, as a whole each time (`gate.files`), so that
a run may be killed at any moment and loses next to nothing. Decks are stored with their cards, so that a run says what
it is of when the files that it began with are gone. Loads no Django.
"""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from engine.games import DEFAULT
from gate.files import replace_text
from lab.executors import Executor
from lab.matchups import CardUse, Contender, GamePlayed, Order, PairPlayed
from lab.runs import Plan, Run, StoppingRule

EVERY: Final = 1.0  # seconds between two stores
SHARE: Final = 20  # storing takes at most one part of so many of the time


class BadRun(ValueError):
    """A file that holds no run, or another one; the message says why."""


def play_on(run: Run, executor: Executor, path: Path | None, notify: Callable[[Run], None] = lambda run: None) -> None:
    """Play what is missing of a run, and store it as it goes. `notify` is called after each pair. Raises CannotPlay,
    and OSError where the file cannot be written; what was played until then is stored."""
    if path:
        store(path, run)  # whether that can be done is found out before any game
    if run.is_over:
        return
    due = time.monotonic() + EVERY
    results = executor.results(run.plan, run.units())
    try:
        for unit, pair in results:
            run.add(unit, pair)
            notify(run)
            if path and time.monotonic() >= due:
                began = time.monotonic()
                store(path, run)
                due = time.monotonic() + max(EVERY, SHARE * (time.monotonic() - began))
            if run.is_over:
                break
    finally:
        results.close()
        if path:
            store(path, run)


def begun(plan: Plan, rule: StoppingRule, path: Path | None) -> Run:
    """The run of this plan as it is stored, else a new one. Raises BadRun where the file holds another run."""
    if path is None or not path.exists():
        return Run(plan, rule)
    known = stored(path)
    if known.plan != plan:
        raise BadRun(f"The file {path} holds another run: {difference(known.plan, plan)}. Name another file.")
    return Run(plan, rule, [course.played for course in known.courses])


def difference(known: Plan, plan: Plan) -> str:
    """What differs first between two plans, for people."""
    for name, what in (("game", "game"), ("bot", "bot"), ("seed", "seed"), ("version", "version of the engine")):
        one, other = getattr(known, name), getattr(plan, name)
        if one != other:
            return f"its {what} is {one}, and {other} is asked for"
    return "its decks are others" if known.watched == plan.watched else "it was made by another part of manage.py lab"


# --- the file --------------------------------------------------------------------------------------------------------


def store(path: Path, run: Run) -> None:
    """Write a run to a file. Raises OSError."""
    plan = run.plan
    said = {
        "decks": [{"name": one.name, "cards": Counter(one.cards), "deity": one.deity} for one in plan.contenders],
        "meetings": plan.meetings,
        "bot": plan.bot,
        "seed": plan.seed,
        "game": plan.game,
        "version": plan.version,
        "watched": plan.watched,
        "rule": asdict(run.rule),
    }
    played = []
    for (one, _), course in zip(plan.meetings, run.courses, strict=True):
        names = sorted(set(plan.contenders[one].cards))
        pairs = (f'"{number}": {_pair_text(pair, names)}' for number, pair in sorted(course.played.items()))
        played.append("{\n" + ",\n".join(pairs) + "\n}")
    head = json.dumps(said, ensure_ascii=False).removesuffix("}")
    replace_text(path, head + ', "played": [\n' + ",\n".join(played) + "\n]}\n")


def stored(path: Path) -> Run:
    """The run of a file. Raises BadRun."""
    try:
        said = json.loads(path.read_text(encoding="utf-8"))
        plan, rule = _read_plan(said), StoppingRule(**said["rule"])
        played = []
        for (one, _), pairs in zip(plan.meetings, said["played"], strict=True):
            names = sorted(set(plan.contenders[one].cards))
            played.append({int(number): _read_pair(pair, names) for number, pair in pairs.items()})
        return Run(plan, rule, played)
    except FileNotFoundError:
        raise BadRun(f"There is no file {path}.") from None
    except (OSError, ValueError, KeyError, TypeError, AttributeError, IndexError) as error:
        raise BadRun(f"The file {path} holds no run of the laboratory that can be read: {error!r}.") from None


def _read_plan(said: Mapping[str, Any]) -> Plan:
    contenders = tuple(Contender(one["name"], in_order(one["cards"]), one["deity"]) for one in said["decks"])
    meetings = tuple((int(one), int(two)) for one, two in said["meetings"])
    game = said.get("game", DEFAULT)  # runs that were stored before there were several games name none
    return Plan(contenders, meetings, said["bot"], said["seed"], game, said["version"], said["watched"])


def in_order(cards: Mapping[str, int]) -> tuple[str, ...]:
    """A deck of a count by name, in the order in which it is shuffled: by name, whatever order a list has."""
    return tuple(name for name in sorted(cards) for _ in range(cards[name]))


def deck_data(deck: Contender) -> dict[str, object]:
    """A deck for JSON."""
    return {"name": deck.name, "cards": dict(sorted(Counter(deck.cards).items())), "deity": deck.deity}


def read_deck(said: Mapping[str, Any]) -> Contender:
    """The same back, with its cards in order."""
    return Contender(said["name"], in_order(said["cards"]), said["deity"])


def _pair_text(pair: PairPlayed, names: Sequence[str]) -> str:
    """Both games as [winner, reason, turns], and of watched cards what they brought and in which order."""
    return json.dumps([_game_data(game, names) for game in pair], separators=(",", ":"))


def _game_data(game: GamePlayed, names: Sequence[str]) -> list[object]:
    said: list[object] = [game.winner, game.reason, game.turns]
    if game.cards or game.order:
        said.append(uses_data(game.cards, names))
    if game.order:
        said += order_data(game.order, names)
    return said


def uses_data(cards: Mapping[str, CardUse], names: Sequence[str]) -> list[list[int | None]]:
    """Watched cards as [place among the names, drawn, played]."""
    places = _places(names)
    return [[places[name], use.drawn, use.played] for name, use in cards.items()]


def order_data(order: Order, names: Sequence[str]) -> list[list[list[int | None]]]:
    """The draws and the plays, each as [place among the names, turn]."""
    places = _places(names)
    return [[[places[name], turn] for name, turn in came] for came in (order.draws, order.plays)]


def _places(names: Sequence[str]) -> dict[str, int]:
    return {name: place for place, name in enumerate(names)}


def read_uses(said: Sequence[Sequence[Any]], names: Sequence[str]) -> dict[str, CardUse]:
    return {names[place]: CardUse(drawn, played) for place, drawn, played in said}


def read_order(said: Sequence[Sequence[Sequence[Any]]], names: Sequence[str]) -> Order:
    draws, plays = (tuple((names[place], turn) for place, turn in came) for came in said)
    return Order(draws, plays)


def _read_pair(said: Sequence[Any], names: Sequence[str]) -> PairPlayed:
    one, two = (_read_game(game, names) for game in said)
    return one, two


def _read_game(said: Sequence[Any], names: Sequence[str]) -> GamePlayed:
    winner, reason, turns, *watched = said
    if winner not in (0, 1, None):
        raise ValueError(f"{winner!r} is no side")
    uses, *order = watched or [[]]
    noted = read_order(order, names) if order else None  # games that were stored before orders were have none
    return GamePlayed(winner, reason, int(turns), read_uses(uses, names), noted)
