"""The drafts of this process: one for each pod, rebuilt from what is stored whenever it is behind.

A draft that is kept here is never changed: who wants to go on takes a clone. So any number of threads may read one, and
a transaction that fails leaves nothing to undo. The version of a kept draft is its seed and its last stored pick; one
whose are not the stored ones is built anew from setup, seed and picks, which takes milliseconds.

While it is built it is compared with the digests that were stored with deal and picks. Where one differs, or the rules
of drafting have changed since, CannotGoOn says so. Picks of the time before digests have none; the rules by which they
were made stand in the setup.
"""

from __future__ import annotations

import logging
from contextlib import suppress
from dataclasses import dataclass

from drafts.models import Pod, Status
from engine.epic.limited import RULES, TAKE, BadSetup, Draft, IllegalPick, Setup, apply, footprint, new_draft, verb_of
from engine.epic.versions import DRAFTS
from engine.kernel.versions import in_words, since
from live.errors import Refused
from live.memory import Memory

KEPT = 256  # drafts in memory
DAMAGED = "The stored picks no longer lead to the same draft."

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Position:
    """A draft after `count` stored picks, and the key of the last one; None before the first."""

    draft: Draft
    count: int
    last: int | None


class CannotGoOn(Refused):
    """What is stored does not lead to where the draft stood. The sentence says why."""

    def __init__(self, why: str) -> None:
        super().__init__("gone", f"{why} It cannot continue.")


_kept: Memory[Position] = Memory(KEPT)


def current(pod: Pod) -> Draft:
    """The draft after all stored picks. Not to be changed. Raises CannotGoOn."""
    stored = list(pod.picks.order_by("-ordinal").values_list("pk", "ordinal")[:1])
    last, count = (stored[0][0], stored[0][1] + 1) if stored else (None, 0)
    kept = _kept.get(pod.slug)
    if kept is not None and (kept.count, kept.last, kept.draft.seed) == (count, last, int(pod.seed)):
        return kept.draft
    draft = _built(pod, count)
    keep(pod.slug, Position(draft, count, last))
    return draft


def behind(draft: Draft, picks: int) -> int | None:
    """The most choices after which every seat had taken at least so many cards fewer than now; None while some seat has
    not taken as many, so that its first pack would be shown too soon."""
    left = dict.fromkeys(range(draft.setup.seats), picks)
    for count in reversed(range(len(draft.picks))):
        seat, option = draft.picks[count]
        if verb_of(option) == TAKE and seat in left:
            left[seat] -= 1
            if not left[seat]:
                del left[seat]
            if not left:
                return count
    return None


def prepare(slug: str) -> None:
    """Build the draft of a pod that is not in memory, as after a restart. Verbs say so before their transactions: who
    holds the lock of the database should not have to deal and pass packs first."""
    if _kept.get(slug) is None:
        pod = Pod.objects.filter(slug=slug, status__in=(Status.GATHERING, Status.RUNNING, Status.PAUSED)).first()
        if pod is not None:
            with suppress(Refused):
                current(pod)


def dealt(setup: Setup, seed: int) -> Position:
    """The draft before its first pick."""
    return Position(new_draft(setup, seed), 0, None)


def after(pod: Pod, count: int) -> Draft:
    """The draft after so many picks."""
    return _built(pod, count)


def keep(slug: str, position: Position) -> None:
    """Remember a draft that is stored."""
    _kept.keep(slug, position)


def forget() -> None:
    """Let go of all drafts, as a restart does."""
    _kept.forget()


def _built(pod: Pod, count: int) -> Draft:
    """The draft after its first `count` picks; another process may have stored more meanwhile."""
    rules = pod.setup.get("rules")
    if rules != RULES:
        changed = in_words(since(rules, DRAFTS)) if isinstance(rules, int) else in_words(())
        raise CannotGoOn(f"{changed} This draft began under earlier rules.")
    try:
        draft = new_draft(pod.plan, int(pod.seed))
    except BadSetup as error:
        raise CannotGoOn("The cards of this draft have changed since it began.") from error
    _compare(pod, draft, pod.digest)
    picks = pod.picks.filter(ordinal__lt=count).order_by("ordinal").values_list("seat", "option", "digest")
    for seat, option, digest in picks:
        try:
            apply(draft, seat, option)
        except IllegalPick as error:
            log.error("Pod %s: pick %d of seat %d is not possible: %s", pod.slug, len(draft.picks), seat, error)
            raise CannotGoOn(DAMAGED) from error
        _compare(pod, draft, digest)
    return draft


def _compare(pod: Pod, draft: Draft, digest: str) -> None:
    if digest and footprint(draft) != digest:
        log.error("Pod %s differs after %d picks from what was stored.", pod.slug, len(draft.picks))
        raise CannotGoOn(DAMAGED)
