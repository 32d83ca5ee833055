"""What pages of decks and of cubes do alike: the newest version as text, what is said about all of them, notes, old
versions, comparing, files, deleting. `kept` is a deck or a cube, in the templates as well."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from django.contrib import messages
from django.core.paginator import Paginator
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render

from decks import listing
from decks.asking import asking, number_typed
from decks.exporting import KINDS, File
from decks.forms import ListForm, NoteForm, SaidForm
from decks.versioned import SavedVersion, Versioned
from engine import games
from live.errors import Refused
from people.forms import Cleaned, show_instead
from people.persons import Person

VERSIONS_ON_A_PAGE, VERSIONS_IN_SIGHT, VERSIONS_TO_COMPARE = 40, 5, 100

K = TypeVar("K", bound=Versioned)
V = TypeVar("V", bound=SavedVersion)


@dataclass(frozen=True)
class Kind(Generic[K, V]):
    """Decks or cubes: how they are read, the verbs of their domain, and what their pages say. `content` names what of
    the form makes a version, `as_lines` writes one for the form, and `saved` says in a sentence what was saved."""

    at: Callable[[str, Person], K]
    version_of: Callable[[K, int | None], V]
    not_yours: str
    listed_at: str
    form: Callable[..., ListForm]
    content: tuple[str, ...]
    as_lines: Callable[[V], str]
    saved: Callable[[V, ListForm], str]
    save: Callable[..., V]
    annotate: Callable[..., V]
    restore: Callable[..., V]
    delete: Callable[..., None]

    def own(self, request: HttpRequest, slug: str) -> K:
        """What is there, if it belongs to whoever asks."""
        found = self.at(slug, asking(request))
        if not found.belongs_to(asking(request)):
            raise Refused("not_yours", self.not_yours)
        return found


def edit(request: HttpRequest, slug: str, kind: Kind[K, V]) -> HttpResponse:
    """The newest version as text, to be saved as the next one."""
    kept = kind.own(request, slug)
    of_game = games.of(kept.game)
    stale: V | None = None
    seen = 0
    if request.method == "POST":
        form = kind.form(request.POST, request.FILES, person=asking(request), game=of_game)
        if form.is_valid() and not form.corrected:
            said = {key: form.cleaned_data[key] for key in ("base", *kind.content, "note")}
            try:
                version = kind.save(slug=slug, person=asking(request), **said)
            except Refused as refused:
                _add_to(form, refused)
                if refused.code == "stale":
                    kept = kind.at(slug, asking(request))
                    seen, stale = form.cleaned_data["seen"] or 0, kind.version_of(kept, None)
                    show_instead(form, "base", kept.revision)
                    show_instead(form, "seen", kept.number)
            else:
                messages.success(request, kind.saved(version, form))
                return redirect(kept.word, slug)
    else:
        newest = kind.version_of(kept, None)
        initial = {"lines": kind.as_lines(newest), "base": kept.revision, "seen": newest.number}
        form = kind.form(initial=initial, person=asking(request), game=of_game)
    return render(request, "decks/edit.html", {"kept": kept, "form": form, "stale": stale, "seen": seen})


def about(
    request: HttpRequest, kept: Versioned, form: SaidForm, describe: Callable[[Cleaned], object], **more: object
) -> HttpResponse:
    """What is said about all versions; `describe` stores it. `more` is for the template."""
    if form.is_bound and form.is_valid():
        try:
            describe(dict(form.cleaned_data))
        except Refused as refused:
            _add_to(form, refused)
        else:
            messages.success(request, "The details are saved.")
            return redirect(kept.word, kept.slug)
    return render(request, "decks/about.html", {"kept": kept, "form": form, "example": _example(kept), **more})


def _example(kept: Versioned) -> str:
    """A card of its game."""
    return games.of(kept.game).construction.EXAMPLES[0]


def _add_to(form: ListForm | SaidForm, refused: Refused) -> None:
    """Say in the form what was refused, unless it is a matter of the whole page."""
    if refused.code in ("gone", "not_yours"):
        raise refused
    form.add_error(refused.code if refused.code in form.fields else None, str(refused))


def delete(request: HttpRequest, slug: str, kind: Kind[K, V]) -> HttpResponse:
    """Asked first, then done."""
    kept = kind.own(request, slug)
    if request.method != "POST":
        return render(request, "decks/delete.html", {"kept": kept})
    kind.delete(slug=slug, person=asking(request))
    messages.success(request, f"“{kept.name}” is deleted.")
    return redirect(kind.listed_at)


# --- versions --------------------------------------------------------------------------------------------------------


def versions(request: HttpRequest, slug: str, kind: Kind[K, V]) -> HttpResponse:
    """All versions, the newest first."""
    kept = kind.at(slug, asking(request))
    shown = Paginator(_of(kept).defer("cards"), VERSIONS_ON_A_PAGE).get_page(request.GET.get("page"))
    return render(request, "decks/versions.html", {"kept": kept, "page": shown})


def in_sight(kept: Versioned) -> dict[str, object]:
    """What the page of a deck or a cube shows of its versions."""
    found = list(_of(kept).defer("cards")[: VERSIONS_IN_SIGHT + 1])
    return {"versions": found[:VERSIONS_IN_SIGHT], "more_versions": len(found) > VERSIONS_IN_SIGHT}


def note(request: HttpRequest, slug: str, number: int, kind: Kind[K, V]) -> HttpResponse:
    """Write the note on a version anew."""
    kept = kind.own(request, slug)
    version = kind.version_of(kept, number)
    form = NoteForm(request.POST if request.method == "POST" else None, initial={"note": version.note})
    if form.is_bound and form.is_valid():
        kind.annotate(slug=slug, person=asking(request), number=number, note=form.cleaned_data["note"])
        messages.success(request, "The note is saved.")
        return redirect(f"{kept.word}_version", slug, number)
    return render(request, "decks/note.html", {"kept": kept, "version": version, "form": form})


def restore(request: HttpRequest, slug: str, number: int, kind: Kind[K, V]) -> HttpResponse:
    """Make an old version the newest again."""
    kept = kind.own(request, slug)
    try:
        version = kind.restore(slug=slug, person=asking(request), number=number)
    except Refused as refused:
        if refused.code in ("gone", "not_yours"):
            raise
        messages.error(request, str(refused))
    else:
        messages.success(request, f"Version {version.number} is saved with the cards of version {number}.")
    return redirect(kept.word, slug)


def to_compare(request: HttpRequest, kept: Versioned) -> HttpResponse:
    """Where the form of a comparison leads: to two versions."""
    numbers = [number_typed(request.GET.get(key, "")) for key in ("one", "two")]
    ends = [kept.number if one is None else one for one in numbers]
    return redirect(f"compare_{kept.word}_versions", kept.slug, *ends)


def comparison(request: HttpRequest, one: tuple[K, V], two: tuple[K, V], **more: object) -> HttpResponse:
    """What came and went from the one to the other: versions of the same thing, or of two."""
    ends = [{"kept": kept, "version": version, "size": sum(version.cards.values())} for kept, version in (one, two)]
    same = one[0] == two[0]
    context = {
        "one": ends[0],
        "two": ends[1],
        "ends": ends,
        "same": same,
        "comparison": listing.comparison(one[1].cards, two[1].cards),
        "versions": _of(one[0]).defer("cards", "note")[:VERSIONS_TO_COMPARE] if same else (),
        **more,
    }
    return render(request, "decks/compare.html", context)


def download(kind: str, kept: K, version: V, as_file: Callable[[K, V, str], File]) -> HttpResponse:
    """A version as a file of this kind, to keep."""
    if kind not in KINDS:
        raise Http404(f"A {kept.word} can be exported as txt, csv or json.")
    file = as_file(kept, version, kind)
    headers = {"Content-Disposition": f'attachment; filename="{file.name}"'}
    return HttpResponse(file.text, content_type=f"{KINDS[file.kind]}; charset=utf-8", headers=headers)


def _of(kept: Versioned) -> Any:
    """The versions, as Django hands them out."""
    return kept.versions  # type: ignore[attr-defined]  # both kinds name them so
