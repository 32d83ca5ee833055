"""Pages of a draft that is over: its log at a glance and step by step, a pick as a question, the log as a file."""

from __future__ import annotations

from collections.abc import Sequence

from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils import timezone
from django.utils.text import slugify

from drafts import building, coaching, queries
from drafts.logs import comparing, scores, steps
from drafts.logs.access import JSON, PAGE, TEXT, asking, pod_and_story, reading
from drafts.logs.cards import groups
from drafts.logs.deeds import Deed
from drafts.logs.story import Story
from drafts.logs.text import as_text
from drafts.models import Brought, Pod
from drafts.opening import may_read
from drafts.rows import seat_of
from live.errors import Refused
from people.persons import Person


@reading(PAGE)
def log(request: HttpRequest, slug: str) -> HttpResponse:
    """The log: all picks at a glance, or, where the address names a seat, a round and a pick, that step."""
    pod, story = pod_and_story(request, slug)
    asked = {word: number_in(request.GET[word]) for word in ("seat", "round", "pick") if word in request.GET}
    seat = asked.get("seat")
    if "seat" in asked and (seat is None or not 1 <= seat <= story.seats):
        raise Http404(f"This draft has seats 1 to {story.seats}. Go back to its log and choose one of them.")
    if asked.keys() <= {"seat"}:
        return _overview(request, pod, story, seat)
    number, pick = asked.get("round"), asked.get("pick")
    where = None if seat is None or number is None or pick is None else (seat - 1, number, pick)
    deed = story.deed(*where) if where else None
    if deed is not None:
        return _deed(request, pod, story, deed)
    step = story.step(*where) if where else None
    if step is None:
        raise Http404("This draft has no such pick. Go back to its log and choose a seat, a round and a pick.")
    context = about(pod, story) | steps.context(story, step, slug)
    context |= {"table": None if step.choice is None else _table(request, pod, step.choice)}
    return render(request, "drafts/logs/step.html", context)


def _deed(request: HttpRequest, pod: Pod, story: Story, deed: Deed) -> HttpResponse:
    """What was done with cards on the table, and what a bot thinks of it."""
    context = about(pod, story) | steps.deed_context(story, deed, pod.slug)
    if deed.choice is not None and (table := _table(request, pod, deed.choice)):
        option = story.log["picks"][deed.choice][1]
        context |= {"table": scores.shortened(table, option), "taken": scores.place_of(table, option)}
    return render(request, "drafts/logs/deed.html", context)


def _overview(request: HttpRequest, pod: Pod, story: Story, seat: int | None) -> HttpResponse:
    """All rounds and pools; on a narrow page those of one seat: the one asked for, or one's own."""
    mine = seat_of(pod.seats.all(), asking(request))
    selected = seat - 1 if seat else mine.number if mine else 0
    context = about(pod, story) | {
        "selected": selected,
        "mine": mine.number if mine else None,
        "bots": [at for at in range(story.seats) if story.is_bots(at)],
        "seats": [
            {
                "number": at,
                "name": name,
                "pool": groups(pool, pod.game),
                "size": len(pool),
                "filled": story.filled[at] if story.filled else [],
            }
            for at, (name, pool) in enumerate(zip(story.names, story.pools, strict=True))
        ],
        "lists": [(one, story.names[one.seat], groups(one.first, pod.game)) for one in story.lists],
        "discarded": groups(story.log["discarded"], pod.game),
        "is_compared": any(comparing.others(pod, asking(request))),
        "can_repeat": pod.brought != Brought.PLAYERS,
        "first_log": _first_log(pod, asking(request)),
        "first": next(iter([*story.of(selected), *(one for one in story.deeds if one.seat == selected)]), None),
    }
    return render(request, "drafts/logs/overview.html", context)


def _first_log(pod: Pod, person: Person) -> str:
    """The address of the log of the draft that this one repeats, for who may read it."""
    if pod.repeats is None or not may_read(pod.repeats, person, seat_of(pod.repeats.seats.all(), person)):
        return ""
    return reverse("pod_log", args=[pod.repeats.slug])


@reading(PAGE)
def pick(request: HttpRequest, slug: str, pick: int) -> HttpResponse:
    """What would you take here? One pick as a question, and the answer to whoever has chosen."""
    pod, story = pod_and_story(request, slug)
    step, listed, deed = story.choice(pick), story.listed(pick), story.decided(pick)
    if deed and deed.can_be_asked:
        return _asked_deed(request, pod, story, deed, pick)
    if step:
        context, offered = steps.question(story, step), len(step.cards)
    elif listed:
        context, offered = steps.list_question(story, listed), 2
    else:
        raise Http404("There is no such pick in this draft. Go back to its log and choose one.")
    context |= about(pod, story) | {"number": pick}
    selected = number_in(request.GET.get("card"))
    if selected is None or not 1 <= selected <= offered:
        return render(request, "drafts/logs/pick.html", context | {"wrong": "card" in request.GET})
    table = _table(request, pod, pick)
    if step:
        context |= steps.answer(story, step, selected, table)
    elif listed:
        context |= {"taken": 1 if listed.kept else 2}
    return render(request, "drafts/logs/answer.html", context | {"selected": selected, "table": table})


