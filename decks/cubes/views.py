"""Pages of cubes: one's own and public ones, one cube with its versions, comparing, coming in and going out.

They read through queries and change through the verbs of domain, and refuse as the pages of decks do.
"""

from __future__ import annotations

from django.contrib import messages
from django.core.paginator import Paginator
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.http import require_POST, require_safe

from decks import listing
from decks.collection.queries import collection_of, copies_in
from decks.collection.using import Ownership, ownership
from decks.cubes import domain, queries
from decks.cubes.forms import CubeListForm, NewCubeForm, SaveCubeForm
from decks.cubes.models import Cube, CubeVersion
from decks.cubes.overview import TABLE, overview
from decks.deck_views import asking, asks, download, making, number_typed, page, words_asked
from decks.errors import NOT_YOUR_CUBE
from decks.exporting import KINDS, cube_file
from decks.forms import NoteForm, SaidForm
from decks.markdown import described
from decks.showing import VIEWS, Showing
from engine.epic.construction import write
from engine.epic.limited import BY_KEY
from engine.kernel.counting import number_of
from live.errors import Refused
from people.forms import show_instead
from people.persons import Person

CUBES_ON_A_PAGE, VERSIONS_ON_A_PAGE, VERSIONS_IN_SIGHT, VERSIONS_TO_COMPARE = 24, 40, 5, 100


# --- lists of cubes --------------------------------------------------------------------------------------------------


@require_safe
@page
def cubes(request: HttpRequest) -> HttpResponse:
    """One's own cubes, that of the site, and what others made public."""
    words = words_asked(request)
    shared = Paginator(queries.shared_cubes(words), CUBES_ON_A_PAGE).get_page(request.GET.get("page"))
    context = {
        "mine": list(queries.cubes_of(asking(request))),
        "site": list(queries.cubes_of_the_site()),
        "page": shared,
        "words": words,
    }
    return render(request, "decks/cubes/cubes.html", context)


# --- one cube --------------------------------------------------------------------------------------------------------


@require_safe
@page
def cube(request: HttpRequest, slug: str, number: int | None = None) -> HttpResponse:
    """A cube as it is now, or as it was at a version."""
    found = queries.cube_at(slug, asking(request))
    version = queries.version_of(found, number)
    versions = list(found.versions.defer("cards")[: VERSIONS_IN_SIGHT + 1])
    showing = Showing.of(request)
    cards = version.cards
    context = {
        "cube": found,
        "version": version,
        "is_newest": version.number == found.number,
        "own": found.belongs_to(asking(request)),
        "described": described(found.description) if found.description else "",
        "overview": overview(cards),
        "table": TABLE,
        "ownership": _ownership(asking(request), version),
        "versions": versions[:VERSIONS_IN_SIGHT],
        "more_versions": len(versions) > VERSIONS_IN_SIGHT,
        "address": request.build_absolute_uri(reverse("cube", args=[found.slug])),
        "formats": [(key, procedure.name) for key, procedure in BY_KEY.items()],
        "showing": showing,
        "views": VIEWS,
        "groupings": listing.GROUPINGS,
        "groups": listing.groups(cards, showing.grouping) if showing.grouping else (),
        "rows": () if showing.grouping else listing.rows_of(cards),
        "counts": listing.counts(cards),
    }
    response = render(request, "decks/cubes/cube.html", context)
    showing.keep(request, response)
    return response


def _ownership(person: Person, version: CubeVersion) -> Ownership | None:
    """What of the cube this person owns; None without a collection."""
    own = copies_in(collection_of(person))
    return None if own is None else ownership(version.cards, own)


@require_safe
@page
def export(request: HttpRequest, slug: str, kind: str) -> HttpResponse:
    """The cube as a file: its newest version, or the one asked for."""
    found = queries.cube_at(slug, asking(request))
    version = queries.version_of(found, number_typed(request.GET.get("version", "")))
    if kind not in KINDS:
        raise Http404("A cube can be exported as txt, csv or json.")
    return download(cube_file(found, version, kind))


# --- making and changing ---------------------------------------------------------------------------------------------


@asks
@page
def new(request: HttpRequest) -> HttpResponse:
    """A new cube from a list."""
    form = NewCubeForm(person=asking(request))
    if request.method == "POST":
        form = NewCubeForm(request.POST, request.FILES, person=asking(request))
        if form.is_valid() and not form.corrected:
            said = {key: form.cleaned_data[key] for key in ("name", "cards", "note", "description")}
            try:
                made = domain.create(person=making(request), **said)
            except Refused as refused:
                form.add_error(None, str(refused))
            else:
                messages.success(request, _saved(made.versions.get(), form))
                return redirect("cube", made.slug)
    return render(request, "decks/cubes/new.html", {"form": form})


@asks
@page
def edit(request: HttpRequest, slug: str) -> HttpResponse:
    """The newest version as text, to be saved as the next one."""
    found = _own(request, slug)
    stale: CubeVersion | None = None
    seen = 0
    if request.method == "POST":
        form = SaveCubeForm(request.POST, request.FILES, person=asking(request))
        if form.is_valid() and not form.corrected:
            said = {key: form.cleaned_data[key] for key in ("base", "cards", "note")}
            try:
                version = domain.save(slug=slug, person=asking(request), **said)
            except Refused as refused:
                if refused.code in ("gone", "not_yours"):
                    raise
                form.add_error(None, str(refused))
                if refused.code == "stale":
                    found = queries.cube_at(slug, asking(request))
                    seen, stale = form.cleaned_data["seen"] or 0, queries.version_of(found)
                    show_instead(form, "base", found.revision)
                    show_instead(form, "seen", found.number)
            else:
                messages.success(request, _saved(version, form))
                return redirect("cube", slug)
    else:
        version = queries.version_of(found)
        initial = {"lines": write(version.cards), "base": found.revision, "seen": version.number}
        form = SaveCubeForm(initial=initial, person=asking(request))
    return render(request, "decks/cubes/edit.html", {"cube": found, "form": form, "stale": stale, "seen": seen})


