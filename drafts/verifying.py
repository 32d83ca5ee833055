"""Fair packs in words: a draft that was told, rebuilt from its seed and setup, and what of it holds.

`read` takes what somebody pasted or uploaded, `judged` a told draft, `judged_pod` a pod of this site as far as the
person may read it. Whatever is told is answered in sentences; it is small enough to be answered soon.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypedDict, cast

from drafts import queries
from drafts.models import Pod, Status
from engine.epic.limited import Setup, Shape, commitment, differences, seed_of
from live.errors import Refused
from people.persons import Person

LARGEST = 4_000_000  # bytes of a told draft; a log of 2000 cards has 1.7 million
MOST_SAID = 40  # differences that are named
LONGEST_SAID = 300  # characters of one
DEEP = "This is no draft: it is nested too deeply."

_AT = re.compile(r"(?:.*/drafts/)?(?P<slug>[\w-]{1,32})(?:[/?#].*)?", re.ASCII | re.DOTALL)


class Unreadable(ValueError):
    """What was given is no draft; the sentence says why."""


class Told(TypedDict, total=False):
    """A log, or as much of it as was told beside the setup and the seed."""

    hash: str
    dealt: list[list[str]]
    picks: list[tuple[int, int]]
    steps: list[object]
    pools: list[list[str]]
    decks: list[list[str]]


@dataclass(frozen=True)
class Verdict:
    """`title` says it all; `right` and `wrong` say what holds and what does not, `facts` name and value of what it is
    about, `later` what cannot be verified, or not yet; `slug` is that of the pod, if it is one of this site."""

    title: str
    facts: tuple[tuple[str, str], ...] = ()
    right: tuple[str, ...] = ()
    wrong: tuple[str, ...] = ()
    later: tuple[str, ...] = ()
    slug: str = ""


def read(content: bytes | str) -> object:
    """The JSON in a file or in a box."""
    if len(content) > LARGEST:
        raise Unreadable(
            f"This is larger than {LARGEST // 1_000_000} MB, and so than any log of this site. With the program, "
            "“manage.py draft verify FILE” reads larger ones."
        )
    try:
        return json.loads(content.decode("utf-8-sig") if isinstance(content, bytes) else content)
    except json.JSONDecodeError as wrong:
        where = f"line {wrong.lineno}, column {wrong.colno}"
        raise Unreadable(
            f"This is no JSON: something is wrong at {where}. Take the whole log, from {{ to }}."
        ) from None
    except RecursionError:
        raise Unreadable(DEEP) from None
    except ValueError:
        raise Unreadable("This is no JSON. Take the file “log.json” of a draft as it is.") from None


def judged(told: object) -> Verdict:
    """What of a told draft follows from its seed, its setup and its picks. Raises Unreadable."""
    try:
        wrong = [sentence[:LONGEST_SAID] for sentence in differences(told)]
        assert isinstance(told, dict), "differences takes nothing else"
        setup, seed = Setup.from_json(told["setup"]), seed_of(told["seed"])
    except RecursionError:
        raise Unreadable(DEEP) from None
    except ValueError as unreadable:
        raise Unreadable(str(unreadable)[:LONGEST_SAID]) from None
    promised = commitment(setup, seed)
    facts = (("Format", f"{setup.procedure.name}, {setup.seats} seats"), ("Seed", str(seed)), ("Hash", promised))
    if wrong:
        more = len(wrong) - MOST_SAID
        said = wrong[:MOST_SAID] + ([f"And {more} more."] if more > 0 else [])
        return Verdict("It does not follow from its seed", facts, wrong=tuple(said))
    fine = cast(Told, told)  # as `differences` found
    return Verdict("It follows from its seed", facts, tuple(_held(setup, fine)), later=tuple(_unsaid(fine)))


def _held(setup: Setup, told: Told) -> list[str]:
    """What was made again and is the same, in sentences."""
    found = []
    if "hash" in told:
        found.append("The hash is that of this seed and this setup.")
    if "dealt" in told:
        packs = len(told["dealt"])
        what = {
            Shape.DEALT: f"All {packs} pools were dealt by the seed",
            Shape.LISTED: f"All {packs} lists, two of each player, were drawn by the seed",
            Shape.PASSED: f"All {packs} packs were dealt by the seed",
        }[setup.procedure.shape]
        found.append(f"{what}, card by card.")
    if told.get("picks"):
        found.append(f"All {len(told['picks'])} picks were possible, one after the other: each card lay in that pack.")
    if "steps" in told and "picks" in told:
        found.append("Every pack that a player saw, and what was taken of it, is as these picks make it.")
    if "pools" in told and ("picks" in told or setup.procedure.shape is Shape.DEALT):
        found.append("The pools are what was dealt and picked.")
        if told.get("decks"):
            found.append("The decks are built from the pools.")
    return found or ["Its seed and its setup can be read; nothing else was told that could be compared."]


def _unsaid(told: Told) -> list[str]:
    """What nobody can verify from this."""
    found = []
    if "hash" not in told:
        found.append("No hash came with it. Compare the one above with the one that was shown before the first pick.")
    elif "picks" in told:
        found.append("Compare the hash with the one that you were shown before the first pick.")
    if "steps" in told:
        found.append("Whether a person, a bot or the clock made a pick does not follow from a seed.")
    return found


def judged_pod(typed: str, person: Person) -> Verdict:
    """A pod of this site, by its name or its link. Raises Unreadable when there is none."""
    at = _AT.fullmatch(typed.strip()[:500])
    try:
        pod = queries.pod_at(at["slug"] if at else "")
    except Refused as refused:
        raise Unreadable(str(refused)) from None
    facts = (("Draft", pod.name), ("Hash", pod.commitment))
    if pod.is_open:
        return Verdict("It can be verified when the draft is over", facts, later=(_when(pod),), slug=pod.slug)
    try:
        told: Mapping[str, object] = queries.log_of(slug=pod.slug, person=person)
    except Refused:
        told = {"setup": pod.setup, "seed": pod.seed, "hash": pod.commitment}
    found = judged(told)
    hidden = () if "dealt" in told else (_hidden(pod),)
    return Verdict(found.title, (facts[0], *found.facts), found.right, found.wrong, (*hidden, *found.later), pod.slug)


def _when(pod: Pod) -> str:
    begun = "will not change from now on" if pod.status == Status.GATHERING else "has not changed since it was set up"
    return (
        f"This hash {begun}: note it down. When the draft is over, its seed is shown, and all packs are dealt again "
        "from it. Until then the seed is a secret, since it tells every pack."
    )


def _hidden(pod: Pod) -> str:
    if pod.status == Status.OVER:
        return "The host shows the log of this draft to others, so its packs are not compared for you."
    return "This draft was broken off and has no log; only its hash can be verified."
