"""The page of the bots."""

from __future__ import annotations

from django.http import HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from engine.games import DEFAULT
from gate.games import InAGame, has_section
from lab import duels, ladder, queries
from lab.laws import CHANGES, certificate


@require_safe
def bots(request: InAGame) -> HttpResponse:
    """How each bot plays and how strong it is, how well it judges, and why none sees what you hold."""
    game = request.game
    is_first = game.KEY == DEFAULT
    shown = queries.ladder(ladder.stored(ladder.FILE)) if is_first else duels.ladder(game, duels.stored(game.KEY))
    shows = certificate(game.KEY)
    context = {
        "ladder": shown,
        "calibration": queries.calibration() if is_first else None,
        "certificate": shows,
        "games": shows.games,
        "compared": [(one.title, shows.positions[one.bot], CHANGES * shows.positions[one.bot]) for one in shown.levels],
        "has_laboratory": has_section(game.KEY, "experiments"),
    }
    return render(request, "lab/bots.html", context)
