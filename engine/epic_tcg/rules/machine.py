"""Start a game, ask what must be decided, apply an answer. Everything else happens in frames.

A handler that asks leaves the decision in the game; the answer goes to the function beside it. A decision with one
option resolves by itself.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.epic_tcg.catalogue.products import by_name
from engine.epic_tcg.programs import ops
from engine.epic_tcg.programs.definitions import GAME, KIND, PRICE, PROGRAMS, D
from engine.epic_tcg.programs.ops import Op
from engine.epic_tcg.rules import (
    announcing,
    atoms,
    battle,
    codes,
    effects,
    events,
    lasting,
    line,
    line_effects,
    picks,
    player_effects,
    redirecting,
    triggers,
    turn,
)
from engine.epic_tcg.rules.limits import CARD_LIMIT, CHOICE_LIMIT, STEP_LIMIT
from engine.epic_tcg.rules.settling import eliminate, settle
from engine.epic_tcg.rules.setup import Setup
from engine.epic_tcg.rules.state import Frame, Game, push
from engine.kernel.answers import Decision, IllegalOption
from engine.kernel.position import Begun
from engine.kernel.random import Rng
from engine.kernel.records import BadSetup

Run = Callable[[Game, Frame, Op], bool]
Take = Callable[[Game, Frame, Op, int], None]

_HANDLERS: dict[int, tuple[Run, Take | None]] = {
    ops.END: (effects.end, None),
    ops.FINISH: (line.finish, None),
    ops.IF: (effects.test, None),
    ops.JUMP: (effects.jump, None),
    ops.BEGIN_ACT: (effects.begin_act, None),
    ops.IF_NOT_DONE: (effects.if_not_done, None),
    ops.MAY: (effects.may, effects.take_may),
    ops.MAY_PAY_ACTION: (effects.may_pay_action, effects.take_may_pay_action),
    ops.DOES: (effects.does, None),
    ops.SWITCH: (effects.switch, None),
    ops.CHOOSE_MODE: (announcing.choose_mode, announcing.take_mode),
    ops.CHOOSE_TARGETS: (announcing.choose_targets, picks.take_pick),
    ops.CHOOSE_DIVISION: (announcing.choose_division, announcing.take_amount),
    ops.CHOOSE_X: (announcing.choose_x, announcing.take_x),
    ops.PAY_ACTION: (announcing.pay_action, None),
    ops.PAY_TURN: (announcing.pay_turn, None),
    ops.PAY_MOJO: (announcing.pay_mojo, None),
    ops.PAY_THIS: (announcing.pay_this, None),
    ops.PAY_COUNTERS: (announcing.pay_counters, announcing.take_counters),
    ops.PAY_PICKS: (announcing.pay_picks, picks.take_pick),
    ops.CHOOSE_PAYMENT: (announcing.choose_payment, announcing.take_payment),
    ops.MAY_PAY: (announcing.may_pay, announcing.take_may_pay),
    ops.PUT_ON_LINE: (line.put_on_line, None),
    ops.RESOLVE: (line.resolve, None),
    ops.TAKE_TARGETS: (effects.take_targets, None),
    ops.PICK: (effects.pick, picks.take_pick),
    ops.SELECT_ALL: (effects.select_all, None),
    ops.SELECT_THIS: (effects.select_this, None),
    ops.SELECT_PLAYERS: (effects.select_players, None),
    ops.COUNT: (effects.count, None),
    ops.SOURCE_IS_IT: (effects.source_is_it, None),
    ops.DAMAGE: (effects.deal, redirecting.take_taker),
    ops.DAMAGE_DIVIDED: (effects.deal_divided, redirecting.take_taker),
    ops.BREAK: (effects.break_them, None),
    ops.BANISH: (effects.banish_them, None),
    ops.TO_HAND: (effects.to_hand, None),
    ops.TO_DISCARD: (effects.to_discard, None),
    ops.TO_TOP: (effects.to_top, picks.take_pick),
    ops.INTO_PLAY: (effects.into_play, None),
    ops.TURN: (effects.turn, None),
    ops.GAIN: (lasting.gain, None),
    ops.LOSE_KEYWORDS: (lasting.lose_keywords, None),
    ops.COUNTERS: (effects.put_counters, None),
    ops.CONTROL: (effects.control, None),
    ops.VEIL: (effects.veil, None),
    ops.STOP: (line_effects.stop, None),
    ops.DISCARD_THEM: (player_effects.discard_them, None),
    ops.DRAW_THEM: (player_effects.draw_them, None),
    ops.DRAW: (player_effects.draw, None),
    ops.DISCARD: (player_effects.discard, picks.take_pick),
    ops.DISCARD_HAND: (player_effects.discard_hand, None),
    ops.REVEAL_HAND: (player_effects.reveal_hand, None),
    ops.BANISH_PILE: (player_effects.banish_pile, None),
    ops.GAIN_MOJO: (player_effects.gain_mojo, None),
    ops.LOSE_MOJO: (player_effects.lose_mojo, None),
    ops.LOSE_GAME: (player_effects.lose_game, None),
    ops.MAKE_TOKENS: (player_effects.make_tokens, None),
    ops.GAIN_ACTIONS: (player_effects.gain_actions, None),
    ops.EXTRA_TURN: (player_effects.extra_turn, None),
    ops.JOIN_ATTACK: (effects.join_attack, None),
    ops.ENTER: (effects.enter, None),
    ops.OPENING_HANDS: (turn.opening_hands, None),
    ops.MULLIGANS: (turn.mulligans, picks.take_pick),
    ops.START_TURN: (turn.start_turn, None),
    ops.PREPARE_STEP: (turn.prepare_step, None),
    ops.BEGIN_STEP: (turn.begin_step, None),
    ops.PRIORITY: (line.priority, line.take_priority),
    ops.CHOOSE_ATTACK: (battle.choose_attack, battle.take_attack),
    ops.DECLARE_ATTACKERS: (battle.declare_attackers, picks.take_pick),
    ops.DECLARE_BLOCKERS: (battle.declare_blockers, picks.take_pick),
    ops.ASSIGN_DAMAGE: (battle.assign_damage, battle.take_amount),
    ops.DEAL_DAMAGE: (battle.deal_damage, redirecting.take_taker),
    ops.END_ATTACK: (battle.end_attack, None),
    ops.HAND_LIMIT: (turn.hand_limit, picks.take_pick),
    ops.END_TURN: (turn.end_turn, None),
    ops.IF_FREE: (announcing.if_free, None),
    ops.LOOK: (player_effects.look, None),
    ops.SHOW: (player_effects.show, None),
    ops.REVEAL: (player_effects.reveal, picks.take_pick),
    ops.PUT_THIS_ON_LINE: (line.put_this_on_line, None),
    ops.AT_END: (lasting.at_end, None),
    ops.TRAIT_THIS_TURN: (lasting.trait_this_turn, None),
    ops.STAY_UNPREPARED: (lasting.stay_unprepared, None),
    ops.NO_BATTLE_DAMAGE: (lasting.no_battle_damage, None),
    ops.LEAVE_ATTACK: (lasting.leave_attack, None),
    ops.RESOLVE_NOW: (line_effects.resolve_now, None),
    ops.COUNT_ALL: (player_effects.count_all, None),
    ops.DECIDE: (effects.decide, effects.take_decision),
    ops.ACCEPT: (effects.accept, None),
    ops.IF_NAMED: (announcing.if_named, None),
    ops.CHOOSE_ALIGNMENT: (announcing.choose_alignment, announcing.take_alignment),
    ops.CHANGE_TARGETS: (line_effects.change_targets, line_effects.take_target),
    ops.COPY_ON_LINE: (line_effects.copy_on_line, None),
    ops.BECOME: (lasting.become, None),
    ops.BECOME_COPY: (lasting.become_copy, None),
    ops.EXCHANGE: (effects.exchange, None),
    ops.PUT_UNDER: (effects.put_under, None),
    ops.GAIN_ABILITY: (lasting.gain_ability, None),
    ops.ABILITY_THIS_TURN: (lasting.ability_this_turn, None),
    ops.GAIN_LIMITED_ACTIONS: (player_effects.gain_limited_actions, None),
    ops.IT_AGAIN: (effects.it_again, None),
}


def _never(g: Game, f: Frame, op: Op, option: int) -> None:
    raise AssertionError(f"op {op} asks no question")


RUN: Final[list[Run]] = [_HANDLERS[number][0] for number in range(len(_HANDLERS))]
TAKE: Final[list[Take]] = [_HANDLERS[number][1] or _never for number in range(len(_HANDLERS))]


def new_game(setup: Setup, seed: int) -> Game:
    """Shuffle, deal and go on to the first decision. Raises BadSetup or UnknownCard with a sentence."""
    setup.check()
    cards = [(seat, _card_index(name)) for seat, names in enumerate(setup.decks) for name in names]
    if any(len(deck) > CARD_LIMIT for deck in setup.decks):
        raise BadSetup(f"The engine plays decks of up to {CARD_LIMIT} cards.")
    g = Game(setup, Rng(seed))
    g.rng.shuffle(order := list(range(len(cards))))  # uids say nothing about cards
    for at in order:
        g.owner_of.append(cards[at][0])
        g.def_of.append(cards[at][1])
    g.holder_of = g.owner_of[:]
    g.zone_of = [codes.DECK] * len(cards)
    g.known_of = [0] * len(cards)
    g.group_of = [0] * len(cards)
    for seat in g.players:
        g.deck[seat] = [uid for uid, owner in enumerate(g.owner_of) if owner == seat]
        g.rng.shuffle(g.deck[seat])
    g.active = g.rng.below(g.seats) if setup.first is None else setup.first
    push(g, Frame(GAME, codes.OF_GAME, g.active))
    advance(g)
    return g


def _card_index(name: str) -> int:
    """The card of this name; no token."""
    index = D.index_of.get(name, -1)
    if index < 0 or PRICE[index] < 0:
        index = D.index_of[by_name(name).name]
    assert KIND[index]
    return index


def decision(g: Game) -> Decision | None:
    """What must be decided now; None when the game is over."""
    return None if g.reason else Decision(g.seat, g.kind, g.options)


def apply(g: Game, option: int) -> None:
    """Answer the decision. Raises IllegalOption, which names what is legal."""
    if option not in g.options:
        raise IllegalOption(f"{option} is none of {g.options}.")
    apply_trusted(g, option)


def apply_trusted(g: Game, option: int) -> None:
    """Answer the decision with one of its options and go on to the next one."""
    if g.journal is not None:
        _remember_beginning(g, option, len(g.journal))
        atoms.note(g, events.CHOICE, g.seat, n=option)
    g.choices += 1
    if g.choices > CHOICE_LIMIT:
        atoms.end_game(g, (), codes.BY_LIMIT)
        return
    f = g.frames[-1]
    op = PROGRAMS[f.program][f.pc - 1]
    TAKE[op[0]](g, f, op, option)
    advance(g)


def _remember_beginning(g: Game, option: int, entries: int) -> None:
    """A play, an attack and the declaration of blockers begin a sequence of actions, which may be taken back. It ends
    where somebody passes (`line.py`), or another player chooses."""
    begins = option not in (codes.PASS, codes.NO) and (
        g.kind in (codes.PRIORITY, codes.ATTACK)
        or (g.kind == codes.BLOCKERS and option != codes.STOP and not g.frames[-1].picks)
    )
    if begins:
        g.begun = Begun(g.clone(), option, entries)
    elif g.begun is not None and g.begun.position.seat != g.seat:
        g.begun = None


def advance(g: Game) -> None:
    """Run frames until somebody must decide or the game is over."""
    programs, run = PROGRAMS, RUN
    for _ in range(STEP_LIMIT):
        if g.unsettled:
            settle(g)
        if g.at_once:
            triggers.push_at_once(g)
        if g.reason:
            return
        f = g.frames[-1]
        pc = f.pc
        op = programs[f.program][pc]
        f.pc = pc + 1
        if run[op[0]](g, f, op) and not g.reason:
            if len(g.options) > 1 or (g.kind == codes.PRIORITY and g.setup.every_window):
                return
            TAKE[op[0]](g, f, op, g.options[0])
    atoms.end_game(g, (), codes.BY_LIMIT)


def concede(g: Game, seat: int) -> None:
    """A player leaves the game. With two players the other one wins; with more, leaving counts as one of the game's
    choices, since it may go on."""
    if seat in g.players and not g.reason:
        g.choices += g.seats > 2
        g.begun = None
        asking = g.frames[-1]
        eliminate(g, [seat], codes.BY_CONCESSION)
        if not g.reason:
            if g.frames[-1] is asking:
                asking.pc -= 1
                asking.stage, asking.picks = picks.FRESH, []
            advance(g)
