"""Pages of decks: public ones, one deck with its versions, comparing, coming in and going out.

A page reads through queries and changes through the verbs of domain. What a person may not read is not found, and what
only its owner may do is forbidden; every other refusal is shown in the form that asked, with what was typed.
"""

from __future__ import annotations

from collections import Counter
from functools import partial

from django.contrib import messages
from django.core.paginator import Paginator
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils import timezone
from django.views.decorators.http import require_POST, require_safe

from decks import domain, exchange, listing, queries, repairs, set_apart, versioned_views
from decks.asking import asking, asks, deck_asked, making, number_typed, page, words_asked
from decks.collection.queries import deck_ownership
from decks.collection.using import Ownership
from decks.comments.queries import discussion, typed_comment
from decks.errors import NOT_YOURS, OfAnotherGame
from decks.exporting import deck_file
from decks.formats import wording
from decks.formats.models import HOUSE
from decks.forms import AboutForm, ListForm, NewDeckForm, SaveForm
from decks.markdown import described
from decks.models import Deck, Version
from decks.showing import VIEWS, Showing
from decks.site_decks import occasion_of
from decks.study.glance import at_a_glance
from engine import games
from engine.construction.contents import Contents
from engine.construction.lists import MAX_CARDS
from engine.games import Game
from engine.kernel.counting import number_of
from engine.kernel.names import Unknown
from gate.games import InAGame, has_section
from gate.words import one_line
from live.errors import Refused
from people.forms import Cleaned
from people.offline import KEEP
from playtest.queries import opponents

DECKS_ON_A_PAGE = 24
MOST_SWAPS = 2 * MAX_CARDS
CONTENT = ("cards", "sideboard", "maybeboard", "deity")  # of a version, as forms give it


# --- lists of decks --------------------------------------------------------------------------------------------------


@require_safe
@page
def public(request: InAGame) -> HttpResponse:
    """Decks that are listed for everybody, by what was asked of them."""
    asked, problem = _asked(request)
    found = queries.public_decks(asked)
    context = {
        "page": Paginator(found.none() if problem else found, DECKS_ON_A_PAGE).get_page(request.GET.get("page")),
        "asked": asked,
        "made": asked.made + bool(problem),
        "typed_card": request.GET.get("card", "")[:100],
        "problem": problem,
        "alignments": request.game.construction.ALIGNMENTS,
        "formats": [("", "All formats"), *queries.formats_of(request.game.KEY), (HOUSE, "House rules")],
        "orders": [(key, words) for key, (words, _) in queries.ORDERS.items()],
        "tags": queries.public_tags(request.game.KEY),
        "has": pages_of(request.game),
    }
    return render(request, "decks/public.html", context)


def pages_of(game: Game) -> dict[str, bool]:
    """Which pages around decks a game has."""
    without = ("experiments", "new_improvement", "games", "several_decks")
    with_slug = ("study", "print_deck", "missing_for_deck")
    return {name: has_section(game.KEY, name) for name in without} | {
        name: has_section(game.KEY, name, "deck") for name in with_slug
    }


def _asked(request: InAGame) -> tuple[queries.DeckFilters, str]:
    """What is asked of public decks, and what is wrong with the card's name, if anything."""
    typed, card, problem = request.GET.get("card", "").strip(), "", ""
    if typed:
        try:
            card = request.game.catalogue.named(typed).name
        except Unknown as unknown:
            problem = str(unknown)
    order = request.GET.get("order", "")
    asked = queries.DeckFilters(
        alignments=tuple(
            word for word in request.game.construction.ALIGNMENTS if word in request.GET.getlist("alignment")
        ),
        only=bool(request.GET.get("only")),
        format_key=request.GET.get("format", "")[:40].replace("\0", ""),
        tag=request.GET.get("tag", "").strip().lower()[:40].replace("\0", ""),
        card=card,
        order=order if order in queries.ORDERS else "changed",
        words=words_asked(request),
        by=one_line(request.GET.get("by", "")),
        game=request.game.KEY,
    )
    return asked, problem


# --- one deck --------------------------------------------------------------------------------------------------------


