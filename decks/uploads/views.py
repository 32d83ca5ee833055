"""Pages and files of pictures of one's own. Each request asks whose the picture is: for others it is not there."""

from __future__ import annotations

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseNotModified
from django.shortcuts import redirect, render
from django.views.decorators.http import require_POST, require_safe

from decks.deck_views import asking, asks, making, page
from decks.faces.files import SIZES
from decks.search import BY_SLUG, Row
from decks.uploads import domain
from decks.uploads.files import path_of
from decks.uploads.forms import PictureForm
from decks.uploads.queries import shown_to
from live.errors import Refused

ASK_EACH_TIME = "private, no-cache"  # kept by this browser alone, and never shown before we were asked


@require_safe
def picture(request: HttpRequest, slug: str, size: str) -> HttpResponse:
    """A picture, to whom it belongs."""
    if size not in SIZES or slug not in shown_to(request).values():
        raise Http404(domain.GONE)
    etag = f'"{slug}-{size}"'
    if request.headers.get("If-None-Match") == etag:
        response: HttpResponse = HttpResponseNotModified()
    else:
        try:
            response = HttpResponse(path_of(slug, size).read_bytes(), content_type="image/jpeg")
        except FileNotFoundError:
            raise Http404(domain.GONE) from None
    response["Cache-Control"], response["ETag"] = ASK_EACH_TIME, etag
    return response


def _row(slug: str) -> Row:
    if slug not in BY_SLUG:
        raise Http404("There is no such card.")
    return BY_SLUG[slug]


@asks
@page
def own_picture(request: HttpRequest, slug: str) -> HttpResponse:
    """Where somebody puts a picture on a card, puts another there, or takes it off."""
    row = _row(slug)
    form = PictureForm(request.POST, request.FILES) if request.method == "POST" else PictureForm()
    if form.is_bound and form.is_valid():
        content, shape = form.cleaned_data["file"].read(), form.cleaned_data["shape"]
        try:
            domain.put(person=making(request), card=row.name, content=content, shape=shape)
        except Refused as refused:
            form.add_error("file", str(refused))
        else:
            messages.success(request, f"Your picture is on {row.name}. Only you see it.")
            return redirect("card", row.slug)
    context = {"row": row, "form": form, "own": shown_to(request).get(row.name)}
    return render(request, "decks/own_picture.html", context)


@require_POST
@page
def remove_picture(request: HttpRequest, slug: str) -> HttpResponse:
    """Take one's picture off a card."""
    row = _row(slug)
    domain.remove(person=asking(request), slug=shown_to(request).get(row.name, ""))
    messages.success(request, f"Your picture is removed. {row.name} shows the site’s picture again.")
    return redirect("card", row.slug)
