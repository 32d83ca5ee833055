"""Games of the Epic TCG as whoever names no game plays and shows them: the part `play` of `engine.games`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from engine.epic_tcg import Game, Setup, apply, concede, decision, describe, new_game, view
from engine.epic_tcg.positions import footprint, read, setup_at
from engine.epic_tcg.programs.game import BATTLE, BUILD, END, PRE_BATTLE
from engine.epic_tcg.prompts import in_words, plan, why_not
from engine.epic_tcg.records import Record, go_by, play, play_on, reversible, slipped
from engine.epic_tcg.records.record import FORMAT
from engine.epic_tcg.rules import codes, events
from engine.epic_tcg.rules.setup import LEAST_SEATS, MOST_SEATS
from engine.epic_tcg.rules.sight import could_be
from engine.epic_tcg.simulation.forecast import forecast as forecast_of
from engine.epic_tcg.simulation.warning import warning
from engine.epic_tcg.text import KEYWORDS, STATES, TRAITS
from engine.epic_tcg.versions import GAMES, VERSION
from engine.epic_tcg.views import ENDINGS, OPEN_HANDS, SPECTATOR, entries, why
from engine.epic_tcg.views.hidden import attack_step
from engine.epic_tcg.views.multiplayer import MULTIPLAYER_RULES
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

FORESEEN: Final = 40  # champions and objects in play up to which an attack is forecast: all of them look at each other
SEATS: Final = range(LEAST_SEATS, MOST_SEATS + 1)
_LEAVING: Final = "Whoever falls to 0 Mojo leaves the game."
_ALSO_WINS: Final = "whoever has no cards left in the deck"
MULTIPLAYER: Final = (
    MultiplayerFormat(
        "free-for-all",
        "Free-for-all",
        tuple((seats, 0) for seats in SEATS if seats > LEAST_SEATS),
        about=f"You may attack anybody: each attack is against one player. {_LEAVING} The last one wins, and so does "
        f"{_ALSO_WINS}. What a card says of your opponents is about all the others.",
    ),
)
RULES_OF: Final = ()
OFFERS: Final = frozenset(
    {
        "forecasts",
        "warnings",
        "practice",
        "chances",
        "concessions",
        "thoughts",
        "coach",
        "loser starts",
        "begun positions",
    }
)
LINE, OWN_LINE, OWN_STEPS = "line", "own_line", "own_steps"
STOPS: Final = (
    Stop(LINE, "When something of another player is on the line"),
    Stop(OWN_LINE, "When something of yours is on the line", usual=False),
    Stop("pre_battle", "Their Pre-Battle Step", usual=False),
    Stop("before_attack", "Before they attack", usual=False),
    Stop("before_blocks", "Before blocks"),
    Stop("before_damage", "Before damage"),
    Stop("build", "Their Build Step", usual=False),
    Stop("end", "Their End Step"),
    Stop(OWN_STEPS, "Your own Battle and End Step", usual=False),
)
_TRAIT_ICONS: Final = {"cannot_be_attacked": "guard", "cannot_gain_mojo": "no-mojo", "untargetable": "untargetable"}
_STEPS: Final = {PRE_BATTLE: "pre_battle", BUILD: "build", END: "end"}


WORDS: Final[dict[str, Any]] = {
    "game": "epic-tcg",
    "named": "the Epic TCG",
    "keywords": {
        facts.name: {"icon": facts.key if facts.quality is None else "star", "meaning": facts.meaning}
        for facts in KEYWORDS.values()
    },
    "traits": {
        str(trait.name).lower(): {"icon": _TRAIT_ICONS.get(str(trait.name).lower(), "covered"), "name": facts.name}
        for trait, facts in TRAITS.items()
    },
    "states": [{"icon": icon, "name": facts.name, "meaning": facts.meaning} for icon, facts in STATES.items()],
    "rules_of_2015": "",
    "rules": {"short": "Rule book: {}", "long": "Rule book, {}", "shown": "Sections of the rule book", "linked": True},
    "phases": [
        ["prepare", "Prepare"], ["pre_battle", "Pre-Battle"], ["battle", "Battle"], ["build", "Build"], ["end", "End"],
    ],
    "steps": {
        "before_attack": "before attacks",
        "attackers": "attackers",
        "before_blocks": "before blocks",
        "blockers": "blockers",
        "before_damage": "before damage",
        "damage": "damage",
    },
    "stops": [[stop.key, stop.words] for stop in STOPS],
    "life": {"icon": "mojo", "name": "Mojo", "low": 10},
    "purse": {"icon": "action", "name": "actions", "one": "action"},
    "alignments": ["good", "evil", "wild", "unaligned"],
    "ends_turn": "End your Build Step",
    "things": "champions and objects",
    "any_things": "champions or objects",
    "winning": "You win when your opponent falls to 0 Mojo, or when your own deck is empty.",
    "leaving": _LEAVING,
    "also_wins": _ALSO_WINS,
    "deities": False,
    "forecasts": True,
    "begun_positions": True,
}  # fmt: skip


def setup(decks: Sequence[Sequence[str]], first: int | None, **agreed: Any) -> Setup:
    try:
        made = Setup(tuple(map(tuple, decks)), first, **agreed)
    except TypeError as error:
        raise BadSetup(f"This is nothing that a game of the Epic TCG agrees on: {error}.") from error
    made.check()
    return made


setup_in: Final = Setup.from_json
determinize: Final = could_be


def first(game: Game) -> int:
    started = (event[2] for event in game.journal or () if event[0] == events.STARTED)
    found = next(started, None)
    return read(game.setup.position).active if found is None else found  # whose turn it was where it began


def playing(game: Game) -> tuple[int, ...]:
    return game.players


def hand_count(game: Game, seat: int) -> int:
    return len(game.hand[seat])


def in_play(game: Game) -> int:
    return sum(map(len, game.board))


def window(game: Game) -> Window | None:
    """Where somebody has priority. With nothing on the line a player is always asked in their own Pre-Battle and Build
    Step."""
    if game.reason or game.kind != codes.PRIORITY:
        return None
    return Window(game.seat, _stop(game), codes.PASS)


def _stop(game: Game) -> str:
    is_own = game.seat == game.active
    if game.line:
        return OWN_LINE if game.line[-1].controller == game.seat else LINE
    if game.step in (PRE_BATTLE, BUILD):
        return "" if is_own else _STEPS[game.step]
    if game.step == BATTLE and game.defender != codes.NOBODY:
        return attack_step(game)
    if is_own:
        return OWN_STEPS
    return "before_attack" if game.step == BATTLE else "end"


def asks_own_turn(game: Game) -> bool:
    """In the steps of a player's own turn in which cards of every speed can be played."""
    return not game.reason and game.seat == game.active and game.step in (PRE_BATTLE, BUILD) and not game.line


def forecast(game: Game, seat: int, chosen: Sequence[int]) -> Forecast | None:
    """None too where so much is in play that others would wait while it is found out."""
    return None if in_play(game) > FORESEEN else forecast_of(game, seat, chosen)


def order_changes_nothing(game: Game) -> bool:
    """Orders are always asked for."""
    return False


RECORDS: Final = frozenset({FORMAT})
record_of: Final = Record.of
record_in: Final = Record.from_json