def _asked_deed(request: HttpRequest, pod: Pod, story: Story, deed: Deed, pick: int) -> HttpResponse:
    """The same of what was done with cards on the table."""
    layout = story.procedure.layout
    assert layout is not None, "a deed is done at a table"
    offered = deed.offered(layout)
    context = about(pod, story) | steps.deed_question(story, deed) | {"number": pick}
    context["offers"] = list(enumerate(offered, 1))
    selected = number_in(request.GET.get("card"))
    if selected is None or not 1 <= selected <= len(offered):
        return render(request, "drafts/logs/deed_pick.html", context | {"wrong": "card" in request.GET})
    table = _table(request, pod, pick)
    option = story.log["picks"][pick][1]
    context |= {"selected": selected, "chose": offered[selected - 1], "table": table}
    context["taken"] = scores.place_of(table, option) if table else 0
    return render(request, "drafts/logs/deed_answer.html", context)


@reading(PAGE)
def coach(request: HttpRequest, slug: str) -> HttpResponse:
    """Where the player of a seat chose otherwise than a bot would have; of the reader's own seat, or of the one that
    the address names."""
    pod, story = pod_and_story(request, slug)
    seat = number_in(request.GET.get("seat"))
    if "seat" in request.GET and (seat is None or not 1 <= seat <= story.seats):
        raise Http404(f"This draft has seats 1 to {story.seats}. Go back to its log and choose one of them.")
    mine = seat_of(pod.seats.all(), asking(request))
    persons = [at for at in range(story.seats) if not story.is_bots(at)]
    selected = seat - 1 if seat else mine.number if mine else next(iter(persons), 0)
    context = about(pod, story) | {
        "selected": selected,
        "who": story.names[selected],
        "mine": None if mine is None else mine.number,
        "others": [(at, story.names[at]) for at in persons],
    }
    try:
        summary = coaching.summary(pod, story, selected)
    except Refused:  # the cards of the draft are not what they were
        summary = None
    return render(request, "drafts/logs/coach.html", context | {"summary": summary})


@reading(JSON)
def log_json(request: HttpRequest, slug: str) -> HttpResponse:
    """All of the draft for programs; `manage.py draft verify` reads it."""
    pod, story = pod_and_story(request, slug)
    body = {
        "name": pod.name,
        "ended": _ended(pod),
        "repeat": pod.repeats_id is not None,
        "bots": pod.bots,
        **story.log,
        "decks": _decks(pod, story),
    }
    return JsonResponse(body, headers=_file(pod, "json"), json_dumps_params={"indent": 1})


@reading(TEXT)
def log_text(request: HttpRequest, slug: str) -> HttpResponse:
    """All of the draft as plain text, or with `?seat=2` what one seat did."""
    pod, story = pod_and_story(request, slug)
    seat = number_in(request.GET.get("seat"))
    if "seat" in request.GET and (seat is None or not 1 <= seat <= story.seats):
        raise Http404(f"This draft has seats 1 to {story.seats}.")
    assert pod.finished is not None, "its log is there"
    head = [
        ("Draft", pod.name),
        ("Format", story.format),
        ("Ended", f"{pod.finished.astimezone(timezone.get_current_timezone()):%Y-%m-%d %H:%M %Z}"),
        ("Seed", str(story.log["seed"])),
        ("Hash", story.log["hash"]),
    ]
    if pod.repeats_id is not None:
        head.append(("Packs", "the same as in an earlier draft"))
    seats = range(story.seats) if seat is None else [seat - 1]
    body = as_text(story, head, _decks(pod, story), seats)
    return HttpResponse(body, content_type="text/plain; charset=utf-8", headers=_file(pod, "txt", seat))


def about(pod: Pod, story: Story) -> dict[str, object]:
    """What every page of a log shows."""
    return {"pod": pod, "story": story, "here": "pod_log", "log_url": reverse("pod_log", args=[pod.slug])}


def _table(request: HttpRequest, pod: Pod, pick: int) -> scores.Table | None:
    """What a bot thinks of a pick; None where bots keep no score, or the cards are not what they were."""
    if not pod.is_scored:
        return None
    try:
        found = queries.scores_of(slug=pod.slug, person=asking(request), pick=pick)
        return scores.table(found, pod.room.bots.PARTS)
    except Refused as refused:
        if refused.code == "gone":
            return None
        raise


def _decks(pod: Pod, story: Story) -> list[Sequence[str]]:
    """The deck that a bot builds from each pool; none where the cards are not what they were."""
    try:
        return [building.suggestion(pod, seat).deck for seat in range(story.seats)]
    except Refused:
        return []


def _ended(pod: Pod) -> str:
    assert pod.finished is not None, "its log is there"
    return pod.finished.isoformat(timespec="seconds")


def _file(pod: Pod, kind: str, seat: int | None = None) -> dict[str, str]:
    """The header that names the file to be kept."""
    of = "" if seat is None else f"-seat-{seat}"
    name = f"draft-{slugify(pod.name) or 'log'}-{pod.slug}{of}.{kind}"
    return {"Content-Disposition": f'attachment; filename="{name}"'}


def number_in(given: str | None) -> int | None:
    """A small whole number as it stands in an address."""
    return int(given) if given and given.isascii() and given.isdecimal() and len(given) < 6 else None
