"""How good a position of the Epic TCG is for a seat, by what that seat knows. Pure reading."""

from __future__ import annotations

from engine.bots.epic_tcg import weights as w
from engine.bots.epic_tcg.values import ABILITIES, HAND, LATER, PIECE, body
from engine.bots.odds import chance
from engine.epic_tcg.programs import bits
from engine.epic_tcg.rules import codes
from engine.epic_tcg.rules.derive import damage_ward, defense, keywords, kind, offense, silent
from engine.epic_tcg.rules.sight import VEILED, show_face_down, visible
from engine.epic_tcg.rules.state import Game, in_play
from engine.epic_tcg.rules.turn import HAND_LIMIT

_CALM = bits.CANNOT_ATTACK | bits.DEALS_NO_DAMAGE
_VEILED = sorted(VEILED, key=PIECE.__getitem__)[len(VEILED) // 2]


def evaluate(g: Game, me: int, held: frozenset[int]) -> float:
    """The position, for seat `me`; `held` are the cards of its hand that it really knows. Of more than two players the
    others count together as one."""
    if g.reason:
        return (w.WIN if me in g.winners else -w.WIN) if len(g.winners) < g.seats else 0.0
    if me not in g.players:
        return -w.WIN
    mine = side(g, me, held)
    others = [side(g, seat, held) for seat in g.players if seat != me]
    fallen = w.DANGER * (g.seats - len(g.players))
    return mine - sum(others) / len(others) + fallen + _strikes(g, me)


def win_chance(g: Game, me: int) -> float:
    """How likely seat `me` wins, from 0 to 1, by what it knows: of two players, at the start of a turn or at the end of
    the game. The scale was fitted to games of bots: between other players it is a guess."""
    if g.reason:
        return float(me in g.winners) if len(g.winners) == 1 else 0.5
    return chance(evaluate(_as_known(g, me), me, frozenset(g.hand[me])) / w.UNIT)


def _as_known(g: Game, me: int) -> Game:
    """The game, in which what lies face down in play and this seat may not know is a champion of the middle."""
    hidden = [g.uid_of[slot] for slot in in_play(g) if g.uid_of[slot] >= 0 and not visible(g, me, g.uid_of[slot])]
    if not hidden:
        return g
    copy = g.clone()
    copy.def_of = g.def_of[:]
    for uid in hidden:
        copy.def_of[uid] = _VEILED
    show_face_down(copy)
    return copy


def side(g: Game, seat: int, held: frozenset[int]) -> float:
    """What one player has."""
    total = mojo_value(g.mojo[seat]) + sum(piece_value(g, slot) for slot in g.board[seat])
    hand = g.hand[seat]
    for uid in hand:
        total += HAND[g.def_of[uid]] if uid in held else w.CARD
    total -= w.TOO_MANY * max(0, len(hand) - HAND_LIMIT)
    total += sum(w.DISCARDED + LATER[g.def_of[uid]] for uid in g.discard[seat])
    left = len(g.deck[seat])
    return total + w.DECK_STEP * (w.DECK_LOW - left) if left < w.DECK_LOW and not g.setup.pack_war else total


def mojo_value(mojo: int) -> float:
    """The first ones count most."""
    return min(mojo, 10) + 0.7 * min(max(0, mojo - 10), 10) + 0.45 * max(0, mojo - 20)


def piece_value(g: Game, slot: int) -> float:
    """A piece in play as it is now."""
    card = g.card_of[slot]
    mute = silent(g, slot)
    if not kind(g, slot) & bits.CHAMPION:
        return w.BODY if mute else PIECE[card]
    value = body(keywords(g, slot), offense(g, slot), defense(g, slot))
    return value if mute else value + ABILITIES[card]


# --- attacks to come -------------------------------------------------------------------------------------------------


def threat(g: Game, seat: int, other: int, *, ready: bool) -> int:
    """Mojo that champions of `seat`, each attacking alone, take from `other`, whose best blocks are one for each
    champion. `ready`: only those that can attack and block now; otherwise all of them, as when each has prepared."""
    strikers: list[int] = []
    sure = walls = flyers = 0
    for slot in g.board[other]:
        words = keywords(g, slot)
        able = kind(g, slot) & bits.CHAMPION and not words & bits.CANNOT_BLOCK
        if able and not (ready and g.flags_of[slot] & codes.TURNED):
            walls += 1
            flyers += words & (bits.AIRBORNE | bits.RANGE | bits.BLOCKS_AIRBORNE) != 0
    for slot in g.board[seat]:
        words = keywords(g, slot)
        if not kind(g, slot) & bits.CHAMPION or words & _CALM or (ready and g.flags_of[slot] & codes.TURNED):
            continue
        if words & bits.UNBLOCKABLE or (words & bits.AIRBORNE and not flyers):
            sure += offense(g, slot)
        else:
            strikers.append(offense(g, slot))
    strikers.sort()
    return sure + sum(strikers[: max(0, len(strikers) - walls)])


def _strikes(g: Game, me: int) -> float:
    """What the boards say of the next attacks: those of whoever begins a turn count more. Who has attacked cannot block
    in that turn, because in the Prepare Step only the active player prepares (rule book, Turns)."""
    total = 0.0
    for seat in g.players:
        share = w.STRIKE_NEXT if seat == g.active else w.STRIKE_LATER
        for other in g.players if seat == me else (me,):
            if seat == other:
                continue
            damage = threat(g, seat, other, ready=seat == g.active)
            value = share * min(damage, g.mojo[other])
            if damage >= g.mojo[other]:
                value += w.DANGER if seat == g.active else w.DANGER / 3
            total += value / (len(g.players) - 1) if seat == me else -value
    return total


def strikes_now(g: Game, me: int) -> float:
    """What the player whose turn it is may still expect from attacking, for seat `me`."""
    total = 0.0
    for other in g.players:
        if other == g.active or (g.active != me and other != me):
            continue
        damage = threat(g, g.active, other, ready=True)
        value = w.STRIKE_NOW * damage + (w.DANGER if damage >= g.mojo[other] else 0.0)
        total = max(total, value)
    return total if g.active == me else -total


def needed(g: Game, slot: int) -> int:
    """Damage that breaks a champion now; 0 where none does."""
    if keywords(g, slot) & bits.UNBREAKABLE:
        return 0
    return max(1, defense(g, slot) - g.damage_of[slot] + damage_ward(g, slot))
