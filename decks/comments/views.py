"""Saying something about a public deck, and taking it back; reporting that, a deck or a cube. The deck's page shows
what was said."""

from __future__ import annotations

from collections.abc import Callable

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.http import require_POST

from decks.asking import asking, asks, deck_asked, page
from decks.comments import domain
from decks.comments.models import LONGEST_COMMENT, LONGEST_REASON, Comment, Report
from decks.comments.queries import NO_COMMENT, TYPED, comment_on, open_report
from decks.cubes.models import Cube
from decks.cubes.queries import cube_at
from decks.errors import GONE, NO_CUBE
from decks.markdown import described
from decks.models import Deck
from decks.versioned import Visibility
from gate.games import InAGame
from live.errors import Refused

ELSEWHERE = ("gone", "not_yours")  # refusals that become pages of their own


@require_POST
@page
def comment(request: InAGame, slug: str) -> HttpResponse:
    """Say something about the deck; what was typed is shown again where it is refused."""
    deck_asked(request, slug)
    typed = request.POST.get("text", "")
    try:
        domain.comment(slug=slug, person=asking(request), text=typed)
    except Refused as refused:
        if refused.code in ELSEWHERE:
            raise
        messages.error(request, str(refused))
        if asking(request).user is not None:
            request.session[TYPED] = typed[: 2 * LONGEST_COMMENT]
    return redirect(f"{reverse('deck', args=[slug])}#comments")


@require_POST
@page
def remove(request: InAGame, slug: str, number: int) -> HttpResponse:
    """Take a comment away."""
    deck_asked(request, slug)
    domain.remove(slug=slug, person=asking(request), number=number)
    messages.success(request, "The comment is deleted.")
    return redirect(f"{reverse('deck', args=[slug])}#comments")


@require_POST
@page
def block(request: InAGame, slug: str, number: int) -> HttpResponse:
    """Hear nothing more of who wrote a comment."""
    deck_asked(request, slug)
    try:
        name = domain.block(slug=slug, person=asking(request), number=number)
    except Refused as refused:
        if refused.code in ELSEWHERE:
            raise
        messages.error(request, str(refused))
    else:
        messages.success(request, f"You blocked {name} and see no more of what they say. Your account page undoes it.")
    return redirect(f"{reverse('deck', args=[slug])}#comments")


@require_POST
@page
def thank(request: InAGame, slug: str) -> HttpResponse:
    """Thank for the deck, or take that back."""
    deck_asked(request, slug)
    try:
        domain.thank(slug=slug, person=asking(request), thankful="thanks" in request.POST)
    except Refused as refused:
        if refused.code in ELSEWHERE:
            raise
        messages.error(request, str(refused))
    return redirect(f"{reverse('deck', args=[slug])}#comments")


@asks
@page
def report(request: InAGame, slug: str, number: int | None = None) -> HttpResponse:
    """Say what is wrong with a comment, or with a deck, to whoever runs the site."""
    found = deck_asked(request, slug)
    if found.visibility != Visibility.PUBLIC:
        raise Http404(GONE)
    reported = None if number is None else comment_on(found, number)
    if number is not None and reported is None:
        raise Http404(NO_COMMENT)

    def send(reason: str) -> Report:
        return domain.report(slug=slug, person=asking(request), reason=reason, number=number)

    return _report(request, found, send, reported)


@asks
@page
def report_cube(request: InAGame, slug: str) -> HttpResponse:
    """Say what is wrong with a cube."""
    found = cube_at(slug, asking(request), game=request.game.KEY)
    if found.visibility != Visibility.PUBLIC:
        raise Http404(NO_CUBE)
    return _report(request, found, lambda reason: domain.report_cube(slug=slug, person=asking(request), reason=reason))


def _report(
    request: HttpRequest, kept: Deck | Cube, send: Callable[[str], Report], comment: Comment | None = None
) -> HttpResponse:
    """The page on which something is reported, and what it does: `send` takes the reason."""
    earlier, problem = open_report(kept, asking(request), comment), ""
    typed = request.POST.get("reason", earlier.reason if earlier else "")
    if request.method == "POST":
        try:
            send(typed)
        except Refused as refused:
            if refused.code in ELSEWHERE:
                raise
            problem = str(refused)
        else:
            messages.success(request, "Thank you. Whoever runs this site will look at it.")
            return redirect(kept.word, kept.slug)
    context = {
        "kept": kept,
        "comment": comment,
        "described": described(kept.description, kept.game) if kept.description else "",
        "earlier": earlier,
        "typed": typed,
        "problem": problem,
        "longest": LONGEST_REASON,
    }
    return render(request, "decks/report.html", context)
