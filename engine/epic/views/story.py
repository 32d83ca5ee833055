"""The journal in words: what happened, seen from one seat, with the rule behind it. Names of cards stand in [[ ]]."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from engine.epic.language import Alignment
from engine.epic.programs.definitions import NAME
from engine.epic.prompts.objects import called_by, reference
from engine.epic.prompts.options import ability_id_text, turn_static_text
from engine.epic.rules import codes, events
from engine.epic.rules.state import Event, Game
from engine.epic.text.keywords import keyword_names
from engine.epic.text.nouns import gold_use
from engine.epic.versions import GAMES
from engine.epic.views.hidden import OPEN_HANDS, SPECTATOR
from engine.epic.views.results import ending
from engine.kernel.grammar import conjugated, counted, listed
from engine.kernel.multiplayer import TEAM_LETTERS
from engine.kernel.telling import Entry, Telling
from engine.kernel.versions import in_words

# kind -> (name on the page, rule, words). {you} opens a sentence; [go|goes] follows the player, <is|are> the cards
_WORDS: dict[int, tuple[str, str, str]] = {
    events.STARTED: ("start", "1.8.1", "{you} [go|goes] first."),
    events.DEITY: ("deity", "2.4.1", "{you} [play|plays] with the deity {card}."),
    events.MULLIGAN: ("mulligan", "1.8.2", "{you} [mulligan|mulligans] {count}."),
    events.TO_BOTTOM: ("bottom", "1.8.2", "{you} [put|puts] {card} on the bottom of {your} deck."),
    events.TURN: ("turn", "4.2", "Turn {n}: {your} turn."),
    events.DREW: ("draw", "1.6.1", "{you} [draw|draws] {card}."),
    events.PLAYED: ("play", "3.2.1", "{you} [play|plays] {card}."),
    events.CHOSE_MODE: ("mode", "3.2.1", "{you} [choose|chooses]: {mode}"),
    events.USED: ("power", "3.5", "{you} [use|uses] {card}: {label}"),
    events.ENTERED: ("enter", "1.4.3", "{card} <enters|enter> play under {your} control."),
    events.TOKEN: ("token", "2.3.2", "{you} [put|puts] {tokens} into play."),
    events.BROKE: ("break", "5.16", "{card} <is|are> broken."),
    events.BANISHED: ("banish", "5.15", "{card} <is|are> banished."),
    events.BANISHED_UNSEEN: ("banish", "5.15", "{you} [banish|banishes] {card} from {your} hand."),
    events.REMOVED: ("remove", "1.4.3", "{card} <is|are> removed from play."),
    events.RETURNED: ("return", "1.9.2", "{card} <returns|return> to {your} hand."),
    events.DISCARDED: ("discard", "1.7", "{you} [discard|discards] {card}."),
    events.DAMAGED: ("damage", "5.16.3", "{other} deals {n} damage to {card}."),
    events.PLAYER_DAMAGED: ("hurt", "1.5.3", "{other} deals {n} damage to {whom}."),
    events.HEALED: ("heal", "1.5", "{you} [gain|gains] {n} health."),
    events.NOT_HEALED: ("not_healed", "1.5", "{you} cannot gain {n} health."),
    events.FORBADE_HEALTH: ("no_healing", "1.5", "{you} cannot gain health this turn."),
    events.LOST: ("lose", "1.5", "{you} [lose|loses] {n} health."),
    events.EXPENDED: ("expend", "2.6.3", "{card} <is|are> expended."),
    events.PREPARED: ("prepare", "2.6.2", "{card} <is|are> prepared."),
    events.GAINED: ("gain", "5.0.7", "{card} <gets|get> {gains}."),
    events.LOST_ABILITIES: ("blank", "5.0", "{card} <loses|lose> powers and abilities this turn."),
    events.GRANTED: ("grant", "5.0.1", "{card} <gains|gain>: {label}"),
    events.HAVE: ("have", "3.3.3", "{other}: {had}"),
    events.COUNTERS: ("counters", "2.7", "{card} {counters}."),
    events.CONTROL: ("control", "5.17.2", "{you} [gain|gains] control of {card}."),
    events.TRANSFORMED: ("transform", "5.21", "{card} <is|are> transformed into <a {other} token|{other} tokens>."),
    events.TOOK_BACK: ("take_back", "3.7.1", "{you} [take|takes] back {action}."),
    events.ATTACKED: ("attack", "4.4.1", "{you} [attack|attacks] with {card}."),
    events.BLOCKED: ("block", "4.4.6", "{you} [block|blocks] with {card}."),
    events.UNBLOCKED: ("unblocked", "4.4.6", "{you} [do|does] not block."),
    events.LEFT_BATTLE: ("leave", "4.4.12", "{card} <is|are> removed from the battle."),
    events.BATTLE_OVER: ("battle_over", "4.4.15", "The battle is over."),
    events.TRIGGERED: ("trigger", "3.4", "{card}: {label}"),
    events.NO_TARGET: ("no_target", "5.6.2", "{card} has no legal target, so its tribute does not apply."),
    events.REVEALED: ("reveal", "5.19", "{you} [reveal|reveals] {card}."),
    events.REVEALED_NONE: ("reveal", "5.3", "{you} [reveal|reveals] no cards."),
    events.REVEALED_TOP: ("reveal", "5.19", "{card} <is|are> revealed from the top of {your} deck."),
    events.KEPT: ("keep", "5.19", "{you} [put|puts] {card} into {your} hand."),
    events.RECALLED: ("recall", "5.4", "{you} [recall|recalls] {card}."),
    events.RECYCLED: ("recycle", "5.5", "{you} [put|puts] {card} on the bottom of {your} deck."),
    events.NOT_RECYCLED: ("decline", "5.5", "{you} [do|does] not recycle{lack}."),
    events.DECLINED: ("decline", "3.2.3", "{you} [decline|declines] what {other} offers."),
    events.ONLY_CHOICE: ("only_choice", "3.2.3", "{other} can only choose {card}."),
    events.NO_CHOICE: ("no_choice", "3.2.3", "There is nothing that {other} can choose."),
    events.UNBROKEN: ("failed", "5.9.2", "{card} <is|are> unbreakable, so <it is|they are> not broken."),
    events.UNBANISHED: ("failed", "5.11.2", "{card} <is|are> unbanishable, so <it is|they are> not banished."),
    events.UNGAINED: ("failed", "5.0.4", "{card} cannot gain abilities."),
    events.NO_DISCARD: ("failed", "1.7.2", "{you} [have|has] no card to discard."),
    events.END_OFFERED: ("end_offer", "4.3.3", "{you} [offer|offers] to end the turn."),
    events.ENDED: ("end", "4.5", "The turn ends."),
    events.GOLD: ("gold", "3.6", "{you} [gain|gains] {gold}."),
    events.AGAINST: ("against", "M4.4.1", "{you} [attack|attacks] {attacked}."),
    events.ELIMINATED: ("eliminated", "1.2.2", "{you} [are|is] out of the game."),
    events.FORBADE: ("forbid", "4.4.1", "Champions cannot attack this turn."),
}
# what happens to several cards one after the other is one sentence
_TOGETHER = (
    events.TO_BOTTOM, events.DREW, events.ENTERED, events.BROKE, events.BANISHED, events.RETURNED, events.DISCARDED,
    events.DAMAGED, events.EXPENDED, events.PREPARED, events.GAINED, events.GRANTED, events.LOST_ABILITIES,
    events.TRANSFORMED,
    events.ATTACKED, events.BLOCKED, events.LEFT_BATTLE, events.REVEALED, events.RECYCLED,
    events.BANISHED_UNSEEN, events.REMOVED, events.REVEALED_TOP, events.ONLY_CHOICE, events.UNBROKEN, events.UNBANISHED,
    events.UNGAINED,
)  # fmt: skip
# what somebody does to a player or a champion, who may be another's
_DONE_TO = (
    events.BROKE, events.BANISHED, events.BANISHED_UNSEEN, events.REMOVED, events.RETURNED, events.DAMAGED,
    events.PLAYER_DAMAGED, events.NOT_HEALED, events.FORBADE_HEALTH, events.LOST, events.EXPENDED, events.PREPARED,
    events.GAINED, events.LOST_ABILITIES, events.GRANTED, events.COUNTERS, events.TRANSFORMED, events.LEFT_BATTLE,
    events.ONLY_CHOICE, events.UNBROKEN, events.UNBANISHED, events.UNGAINED, events.NO_DISCARD,
)  # fmt: skip
_OF_PLAYERS = (events.PLAYER_DAMAGED, events.HEALED, events.NOT_HEALED, events.LOST)  # about no card
_WOUNDS = (events.PLAYER_DAMAGED, events.DAMAGED, events.BROKE)


def entries(
    game: Game, seat: int, since: int = 0, names: Sequence[str] = (), *, open_hands: bool = False
) -> list[Entry]:
    """Entries from number `since` on, as `seat` sees them. An entry has the number of the last event it tells of, and
    the seat that acted; it never goes on beyond a choice, so whoever asks at whatever time gets the same entries. Who
    looks on, as a SPECTATOR or with OPEN_HANDS, is told the players' `names`. With `open_hands` a player, who is still
    called you, is told what either of them saw: for games that are over."""
    names = called_by(game, names)
    knows = OPEN_HANDS if open_hands else seat

    def entry_of(group: list[Event]) -> Entry | None:
        return _entry(group, seat, _sees(group[0][7], knows, game.seating.everyone), names, game.setup.teams)

    return _TELLING.entries(game.journal or [], since, entry_of)


def _acting_after(event: Event, acting: int) -> int:
    """Whose play, power or trigger resolves after this event; NOBODY's where both have passed or a battle goes on."""
    kind, _, who, _, _, n, _, _ = event
    if kind in (events.PLAYED, events.USED, events.TRIGGERED):
        return who
    over = kind == events.CHOICE and n == codes.PASS
    return codes.NOBODY if over or kind in (events.TURN, events.ATTACKED, events.BLOCKED, events.UNBLOCKED) else acting


