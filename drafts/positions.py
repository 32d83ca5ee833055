"""The drafts of this process: one for each pod, replayed from what is stored: see `live/replayed.py`.

Who wants to go on with one takes a clone. A draft of another seed or another last pick than the stored ones is built
anew from setup, seed and picks, which takes milliseconds.

While it is built it is compared with the digests that were stored with deal and picks. Where one differs, or the rules
of drafting have changed since, CannotGoOn says so. Picks of the time before digests have none; the rules by which they
were made stand in the setup.
"""

from __future__ import annotations

import logging
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence

from django.db.models import OuterRef, QuerySet, Subquery

from drafts.models import Pick, Pod, Status
from engine.kernel.versions import in_words, since
from engine.limited import CHOOSE, TAKE, BadSetup, Draft, IllegalPick, apply, footprint, new_draft, verb_of
from live.errors import Refused
from live.replayed import Replayed

KEPT = 256  # drafts in memory
DAMAGED = "The stored picks no longer lead to the same draft."

Stored = tuple[int, int, str]  # of a pick: seat, option and digest

log = logging.getLogger(__name__)


class CannotGoOn(Refused):
    """What is stored does not lead to where the draft stood. The sentence says why."""

    def __init__(self, why: str) -> None:
        super().__init__("gone", f"{why} It cannot continue.")


def current(pod: Pod) -> Draft:
    """The draft after all stored picks. Not to be changed. Raises CannotGoOn."""
    return _replayed.current(pod.slug, pod)


def current_of(pods: Sequence[Pod]) -> dict[int, Draft | CannotGoOn]:
    """The same for several pods, by their keys; for one that cannot go on, why. Asks the database twice at most."""
    missing: dict[Pod, tuple[int, int | None]] = {}
    found: dict[int, Draft | CannotGoOn] = {}
    ends = _ends(pods)
    for pod in pods:
        if known := _replayed.at(pod.slug, pod, *ends[pod.pk]):
            found[pod.pk] = known.state
        else:
            missing[pod] = ends[pod.pk]
    picks = _picks(missing)
    for pod, (count, last) in missing.items():
        try:
            draft = found[pod.pk] = _replay(pod, picks[pod.pk][:count])
        except CannotGoOn as changed:
            found[pod.pk] = changed
        else:
            keep(pod.slug, draft, count, last)
    return found


def behind(draft: Draft, picks: int) -> int | None:
    """The most choices after which every seat had made at least so many picks fewer than now; None while some seat has
    not made as many, so that its first pack would be shown too soon. What is done with cards on the table is a pick."""
    left = dict.fromkeys(range(draft.setup.seats), picks)
    for count in reversed(range(len(draft.picks))):
        seat, option = draft.picks[count]
        if verb_of(option) in (TAKE, CHOOSE) and seat in left:
            left[seat] -= 1
            if not left[seat]:
                del left[seat]
            if not left:
                return count
    return None


def after(pod: Pod, count: int) -> Draft:
    """The draft after so many picks."""
    return _built(pod, count)


def moments(pod: Pod) -> Iterator[tuple[Draft, int, int]]:
    """The draft before each of its picks, with the seat and what it chose. It is one draft, which goes on between two
    of them. Raises CannotGoOn."""
    draft = _begun(pod)
    yield from _steps(pod, draft, _stored(pod.picks.all()))


def _ends(pods: Sequence[Pod]) -> dict[int, tuple[int, int | None]]:
    """How many picks are stored of each pod, by its key, and the key of the last one."""
    if not pods:
        return {}
    last = Pick.objects.filter(pod=OuterRef("pk")).order_by("-ordinal")
    rows = Pod.objects.filter(pk__in=[pod.pk for pod in pods])
    asked = rows.values_list("pk", Subquery(last.values("ordinal")[:1]), Subquery(last.values("pk")[:1]))
    return {pod: (0 if ordinal is None else ordinal + 1, key) for pod, ordinal, key in asked}


def _picks(pods: Iterable[Pod]) -> dict[int, list[Stored]]:
    """All stored picks of these pods, by their keys."""
    found: dict[int, list[Stored]] = defaultdict(list)
    wanted = list(pods)
    if wanted:
        picks = Pick.objects.filter(pod__in=wanted).order_by("pod", "ordinal")
        for pod, seat, option, digest in picks.values_list("pod_id", "seat", "option", "digest"):
            found[pod].append((seat, option, digest))
    return found


def _built(pod: Pod, count: int) -> Draft:
    """The draft after its first `count` picks; another process may have stored more meanwhile."""
    return _replay(pod, _stored(pod.picks.filter(ordinal__lt=count)))


def _stored(picks: QuerySet[Pick]) -> Iterable[Stored]:
    return picks.order_by("ordinal").values_list("seat", "option", "digest")


def _replay(pod: Pod, picks: Iterable[Stored]) -> Draft:
    """The draft after these picks. Raises CannotGoOn."""
    draft = _begun(pod)
    for _ in _steps(pod, draft, picks):
        pass
    return draft


def _begun(pod: Pod) -> Draft:
    """The draft before its first pick."""
    limited, rules = pod.room.limited, pod.setup.get("rules")
    if rules != limited.RULES:
        changed = in_words(since(rules, limited.CHANGES)) if isinstance(rules, int) else in_words(())
        raise CannotGoOn(f"{changed} This draft began under earlier rules.")
    try:
        draft = new_draft(pod.plan, int(pod.seed))
    except BadSetup as error:
        raise CannotGoOn("The cards of this draft have changed since it began.") from error
    _compare(pod, draft, pod.digest)
    return draft


def _steps(pod: Pod, draft: Draft, picks: Iterable[Stored]) -> Iterator[tuple[Draft, int, int]]:
    """The draft before each of these picks, which are made one after the other."""
    for seat, option, digest in picks:
        yield draft, seat, option
        try:
            apply(draft, seat, option)
        except IllegalPick as error:
            log.error("Pod %s: pick %d of seat %d is not possible: %s", pod.slug, len(draft.picks), seat, error)
            raise CannotGoOn(DAMAGED) from error
        _compare(pod, draft, digest)


def _compare(pod: Pod, draft: Draft, digest: str) -> None:
    if digest and footprint(draft) != digest:
        log.error("Pod %s differs after %d picks from what was stored.", pod.slug, len(draft.picks))
        raise CannotGoOn(DAMAGED)


def _unfinished(slug: str) -> Pod | None:
    return Pod.objects.filter(slug=slug, status__in=(Status.GATHERING, Status.RUNNING, Status.PAUSED)).first()


_replayed: Replayed[Pod, Draft] = Replayed(
    KEPT,
    choices=lambda pod: pod.picks.all(),
    number="ordinal",
    replay=lambda pod, known, count: _built(pod, count),
    unfinished=_unfinished,
    belongs=lambda pod, draft: draft.seed == int(pod.seed),
)
prepare, keep, forget = _replayed.prepare, _replayed.keep, _replayed.forget
