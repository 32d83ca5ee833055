"""What happens by itself, looked at after each op: players lose and win (rule book, Winning the Game), champions break
that have taken too much damage. Leaving a game of more than two players is here, too."""

from __future__ import annotations

from engine.epic_tcg.programs import bits
from engine.epic_tcg.programs.definitions import GIVES
from engine.epic_tcg.programs.game import END_OF_ATTACK_PLACE, STEP_NONE, TURN_PLACE
from engine.epic_tcg.rules import codes, events, triggers
from engine.epic_tcg.rules.atoms import clean_pieces, control, end_attack, end_game, forget_player, note
from engine.epic_tcg.rules.derive import applies, defense, givers, has, kind
from engine.epic_tcg.rules.moving import break_pieces, remove_card, remove_piece
from engine.epic_tcg.rules.state import Frame, Game, in_play, left_of, slot_of, touch, turn_order
from engine.epic_tcg.rules.turn import next_player


def settle(g: Game) -> None:
    """Until nothing happens any more. Losing comes before winning: who has no Mojo does not win by an empty deck."""
    while g.unsettled and not g.reason:
        g.unsettled = False
        if min(g.mojo) <= 0:
            fallen = [seat for seat in g.players if g.mojo[seat] <= 0]
            if fallen:
                eliminate(g, fallen, codes.BY_MOJO)
        if not (all(g.deck) or g.reason or g.step == STEP_NONE or g.setup.pack_war):
            empty = tuple(seat for seat in g.players if not g.deck[seat])
            if empty:
                end_game(g, empty, codes.BY_DECK)
        if not g.reason:
            if g.given & (bits.GIVES_ALIGNMENT | bits.GIVES_ORIGIN):
                _remove_contradicting(g)
            _break_lethal(g)


def _remove_contradicting(g: Game) -> None:
    """What says of a piece that it is of one alignment and what says that it is of another leave the game, before that
    is applied; the same of origins (rule book, Contradictory Continuous Abilities)."""
    giving = [giver for giver in givers(g) if giver[1].alignment or giver[1].origin]
    if len(giving) < 2:
        return
    gone: list[int] = []
    for slot in in_play(g):
        of_it = [giver for giver in giving if not g.flags_of[slot] & codes.FACE_DOWN and applies(g, giver, slot)]
        for said in ({giver[0]: giver[1].alignment for giver in of_it}, {giver[0]: giver[1].origin for giver in of_it}):
            sources = [source for source, given in said.items() if given]
            if len({said[source] for source in sources}) > 1:
                gone += [source for source in sources if source not in gone]
    for source in gone:
        if source >= 0:
            remove_piece(g, source)
        else:
            remove_card(g, ~source)


def _break_lethal(g: Game) -> None:
    """As a champion's defense becomes 0, negative, or at most the damage that it has taken, it is broken; deadly damage
    breaks it anyway (rule book, Negative Numbers, Deadly)."""
    damage_of, form_of, defense_of, deadly = g.damage_of, g.turn_form_of, g.turn_defense_of, g.broken_by_deadly
    weak = g.given & (bits.IS_FRAIL | bits.GIVES_LESS_DEFENSE)
    if not (weak or any(damage_of) or any(form_of) or any(defense_of) or deadly):
        return  # as most of the time
    g.broken_by_deadly = ()
    everywhere = deadly or weak & bits.GIVES_LESS_DEFENSE
    frail = weak & bits.IS_FRAIL
    lethal = [
        slot
        for slot in in_play(g)
        if (everywhere or damage_of[slot] or form_of[slot] or defense_of[slot] < 0 or GIVES[g.card_of[slot]] & frail)
        and _is_lethal(g, slot, deadly)
    ]
    if not lethal:
        return
    for source in dict.fromkeys(source for _, source in g.damagers):
        broken = [slot for slot in lethal if (g.ref_of[slot], source) in g.damagers]
        triggers.breaks(g, source, [slot for slot in broken if slot_of(g, g.ref_of[slot]) >= 0])
    break_pieces(g, lethal)


