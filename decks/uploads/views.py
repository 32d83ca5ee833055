"""Pages and files of pictures of one's own. Each request asks whose the picture is: for others it is not there."""

from __future__ import annotations

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseNotModified
from django.shortcuts import redirect, render
from django.views.decorators.http import require_POST, require_safe

from decks import search
from decks.asking import asking, asks, making, page
from decks.faces.files import SIZES
from decks.search import Row
from decks.uploads import batches, domain
from decks.uploads.files import path_of
from decks.uploads.forms import PictureForm, ZipForm
from decks.uploads.queries import shown_to
from engine.kernel.counting import number_of
from gate.games import InAGame
from live.errors import Refused

LAST_SHOWN = 6  # pictures, while a zip is on its way
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


def _row(request: InAGame, slug: str) -> Row:
    row = search.of(request.game.KEY).by_slug.get(slug)
    if row is None:
        raise Http404("There is no such card.")
    return row


@asks
@page
def own_picture(request: InAGame, slug: str) -> HttpResponse:
    """Where somebody puts a picture on a card, puts another there, or takes it off."""
    row = _row(request, slug)
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


@asks
@page
def own_pictures(request: InAGame) -> HttpResponse:
    """All pictures of one's own, and where a zip of many is put on their cards."""
    form = ZipForm(request.POST, request.FILES) if request.method == "POST" else ZipForm()
    if form.is_bound and form.is_valid():
        file, shape = form.cleaned_data["file"], form.cleaned_data["shape"]
        try:
            batch = batches.begin(
                person=making(request), zipped=file.file, size=file.size, shape=shape, chunks=file.chunks()
            )
        except Refused as refused:
            form.add_error("file", str(refused))
        else:
            return redirect("picture_batch", batch.slug)
    known = search.of(request.game.KEY).by_name
    mine = sorted(name for name in shown_to(request) if name in known)
    context = {"form": form, "rows": [known[name] for name in mine], "most": domain.MOST_PICTURES}
    return render(request, "decks/own_pictures.html", context)


@asks
@page
def picture_batch(request: HttpRequest, slug: str) -> HttpResponse:
    """How far a zip of pictures is; a POST goes on with it for a while, which the page does by itself."""
    try:
        if request.method == "POST":
            batch = batches.go_on(person=asking(request), slug=slug)
        else:
            batch = batches.batch_of(asking(request), slug)
    except Refused as refused:
        messages.info(request, str(refused))
        return redirect("own_pictures")
    last = [card for card, _ in batch.taken[-LAST_SHOWN:]]
    context = {"batch": batch, "outcome": batches.outcome(batch), "last": last}
    return render(request, "decks/picture_batch.html", context)


@require_POST
@page
def remove_pictures(request: HttpRequest) -> HttpResponse:
    """Take all of one's pictures off their cards."""
    removed = domain.remove_all(person=asking(request))
    messages.success(request, f"{number_of(removed, 'picture is', 'pictures are')} removed.")
    return redirect("own_pictures")


@require_POST
@page
def remove_picture(request: InAGame, slug: str) -> HttpResponse:
    """Take one's picture off a card."""
    row = _row(request, slug)
    domain.remove(person=asking(request), slug=shown_to(request).get(row.name, ""))
    messages.success(request, f"Your picture is removed. {row.name} shows the site’s picture again.")
    return redirect("card", row.slug)
