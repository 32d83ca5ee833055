"""What prices of picks tell, and to whom. Reads only."""

from __future__ import annotations

from dataclasses import dataclass

from django.db.models import Count, Sum

from drafts import positions
from drafts import queries as drafts
from drafts.models import Pod
from drafts.opening import may_read
from drafts.rows import seat_of
from lab import background
from lab.pick_prices.measuring import GAMES, UNCHANGED, Price, comparison, most_comparisons, plan_of
from lab.pick_prices.models import PickPrice
from lab.pick_prices.playing import ToDraft, ToPlay
from lab.pick_prices.worlds import Asked, NoOtherOption, Recorded, Worlds, asked_in
from live.errors import Refused
from people.persons import Person

PRIVATE = "The log of this draft is private, or it is not there yet."
NO_PICK = "There is no such pick in this draft. Go back to its log and choose one."
GONE = "This price does not exist. Go back to the log of the draft and ask for it."
NOT_YOURS = "Somebody else asked for this price. You can read it; only they can cancel or delete it."


@dataclass(frozen=True)
class Progress:
    """How far a price is, in games; `seconds` that are probably left at most, None while nobody knows."""

    played: int
    most: int
    seconds: float | None

    @property
    def percent(self) -> int:
        return 100 * self.played // self.most


def pod_for(slug: str, person: Person) -> Pod:
    """The pod, for whoever may read its log. Refused("gone") and Refused("log")."""
    pod = drafts.pod_at(slug)
    if not may_read(pod, person, seat_of(pod.seats.all(), person)):
        raise Refused("log", PRIVATE)
    return pod


def asked(*, slug: str, person: Person, pick: int) -> tuple[Pod, Asked]:
    """A pick as it was asked, for whoever may read the log. Refuses as `pod_for`, with "no_pick", with "changed" where
    the cards or the rules are not what they were, and with "nothing" where nothing else could be chosen."""
    pod = pod_for(slug, person)
    row = pod.picks.filter(ordinal=pick).first()
    if row is None:
        raise Refused("no_pick", NO_PICK)
    try:
        draft = positions.after(pod, pick)
    except positions.CannotGoOn as changed:
        raise Refused("changed", str(changed)) from None
    try:
        return pod, asked_in(draft, row.seat, row.option, pod.picker)
    except NoOtherOption as nothing:
        raise Refused("nothing", str(nothing)) from None


def price_at(pod: Pod, pick: int, slug: str) -> PickPrice:
    """A price of a pick of this pod, whose log the person may read. Raises Refused("gone")."""
    found = PickPrice.objects.filter(pod=pod, pick=pick, slug=slug).first()
    if found is None:
        raise Refused("gone", GONE)
    found.pod = pod
    return found


def is_read_by(slug: str, person: Person) -> bool:
    """Whether there is such a price, and the person may read it."""
    found = PickPrice.objects.filter(slug=slug).select_related("pod").first()
    return found is not None and may_read(found.pod, person, seat_of(found.pod.seats.all(), person))


def known_prices(pod: Pod, pick: int) -> dict[int, PickPrice]:
    """What was asked of a pick before, by option; of several versions of the engine the newest."""
    rows = pod.pick_prices.filter(pick=pick).order_by("version").prefetch_related("comparisons")
    return {one.option: one for one in rows}


def price_of(price: PickPrice) -> Price:
    """What is known of it by now."""
    return UNCHANGED if price.alike else price.price()


def progress(price: PickPrice) -> Progress:
    found = price.comparisons.aggregate(count=Count("pk"), seconds=Sum("seconds"))
    most = most_comparisons(price.opponents, price.games)
    known = found["count"] and price.ended is None
    left = (most - found["count"]) * found["seconds"] / found["count"] if known else None
    return Progress(GAMES * found["count"], GAMES * most, left)


# --- what is to be done ----------------------------------------------------------------------------------------------


def next_price() -> PickPrice | None:
    """The one that was served longest ago of those that are not finished; None: nothing is asked for."""
    waiting = background.going_on(PickPrice.objects.all()).select_related("pod").defer("pod__log")
    return waiting.order_by("served", "pk").first()


def job_of(price: PickPrice) -> ToDraft | ToPlay:
    """The worlds to be drafted, or the next comparison. Raises CannotGoOn where the draft is not what it was."""
    if price.decks is None:
        pod = price.pod
        draft = positions.after(pod, pod.picks.count())
        recorded = Recorded(pod.game, draft.setup, draft.seed, tuple(draft.picks), pod.bots)
        return ToDraft(price.slug, recorded, price.pick, price.option)
    plan, number = plan_of(worlds_of(price), price.seat, price.pod.room), price.comparisons.count()
    (taken, _), (other, _) = comparison(plan, number)
    return ToPlay(price.slug, number, (plan.matchup(taken), plan.matchup(other)))


def worlds_of(price: PickPrice) -> Worlds:
    """The decks of both worlds, which are drafted."""
    assert price.decks is not None, "they are drafted"
    taken, other = (tuple(map(tuple, price.decks[world])) for world in ("taken", "other"))
    return Worlds(taken, other)
