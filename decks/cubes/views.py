"""Pages of cubes: one's own and public ones, one cube with its versions, comparing, coming in and going out.

They read through queries and change through the verbs of domain, and refuse as the pages of decks do.
"""

from __future__ import annotations

from functools import partial

from django.contrib import messages
from django.core.paginator import Paginator
from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.http import require_POST, require_safe

from decks import listing, versioned_views
from decks.asking import asking, asks, making, number_typed, page, words_asked
from decks.collection.queries import collection_of, copies_in
from decks.collection.using import Ownership, ownership
from decks.cubes import domain, queries
from decks.cubes.forms import NewCubeForm, SaveCubeForm
from decks.cubes.models import Cube, CubeVersion
from decks.cubes.overview import overview
from decks.errors import NOT_YOUR_CUBE
from decks.exporting import cube_file
from decks.forms import ListForm, SaidForm
from decks.markdown import described
from decks.showing import VIEWS, Showing
from engine.construction.contents import Contents
from engine.games import Game
from engine.kernel.counting import number_of
from gate.games import InAGame
from live.errors import Refused
from people.forms import Cleaned
from people.persons import Person

CUBES_ON_A_PAGE = 24


# --- lists of cubes --------------------------------------------------------------------------------------------------


@require_safe
@page
def cubes(request: InAGame) -> HttpResponse:
    """One's own cubes, those of the site, and what others made public, of the game."""
    words, game = words_asked(request), request.game.KEY
    shared = Paginator(queries.shared_cubes(game, words), CUBES_ON_A_PAGE).get_page(request.GET.get("page"))
    context = {
        "mine": list(queries.cubes_of(asking(request), game)),
        "site": list(queries.cubes_of_the_site(game)),
        "page": shared,
        "words": words,
    }
    return render(request, "decks/cubes/cubes.html", context)


# --- one cube --------------------------------------------------------------------------------------------------------


@require_safe
@page
def cube(request: InAGame, slug: str, number: int | None = None) -> HttpResponse:
    """A cube as it is now, or as it was at a version."""
    found = _asked(request, slug)
    version = queries.version_of(found, number)
    showing = Showing.of(request)
    cards = version.cards
    context = {
        "cube": found,
        "version": version,
        "is_newest": version.number == found.number,
        "own": found.belongs_to(asking(request)),
        "described": described(found.description, found.game) if found.description else "",
        "overview": overview(cards, game=found.game),
        "ownership": _ownership(asking(request), version),
        **versioned_views.in_sight(found),
        "address": request.build_absolute_uri(reverse("cube", args=[found.slug])),
        "formats": [(one.key, one.name) for one in request.game.limited.PROCEDURES if one.own_cards],
        "usual": request.game.limited.CUBE,
        "showing": showing,
        "views": VIEWS,
        "groupings": listing.groupings_of(found.game),
        "groups": listing.groups(cards, showing.grouping, game=found.game) if showing.grouping else (),
        "rows": () if showing.grouping else listing.rows_of(cards, game=found.game),
        "counts": listing.counts(cards, game=found.game),
    }
    response = render(request, "decks/cubes/cube.html", context)
    showing.keep(request, response)
    return response


def _ownership(person: Person, version: CubeVersion) -> Ownership | None:
    """What of the cube this person owns; None without a collection."""
    own = copies_in(collection_of(person, version.cube.game))
    return None if own is None else ownership(version.cards, own)


@require_safe
@page
def export(request: InAGame, slug: str, kind: str) -> HttpResponse:
    """The cube as a file: its newest version, or the one asked for."""
    found = _asked(request, slug)
    version = queries.version_of(found, number_typed(request.GET.get("version", "")))
    return versioned_views.download(kind, found, version, cube_file)


# --- making and changing ---------------------------------------------------------------------------------------------