@require_safe
@page
def deck(request: InAGame, slug: str, number: int | None = None) -> HttpResponse:
    """A deck as it is now, or as it was at a version."""
    found, game = deck_asked(request, slug), request.game
    version = queries.version_of(found, number)
    own = found.belongs_to(asking(request))
    is_newest = version.number == found.number
    today = timezone.localdate()
    first, *others = queries.verdicts(
        version.cards, found.format, game=game.KEY, sideboard=version.sideboard, pool=found.pool, on=today
    )
    link = f"{reverse('new_deck')}?{_query(found, version)}"
    others_of = list(queries.others_of(asking(request), found))
    many = len(others_of) >= queries.DECKS_OFFERED
    words = wording.in_words(found.format, game, today)
    context = {
        "deck": found,
        "version": version,
        "is_newest": is_newest,
        "own": own,
        "occasion": occasion_of(found),
        "origins": queries.origins(found, asking(request)),
        "described": described(found.description, game.KEY) if found.description else "",
        "discussion": discussion(found, asking(request), request.GET.get("comments")) if is_newest else None,
        "typed_comment": typed_comment(request),
        "verdict": first,
        "others": others,
        "rules": words.rules,
        "source": words.source,
        "lists": words.lists,
        "ownership": _ownership(request, found, version),
        "has": pages_of(game),
        "can_repair": own and is_newest and bool(first.violations),
        **versioned_views.in_sight(found),
        "compared_with": others_of,
        "address": request.build_absolute_uri(reverse("deck", args=[found.slug])),
        "link": request.build_absolute_uri(link),
        **(_of_play(found, version, offered=own and is_newest and not many) if has_section(game.KEY, "games") else {}),
    }
    showing = Showing.of(request)
    context |= _of_cards(version, showing) | _of_pool(found, version)
    response = render(request, "decks/deck.html", context)
    showing.keep(request, response)
    if found.pool is None:  # of what was drafted nothing stays in a browser
        response[KEEP] = "yes"
    return response


def _ownership(request: InAGame, found: Deck, version: Version) -> Ownership | None:
    """What whoever asks can make of a deck with their own cards, in a game that has collections."""
    if not has_section(request.game.KEY, "missing_for_deck", found.slug):
        return None
    return deck_ownership(asking(request), found, version)


def _of_play(found: Deck, version: Version, *, offered: bool) -> dict[str, object]:
    """What the form needs that plays the deck: the saved one, so that its games count, or a list where the first page
    does not offer it."""
    deck, game = Contents(version.cards, deity=version.deity), games.of(found.game)
    ready = [(one.key, one.name) for one in game.construction.READY]
    dealt = [(deal.key, deal.name) for deal in game.limited.DEALS if not deal.agreed]
    return {
        "bots": opponents(game=found.game),
        "usual_bot": game.bots.USUAL,
        "ready_made": [*ready, *dealt],
        "list": game.construction.written(deck),
        "played": f"{queries.SAVED}{found.slug}" if offered else queries.PASTED,
    }


def _of_cards(version: Version, showing: Showing) -> dict[str, object]:
    """The cards as they are to be shown, and what is to be seen of them at a glance."""
    cards, game = version.cards, version.deck.game
    boards = {"sideboard": version.sideboard, "maybeboard": version.maybeboard}
    both = Counter(cards) + Counter(version.sideboard)
    return {
        "showing": showing,
        "views": VIEWS,
        "groupings": listing.groupings_of(game),
        "groups": listing.groups(cards, showing.grouping, game=game) if showing.grouping else (),
        "rows": () if showing.grouping else listing.rows_of(cards, game=game),
        "table_template": f"decks/tables/{game}.html",
        "counts": listing.counts(cards, game=game),
        "limited": listing.limited(both, version.deck.format, game=game),
        **{board: listing.rows_of(of, game=game) for board, of in boards.items()},
        **{f"{board}_size": sum(of.values()) for board, of in boards.items()},
        **at_a_glance(cards, game=game),
    }


def _of_pool(found: Deck, version: Version) -> dict[str, object]:
    """What the page says of the pool that the deck is made from, if there is one."""
    if found.pool is None:
        return {}
    left, game = Counter(found.pool) - Counter(version.cards) - Counter(version.sideboard), found.game
    return {
        "pool": listing.counts(found.pool, game=game),
        "left": listing.groups(left, game=game),
        "left_size": left.total(),
    }


