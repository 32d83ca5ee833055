"""Games of Epic as whoever names no game plays and shows them: the part `play` of `engine.games`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from engine.epic import Game, Setup, apply, concede, decision, describe, determinize, new_game, view
from engine.epic.positions.beginning import setup_in as setup_at
from engine.epic.positions.behaviour import footprint
from engine.epic.prompts.ideas import in_words
from engine.epic.prompts.idle import order_changes_nothing
from engine.epic.prompts.multi_picks import plan
from engine.epic.prompts.why_not import why_not
from engine.epic.records.record import FIRST_FORMAT, FORMAT, Record, go_by, play, play_on
from engine.epic.records.reversing import reversible, slipped
from engine.epic.rules import codes
from engine.epic.rules.codes import WINDOW
from engine.epic.rules.seating import HYDRA, LEAST_SEATS, MOST_SEATS, TEAMS
from engine.epic.rules.setup import RULES_OF
from engine.epic.rules.state import has_turn
from engine.epic.simulation.forecast import forecast as forecast_of
from engine.epic.simulation.warning import warning
from engine.epic.text.keywords import KEYWORDS, STATES, TRAITS
from engine.epic.versions import GAMES, VERSION
from engine.epic.views.games import ABOUT as _ABOUT
from engine.epic.views.games import GAMES as _GAMES_OF_MANY
from engine.epic.views.hidden import OPEN_HANDS, SPECTATOR
from engine.epic.views.multiplayer import MULTIPLAYER_RULES
from engine.epic.views.results import ENDINGS, why
from engine.epic.views.story import entries
from engine.kernel.forecasts import Forecast
from engine.kernel.multiplayer import MultiplayerFormat
from engine.kernel.records import BadSetup
from engine.kernel.windows import Stop, Window

__all__ = [
    "ENDINGS",
    "GAMES",
    "MULTIPLAYER",
    "MULTIPLAYER_RULES",
    "OFFERS",
    "OPEN_HANDS",
    "RECORDS",
    "RULES_OF",
    "SEATS",
    "SPECTATOR",
    "STOPS",
    "VERSION",
    "WORDS",
    "apply",
    "asks_own_turn",
    "concede",
    "decision",
    "describe",
    "determinize",
    "entries",
    "first",
    "footprint",
    "forecast",
    "go_by",
    "hand_count",
    "in_play",
    "in_words",
    "new_game",
    "order_changes_nothing",
    "plan",
    "play",
    "play_on",
    "playing",
    "record_in",
    "record_of",
    "reversible",
    "setup",
    "setup_at",
    "setup_in",
    "slipped",
    "view",
    "warning",
    "why",
    "why_not",
    "window",
]

FORESEEN: Final = 40  # champions in play up to which a battle is forecast: it takes as long as their number cubed
SEATS: Final = range(2, MOST_SEATS + 1)
_ALONE: Final = tuple((seats, 0) for seats in range(LEAST_SEATS, MOST_SEATS + 1))
MULTIPLAYER: Final = tuple(
    MultiplayerFormat(key, name, TEAMS if key == HYDRA else _ALONE, {"format": key}, _ABOUT[key])
    for key, name in _GAMES_OF_MANY.items()
)
OFFERS: Final = frozenset(
    {"forecasts", "warnings", "practice", "chances", "concessions", "thoughts", "coach", "begun positions"}
)
STOPS: Final = (
    Stop("before_blocks", "Before blocks"),
    Stop("before_damage", "Before damage"),
    Stop("end_offer", "End of the opponent's turn"),
)
RULES_OF_2015: Final = (
    "By the rulebook of 2015 the first player mulligans first, the attacker acts first after blocks, whoever answers "
    "in another’s turn is asked once more, abilities of the player whose turn it is come first, recycled cards are "
    "shuffled, and there is no hand limit."
)
WORDS: Final[dict[str, Any]] = {
    "game": "epic",
    "named": "Epic",
    "keywords": {facts.name: {"icon": facts.key, "meaning": facts.meaning} for facts in KEYWORDS.values()},
    "traits": {str(trait.name).lower(): {"icon": facts.icon, "name": facts.name} for trait, facts in TRAITS.items()},
    "states": [{"icon": icon, "name": facts.name, "meaning": facts.meaning} for icon, facts in STATES.items()],
    "rules_of_2015": RULES_OF_2015,
    "rules": {"short": "Rule {}", "long": "Complete rules {}", "shown": "Rule numbers", "linked": False},
    "phases": [["start", "Start"], ["main", "Main"], ["battle", "Battle"], ["end", "End"]],
    "steps": {
        "attackers": "attackers",
        "before_blocks": "before blocks",
        "blockers": "blockers",
        "before_damage": "before damage",
        "damage": "damage",
        "end_offer": "last plays",
        "continue": "end or continue",
    },
    "stops": [[stop.key, stop.words] for stop in STOPS],
    "life": {"icon": "health", "name": "health", "low": 10},
    "purse": {"icon": "gold", "name": "gold", "one": "gold"},
    "alignments": ["good", "sage", "wild", "evil"],
    "ends_turn": "End your turn",
    "things": "champions",
    "any_things": "champions",
    "winning": "You win when your opponent falls to 0 health, or when you must draw from an empty deck.",
    "leaving": "Whoever falls to 0 health leaves the game.",
    "also_wins": "whoever must draw from an empty deck",
    "deities": True,
    "forecasts": True,
    "begun_positions": True,
}


def setup(decks: Sequence[Sequence[str]], first: int | None, **agreed: Any) -> Setup:
    try:
        made = Setup(tuple(map(tuple, decks)), first, **agreed)
    except TypeError as error:
        raise BadSetup(f"This is nothing that a game of Epic agrees on: {error}.") from error
    made.check()
    return made


setup_in: Final = Setup.from_json


def first(game: Game) -> int:
    return game.first


def playing(game: Game) -> tuple[int, ...]:
    return game.seating.players


def hand_count(game: Game, seat: int) -> int:
    return len(game.hand[seat])


def in_play(game: Game) -> int:
    return sum(map(len, game.board))


def window(game: Game) -> Window | None:
    if game.reason or game.kind != WINDOW:
        return None
    return Window(game.seat, codes.STEP_NAMES[game.step], codes.PASS if codes.PASS in game.options else None)


def asks_own_turn(game: Game) -> bool:
    """In the main phase of a player's own turn, or of their team's."""
    return not game.reason and has_turn(game, game.seat) and game.phase == codes.PHASE_MAIN


def forecast(game: Game, seat: int, chosen: Sequence[int]) -> Forecast | None:
    """None too where so many champions are in play that others would wait while it is found out."""
    return None if in_play(game) > FORESEEN else forecast_of(game, seat, chosen)


RECORDS: Final = frozenset({FORMAT, FIRST_FORMAT})
record_of: Final = Record.of
record_in: Final = Record.from_json