@asks
@page
def new(request: InAGame) -> HttpResponse:
    """A new cube from a list."""
    game = request.game
    form = NewCubeForm(person=asking(request), game=game)
    if request.method == "POST":
        form = NewCubeForm(request.POST, request.FILES, person=asking(request), game=game)
        if form.is_valid() and not form.corrected:
            said = {key: form.cleaned_data[key] for key in ("name", "cards", "note", "description")}
            try:
                made = domain.create(person=making(request), game=game.KEY, **said)
            except Refused as refused:
                form.add_error(None, str(refused))
            else:
                messages.success(request, _saved(made.versions.get(), form))
                return redirect("cube", made.slug)
    return render(request, "decks/cubes/new.html", {"form": form, "word": Cube.word})


@asks
@page
def edit(request: InAGame, slug: str) -> HttpResponse:
    """The newest version as text, to be saved as the next one."""
    return versioned_views.edit(request, slug, _cubes_of(request.game))


def _saved(version: CubeVersion, form: ListForm) -> str:
    """What was saved, and what was not."""
    cards = number_of(sum(version.cards.values()), "card")
    left_out = len(form.parsed.errors)
    if not left_out:
        return f"Version {version.number} is saved: {cards}."
    lines = number_of(left_out, "line was", "lines were")
    return f"Version {version.number} is saved: {cards}. {lines} left out and kept in the note on this version."


def _asked(request: InAGame, slug: str) -> Cube:
    """The cube at this address if whoever asks may read it. Raises Refused("gone"), and OfAnotherGame, which leads to
    the page's own address (`page`)."""
    return queries.cube_at(slug, asking(request), game=request.game.KEY)


def _cubes_of(game: Game) -> versioned_views.Kind[Cube, CubeVersion]:
    """The cubes of a game."""
    return versioned_views.Kind(
        at=partial(queries.cube_at, game=game.KEY),
        version_of=queries.version_of,
        not_yours=NOT_YOUR_CUBE,
        listed_at="cubes",
        form=SaveCubeForm,
        content=("cards",),
        as_lines=lambda version: game.construction.written(Contents(version.cards)),
        saved=_saved,
        save=partial(domain.save, game=game.KEY),
        annotate=domain.annotate,
        restore=domain.restore,
        delete=domain.delete,
    )


@asks
@page
def about(request: InAGame, slug: str) -> HttpResponse:
    """Name, visibility, cover and description."""
    found = _cubes_of(request.game).own(request, slug)
    data = request.POST if request.method == "POST" else None
    form = SaidForm(data, initial={key: getattr(found, key) for key in SaidForm.base_fields})
    form.speak_of(queries.version_of(found), game=found.game)

    def describe(said: Cleaned) -> None:
        domain.describe(slug=slug, person=asking(request), **said)

    return versioned_views.about(request, found, form, describe)


@require_POST
@page
def copy(request: InAGame, slug: str) -> HttpResponse:
    """A cube of one's own with the same cards."""
    _asked(request, slug)
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
def delete(request: InAGame, slug: str) -> HttpResponse:
    """Asked first, then done."""
    return versioned_views.delete(request, slug, _cubes_of(request.game))


# --- versions --------------------------------------------------------------------------------------------------------


@require_safe
@page
def versions(request: InAGame, slug: str) -> HttpResponse:
    """All versions of a cube, the newest first."""
    return versioned_views.versions(request, slug, _cubes_of(request.game))


@asks
@page
def note(request: InAGame, slug: str, number: int) -> HttpResponse:
    """Write the note on a version anew."""
    return versioned_views.note(request, slug, number, _cubes_of(request.game))


@require_POST
@page
def restore(request: InAGame, slug: str, number: int) -> HttpResponse:
    """Make the cards of an old version the newest again."""
    return versioned_views.restore(request, slug, number, _cubes_of(request.game))


@require_safe
@page
def compare(request: InAGame, slug: str) -> HttpResponse:
    """Where the form of a comparison leads: to two versions of the cube."""
    return versioned_views.to_compare(request, _asked(request, slug))


@require_safe
@page
def compare_versions(request: InAGame, slug: str, one: int, two: int) -> HttpResponse:
    """What came and went between two versions of a cube."""
    found = _asked(request, slug)
    ends = [(found, queries.version_of(found, number)) for number in (one, two)]
    return versioned_views.comparison(request, ends[0], ends[1])
