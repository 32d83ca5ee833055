"""Fair packs: everything that a log says of a draft, made again from its seed and its setup, and compared."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from engine.limited.machine import new_draft
from engine.limited.records import BadRecord, replay, seed_of
from engine.limited.setup import Setup
from engine.limited.state import Draft, S
from engine.limited.story import dealt, log, pools

Faults = Callable[[Draft[S], Any, list[str]], list[str]]  # of a deck, given the pool that it is said to be made from


def differences(logged: object, setup_of: Callable[[object], S], faults: Faults[S]) -> list[str]:
    """What of a logged draft does not follow from its seed, setup and picks, in sentences; nothing when all of it does.

    `logged` is what `log` gives, or as much of it as there is: setup and seed at least. `setup_of` reads the setup.
    Raises BadRecord or BadSetup when these two cannot be read.
    """
    if not isinstance(logged, dict):
        raise BadRecord("A draft is an object with setup and seed.")
    draft = new_draft(setup_of(logged.get("setup")), seed_of(logged.get("seed")))
    found: list[str] = []
    if "hash" in logged and logged["hash"] != draft.commitment:
        found.append(f"hash: seed and setup have the hash {draft.commitment}, not {str(logged['hash'])[:64]}.")
    if "dealt" in logged:
        found += _compared("dealt", dealt(draft), logged["dealt"])
    if "picks" in logged:
        try:
            draft = replay(logged, setup_of)
        except BadRecord as impossible:
            return [*found, f"picks: {impossible}"]
    if "pools" in logged and ("picks" in logged or draft.over):
        found += _compared("pools", pools(draft), logged["pools"])
        found += _decks(draft, logged.get("decks", []), faults)
    return found + (_story(draft, logged) if "picks" in logged else [])


def _story(draft: Draft[Setup], logged: dict[str, Any]) -> list[str]:
    """Where the steps, the mulligans and what was put away differ from what follows from the picks."""
    named = [field for field in ("steps", "mulligans", "discarded", "deeds", "filled") if field in logged]
    if not named:
        return []
    if not draft.over:
        return [f"{named[0]}: these picks do not lead to the end of the draft."]
    right = log(draft)
    found: list[str] = []
    for field in named:
        if field in ("steps", "deeds"):
            found += _steps(field, right.get(field, []), logged[field])
        elif logged[field] != right.get(field):
            found.append(f"{field}: this differs from what the picks lead to.")
    return found


def _steps(field: str, right: Sequence[dict[str, Any]], given: object) -> list[str]:
    """The first step, or deed, that differs. A logged one may say more, such as who made the pick; `pick`, which a pod
    counts from its first one, follows from the rest."""
    if not isinstance(given, list) or len(given) != len(right):
        return [f"{field}: there must be {len(right)} of them."]
    for at, (step, that) in enumerate(zip(right, given, strict=True)):
        wrong = next((key for key in step if not isinstance(that, dict) or that.get(key) != step[key]), None)
        if wrong is not None:
            taken = step.get("taken") or ", ".join(step["cards"][place] for place in step["takes"]) or "nothing"
            return [f"{field}[{at}]: in it seat {step['seat']} takes {taken}; its {wrong} is not as told."]
    return []


def _decks(draft: Draft[S], decks: object, faults: Faults[S]) -> list[str]:
    """Every reason why logged decks are none of these pools."""
    if not isinstance(decks, list) or len(decks) > draft.setup.seats:
        return [f"decks: there must be {draft.setup.seats} lists of cards."]
    found: list[str] = []
    for at, (deck, pool) in enumerate(zip(decks, pools(draft), strict=False)):
        found += [f"decks[{at}]: {fault}" for fault in faults(draft, deck, pool)]
    return found or _shared(draft, decks)


def _shared(draft: Draft[S], decks: list[list[str]]) -> list[str]:
    """Every card that the decks of a team have more often than the pool that they share."""
    team, found = draft.setup.team, []
    for first in range(0, len(decks), team):
        beyond = Counter(name for deck in decks[first : first + team] for name in deck) - Counter(pools(draft)[first])
        found += [f"decks[{first}]: the team plays {name} {count} times too often." for name, count in beyond.items()]
    return found


def _compared(field: str, right: Sequence[Sequence[str]], given: object) -> list[str]:
    """Where two lists of lists of names differ, the first difference of each list."""
    if not isinstance(given, list) or len(given) != len(right):
        return [f"{field}: there must be {len(right)} lists of cards."]
    found: list[str] = []
    for at, (names, those) in enumerate(zip(right, given, strict=True)):
        if list(names) != those:
            found.append(f"{field}[{at}]: {_first(names, those)}")
    return found


def _first(names: Sequence[str], those: object) -> str:
    if not isinstance(those, list) or len(those) != len(names):
        return f"it has {len(names)} cards."
    at = next(at for at, name in enumerate(names) if name != those[at])
    return f"card {at + 1} is {names[at]}, not {str(those[at])[:60]}."
