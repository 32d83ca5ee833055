"""A position becomes one line: fields in a fixed order, what has no order sorted, nothing that is as usual."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from engine.epic.language import Alignment, Keyword
from engine.epic.positions.notation.words import (
    ALIGNMENTS,
    BLOCK_PREFIX,
    DECLARED,
    FLAGS,
    GONE_WORDS,
    KEYWORDS,
    LYING,
    NO_HEALING,
    STARTING_HEALTH,
    SWITCHES,
    TURN_WORDS,
)
from engine.epic.positions.plain.cards import pile_of
from engine.epic.positions.plain.checking_ongoing import ability_of
from engine.epic.positions.plain.position import (
    BLOCK,
    BOARD,
    GONE,
    HIDDEN,
    OVER,
    PLAYER,
    SUPPLEMENTAL,
    Effect,
    Gone,
    Held,
    InPlay,
    Later,
    Ongoing,
    PlayerState,
    Position,
    Thing,
)
from engine.epic.programs.definitions import READS_THAT_PLAYER, READS_X
from engine.epic.rules.seating import MOST_SEATS
from engine.kernel.notation import NOBODY, compact

Labels = dict[tuple[int, int], int]  # seat and block of the data: number in the text


def text_of(position: Position) -> str:
    """A position in one line."""
    labels: Labels = {}
    parts = [_turn_text(position)]
    parts += [_player_text(player, seat, labels) for seat, player in enumerate(position.players)]
    if position.ongoing is not None:
        parts.append(_Teller(position, labels).text(position.ongoing))
    return " / ".join(parts)


def _turn_text(p: Position) -> str:
    words = [] if not p.format else [f"players={len(p.players)}", f"format={p.format}"]
    words += [f"teams={p.teams}"] if p.teams else []
    words += [f"turn={p.turn}", f"active={p.active}", f"first={p.first}", f"moment={p.moment}"]
    if p.moment != OVER:
        words.append(f"seat={p.seat}")
    if p.result is not None:
        words += [f"winner={NOBODY if p.result.winner is None else p.result.winner}", f"reason={p.result.reason}"]
    words += [f"out={'+'.join(map(str, p.out))}"] if p.out else []
    named = (("attacked", p.attacked), ("attacker", p.attacker), ("last-play", p.last_play))
    words += [f"{word}={seat}" for word, seat in named if seat is not None]
    given = (p.acted, p.passed, p.blocked, p.no_attacks)
    words += [word for word, said in zip(TURN_WORDS, given, strict=True) if said]
    if p.later:
        words.append(f"later={','.join(_later_text(later) for later in p.later)}")
    switches = [word for word, name in SWITCHES.items() if getattr(p, name)]
    if p.starting_health != STARTING_HEALTH:
        words.append(f"started-at={p.starting_health}")
    if switches:
        words.append(f"rules={'+'.join(switches)}")
    return " ".join(words)


def _player_text(player: PlayerState, seat: int, labels: Labels) -> str:
    hand = sorted(player.hand, key=_sorted_by)
    discard = sorted(player.discard, key=_sorted_by)
    words = [
        f"health={player.health}",
        f"gold={player.gold}",
        *([f"deity={compact(player.deity)}"] if player.deity else []),
        *([f"bound={_alignments_text(player.bound)}"] if player.bound else []),
        *([f"to-play={_alignments_text(player.to_play)}"] if player.to_play else []),
        f"hand={_list_text(_held_text(held, seat, labels) for held in hand)}",
        f"board={_list_text(_champion_text(one) for one in player.board)}",
        f"discard={_list_text(_held_text(held, seat, labels) for held in discard)}",
        f"deck={_list_text(_held_text(held, seat, labels) for held in player.deck)}",
    ]
    if player.supplemental:
        words.append(f"supplemental={_list_text(map(compact, player.supplemental))}")
    for cost, played in enumerate(player.played):
        if played.cards:
            count = "" if played.cards == 1 else f"{played.cards}*"
            words.append(f"played{cost}={count}{_words_text(int(played.alignments), ALIGNMENTS)}")
    if player.no_healing:
        words.append(NO_HEALING)
    if player.this_turn:
        words.append(f"this-turn={_list_text(map(compact, player.this_turn))}")
    return " ".join(words)


def _sorted_by(held: Held) -> tuple[str, int, bool, bool]:
    return held.card, held.known, held.block > 0, held.broken


def _alignments_text(alignments: Iterable[Alignment]) -> str:
    return _list_text(str(one.name).lower() for one in alignments)


def _list_text(items: Iterable[str]) -> str:
    runs: list[tuple[str, int]] = []
    for item in items:
        if runs and runs[-1][0] == item:
            runs[-1] = (item, runs[-1][1] + 1)
        else:
            runs.append((item, 1))
    return ",".join(item if count == 1 else f"{count}*{item}" for item, count in runs) or "-"


def _held_text(held: Held, seat: int, labels: Labels) -> str:
    text = compact(held.card)
    if held.known:
        text += "@" + "".join(str(one) for one in range(MOST_SEATS) if held.known >> one & 1)
        if held.block:
            text += f".{labels.setdefault((seat, held.block), len(labels) + 1)}"
    return text + "!" * held.broken


def _champion_text(one: InPlay) -> str:
    details = [f"{word}={number}" for word, number in (("damage", one.damage), ("counters", one.counters)) if number]
    details += [word for word, field in FLAGS.items() if getattr(one, field)]
    if one.owner is not None:
        details.append(f"owner={one.owner}")
    if one.back:
        details.append(f"back={'+'.join(map(str, one.back))}")
    if one.damaged_players:
        details.append(f"struck={'+'.join(map(str, one.damaged_players))}")
    if one.granted:
        details.append(f"granted={'+'.join(map(compact, one.granted))}")
    for word, keywords in (("gained", one.gained), ("suspended", one.suspended), ("turn", one.keywords)):
        if keywords:
            details.append(f"{word}={_words_text(int(keywords), KEYWORDS)}")
    details += [f"{word}={number}" for word, number in (("offense", one.offense), ("defense", one.defense)) if number]
    inside = f"({','.join(details)})" if details else ""
    return compact(one.card) + inside + "!" * one.broken


def _later_text(later: Later) -> str:
    its = "".join(f",it={seat}.{at}" for seat, at in later.champions)
    return f"{compact(later.card)}(by={later.controller},who={later.who}{its})"


def _words_text(mask: int, words: dict[str, Keyword] | dict[str, Alignment]) -> str:
    return "+".join(word for word, bit in words.items() if mask & int(bit))


# --- what is going on ------------------------------------------------------------------------------------------------


class _Teller:
    """Tells what is going on. Of cards alike in a hand or discard pile the first is the one that is spoken of first."""

    def __init__(self, position: Position, labels: Labels) -> None:
        self.position = position
        self.labels = labels
        self.spoken: dict[str, list[Thing]] = {}

    def text(self, ongoing: Ongoing) -> str:
        words = [] if ongoing.initiative is None else [f"initiative={ongoing.initiative}"]
        words += [DECLARED] * ongoing.declared
        resolving, pending = (sorted(batch, key=self.sorted_by) for batch in (ongoing.resolving, ongoing.pending))
        for word, effects in (("stack", ongoing.stack), ("resolving", resolving), ("pending", pending)):
            if effects:
                words.append(f"{word}={_list_text(map(self.effect, effects))}")
        if ongoing.gone:
            words.append(f"gone={_list_text(map(self.left, ongoing.gone))}")
        for word, things in (("among", ongoing.among), ("picked", ongoing.picked)):
            if things:
                words.append(f"{word}={self.things(things)}")
        if ongoing.given is not None:
            given = ",".join("+".join(map(str, amounts)) for amounts in ongoing.given)
            words.append(f"given={given or '-'}")
        if ongoing.revealed:
            words.append(f"revealed={ongoing.revealed}")
        return " ".join(words)

    def sorted_by(self, effect: Effect) -> str:
        """A batch has no order, but of abilities that are alike the first is resolved first (house ruling H15): they
        stay in their order. Alike are those that differ only in what they do not ask about."""
        program = ability_of(effect).program
        x = effect.x if READS_X[program] else 0
        who = effect.who if READS_THAT_PLAYER[program] else effect.controller
        return self.effect(replace(effect, of=None, x=x, who=who))

    def effect(self, effect: Effect) -> str:
        details = [] if effect.of is None else [f"of={self.thing(effect.of)}"]
        details.append(f"by={effect.controller}")
        if effect.step:
            details.append(f"at={effect.step}")
        if effect.x:
            details.append(f"x={effect.x}")
        if effect.who != effect.controller:
            details.append(f"who={NOBODY if effect.who is None else effect.who}")
        if effect.its:
            details.append(f"it={self.things(effect.its)}")
        details += [word for word, said in (("done", effect.done), ("free", effect.free)) if said]
        ability = f".{effect.ability}" if effect.ability else ""
        return f"{compact(effect.card)}{ability}({','.join(details)})"

    def left(self, gone: Gone) -> str:
        details = [f"by={gone.controller}"]
        if gone.owner != gone.controller:
            details.append(f"owner={gone.owner}")
        details += [f"offense={gone.offense}", f"defense={gone.defense}"]
        if gone.keywords:
            details.append(f"keywords={_words_text(int(gone.keywords), KEYWORDS)}")
        details += [word for word, field in GONE_WORDS.items() if getattr(gone, field)]
        if gone.of is not None:
            details.append(f"of={self.thing(gone.of)}")
        return f"{compact(gone.card)}({','.join(details)})"

    def things(self, things: Iterable[Thing]) -> str:
        return "+".join(self.thing(thing) for thing in things)

    def thing(self, thing: Thing) -> str:
        zone, seat, place = thing.zone, thing.seat, thing.place
        if zone == PLAYER:
            return f"{seat}"
        if zone == BOARD:
            return f"{seat}.{place}"
        if zone == GONE:
            return f"{GONE}.{place}"
        if zone == HIDDEN:
            return f"{HIDDEN}{seat}"
        if zone == BLOCK:
            return f"{BLOCK_PREFIX}{seat}.{self.labels[seat, place]}"
        if zone not in LYING:
            return f"{zone}{seat}.{place}"
        player = self.position.players[seat]
        if zone == SUPPLEMENTAL:  # in which cards lie in an order
            card = player.supplemental[place]
            return _numbered(f"{zone}{seat}.{compact(card)}", player.supplemental[:place].count(card))
        name = f"{zone}{seat}.{_held_text(pile_of(player, zone)[place], seat, self.labels)}"
        alike = self.spoken.setdefault(name, [])
        if thing not in alike:
            alike.append(thing)
        return _numbered(name, alike.index(thing))


def _numbered(name: str, before: int) -> str:
    """A card by its name; with a number where others of this name are before it."""
    return f"{name}:{before + 1}" if before else name
