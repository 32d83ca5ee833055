"""The page on which the picks of a seat stand beside those of others who had the same packs."""

from __future__ import annotations

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render

from drafts import queries
from drafts.logs import comparing
from drafts.logs.access import PAGE, asking, pod_and_story, reading
from drafts.logs.story import Story
from drafts.logs.views import about, number_in
from drafts.models import Brought
from drafts.rows import seat_of


@reading(PAGE)
def compare(request: HttpRequest, slug: str) -> HttpResponse:
    """The picks of the reader's seat, or of the one that the address names, in this draft and in those with its
    packs."""
    pod, story = pod_and_story(request, slug)
    person = asking(request)
    seat = number_in(request.GET.get("seat"))
    if "seat" in request.GET and (seat is None or not 1 <= seat <= story.seats):
        raise Http404(f"This draft has seats 1 to {story.seats}. Go back to its log and choose one of them.")
    mine = seat_of(pod.seats.all(), person)
    persons = [one.number for one in pod.seats.all() if not one.bot]
    selected = seat - 1 if seat else mine.number if mine else next(iter(persons), 0)
    found = list(comparing.others(pod, person))
    beside = comparing.chosen(found, selected)
    stories = [story, *map(Story, queries.logs_of(beside, person))]
    sides = [comparing.side(one, read, selected, person) for one, read in zip((pod, *beside), stories, strict=True)]
    context = about(pod, story) | {
        "selected": selected,
        "seats": [(at, comparing.sitters((pod, *found), at)) for at in range(story.seats)],
        "comparison": comparing.compared(sides) if found else None,
        "can_repeat": pod.brought != Brought.PLAYERS,
        "most": comparing.MOST,
        "has_more": len(found) >= comparing.MOST,
    }
    return render(request, "drafts/logs/compare.html", context)