def _query(found: Deck, version: Version) -> str:
    """The link's part with the cards. House rules are too long for it; the page says so."""
    format_key = "" if found.format_key == HOUSE else found.format_key
    boards = {"sideboard": version.sideboard, "maybeboard": version.maybeboard}
    return exchange.as_query(version.cards, version.deity, name=found.name, format_spec=format_key, **boards)


@require_safe
@page
def export(request: InAGame, slug: str, kind: str) -> HttpResponse:
    """The deck as a file: its newest version, or the one asked for."""
    found = deck_asked(request, slug)
    version = queries.version_of(found, number_typed(request.GET.get("version", "")))
    return versioned_views.download(kind, found, version, deck_file)


# --- making and changing ---------------------------------------------------------------------------------------------


@asks
@page
def new(request: InAGame) -> HttpResponse:
    """A new deck from a list. A link may bring the list with it."""
    if request.method == "POST":
        form = NewDeckForm(request.POST, request.FILES, person=asking(request), game=request.game)
        if form.is_valid() and not form.corrected:
            said = {key: form.cleaned_data[key] for key in ("name", *CONTENT, "note", "pool")}
            spec = form.cleaned_data["format"]
            try:
                made = domain.create(person=making(request), game=request.game.KEY, format_spec=spec, **said)
            except Refused as refused:
                form.add_error(None, str(refused))
            else:
                messages.success(request, _saved(made.versions.get(), form))
                return redirect("deck", made.slug)
    else:
        brought = {"name": "name", "format": "format", "list": "lines"}
        initial: dict[str, object] = {field: request.GET[key] for key, field in brought.items() if key in request.GET}
        form = NewDeckForm(initial=initial, person=asking(request), game=request.game)
    return render(request, "decks/new.html", {"form": form, "word": Deck.word, "has": pages_of(request.game)})


@asks
@page
def edit(request: InAGame, slug: str) -> HttpResponse:
    """The newest version as text, to be saved as the next one."""
    return versioned_views.edit(request, slug, _decks(request))


def _saved(version: Version, form: ListForm) -> str:
    """What was saved, and what was not."""
    cards = games.of(version.deck.game).construction.size_of(version.contents)
    kind = f", read from {form.incoming.kind}" if form.incoming.kind != exchange.TEXT else ""
    said = [f"Version {version.number} is saved: {cards}{kind}."]
    said += set_apart.sentences(form.parsed, numbered=form.incoming.kind != exchange.JSON)
    if form.parsed.errors:
        lines = number_of(len(form.parsed.errors), "line was", "lines were")
        said.append(f"{lines} left out and kept in the note on this version.")
    return " ".join(said)


def _decks(request: InAGame) -> versioned_views.Kind[Deck, Version]:
    """The decks of the game that somebody looks at."""
    game = request.game
    return versioned_views.Kind(
        at=partial(queries.deck_at, game=game.KEY),
        version_of=queries.version_of,
        not_yours=NOT_YOURS,
        listed_at="decks",
        form=SaveForm,
        content=CONTENT,
        as_lines=lambda version: game.construction.written(version.contents),
        saved=_saved,
        save=partial(domain.save, game=game.KEY),
        annotate=domain.annotate,
        restore=domain.restore,
        delete=domain.delete,
    )


@asks
@page
def about(request: InAGame, slug: str) -> HttpResponse:
    """Name, format, visibility, tags, and whether the deck is built."""
    found = _decks(request).own(request, slug)
    data = request.POST if request.method == "POST" else None
    form = AboutForm(data, initial=AboutForm.about(found), person=asking(request), game=request.game)
    newest = queries.version_of(found)
    form.speak_of(newest, *filter(None, [newest.deity]), game=found.game)

    def describe(said: Cleaned) -> None:
        domain.describe(slug=slug, person=asking(request), format_spec=said.pop("format"), **said)

    return versioned_views.about(request, found, form, describe, has=pages_of(request.game))


