"""Start a game, ask what must be decided, apply an answer. Everything else happens in frames.

The stack of frames is the only control flow: nothing of Python's waits while a decision does. A handler that asks
leaves the decision in the game; the answer goes to the function beside it in `TAKE`. A decision with one option
resolves by itself.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.epic.catalogue.products import UnknownCard, UnknownDeity, by_name, deity_by_name
from engine.epic.programs import ops
from engine.epic.programs.definitions import GAME, IS_DEITY, IS_TOKEN, PROGRAMS, D
from engine.epic.rules import atoms, battle, codes, effects, events, flow, picks, selecting, turn, zones
from engine.epic.rules.elimination import ask_again, eliminate, settle
from engine.epic.rules.limits import CARD_LIMIT, CHOICE_LIMIT, STEP_LIMIT
from engine.epic.rules.setup import Setup
from engine.epic.rules.state import Game, push_frame
from engine.kernel.answers import Decision
from engine.kernel.position import Begun
from engine.kernel.random import Rng
from engine.kernel.records import BadSetup

Run = Callable[[Game, list[int], ops.Op], bool]
Take = Callable[[Game, list[int], ops.Op, int], None]

_HANDLERS: dict[int, tuple[Run, Take | None]] = {
    ops.END: (flow.end, None),
    ops.FINISH: (flow.finish, None),
    ops.IF: (flow.test, None),
    ops.IF_NONE: (flow.if_none, None),
    ops.IF_NO_TARGET: (flow.if_no_target, None),
    ops.JUMP: (flow.jump, None),
    ops.MODES_OF: (flow.choose_mode, flow.take_mode),
    ops.MAY_DO: (flow.may, flow.take_may),
    ops.MAY_PAY: (flow.may_pay, flow.take_may_pay),
    ops.IF_NOT_DONE: (flow.if_not_done, None),
    ops.BEGIN_ACT: (flow.begin_act, None),
    ops.DOES: (flow.does, None),
    ops.DELAY: (flow.delay, None),
    ops.PICK_OBJECTS: (flow.pick_objects, flow.take_object),
    ops.SELECT_ALL: (selecting.select_all, None),
    ops.SELECT_THIS: (selecting.select_this, None),
    ops.ADD_THIS: (selecting.add_this, None),
    ops.ADD_SAME_NAME: (selecting.add_same_name, None),
    ops.ADD_CHAMPIONS_OF: (selecting.add_champions_of, None),
    ops.PICK_SURVIVORS: (selecting.pick_survivors, selecting.take_survivor),
    ops.PICK_ANY_NUMBER: (selecting.pick_any_number, picks.take_pick),
    ops.REVEAL_LOYAL: (selecting.reveal_loyal, picks.take_pick),
    ops.DAMAGE: (effects.damage, None),
    ops.DAMAGE_PLAYERS: (effects.damage_players, None),
    ops.BREAK_THEM: (effects.break_them, None),
    ops.BREAK_OTHERS: (effects.break_others, None),
    ops.BANISH_THEM: (zones.banish_them, None),
    ops.BANISH_PILE: (zones.banish_pile, None),
    ops.RETURN_TO_HAND: (effects.return_to_hand, None),
    ops.RETURN_TO_PLAY: (zones.return_to_play, None),
    ops.ENTER_PLAY: (effects.enter_play, None),
    ops.EXPEND_THEM: (effects.expend_them, None),
    ops.PREPARE_THEM: (effects.prepare_them, None),
    ops.GAIN: (effects.gain, None),
    ops.WEAKEN_DAMAGED: (effects.weaken_damaged, None),
    ops.ADD_COUNTERS: (effects.add_counters, None),
    ops.TAKE_CONTROL: (effects.take_control, None),
    ops.LOSE_ABILITIES: (effects.lose_abilities, None),
    ops.TRANSFORM_THEM: (effects.transform_them, None),
    ops.LEAVE_BATTLE: (effects.leave_battle, None),
    ops.JOIN_BATTLE: (effects.join_battle, effects.take_join),
    ops.DRAW_CARDS: (effects.draw_cards, None),
    ops.DISCARD_CARDS: (effects.discard_cards, picks.take_pick),
    ops.HEAL: (effects.heal, None),
    ops.LOSE: (effects.lose, None),
    ops.MAKE_TOKENS: (effects.make_tokens, None),
    ops.REVEAL_TOP: (zones.reveal_top, zones.take_revealed),
    ops.REVEAL_TOP_CARD: (zones.reveal_top_card, None),
    ops.PLAY_IT: (zones.play_it, None),
    ops.IF_PLAYABLE: (zones.if_playable, None),
    ops.DAMAGE_EVERYONE: (effects.damage_everyone, None),
    ops.DIVIDE_DAMAGE: (effects.divide_damage, effects.take_division),
    ops.DAMAGE_IN_TURN: (effects.damage_in_turn, effects.take_in_turn),
    ops.BANISH_LONE_ATTACKER: (effects.banish_lone_attacker, None),
    ops.STATIC_THIS_TURN: (effects.have_this_turn, None),
    ops.FORBID_ATTACKS: (effects.forbid_attacks, None),
    ops.GAIN_GOLD: (effects.gain_gold, None),
    ops.LOSE_ANY: (effects.lose_any, effects.take_loss),
    ops.FORBID_HEALING: (effects.forbid_healing, None),
    ops.WIN_GAME: (effects.win_game, None),
    ops.RECALL_THIS: (effects.recall_this, None),
    ops.RECYCLE: (effects.recycle, picks.take_pick),
    ops.OPENING_HANDS: (turn.opening_hands, None),
    ops.MULLIGAN_OF: (turn.mulligan, picks.take_pick),
    ops.START_PHASE: (turn.start_phase, None),
    ops.SETTLE: (turn.settle, turn.take_order),
    ops.MAIN_WINDOW: (turn.main_window, turn.take_main),
    ops.OFFER_WINDOW: (turn.offer_window, turn.take_offer),
    ops.CONTINUE_WINDOW: (turn.continue_window, turn.take_continue),
    ops.DECLARE_ATTACKERS: (battle.declare_attackers, battle.take_attackers),
    ops.BATTLE_WINDOW: (battle.battle_window, battle.take_battle),
    ops.DECLARE_BLOCKERS: (battle.declare_blockers, picks.take_pick),
    ops.ASSIGN_DAMAGE: (battle.assign_damage, battle.take_amount),
    ops.DEAL_DAMAGE: (battle.deal_damage, None),
    ops.END_BATTLE: (battle.end_battle, None),
    ops.END_PHASE: (turn.end_phase, None),
    ops.HAND_LIMIT: (turn.hand_limit, picks.take_pick),
    ops.CLEAN_UP: (turn.clean_up, None),
}


def _never(g: Game, f: list[int], op: ops.Op, option: int) -> None:
    raise AssertionError(f"op {op} asks no question")


RUN: Final[list[Run]] = [_HANDLERS[number][0] for number in range(len(_HANDLERS))]
TAKE: Final[list[Take]] = [_HANDLERS[number][1] or _never for number in range(len(_HANDLERS))]


def new_game(setup: Setup, seed: int) -> Game:
    """Shuffle, deal and go on to the first decision. Raises BadSetup or UnknownCard with a sentence."""
    setup.check()
    card_indexes: list[tuple[int, int]] = []
    for seat, names in enumerate(setup.decks):
        card_indexes.extend((seat, _card_index(name)) for name in names)
    most = CARD_LIMIT * len(setup.decks)
    if len(card_indexes) > most:
        all_decks = "Both decks" if len(setup.decks) == 2 else "All decks"
        raise BadSetup(f"{all_decks} together have {len(card_indexes)} cards; the engine plays up to {most}.")
    card_indexes.extend((seat, _deity_card_index(name)) for seat, name in enumerate(setup.deities) if name is not None)
    g = Game(setup, Rng(seed))
    # Who begins with a card owns it (1.9.1).
    order = list(range(len(card_indexes)))
    g.rng.shuffle(order)  # uids say nothing about cards
    for at in order:
        g.owner_of.append(card_indexes[at][0])
        g.def_of.append(card_indexes[at][1])
    count = len(card_indexes)
    g.zone_of = [codes.SUPPLEMENTAL if IS_DEITY[card_index] else codes.DECK for card_index in g.def_of]  # 1.3.2
    g.known_of = [0] * count
    g.block_of = [0] * count
    for seat in g.seating.players:
        mine = [uid for uid in range(count) if g.owner_of[uid] == seat]
        g.deck[seat] = [uid for uid in mine if g.zone_of[uid] == codes.DECK]
        g.supplemental[seat] = [uid for uid in mine if g.zone_of[uid] == codes.SUPPLEMENTAL]
        g.rng.shuffle(g.deck[seat])
    chance = g.rng.below(len(setup.decks))
    g.first = g.active = (chance if setup.first is None else setup.first) % g.seating.teams
    push_frame(g, GAME, -1, 0, g.first, 0, 0)
    advance(g)
    return g


def _card_index(name: str) -> int:
    """The card of this name. Most are spelled as printed, and looking up what people type takes longer."""
    card_index = D.card_index_of_name.get(name, -1)
    return (
        card_index
        if card_index >= 0 and not (IS_TOKEN[card_index] or IS_DEITY[card_index])
        else D.card_index_of_name[by_name(name).name]
    )


def _deity_card_index(name: str) -> int:
    card_index = D.card_index_of_name.get(name, -1)
    if card_index >= 0 and IS_DEITY[card_index]:
        return card_index
    try:
        return D.card_index_of_name[deity_by_name(name).name]
    except UnknownDeity as error:
        raise BadSetup(str(error)) from error


def decision(g: Game) -> Decision | None:
    """What must be decided now; None when the game is over."""
    return None if g.reason else Decision(g.seat, g.kind, g.options)


def apply_trusted(g: Game, option: int) -> None:
    """Answer the decision with one of its options and go on to the next decision. Whoever has the option from elsewhere
    asks `choosing.apply`."""
    if g.journal is not None:
        _remember_beginning(g, option, len(g.journal))
        atoms.note(g, events.CHOICE, g.seat, n=option)
    g.choices += 1
    if g.choices > CHOICE_LIMIT:
        atoms.end_game(g, codes.NOBODY, codes.BY_LIMIT)
        return
    f = g.frames[-1]
    op = PROGRAMS[f[codes.PROGRAM]][f[codes.PC] - 1]
    TAKE[op[0]](g, f, op, option)
    advance(g)


def _remember_beginning(g: Game, option: int, entries: int) -> None:
    """A play or an attack in a window and the declaration of blockers begin a sequence of actions (3.7.1). It ends
    where initiative passes (`picks.ask`, `turn.py`, `battle.py`), or another player chooses."""
    if (g.kind == codes.WINDOW and option != codes.PASS) or (
        g.kind == codes.BLOCKERS and len(g.frames[-1]) == codes.SELECTED
    ):
        g.begun = Begun(g.clone(), option, entries)
    elif g.begun is not None and g.begun.position.seat != g.seat:
        g.begun = None


def advance(g: Game) -> None:
    """Run frames until somebody must decide or the game is over."""
    frames = g.frames
    run, take, programs = RUN, TAKE, PROGRAMS
    for _ in range(STEP_LIMIT + 1):
        if g.reason:
            return
        if g.unsettled:
            settle(g)
            if g.reason:
                return
        f = frames[-1]
        pc = f[1]
        op = programs[f[0]][pc]
        f[1] = pc + 1
        if run[op[0]](g, f, op) and not g.reason:
            options = g.options
            if len(options) > 1 or (g.kind == codes.WINDOW and g.setup.every_window):
                return
            take[op[0]](g, f, op, options[0])
    atoms.end_game(g, codes.NOBODY, codes.BY_LIMIT)


def asked_again(g: Game) -> Game | None:
    """A copy in which the op that asks has been carried out again, in the position as it is; None when it has nothing
    to ask there."""
    copy = g.clone()
    f = copy.frames[-1]
    op = PROGRAMS[f[codes.PROGRAM]][f[codes.PC] - 1]
    return copy if RUN[op[0]](copy, f, op) else None


def concede(g: Game, seat: int) -> None:
    """A player leaves the game (1.2.2); with two players the other one wins. With more the game goes on to the next
    decision, if it is not over; leaving counts as one of its choices then."""
    if not g.seating.many:
        atoms.end_game(g, g.seating.left[seat], codes.BY_CONCESSION)
        return
    if seat not in g.seating.players:
        return
    g.choices += 1
    asking = g.frames[-1]
    place = asking[codes.PC]
    eliminate(g, [seat], codes.BY_CONCESSION)
    if not g.reason:
        ask_again(g, asking, place)
        g.begun = None
        advance(g)


__all__ = ["Decision", "UnknownCard", "advance", "apply_trusted", "asked_again", "concede", "decision", "new_game"]