_TELLING: Final = Telling(
    together=_TOGETHER, alike=events.TOKEN, done_to=_DONE_TO, wounds=_WOUNDS, fight=events.AGAINST, acting=_acting_after
)


def _sees(seen: int, seat: int, everyone: int) -> bool:
    """Whether `seat` sees an event that `seen`, a bit set of seats, see: a spectator if all do, open hands if one."""
    if seat == OPEN_HANDS:
        return seen != 0
    return seen == everyone if seat == SPECTATOR else seen >> seat & 1 != 0


def _entry(group: list[Event], seat: int, sees: bool, names: Sequence[str], teams: int) -> Entry | None:
    """The entry of a group, said to `seat`; `sees`: with the cards that it is about."""
    kind, turn, who, _, _, n, _, _ = group[0]
    if kind == events.CHOICE or (kind == events.TO_BOTTOM and not sees):
        return None
    if kind == events.OVER:
        name, rule, text = "over", "1.2", ending(who, n, seat, names, teams)
    elif kind == events.RULES_CHANGED:
        name, rule, text = "rules", "", f"{_changed(n)} From here on this game goes by the new rules."
    elif kind == events.MULLIGAN and n == 0:
        name, rule = _WORDS[kind][:2]
        text = "You keep your hand." if who == seat else f"{_called(who, names)} keeps their hand."
    elif kind == events.TURN and teams:
        name, rule = _WORDS[kind][:2]
        own = seat < len(names) and not (seat - who) % teams
        text = f"Turn {n}: {'your team' if own else f'Team {TEAM_LETTERS[who % teams]}'}'s turn."
    else:
        name, rule, keywords = _WORDS[kind]
        text = _say(keywords, group, seat, sees, names)
    refs = [reference(event[4]) for event in group if event[4]] if sees else []
    if kind in _OF_PLAYERS:
        refs = [reference(who)]
    return {"turn": turn, "kind": name, "text": text, "rule": rule, "refs": refs}


