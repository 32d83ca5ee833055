"""What `manage.py lab improve` is asked: decks, format and collection, read and checked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from django.contrib.auth import get_user_model

from decks.collection import queries as collections
from decks.queries import BadDeckFile, deck_file_of
from engine.construction.formats import UnknownFormat
from engine.epic.construction import MAX_POOL, by_key, parse
from engine.games import DEFAULT, of
from lab.improving import LEAST_GAMES
from lab.plans import check_bot
from lab.requests import BadRequest
from lab.sources import contenders
from lab.stages import Setting
from lab.swaps import Bounds
from people.persons import Person


def setting_of(options: Mapping[str, Any]) -> Setting:
    """The decks, the bot and the seed. Raises BadRequest."""
    game = of(DEFAULT)
    deck, *field = contenders(game, [options["deck"], *options["against"]])
    check_bot(game, options["bot"])
    least = LEAST_GAMES * len(field)
    if options["games"] < least:
        raise BadRequest(
            f"{options['games']} games are too few for {len(field)} decks to meet: allow {least} games or more."
        )
    bot, seed, version = options["bot"], options["seed"], game.play.VERSION
    return Setting(deck, tuple(field), bot, seed, game.KEY, version, options["together"])


def bounds_of(options: Mapping[str, Any], setting: Setting) -> Bounds:
    """The format and what is owned. Raises BadRequest, also where the deck itself is not legal."""
    try:
        deck_format = by_key(options["format"])
    except UnknownFormat as unknown:
        raise BadRequest(str(unknown)) from None
    owned = _owned(options)
    if deck_format.pool and owned is None:
        raise BadRequest(f"A deck for {deck_format.name} is made from a pool. Name the list of its cards with --cards.")
    most = options["swaps"]
    bounds = Bounds(deck_format, owned=owned, changes=None if most is None else (setting.deck.cards, most))
    if problem := bounds.problem(setting.deck.cards):
        raise BadRequest(f"{setting.deck.name} is not legal in {deck_format.name}. {problem} Repair it first.")
    return bounds


def _owned(options: Mapping[str, Any]) -> Mapping[str, int] | None:
    """Copies by name; None where nothing is said."""
    if options["cards"] is not None:
        try:
            return Counter(deck_file_of(options["cards"], parse, MAX_POOL)[1].cards)
        except BadDeckFile as bad:
            raise BadRequest(str(bad)) from None
    if options["owner"] is not None:
        user = get_user_model().objects.filter(username=options["owner"]).first()
        if user is None:
            raise BadRequest(f"There is no account {options['owner']}.")
        return collections.free(Person(user=user), DEFAULT) or {}
    return None
