"""Setting up a draft, practising against bots, one's own drafts, and sitting down."""

from __future__ import annotations

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_POST

from drafts import domain, queries
from drafts.forms import ANYBODY, HostForm
from drafts.listing import entries
from drafts.models import Pod, Start
from drafts.offers import only
from drafts.sources import CUBE
from gate.addresses import address_of
from gate.games import InAGame
from gate.limits import GAMES, TooOften
from live.errors import Refused
from people.persons import person_for, person_in
from people.usual_names import keep_name, usual_name


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def drafts(request: InAGame) -> HttpResponse:
    """Set up a draft, or go on with one."""
    person = person_in(request.session, request.user)
    if request.method == "POST":
        keep_name(request, request.POST.get("shown", ""))
        form = HostForm(request.POST, game=request.game, person=person)
        if form.is_valid() and not form.corrected:
            pod = _create(request, form)
            if pod is not None:
                return redirect("pod", pod.slug)
    else:
        form = HostForm(game=request.game, person=person, initial=_chosen_before(request))
    found = entries(person, request.game.KEY)
    offers = list(form.offers.values())
    context = {
        "form": form,
        "offers": offers,
        "only": only(offers, form.fields),
        "hints": request.game.limited.FIELD_HINTS,
        "entries": found,
        "asked": [one for one in found if one.asked],
    }
    return render(request, "drafts/drafts.html", context)


@never_cache
@require_POST
def sit(request: HttpRequest, slug: str) -> HttpResponse:
    """Sit down in a seat that nobody has: in that of a number, or in the first one."""
    keep_name(request, request.POST.get("shown", ""))
    typed = request.POST.get("number", "")
    try:
        queries.pod_at(slug)
        domain.sit(
            slug=slug,
            person=person_for(request),
            shown=request.POST.get("shown", ""),
            number=seat_number(typed) if typed else None,
        )
    except Refused as refused:
        if refused.code == "gone":
            raise Http404(str(refused)) from None
        messages.error(request, str(refused))
    return redirect("pod", slug)


@never_cache
@require_POST
def close(request: HttpRequest, slug: str) -> HttpResponse:
    """The host breaks off a draft that cannot go on."""
    try:
        domain.close(slug=slug, person=person_in(request.session, request.user))
    except Refused as refused:
        if refused.code == "gone":
            raise Http404(str(refused)) from None
        messages.error(request, str(refused))
    return redirect("drafts")


def _chosen_before(request: InAGame) -> dict[str, object]:
    """What the form shows at first: the name that was typed last, and what somebody chose who comes from a cube or from
    the lobby."""
    found: dict[str, object] = {"shown": usual_name(request)}
    if slug := request.GET.get("cube", "")[:40]:
        found |= {"format": request.game.limited.CUBE, "source": CUBE, "cube": slug}
    if "open" in request.GET:
        found |= {"who_joins": ANYBODY, "start": Start.FULL}
    return found


def _create(request: HttpRequest, form: HostForm) -> Pod | None:
    """The pod that the form asks for; None when it was refused, and then the form says why."""
    said = {key: value for key, value in form.cleaned_data.items() if key != "do"}
    try:
        GAMES.take(address_of(request))
        return domain.create(person=person_for(request), **said)
    except Refused as refused:
        form.add_error(refused.code if refused.code in form.fields else None, str(refused))
    except TooOften as refused:
        form.add_error(None, str(refused))
    return None


def seat_number(typed: str) -> int:
    """The number of a seat; one that no seat has for what is no number."""
    return int(typed) if typed.isdecimal() and len(typed) < 4 else -1