def _changed(version: int) -> str:
    return in_words(tuple(change for change in GAMES if change.number == version))


def _called(who: int, names: Sequence[str]) -> str:
    return names[who] if names else "Your opponent"


def _say(keywords: str, group: list[Event], seat: int, sees: bool, names: Sequence[str]) -> str:
    kind, _, who, card_index, _, n, other, _ = group[0]
    mine = who == seat
    text = conjugated(conjugated(keywords, "[]", mine), "<>", len(group) == 1)
    opponent = names[who] if names else "your opponent"
    replacements = {
        "{you}": "You" if mine else _called(who, names),
        "{your}": "your" if mine else f"{opponent}'s" if kind in _OPPONENTS else "their",
        "{whom}": "you" if mine else opponent,
        "{attacked}": ("you" if n == seat else names[n]) if kind == events.AGAINST else "",
        "{card}": _cards(group) if sees else counted(len(group), "card"),
        "{tokens}": counted(len(group), f"[[{NAME[card_index]}]] token") if kind == events.TOKEN else "",
        "{count}": counted(n, "card") if kind == events.MULLIGAN else "",
        "{other}": f"[[{NAME[other]}]]" if other >= 0 else "An effect",
        "{n}": str(n),
        "{label}": _label(kind, n),
        "{mode}": _mode(n) if kind == events.CHOSE_MODE else "",
        "{gains}": _gains(n) if kind == events.GAINED else "",
        "{had}": turn_static_text(n) if kind == events.HAVE else "",
        "{action}": _taken_back(n, card_index) if kind == events.TOOK_BACK else "",
        "{lack}": _lack(n, mine) if kind == events.NOT_RECYCLED else "",
        "{gold}": _gold(n) if kind == events.GOLD else "",
        "{counters}": _counters(n) if kind == events.COUNTERS else "",
    }
    return re.sub(r"{\w+}", lambda mark: replacements[mark[0]], text)  # at once: a name may hold a mark


