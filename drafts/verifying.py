"""Fair packs in words: a logged draft, rebuilt from its seed and setup, and what of it holds.

`read` takes what somebody pasted or uploaded, `judged` a logged draft, `judged_pod` a pod of this site as far as the
person may read it. Whatever is handed in is answered in sentences; it is small enough to be answered soon.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypedDict, cast

from drafts import queries
from drafts.models import Pod, Status
from drafts.opening import may_know_seed
from drafts.rows import seat_of
from engine import games
from engine.games import Game
from engine.limited import Setup, Shape, commitment, seed_of
from live.errors import Refused
from people.persons import Person

LARGEST = 4_000_000  # bytes of a logged draft; one of 2000 cards has 1.7 million
MOST_SAID = 40  # differences that are named
LONGEST_SAID = 300  # characters of one
UNDEALT = "Its players bring the cards. The packs are fixed, and their hash is shown, when the draft starts."
AFTER_MATCHES = (
    "The seed reveals every pack. Players are told it after their match, when they can read the log, and others when "
    "all players can."
)
REPEAT = (
    "This draft repeats another one: it has the same seed and the same packs. Whoever has read the log of the first "
    "draft knows them, so the hash proves nothing about this one."
)
DEEP = "This is not a draft: it is nested too deeply."

_AT = re.compile(r"(?:.*/drafts/)?(?P<slug>[\w-]{1,32})(?:[/?#].*)?", re.ASCII | re.DOTALL)


class Unreadable(ValueError):
    """What was given is no draft; the sentence says why."""


class LoggedDraft(TypedDict, total=False):
    """A log, or as much of it as there is beside the setup and the seed."""

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
            f"This is larger than {LARGEST // 1_000_000} MB, the limit here. For larger logs, use "
            "“manage.py draft verify FILE” on your own computer."
        )
    try:
        return json.loads(content.decode("utf-8-sig") if isinstance(content, bytes) else content)
    except json.JSONDecodeError as wrong:
        where = f"line {wrong.lineno}, column {wrong.colno}"
        raise Unreadable(
            f"This is not JSON: there is an error at {where}. Copy the whole log, from {{ to }}."
        ) from None
    except RecursionError:
        raise Unreadable(DEEP) from None
    except ValueError:
        raise Unreadable("This is not JSON. Use the unchanged file “log.json” of a draft.") from None


def game_of(logged: object) -> Game:
    """The game that a draft says it is of; one that says nothing is of the first one. Raises UnknownGame."""
    return games.of(str(logged.get("game", games.DEFAULT))[:40] if isinstance(logged, dict) else games.DEFAULT)


def judged(logged: object) -> Verdict:
    """What of a logged draft follows from its seed, its setup and its picks. Raises Unreadable."""
    try:
        game = game_of(logged)
        wrong = [sentence[:LONGEST_SAID] for sentence in game.limited.differences(logged)]
        assert isinstance(logged, dict), "differences takes nothing else"
        setup, seed = game.limited.setup_from(logged["setup"]), seed_of(logged["seed"])
    except RecursionError:
        raise Unreadable(DEEP) from None
    except ValueError as unreadable:
        raise Unreadable(str(unreadable)[:LONGEST_SAID]) from None
    promised = commitment(setup, seed)
    name = game.limited.called(logged["setup"])
    facts = (("Format", f"{name}, {setup.seats} seats"), ("Seed", str(seed)), ("Hash", promised))
    if wrong:
        more = len(wrong) - MOST_SAID
        said = wrong[:MOST_SAID] + ([f"And {more} more."] if more > 0 else [])
        return Verdict("This draft does not match its seed", facts, wrong=tuple(said))
    fine = cast(LoggedDraft, logged)  # as `differences` found
    return Verdict("This draft matches its seed", facts, tuple(_held(setup, fine)), later=tuple(_unsaid(fine)))


def _held(setup: Setup, logged: LoggedDraft) -> list[str]:
    """What was made again and is the same, in sentences."""
    found = []
    if "hash" in logged:
        found.append("The hash matches the seed and the setup.")
    if "dealt" in logged:
        packs = len(logged["dealt"])
        what = {
            Shape.DEALT: f"All {packs} {'packs' if setup.packs else 'pools'} match the seed",
            Shape.LISTED: f"All {packs} lists, two per player, match the seed",
            Shape.PASSED: f"All {packs} packs match the seed",
            Shape.TABLED: "All cards that were dealt match the seed",
        }[setup.procedure.shape]
        found.append(f"{what}, card by card.")
    if logged.get("picks"):
        where = "was on the table" if setup.procedure.shape is Shape.TABLED else "was in its pack"
        found.append(f"All {len(logged['picks'])} picks were possible: each card {where} at the time.")
    if "steps" in logged and "picks" in logged:
        what = (
            "All cards the players saw match"
            if setup.procedure.shape is Shape.TABLED
            else ("Every pack the players saw matches")
        )
        found.append(f"{what} these picks.")
    if "pools" in logged and ("picks" in logged or setup.procedure.shape is Shape.DEALT):
        found.append("The pools match the cards dealt and picked.")
        if logged.get("decks"):
            found.append("The decks are built from the pools.")
    return found or ["The seed and the setup are valid. There is nothing else to compare."]


def _unsaid(logged: LoggedDraft) -> list[str]:
    """What nobody can verify from this."""
    found = []
    if "hash" not in logged:
        found.append("The log has no hash. Compare the hash above with the one shown before the first pick.")
    elif "picks" in logged:
        found.append("Compare the hash with the one you saw before the first pick.")
    if "steps" in logged:
        found.append("A seed cannot prove whether a person, a bot or the clock made a pick.")
    return found


def judged_pod(typed: str, person: Person) -> Verdict:
    """A pod of this site, by its name or its link. Raises Unreadable when there is none."""
    at = _AT.fullmatch(typed.strip()[:500])
    try:
        pod = queries.pod_at(at["slug"] if at else "")
    except Refused as refused:
        raise Unreadable(str(refused)) from None
    facts = (("Draft", pod.name), ("Hash", pod.commitment))
    if not pod.commitment:
        return Verdict(
            "This draft has no hash yet" if pod.is_open else "This draft was never dealt",
            facts[:1],
            later=(UNDEALT,),
            slug=pod.slug,
        )
    if pod.is_open:
        return Verdict("You can verify this draft when it is over", facts, later=(_when(pod),), slug=pod.slug)
    try:
        logged: Mapping[str, object] = queries.log_of(slug=pod.slug, person=person)
    except Refused:
        if not may_know_seed(pod, person, seat_of(pod.seats.all(), person)):
            return Verdict("You can verify this draft later", facts, later=(AFTER_MATCHES,), slug=pod.slug)
        logged = {"game": pod.game, "setup": pod.setup, "seed": pod.seed, "hash": pod.commitment}
    found = judged(logged)
    hidden = () if "dealt" in logged else (_hidden(pod),)
    repeat = () if pod.repeats_id is None else (REPEAT,)
    later = (*repeat, *hidden, *found.later)
    return Verdict(found.title, (facts[0], *found.facts), found.right, found.wrong, later, pod.slug)


def _when(pod: Pod) -> str:
    if pod.repeats_id is not None:
        return REPEAT
    begun = (
        "will not change from now on"
        if pod.status == Status.GATHERING
        else "has not changed since the draft was created"
    )
    return (
        f"This hash {begun}: write it down. When the draft is over, this page shows the seed and deals all packs "
        "again from it. Until then the seed is secret, because it reveals every pack."
    )


def _hidden(pod: Pod) -> str:
    if pod.status == Status.OVER:
        return "The log of this draft is private, so its packs are not compared here."
    return "This draft was closed and has no log. Only its hash can be verified."
