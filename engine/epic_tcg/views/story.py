"""The journal in words: what happened, seen from one seat, with the section of the rule book behind it. Names of cards
stand in [[ ]]."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

from engine.epic_tcg.language import Alignment, Counter, Keyword, PlayerTrait
from engine.epic_tcg.programs.definitions import FILTERS, NAMES, D
from engine.epic_tcg.programs.nouns import PLAYER_TRAITS
from engine.epic_tcg.prompts.objects import called_by, reference
from engine.epic_tcg.prompts.options import STEP_WORDS
from engine.epic_tcg.prompts.parts import mode_text, on_one_line, program_text
from engine.epic_tcg.rules import codes, events
from engine.epic_tcg.rules.sight import OPEN_HANDS, SPECTATOR
from engine.epic_tcg.rules.state import Event, Game
from engine.epic_tcg.text import KEYWORDS, TRAITS, counter_name
from engine.epic_tcg.text.nouns import signs
from engine.epic_tcg.versions import GAMES
from engine.epic_tcg.views.results import ending
from engine.kernel.grammar import article, capital, conjugated, counted, listed, number_word
from engine.kernel.telling import Entry, Telling
from engine.kernel.versions import in_words

_TURNS, _PLAY, _LINE, _TERMS = "Turns", "How to Play a Card", "The Line", "Game Terms: "
_BATTLE, _MOJO, _HAND = "Battle", "Winning the Game", "Hand Size"
# kind -> (name on the page, section of the rule book, words). {you} opens a sentence; [go|goes] follows the player,
# <is|are> the cards
WORDS: Final[dict[int, tuple[str, str, str]]] = {
    events.STARTED: ("start", _TURNS, "{you} [go|goes] first."),
    events.MULLIGAN: ("mulligan", "Taking a Mulligan", "{you} [mulligan|mulligans] {count}."),
    events.TO_BOTTOM: ("bottom", "Taking a Mulligan", "{you} [put|puts] {card} on the bottom of {your} deck."),
    events.TURN: ("turn", _TURNS, "Turn {n}: {your} turn."),
    events.STEP: ("step", "Steps", "The {step} begins."),
    events.DREW: ("draw", _TURNS, "{you} [draw|draws] {card}."),
    events.PLAYED: ("play", _PLAY, "{you} [play|plays] {card}{down}."),
    events.PUT_ON_LINE: ("put", _LINE, "{card} <is|are> put on the line."),
    events.USED: ("power", "Abilities", "{you} [use|uses] {card}: {label}"),
    events.TRIGGERED: ("trigger", "Triggers", "{card}: {label}"),
    events.NO_TARGET: (
        "no_target",
        "When Triggers",
        "{card} has no legal target for its trigger.",
    ),
    events.CHOSE_MODE: ("mode", _PLAY, "{you} [choose|chooses]: {mode}"),
    events.TARGETED: ("target", "Legal Targets", "{other} targets {card}."),
    events.RESOLVED: ("resolve", _LINE, "{item} resolves."),
    events.FAILED: ("failed", "Legal Targets", "{item} fails, because none of its targets is legal any more."),
    events.STOPPED: ("stop", _TERMS + "Stop", "{item} is stopped."),
    events.ENTERED: ("enter", _PLAY, "{card} <enters|enter> play under {your} control{down}."),
    events.TOKEN: ("token", "Tokens", "{you} [put|puts] {tokens} into play."),
    events.BROKE: ("break", _TERMS + "Break", "{card} <is|are> broken."),
    events.UNBROKEN: ("failed", _TERMS + "Unbreakable", "{card} <is|are> unbreakable, so <it is|they are> not broken."),
    events.UNBANISHED: (
        "failed",
        _TERMS + "Unbanishable",
        "{card} <is|are> unbanishable, so <it is|they are> not banished.",
    ),
    events.DECLINED: ("decline", "Abilities", "{you} [decline|declines] what {other} offers."),
    events.BANISHED: ("banish", _TERMS + "Banish", "{card} <is|are> banished{from}."),
    events.TO_HAND: ("return", "Owner", "{card} <goes|go> to {your} hand."),
    events.TO_DISCARD: ("discard", "Owner", "{card} <goes|go> to {your} discard pile."),
    events.TO_TOP: ("top", "Owner", "{card} <goes|go> on top of {your} deck."),
    events.REMOVED: ("remove", "Contradictory Continuous Abilities", "{card} <is|are> removed from the game."),
    events.DISCARDED: ("discard", _TERMS + "Discard Pile", "{you} [discard|discards] {card}."),
    events.NOT_DRAWN: ("not_drawn", "Pack War", "{you} cannot draw {count}, because {your} deck is empty."),
    events.DAMAGED: ("damage", "Champions", "{other} deals {n} damage to {card}."),
    events.PLAYER_DAMAGED: ("hurt", _MOJO, "{other} deals {n} damage to {whom}."),
    events.PREVENTED: ("prevent", _TERMS + "Damage Ward", "{card} <is|are> warded against {n} damage of {other}."),
    events.GAINED_MOJO: ("heal", _MOJO, "{you} [gain|gains] {n} Mojo."),
    events.LOST_MOJO: ("lose", _MOJO, "{you} [lose|loses] {n} Mojo."),
    events.ACTIONS: ("gold", "Actions", "{you} [gain|gains] {actions}."),
    events.EXTRA_TURN: ("extra_turn", _TURNS, "{you} [get|gets] an extra turn after this one."),
    events.TRAIT: ("trait", "Continuous Abilities", "{you} {trait} this turn."),
    events.EXPENDED: ("expend", _TERMS + "Expend", "{card} <is|are> expended."),
    events.FLIPPED: ("flip", _TERMS + "Flip", "{card} <is|are> flipped."),
    events.PREPARED: ("prepare", _TERMS + "Prepare", "{card} <is|are> prepared."),
    events.STAYS: ("stays", _TURNS, "{card} <does|do> not prepare in {your} next Prepare Step."),
    events.GAINED: ("gain", "Continuous Abilities", "{card} <gets|get> {gains} this turn."),
    events.LOST: ("blank", "Continuous Abilities", "{card} <loses|lose> {lost} this turn."),
    events.COUNTERS: ("counters", "Continuous Abilities", "{card} <{counters}>."),
    events.CONTROL: ("control", "Gain Control", "{you} [gain|gains] control of {card}."),
    events.UNVEILED: ("unveil", _TERMS + "Unveiled", "{card} <is|are> unveiled."),
    events.VEILED: ("veil", _TERMS + "Veiled", "{card} <is|are> turned face down."),
    events.REVEALED: ("reveal", _TERMS + "Reveal", "{revealed}"),
    events.ATTACKED: ("attack", _BATTLE, "{you} [attack|attacks] {attacked} with {card}."),
    events.HUNTED: ("hunt", _TERMS + "Hunter", "{card} <is|are> hunted."),
    events.BLOCKED: ("block", _BATTLE, "{you} [block|blocks] with {card}."),
    events.UNBLOCKED: ("unblocked", _BATTLE, "{you} [do|does] not block."),
    events.LEFT_ATTACK: ("leave", _BATTLE, "{card} <leaves|leave> the attack."),
    events.NO_DAMAGE: ("no_damage", _BATTLE, "No more battle damage is dealt in this attack."),
    events.ATTACK_OVER: ("battle_over", _BATTLE, "The attack is over."),
    events.BECAME: ("become", "Continuous Abilities", "{card} <becomes|become> {form}."),
    events.COPIED: ("copy", _LINE, "{you} [copy|copies] {item}."),
    events.PUT_UNDER: ("under", "Champions", "{card} <is|are> put out of play under another card."),
    events.CHOSE_ALIGNMENT: ("alignment", _PLAY, "{you} [choose|chooses] {alignment}."),
    events.REDIRECTED: ("redirect", "As Triggers", "{card} <takes|take> the damage that {whom} would be dealt."),
    events.GAINED_ABILITY: ("gain", "Continuous Abilities", "{card} <gains|gain> an ability of {other} this turn."),
    events.LIMITED_ACTIONS: ("gold", "Actions", "{you} [gain|gains] {limited} this turn."),
    events.TOOK_BACK: ("take_back", "", "{you} [take|takes] back {taken}."),
    events.RULES_CHANGED: ("rules", "", "{change} From here on this game goes by the new rules."),
    events.ELIMINATED: ("eliminated", _MOJO, "{you} [are|is] out of the game."),
}
# what happens to several cards one after the other is one sentence
_TOGETHER: Final = (
    events.TO_BOTTOM, events.DREW, events.TARGETED, events.ENTERED, events.TOKEN, events.BROKE, events.BANISHED,
    events.TO_HAND, events.TO_DISCARD, events.TO_TOP, events.REMOVED, events.DISCARDED, events.DAMAGED,
    events.EXPENDED, events.FLIPPED, events.PREPARED, events.STAYS, events.GAINED, events.LOST, events.COUNTERS,
    events.CONTROL, events.UNBROKEN, events.UNBANISHED, events.UNVEILED, events.VEILED, events.REVEALED,
    events.ATTACKED, events.BLOCKED, events.LEFT_ATTACK, events.BECAME, events.PUT_UNDER, events.GAINED_ABILITY,
)  # fmt: skip
_OF_PIECES: Final = (  # what is not named of these lies face down
    events.PLAYED, events.ENTERED, events.RESOLVED, events.DAMAGED, events.EXPENDED, events.FLIPPED, events.PREPARED,
    events.STAYS, events.GAINED, events.LOST, events.COUNTERS, events.CONTROL, events.ATTACKED, events.HUNTED,
    events.BLOCKED, events.LEFT_ATTACK, events.PREVENTED, events.REMOVED, events.BECAME, events.PUT_UNDER,
    events.GAINED_ABILITY, events.COPIED, events.TOOK_BACK,
)  # fmt: skip
# what is done to a player or a piece, who may be another's
_DONE_TO: Final = (
    events.BROKE, events.BANISHED, events.TO_HAND, events.TO_DISCARD, events.TO_TOP, events.DAMAGED,
    events.PLAYER_DAMAGED, events.PREVENTED, events.LOST_MOJO, events.EXPENDED, events.FLIPPED, events.PREPARED,
    events.STAYS, events.GAINED, events.LOST, events.COUNTERS, events.LEFT_ATTACK, events.UNVEILED, events.VEILED,
    events.HUNTED, events.STOPPED, events.UNBROKEN, events.UNBANISHED, events.BECAME, events.PUT_UNDER,
    events.GAINED_ABILITY,
)  # fmt: skip
_OF_PLAYERS: Final = (events.PLAYER_DAMAGED, events.GAINED_MOJO, events.LOST_MOJO)  # about no card
_FULL_NAME: Final = (  # another player's, not just theirs
    events.TURN, events.ENTERED, events.TO_HAND, events.TO_DISCARD, events.TO_TOP, events.BANISHED, events.STAYS,
)  # fmt: skip
_BEGINS: Final = (events.PLAYED, events.USED, events.TRIGGERED, events.RESOLVED)
_ENDS: Final = (
    events.TURN, events.STEP, events.ATTACKED, events.BLOCKED, events.UNBLOCKED, events.BATTLE_DAMAGE,
    events.TOOK_BACK,
)  # fmt: skip
_WOUNDS: Final = (events.PLAYER_DAMAGED, events.DAMAGED, events.PREVENTED, events.BROKE)
UNSPOKEN: Final = (events.CHOICE, events.BATTLE_DAMAGE, events.AT_ONCE)  # no entries
_OF_ONE: Final = (events.TO_BOTTOM, events.DECLINED)  # told to nobody who does not see it


def entries(
    game: Game, seat: int, since: int = 0, names: Sequence[str] = (), *, open_hands: bool = False
) -> list[Entry]:
    """Entries from number `since` on, as `seat` sees them. An entry has the number of the last event it tells of, and
    the seat that acted; it never goes on beyond a choice, so whoever asks at whatever time gets the same entries. Who
    looks on, as a SPECTATOR or with OPEN_HANDS, is told the players' `names`. With `open_hands` a player, who is still
    called you, is told what any of them saw: for games that are over."""
    names = called_by(game, names)
    knows = OPEN_HANDS if open_hands else seat

    def entry_of(group: list[Event]) -> Entry | None:
        return _entry(game, group, seat, _sees(game, group[0][7], knows), names)

    return _TELLING.entries(game.journal or [], since, entry_of)


def _acting_after(event: Event, acting: int) -> int:
    """Whose play, ability or trigger is announced or resolved after this event; NOBODY's where a step or a battle goes
    on."""
    kind, _, who, *_ = event
    return who if kind in _BEGINS else codes.NOBODY if kind in _ENDS else acting


_TELLING: Final = Telling(
    together=_TOGETHER, alike=events.TOKEN, done_to=_DONE_TO, wounds=_WOUNDS, fight=events.BATTLE_DAMAGE,
    acting=_acting_after,
)  # fmt: skip


# --- one entry -------------------------------------------------------------------------------------------------------


def _sees(g: Game, seen: int, seat: int) -> bool:
    """Whether `seat` sees what `seen`, a bit set of seats, see: a spectator if all do, open hands if one does."""
    if seat == OPEN_HANDS:
        return seen != 0
    return seen == (1 << g.seats) - 1 if seat == SPECTATOR else seen >> seat & 1 != 0


def _entry(g: Game, group: list[Event], seat: int, sees: bool, names: Sequence[str]) -> Entry | None:
    """The entry of a group, said to `seat`; `sees`: with the cards that it is about."""
    kind, turn, who, _, _, n, _, _ = group[0]
    if kind in UNSPOKEN or (kind in _OF_ONE and not sees):
        return None
    if kind == events.OVER:
        name, rule, text = "over", _MOJO, ending(g.winners, n, seat, names)
    elif kind == events.MULLIGAN and n == 0:
        name, rule, _ = WORDS[kind]
        text = "You keep your hand." if who == seat else f"{_called(who, names)} keeps their hand."
    else:
        name, rule, words = WORDS[kind]
        text = _Sentence(g, group, seat, names, sees=sees).say(words)
    refs = [reference(event[4]) for event in group if event[4] and (sees or event[4] >= codes.FIRST_PIECE)]
    if kind in _OF_PLAYERS:
        refs = [reference(who)]
    elif kind == events.TARGETED:
        refs = [reference(event[4]) for event in group]
    return {"turn": turn, "kind": name, "text": text, "rule": rule, "refs": refs}


def _called(who: int, names: Sequence[str]) -> str:
    return capital(names[who]) if names else "Your opponent"


class _Sentence:
    """One group of events, said to a seat: what stands for each mark in its words."""

    def __init__(self, g: Game, group: list[Event], seat: int, names: Sequence[str], *, sees: bool) -> None:
        self.g = g
        self.group = group
        self.kind, _, self.who, self.card_index, self.obj, self.n, self.cause, self.seen = group[0]
        self.seat = seat
        self.names = names
        self.sees = sees

    def say(self, words: str) -> str:
        """The words with their marks filled in, all at once: a name may hold a mark."""
        text = words.replace("{counters}", self.counters()) if self.kind == events.COUNTERS else words
        text = conjugated(conjugated(text, "[]", self.who == self.seat), "<>", len(self.group) == 1)
        fills = self.fills()
        return capital(re.sub(r"{(\w+)}", lambda mark: fills[mark[1]]() if mark[1] in fills else mark[0], text))

    def fills(self) -> dict[str, Callable[[], str]]:
        return {
            "you": lambda: "You" if self.mine else _called(self.who, self.names),
            "your": self.whose,
            "whom": lambda: self.player(self.who),
            "attacked": self.attacked,
            "card": self.cards,
            "item": self.item,
            "tokens": self.tokens,
            "count": lambda: counted(self.n, "card"),
            "other": lambda: f"[[{NAMES[self.cause]}]]" if self.cause >= 0 else "An effect",
            "n": lambda: str(self.n),
            "step": lambda: STEP_WORDS[self.n],
            "label": lambda: on_one_line(program_text(self.n, self.card_index)),
            "mode": lambda: mode_text(*events.unpack_mode(self.n)),
            "down": self.face_down,
            "from": self.where_from,
            "actions": lambda: "{action}" * self.n,
            "trait": self.trait,
            "gains": self.gains,
            "lost": lambda: listed(_keywords(self.n)),
            "revealed": self.revealed,
            "form": self.form,
            "alignment": lambda: listed(signs(Alignment(self.n))),
            "limited": self.limited,
            "taken": self.taken_back,
            "change": lambda: in_words(tuple(change for change in GAMES if change.number == self.n)),
        }

    @property
    def mine(self) -> bool:
        return self.who == self.seat

    @property
    def everyone(self) -> int:
        return (1 << self.g.seats) - 1

    def player(self, seat: int) -> str:
        return "you" if seat == self.seat else self.names[seat] if self.names else "your opponent"

    def whose(self) -> str:
        if self.mine:
            return "your"
        return f"{self.player(self.who)}'s" if self.kind in _FULL_NAME else "their"

    def attacked(self) -> str:
        """A player, or a champion of theirs: who is hunted is named after that."""
        seat, hunts = events.unpack_attacked(self.n)
        player = self.player(seat)
        if not hunts:
            return player
        return "a champion of yours" if seat == self.seat else f"{player}'s champion"

    def cards(self) -> str:
        """The cards of a group, equal ones counted; those that the seat does not see only counted."""
        if not self.sees:
            return counted(len(self.group), "face-down champion" if self.kind in _OF_PIECES else "card")
        counts: dict[str, int] = {}
        for event in self.group:
            name = self.player(event[4]) if event[3] < 0 else f"[[{NAMES[event[3]]}]]"
            counts[name] = counts.get(name, 0) + 1
        return listed([name if count == 1 else f"{name} ×{count}" for name, count in counts.items()])

    def tokens(self) -> str:
        name, count = NAMES[self.card_index], len(self.group)
        if count == 1:
            return f"{article(name.lower()).split()[0]} [[{name}]] token"
        return f"{number_word(count)} [[{name}]] tokens"

    def item(self) -> str:
        """What lay on the line: a card, or an ability or a trigger of one."""
        name, (what, _) = self.cards(), events.unpack_item(self.n)
        return name if what == codes.OF_CARD else f"{name}'s {'ability' if what == codes.OF_ABILITY else 'trigger'}"

    def taken_back(self) -> str:
        """What began with this option."""
        kind, verb = events.unpack_begun(self.n)
        if kind != codes.PRIORITY:
            return "the attack" if kind == codes.ATTACK else "the blocks"
        if verb == codes.USE:
            return f"{self.cards()}'s ability"
        return f"{'the unveiling of ' if verb == codes.UNVEIL else ''}{self.cards()}"

    def face_down(self) -> str:
        return " face down" if self.sees and self.seen != self.everyone else ""

    def where_from(self) -> str:
        """Of cards that were not in play."""
        if self.obj >= codes.FIRST_PIECE or self.n not in _ZONES:
            return ""
        return f" from {self.whose()} {_ZONES[self.n]}"

    def trait(self) -> str:
        trait = next(trait for trait, number in PLAYER_TRAITS.items() if number == self.n)
        name = TRAITS[trait].name
        return f"{'are' if self.mine else 'is'} {name}" if trait is PlayerTrait.UNTARGETABLE else name

    def gains(self) -> str:
        keywords, offense, defense = events.unpack_gain(self.n)
        numbers = [f"{amount:+d} {{{what}}}" for amount, what in ((offense, "offense"), (defense, "defense")) if amount]
        return listed(_keywords(keywords) + numbers)

    def form(self) -> str:
        return f"a copy of [[{NAMES[self.n - 1]}]]" if self.n else "something else this turn"

    def limited(self) -> str:
        """Actions and what they pay for."""
        count, what = events.unpack_actions(self.n)
        cards = listed(signs(Alignment(FILTERS[what].alignment)))
        return f"{'{action}' * count} for {cards} cards only"

    def counters(self) -> str:
        """One and many, for `conjugated`."""
        counter, count = events.unpack_counters(self.n)
        what = counted(abs(count), counter_name(Counter(D.counters[counter])))
        return f"gets {what}|get {what}" if count > 0 else f"loses {what}|lose {what}"

    def revealed(self) -> str:
        """Who shows a card, or who looks at it: one who alone is shown what is not theirs, or lies on a deck."""
        cards, zone = self.cards(), "hand" if self.n == codes.HAND else "deck"
        looking = [seat for seat in range(self.g.seats) if self.seen >> seat & 1]
        if self.seen != self.everyone and len(looking) == 1:
            viewer = looking[0]
            who = "You look" if viewer == self.seat else f"{_called(viewer, self.names)} looks"
            return f"{who} at {cards} {'in' if zone == 'hand' else 'on top of'} {self.owner(viewer)} {zone}."
        who = "You reveal" if self.mine else f"{_called(self.who, self.names)} reveals"
        top = "the top of " if zone == "deck" else ""
        return f"{who} {cards} from {top}{'your' if self.mine else 'their'} {zone}."

    def owner(self, reader: int) -> str:
        """Whose hand or deck, in a sentence about the one who looks."""
        if self.mine:
            return "your"
        return "their" if self.who == reader else f"{self.player(self.who)}'s"


def _keywords(mask: int) -> list[str]:
    """Keywords by their names; those that print as a sentence in quotes."""
    return [f'"{KEYWORDS[one].name}"' if KEYWORDS[one].quality else KEYWORDS[one].name for one in Keyword(mask)]


_ZONES: Final = {codes.DECK: "deck", codes.HAND: "hand", codes.DISCARD: "discard pile"}