@asks
@page
def repair_deck(request: InAGame, slug: str) -> HttpResponse:
    """What would make the deck legal in this `way`, which the page of the deck asks for when it is looked at; and do
    it."""
    found = _decks(request).own(request, slug)
    if request.method != "POST":
        offered = repairs.proposals(found, queries.version_of(found), asking(request))
        wanted = request.GET.get("way")
        chosen_one = next((one for one in offered if one.key == wanted), offered[0] if offered else None)
        return render(request, "decks/repair.html", {"deck": found, "repair": chosen_one, "ways": offered})
    chosen = {
        int(typed) for typed in request.POST.getlist("swap")[:MOST_SWAPS] if typed.isdecimal() and len(typed) < 10
    }
    try:
        fingerprint = request.POST.get("fingerprint", "")
        version = repairs.repair_deck(slug=slug, person=asking(request), fingerprint=fingerprint, chosen=chosen)
    except Refused as refused:
        if refused.code in ("gone", "not_yours"):
            raise
        messages.error(request, str(refused))
        return redirect(f"{reverse('deck', args=[slug])}#repair")
    messages.success(request, f"Version {version.number} is saved. Its note lists the changes.")
    return redirect("deck", slug)


@require_POST
@page
def copy(request: InAGame, slug: str) -> HttpResponse:
    """A deck of one's own with the same cards, shown or built on at once."""
    deck_asked(request, slug)
    made = domain.copy(slug=slug, person=making(request), number=number_typed(request.POST.get("version", "")))
    if "build" in request.POST:
        return redirect("build_deck", made.slug)
    messages.success(request, "This is your own copy. It is private.")
    return redirect("deck", made.slug)


@asks
@page
def delete(request: InAGame, slug: str) -> HttpResponse:
    """Asked first, then done."""
    return versioned_views.delete(request, slug, _decks(request))


# --- versions --------------------------------------------------------------------------------------------------------


@require_safe
@page
def versions(request: InAGame, slug: str) -> HttpResponse:
    """All versions of a deck, the newest first."""
    return versioned_views.versions(request, slug, _decks(request))


@asks
@page
def note(request: InAGame, slug: str, number: int) -> HttpResponse:
    """Write the note on a version anew."""
    return versioned_views.note(request, slug, number, _decks(request))


@require_POST
@page
def restore(request: InAGame, slug: str, number: int) -> HttpResponse:
    """Make the cards of an old version the newest again."""
    return versioned_views.restore(request, slug, number, _decks(request))


@require_safe
@page
def compare(request: InAGame, slug: str) -> HttpResponse:
    """Where the forms of a deck's page lead: to two of its versions, or to another deck of the game."""
    found = deck_asked(request, slug)
    other = request.GET.get("other", "")
    if other:
        return redirect("compare_decks", slug, _of_the_same_game(request, other).slug)
    return versioned_views.to_compare(request, found)


@require_safe
@page
def compare_versions(request: InAGame, slug: str, one: int, two: int) -> HttpResponse:
    """What came and went between two versions of a deck."""
    found = deck_asked(request, slug)
    return _comparison(request, (found, queries.version_of(found, one)), (found, queries.version_of(found, two)))


@require_safe
@page
def compare_decks(request: InAGame, slug: str, other: str) -> HttpResponse:
    """What two decks have in common and what not, each in its newest version."""
    decks = [deck_asked(request, slug), _of_the_same_game(request, other)]
    return _comparison(request, *((found, queries.version_of(found)) for found in decks))


def _of_the_same_game(request: InAGame, slug: str) -> Deck:
    """The deck that one of this game is compared with. Raises Refused("gone")."""
    try:
        return deck_asked(request, slug)
    except OfAnotherGame as other:
        raise Refused("gone", str(other)) from None


def _comparison(request: HttpRequest, one: tuple[Deck, Version], two: tuple[Deck, Version]) -> HttpResponse:
    sideboards = listing.comparison(one[1].sideboard, two[1].sideboard)
    maybeboards = listing.comparison(one[1].maybeboard, two[1].maybeboard)
    return versioned_views.comparison(request, one, two, sideboards=sideboards, maybeboards=maybeboards)
