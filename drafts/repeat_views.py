"""The page on which somebody drafts the same packs again."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render

from drafts import domain, repeating
from drafts.logs.access import PAGE, asking, readable, reading
from drafts.models import Pod
from drafts.repeat_forms import RepeatForm
from gate.addresses import address_of
from gate.limits import GAMES, TooOften
from live.errors import Refused
from people.persons import person_for
from people.usual_names import keep_name, usual_name

ALONE = "alone"  # the button that begins at once, against bots


@reading(PAGE, posts=True)
def repeat(request: HttpRequest, slug: str) -> HttpResponse:
    """Say what a repeat is, and begin one: against bots, or with friends."""
    pod, person = readable(request, slug), asking(request)
    seats = list(pod.seats.order_by("number"))
    if request.method == "POST":
        keep_name(request, request.POST.get("shown", ""))
    form = RepeatForm(
        request.POST if request.method == "POST" else None,
        seats=seats,
        shown=usual_name(request),
        number=repeating.seat_for(pod, seats, person, None),
    )
    why_not = repeating.why_not(pod, person)
    if not why_not and form.is_valid() and (made := _repeated(request, pod, form)):
        return redirect("pod", made.slug)
    context = {"pod": pod, "here": "pod_log", "form": form, "why_not": why_not, "seats": len(seats)}
    return render(request, "drafts/repeat.html", context | {"procedure": pod.procedure})


def _repeated(request: HttpRequest, pod: Pod, form: RepeatForm) -> Pod | None:
    """The repeat that the form asks for; None when it was refused, and then the form says why."""
    try:
        GAMES.take(address_of(request))
        alone = request.POST.get("do") == ALONE
        return domain.repeat(slug=pod.slug, person=person_for(request), alone=alone, **form.cleaned_data)
    except Refused as refused:
        form.add_error("shown" if refused.code == "name" else None, str(refused))
    except TooOften as refused:
        form.add_error(None, str(refused))
    return None
