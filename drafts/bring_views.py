"""The cards that a person brings to a draft: saying which ones before it starts, and the list of them when it is over.
Each sees their own only."""

from __future__ import annotations

from dataclasses import dataclass

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_safe

from drafts import bringing, domain, queries
from drafts.bring_forms import BringForm
from drafts.models import Pod
from drafts.rows import seat_of
from engine import games
from engine.construction.contents import Contents
from engine.kernel.counting import number_of
from engine.limited import BadSetup, needed
from live.errors import Refused
from people.persons import Person, person_in

NOTHING = "You bring no cards to this draft."
NO_CARDS = "Nobody brings cards to this draft."
NOTHING_TO_DO = "nothing"  # what a player may do besides bringing cards


@dataclass(frozen=True)
class Group:
    """The cards of one alignment that somebody brings: pairs of count and name."""

    alignment: str
    size: int
    rows: tuple[tuple[int, str], ...]


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def pod_cards(request: HttpRequest, slug: str) -> HttpResponse:
    """Say what one brings, or read which cards these are."""
    person = person_in(request.session, request.user)
    pod = _pod(slug)
    mine = seat_of(pod.seats.all(), person)
    context: dict[str, object] = {"pod": pod, "mine": mine}
    if mine is not None and bringing.is_declared(pod):
        form = BringForm(request.POST if request.method == "POST" else None, person=person, game=games.of(pod.game))
        if request.method == "POST" and _declared(request, slug, person, form):
            return redirect("pod", slug)
        return render(request, "drafts/bring.html", {**context, **_of_form(pod, mine.brings), "form": form})
    if request.method == "POST":
        messages.error(request, "Cards can be declared by players who have a seat, before the draft starts.")
        return redirect("pod_cards", slug)
    return render(request, "drafts/pull.html", {**context, **_pulled(pod, person)})


def _declared(request: HttpRequest, slug: str, person: Person, form: BringForm) -> bool:
    """Do what the form asks for, if it can be done."""
    nothing = request.POST.get("do") == NOTHING_TO_DO
    if not nothing and (not form.is_valid() or form.corrected):
        return False
    cards = None if nothing else form.cleaned_data["brings"]
    try:
        domain.bring(slug=slug, person=person, cards=cards)
    except Refused as refused:
        form.add_error(None, str(refused))
        return False
    said = NOTHING if cards is None else f"You bring {number_of(sum(cards.values()), 'card')}."
    messages.success(request, f"{said} You can change that until the draft starts.")
    return True


def _of_form(pod: Pod, brings: dict[str, int] | None) -> dict[str, object]:
    try:
        needs = needed(pod.plan)
    except BadSetup as changed:
        raise Http404(str(changed)) from None
    return {"needs": needs, "brings": sum((brings or {}).values()), "list": _as_list(pod, brings) if brings else ""}


def _pulled(pod: Pod, person: Person) -> dict[str, object]:
    """The pull list of this person, or why there is none."""
    if bringing.is_declared(pod):
        return {"sentence": "Take a seat first. Then you can say which cards you bring."}
    try:
        cards = bringing.pull_of(pod, person)
    except Refused as refused:
        return {"sentence": str(refused)}
    if not cards:
        return {
            "sentence": NOTHING if pod.is_open or cards is None else "None of the cards that you offered was dealt."
        }
    return {"groups": _groups(pod, cards), "size": sum(cards.values())}


def _groups(pod: Pod, cards: dict[str, int]) -> list[Group]:
    construction, found = games.of(pod.game).construction, []
    for word in construction.ALIGNMENTS:
        rows = tuple((count, name) for name, count in cards.items() if construction.alignments_of(name)[0] == word)
        if rows:
            found.append(Group(word, sum(count for count, _ in rows), rows))
    return found


def _as_list(pod: Pod, cards: dict[str, int]) -> str:
    return games.of(pod.game).construction.written(Contents(cards))


@never_cache
@require_safe
def pod_cards_text(request: HttpRequest, slug: str) -> HttpResponse:
    """The pull list of whoever asks, as text."""
    pod = _pod(slug)
    try:
        cards = bringing.pull_of(pod, person_in(request.session, request.user))
    except Refused as refused:
        raise Http404(str(refused)) from None
    if not cards:
        raise Http404(NOTHING)
    headers = {"Content-Disposition": 'attachment; filename="cards-to-bring.txt"'}
    body = f"# Cards to bring to {pod.name}\n\n{_as_list(pod, cards)}"
    return HttpResponse(body, content_type="text/plain; charset=utf-8", headers=headers)


def _pod(slug: str) -> Pod:
    """The pod, if cards are brought to it."""
    try:
        pod = queries.pod_at(slug)
    except Refused as refused:
        raise Http404(str(refused)) from None
    if not pod.has_pulls:
        raise Http404(NO_CARDS)
    return pod
