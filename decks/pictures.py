"""Pictures that the site sends: faces of cards, each drawn in a size when it is first asked for in that size, and kept
for ever after."""

from __future__ import annotations

from asgiref.sync import sync_to_async
from django.conf import settings
from django.http import Http404, HttpResponse
from django.shortcuts import redirect
from django.utils.cache import add_never_cache_headers
from django.views.decorators.http import condition, require_safe

from decks.faces.files import SIZES, Faces, UnknownFace, parse_file
from gate.games import InAGame

FOR_EVER = "public, max-age=31536000, immutable"


def kept_faces() -> Faces:
    """The faces that this site has drawn."""
    return Faces(settings.DATA_DIR / "faces")


async def sweep() -> None:
    """Delete faces that are drawn otherwise by now, once, beside a server that begins."""
    await sync_to_async(lambda: kept_faces().sweep(), thread_sensitive=False)()


def _etag(request: InAGame, file: str) -> str | None:
    try:
        one, size = parse_file(file, request.game.KEY)
    except UnknownFace:
        return None
    return f'"{file}"' if file == one.file(size) else None


@require_safe
@condition(etag_func=_etag)
def face(request: InAGame, file: str) -> HttpResponse:
    """A face by the name of its file. The name tells what is on it, so browsers need never ask again; an old name leads
    to the face as it is drawn by now."""
    try:
        one, size = parse_file(file, request.game.KEY)
    except UnknownFace as unknown:
        raise Http404(str(unknown)) from None
    if file != one.file(size):
        moved = redirect("face", one.file(size))
        add_never_cache_headers(moved)
        return moved
    content = kept_faces().read(one, size)
    return HttpResponse(content, content_type=SIZES[size].content_type, headers={"Cache-Control": FOR_EVER})