def _is_lethal(g: Game, slot: int, deadly: tuple[int, ...]) -> bool:
    return (
        kind(g, slot) & bits.CHAMPION != 0
        and not g.flags_of[slot] & codes.FACE_DOWN
        and (g.ref_of[slot] in deadly or g.damage_of[slot] >= defense(g, slot))
        and not has(g, slot, bits.UNBREAKABLE)
    )


def eliminate(g: Game, gone: list[int], reason: int) -> None:
    """These players leave the game together. The last one wins; when nobody is left, the game has no winner."""
    for seat in gone:
        note(g, events.ELIMINATED, seat, n=reason)
    g.lost += tuple(seat for seat in turn_order(g, g.active) if seat in gone)
    g.players = tuple(seat for seat in g.players if seat not in gone)
    if not g.players:
        end_game(g, (), codes.BY_ALL)
    elif len(g.players) == 1:
        end_game(g, g.players, reason)
    else:
        for seat in gone:
            _remove(g, seat)
        _go_on_without(g, gone)


def _remove(g: Game, seat: int) -> None:
    """All that a player owns leaves the game with them; what they control of others goes back."""
    for slot in in_play(g):
        if g.owner_of_slot[slot] == seat:
            remove_piece(g, slot)
        elif g.controller_of[slot] == seat:
            control(g, slot, g.owner_of_slot[slot], for_turn=False)
    for uid, owner in enumerate(g.owner_of):
        if owner == seat and g.zone_of[uid] != codes.REMOVED:
            remove_card(g, uid)
    forget_player(g, seat)
    for zone in (g.hand, g.discard):
        for uid in list(zone[seat]):
            remove_card(g, uid)


def _go_on_without(g: Game, gone: list[int]) -> None:
    """What they had waiting vanishes; their turn is over, and so is an attack against them."""
    course = g.frames[0]
    if g.step == STEP_NONE:
        _go_on_with_mulligans(g, course, gone)
        return
    g.line = _kept(g, g.line, gone)
    g.waiting, g.batch, g.delayed = (_kept(g, frames, gone) for frames in (g.waiting, g.batch, g.delayed))
    g.at_once = _kept(g, g.at_once, gone)
    g.frames[1:] = _kept(g, g.frames[1:], gone)
    g.passed = 0
    if g.priority in gone:
        g.priority = left_of(g, g.priority)
    if g.active in gone:
        if g.defender != codes.NOBODY:
            end_attack(g)
        clean_pieces(g)
        g.played = []
        g.line, g.waiting, g.batch, g.delayed, g.at_once = [], [], [], [], []
        del g.frames[1:]
        course.pc, course.stage, course.x, course.picks, course.selected = TURN_PLACE, 0, 0, [], []
        next_player(g)
        touch(g)
    elif g.defender in gone:
        course.pc, course.stage, course.x, course.picks, course.selected = END_OF_ATTACK_PLACE, 0, 0, [], []
    _sweep_line(g)


def _go_on_with_mulligans(g: Game, course: Frame, gone: list[int]) -> None:
    """Who has decided does not do so again, and nobody is passed over (`turn.mulligans`)."""
    seats = [*range(g.active, g.seats), *range(g.active)]
    order = [seat for seat in seats if seat in g.players or seat in gone]
    course.x = sum(seat in g.players for seat in order[: course.x])
    if g.active in gone:
        g.active = left_of(g, g.active)
    g.priority = g.active


def _kept(g: Game, frames: list[Frame], gone: list[int]) -> list[Frame]:
    """Those frames that are of players still in the game, and of their cards."""
    return [
        frame
        for frame in frames
        if frame.controller not in gone and (frame.uid < 0 or g.owner_of[frame.uid] not in gone)
    ]


def _sweep_line(g: Game) -> None:
    """Cards whose play has vanished leave the game."""
    left = [frame.uid for frame in [*g.line, *g.frames] if frame.what == codes.OF_CARD]
    for uid, zone in enumerate(g.zone_of):
        if zone == codes.ON_LINE and uid not in left:
            remove_card(g, uid)