def _cards(group: list[Event]) -> str:
    """The cards of a group, equal ones counted."""
    counts: dict[str, int] = {}
    for event in group:
        name = f"[[{NAME[event[3]]}]]" if event[3] >= 0 else "It"
        counts[name] = counts.get(name, 0) + 1
    return listed([name if count == 1 else f"{name} ×{count}" for name, count in counts.items()])


_OPPONENTS = (events.TURN, events.ENTERED, events.RETURNED, events.REVEALED_TOP)


def _label(kind: int, n: int) -> str:
    if kind not in (events.USED, events.TRIGGERED, events.GRANTED):
        return ""
    return (
        ability_id_text(n) if n >= 0 else "its controller gains that much health."
    )  # righteous is a keyword's trigger


def _mode(label: int) -> str:
    return ability_id_text(label).replace("\n", " ")


def _gains(packed: int) -> str:
    """Undo what `atoms.gain` packed: keywords, offense, defense."""
    keywords, offense, defense = events.unpack_gain(packed)
    numbers = [f"{amount:+d} {{{what}}}" for amount, what in ((offense, "offense"), (defense, "defense")) if amount]
    return listed(keyword_names(keywords) + numbers)


def _gold(packed: int) -> str:
    """Undo what `events.pack_gold` packed."""
    gold, alignment, to_play = events.unpack_gold(packed)
    return f"{gold} gold for {gold_use(_ALIGNMENT_WORDS[alignment], to_play=to_play)}" if alignment else f"{gold} gold"


def _lack(cards: int, mine: bool) -> str:
    """Why nothing was recycled, where a player had no choice (5.5.1)."""
    return f", because {'your' if mine else 'their'} discard pile holds fewer than two cards" if cards < 2 else ""


def _taken_back(verb: int, card_index: int) -> str:
    """What began with an option of this verb (3.7.1)."""
    if verb == codes.BATTLE:
        return "the attack"
    if verb == codes.PICK:
        return "the blocks"
    return f"[[{NAME[card_index]}]]" if verb == codes.PLAY else f"the power of [[{NAME[card_index]}]]"


_ALIGNMENT_WORDS = {int(one): str(one.name).lower() for one in Alignment}


def _counters(n: int) -> str:
    if n > 0:
        return f"gets {counted(n, '+1 {offense} +1 {defense} counter')}"
    return f"loses {counted(-n, 'counter')}"