def _saved(version: CubeVersion, form: CubeListForm) -> str:
    """What was saved, and what was not."""
    cards = number_of(sum(version.cards.values()), "card")
    left_out = len(form.parsed.errors)
    if not left_out:
        return f"Version {version.number} is saved: {cards}."
    lines = number_of(left_out, "line was", "lines were")
    return f"Version {version.number} is saved: {cards}. {lines} left out and kept in the note on this version."


@asks
@page
def about(request: HttpRequest, slug: str) -> HttpResponse:
    """Name, visibility, cover and description."""
    found = _own(request, slug)
    data = request.POST if request.method == "POST" else None
    form = SaidForm(data, initial={key: getattr(found, key) for key in SaidForm.base_fields})
    form.speak_of(queries.version_of(found))
    if form.is_bound and form.is_valid():
        try:
            domain.describe(slug=slug, person=asking(request), **form.cleaned_data)
        except Refused as refused:
            if refused.code in ("gone", "not_yours"):
                raise
            form.add_error(refused.code if refused.code in form.fields else None, str(refused))
        else:
            messages.success(request, "The details are saved.")
            return redirect("cube", slug)
    return render(request, "decks/cubes/about.html", {"cube": found, "form": form})


@require_POST
@page
def copy(request: HttpRequest, slug: str) -> HttpResponse:
    """A cube of one's own with the same cards."""
    try:
        number = number_typed(request.POST.get("version", ""))
        made = domain.copy(slug=slug, person=making(request), number=number)
    except Refused as refused:
        if refused.code != "too_many":
            raise
        messages.error(request, str(refused))
        return redirect("cubes")
    messages.success(request, "This is your own copy. It is private.")
    return redirect("cube", made.slug)


@asks
@page
def delete(request: HttpRequest, slug: str) -> HttpResponse:
    """Asked first, then done."""
    found = _own(request, slug)
    if request.method != "POST":
        return render(request, "decks/cubes/delete.html", {"cube": found})
    domain.delete(slug=slug, person=asking(request))
    messages.success(request, f"“{found.name}” is deleted.")
    return redirect("cubes")


def _own(request: HttpRequest, slug: str) -> Cube:
    """The cube, if it belongs to whoever asks."""
    found = queries.cube_at(slug, asking(request))
    if not found.belongs_to(asking(request)):
        raise Refused("not_yours", NOT_YOUR_CUBE)
    return found


# --- versions --------------------------------------------------------------------------------------------------------


@require_safe
@page
def versions(request: HttpRequest, slug: str) -> HttpResponse:
    """All versions of a cube, the newest first."""
    found = queries.cube_at(slug, asking(request))
    shown = Paginator(found.versions.defer("cards"), VERSIONS_ON_A_PAGE).get_page(request.GET.get("page"))
    return render(request, "decks/cubes/versions.html", {"cube": found, "page": shown})


@asks
@page
def note(request: HttpRequest, slug: str, number: int) -> HttpResponse:
    """Write the note on a version anew."""
    found = _own(request, slug)
    version = queries.version_of(found, number)
    form = NoteForm(request.POST if request.method == "POST" else None, initial={"note": version.note})
    if form.is_bound and form.is_valid():
        domain.annotate(slug=slug, person=asking(request), number=number, note=form.cleaned_data["note"])
        messages.success(request, "The note is saved.")
        return redirect("cube_version", slug, number)
    return render(request, "decks/cubes/note.html", {"cube": found, "version": version, "form": form})


@require_POST
@page
def restore(request: HttpRequest, slug: str, number: int) -> HttpResponse:
    """Make the cards of an old version the newest again."""
    try:
        version = domain.restore(slug=slug, person=asking(request), number=number)
    except Refused as refused:
        if refused.code in ("gone", "not_yours"):
            raise
        messages.error(request, str(refused))
    else:
        messages.success(request, f"Version {version.number} is saved with the cards of version {number}.")
    return redirect("cube", slug)


@require_safe
@page
def compare(request: HttpRequest, slug: str) -> HttpResponse:
    """Where the form of a comparison leads: to two versions of the cube."""
    found = queries.cube_at(slug, asking(request))
    numbers = [number_typed(request.GET.get(key, "")) for key in ("one", "two")]
    return redirect("compare_cube_versions", slug, *(found.number if one is None else one for one in numbers))


@require_safe
@page
def compare_versions(request: HttpRequest, slug: str, one: int, two: int) -> HttpResponse:
    """What came and went between two versions of a cube."""
    found = queries.cube_at(slug, asking(request))
    ends = [queries.version_of(found, number) for number in (one, two)]
    context = {
        "cube": found,
        "ends": [{"version": version, "size": sum(version.cards.values())} for version in ends],
        "comparison": listing.comparison(ends[0].cards, ends[1].cards),
        "versions": found.versions.only("number", "cube")[:VERSIONS_TO_COMPARE],
        "same_deck": True,
    }
    return render(request, "decks/cubes/compare.html", context)
