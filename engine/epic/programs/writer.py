"""Effect -> program. `Writer` writes one flat program, step by step; what asks keeps the number of what it
asks about, so that words can be made from the definition.
"""

from __future__ import annotations

from engine.epic import language as lang
from engine.epic.programs import ops
from engine.epic.programs.tables import WHOSE, ZONE_EVENTS, AbilityRecord, Definitions, Question, kind_of, trigger_bits

_FACTS = {
    lang.YOUR_TURN: ops.C_YOUR_TURN,
    lang.OPPONENTS_TURN: ops.C_OPPONENTS_TURN,
    lang.THIS_IN_PLAY: ops.C_THIS_IN_PLAY,
    lang.THIS_IN_DISCARD: ops.C_THIS_IN_DISCARD,
    lang.THIS_EXPENDED: ops.C_THIS_EXPENDED,
    lang.YOU_CONTROLLED_IT: ops.C_YOU_CONTROLLED_IT,
    lang.IT_ATTACKED_YOU_UNBLOCKED: ops.C_IT_ATTACKED_UNBLOCKED,
    lang.YOU_OWN_IT: ops.C_YOU_OWN_IT,
    lang.HEALTH_IS_DOUBLED: ops.C_HEALTH_DOUBLED,
}
_COSTS = {
    lang.GOLD: ops.COST_GOLD,
    lang.EXPEND: ops.COST_EXPEND,
    lang.BREAK_THIS: ops.COST_BREAK,
    lang.BREAK_CHAMPION: ops.COST_BREAK_CHAMPION,
}


def condition_of(condition: lang.Condition) -> tuple[int, int, int]:
    if isinstance(condition, lang.YouPlayed):
        return ops.C_PLAYED, condition.cost, int(condition.alignment)
    if isinstance(condition, lang.ItIs):
        return ops.C_IT_IS, kind_of(condition.kind) + 4 * condition.count, int(condition.alignment)
    if isinstance(condition, lang.FirstPlayed):
        return ops.C_FIRST_PLAYED, condition.cost, 0
    return _FACTS[condition], 0, 0


BANISH_THIS = lang.Banish(lang.THIS)
_NAMED_LATER = lang.Choose | lang.BanishAnyNumber | lang.LoseAnyHealth  # the steps that follow say what for


class Writer:
    """Writes one program, step by step."""

    def __init__(self, table: Definitions, card_index: int, ability_id: int) -> None:
        self.table = table
        self.card_index = card_index
        self.ability_id = ability_id
        self.code: list[ops.Op] = []
        self.with_this = False  # a banishment takes this card along
        self.optional_next = False  # the next choice may be declined: it is what a "you may" is about
        self.part_of: Question | None = None  # what the next question is about, where that is more than its own step

    def effect(self, effect: lang.Effect) -> None:
        steps = effect if isinstance(effect, tuple) else (effect,)
        for at, step in enumerate(steps):
            beside = (*steps[max(0, at - 1) : at], *steps[at + 1 : at + 2])
            if step == BANISH_THIS and any(isinstance(other, lang.Banish | lang.BanishAnyNumber) for other in beside):
                continue  # banished together with the others, in random order (5.15.2)
            self.with_this = BANISH_THIS in beside
            if isinstance(step, _NAMED_LATER):
                begun = steps[max(0, at - 1) : at] == (BANISH_THIS,)
                self.part_of = steps[at - begun :]
            self.step(step)

    def question(self, step: lang.Step) -> int:
        """The number of what the next question is about."""
        whole, self.part_of = self.part_of or step, None
        return self.table.add_question(whole)

    def emit(self, *op: int) -> int:
        self.code.append(op)
        return len(self.code) - 1

    def land(self, at: int, operand: int) -> None:
        """Let an operand of the op written at `at` point to what comes next."""
        op = self.code[at]
        self.code[at] = (*op[:operand], len(self.code), *op[operand + 1 :])

    def select(self, what: lang.What, step: lang.Step) -> None:
        match what:
            case lang.Target():
                count = what.count if isinstance(what.count, int) else ops.THE_COUNT
                self.pick(what.what, count, ops.IS_TARGET | (ops.IS_OPTIONAL if what.up_to else 0), step)
            case lang.Choice():
                flags = ops.IS_BREAKABLE if isinstance(step, lang.Break) else 0
                if isinstance(step, lang.Play):
                    flags = ops.IS_PLAYED | ops.IS_FREE * step.free
                self.pick(what.what, what.count, flags, step)
            case lang.Each():
                self.emit(ops.SELECT_ALL, self.table.add_filter(what.what))
            case lang.Ref.THIS:
                self.emit(ops.SELECT_THIS)
            case lang.Ref.IT:
                pass
            case lang.SameName():
                self.select(what.what, step)
                self.emit(ops.ADD_SAME_NAME)
            case lang.PlayerAndChampions():
                self.select(what.player, step)
                self.emit(ops.ADD_CHAMPIONS_OF)

    def pick(self, what: lang.Filter, count: int, flags: int, step: lang.Step) -> None:
        if self.optional_next:
            flags |= ops.IS_WHOLE if count > 1 and not flags & ops.IS_TARGET else ops.IS_OPTIONAL
            self.optional_next = False
        self.emit(ops.PICK_OBJECTS, self.table.add_filter(what), count, flags, self.question(step))

    def banish(self, step: lang.Banish | lang.BanishAnyNumber) -> None:
        together = self.with_this
        if isinstance(step, lang.Banish):
            self.select(step.what, step)
        else:
            self.emit(ops.PICK_ANY_NUMBER, self.table.add_filter(step.what), self.question(step))
        if together:
            self.emit(ops.ADD_THIS)
        self.emit(ops.BANISH_THEM)

    def may(self, do: lang.Effect) -> None:
        """A choice that may be declined where the effect begins with one, otherwise yes or no."""
        first = do[0] if isinstance(do, tuple) else do
        if isinstance(first, lang.JoinBattle):  # its own op may be declined
            self.effect(do)
            return
        self.part_of = self.part_of or lang.May(do)
        if isinstance(getattr(first, "what", None), lang.Target | lang.Choice):
            self.optional_next = True
            head = len(self.code)
            self.step(first)
            assert not self.optional_next
            picked = next(at for at in range(head, len(self.code)) if self.code[at][0] == ops.PICK_OBJECTS)
            tail = self.code[picked + 1 :]
            del self.code[picked + 1 :]
            skip = self.emit(ops.IF_NONE, 0)
            self.code.extend(tail)
            if isinstance(do, tuple):
                self.effect(do[1:])
            self.land(skip, 1)
            return
        if isinstance(first, lang.Pay):
            ask = self.emit(ops.MAY_PAY, first.gold, first.health, 0, self.question(first))
            self.effect(do[1:] if isinstance(do, tuple) else ())
            self.land(ask, 3)
            return
        about, here, else_at = getattr(first, "what", getattr(first, "to", None)), -1, 1
        if about is lang.THIS:
            here, else_at = self.emit(ops.IF, ops.C_THIS_HERE, 0, 0, 0), 4
        elif about is lang.IT and isinstance(first, lang.Play):
            here, else_at = self.emit(ops.IF_PLAYABLE, int(first.free), 0), 2
        elif about is lang.IT or isinstance(about, lang.Each):
            self.select(about, first)
            here = self.emit(ops.IF_NONE, 0)
        ask = self.emit(ops.MAY_DO, 0, self.question(first))
        self.effect(do)
        self.land(ask, 1)
        if here >= 0:  # nobody is asked about what is not there, or cannot be paid
            self.land(here, else_at)

    def branch(self, condition: lang.Condition, do: lang.Effect, otherwise: lang.Effect) -> None:
        test = self.emit(ops.IF, *condition_of(condition), 0)
        self.effect(do)
        if otherwise == ():
            self.land(test, 4)
            return
        leave = self.emit(ops.JUMP, 0)
        self.land(test, 4)
        self.effect(otherwise)
        self.land(leave, 1)

    def if_done(self, step: lang.IfYouDo) -> None:
        self.emit(ops.BEGIN_ACT)
        self.part_of = step
        self.effect(step.do)
        self.part_of = None
        test = self.emit(ops.IF_NOT_DONE, 0)
        self.effect(step.then)
        leave = self.emit(ops.JUMP, 0) if step.otherwise != () else -1
        self.land(test, 1)
        if leave >= 0:
            self.effect(step.otherwise)
            self.land(leave, 1)

    def does(self, step: lang.Does) -> None:
        """Each of the players carries out a program of their own, as its controller."""
        if isinstance(step.who, lang.Target):
            self.select(step.who, step)
        inner = Writer(self.table, self.card_index, self.ability_id)
        inner.effect(step.do)
        inner.emit(ops.END)
        who = ops.CHOSEN if isinstance(step.who, lang.Target) else WHOSE[step.who]
        self.emit(ops.DOES, who, self.table.add_program(inner.code, self.ability_id))

    def modes(self, modes: tuple[lang.Effect | lang.Mode, ...], last: int) -> None:
        """Ways to choose from, each of which ends with the op `last`, or with a jump behind them all."""
        ways = [mode if isinstance(mode, lang.Mode) else lang.Mode(mode) for mode in modes]
        whole, ability_id = self.ability_id, self.table.add_modes(self.card_index, ways)
        head = self.emit(ops.MODES_OF, ability_id, *(0 for _ in ways for _ in "ab"))
        places: list[int] = []
        leaves: list[int] = []
        for way in ways:
            places += [len(self.code), way.gold]
            self.ability_id = ability_id + len(leaves)
            self.effect(way.do)
            leaves.append(self.emit(last, 0) if last == ops.JUMP else self.emit(last))
        self.code[head] = (ops.MODES_OF, ability_id, *places)
        self.ability_id = whole
        if last == ops.JUMP:
            for leave in leaves:
                self.land(leave, 1)

    def cost(self, cost: lang.PowerCost) -> int:
        """What `payable` must check; a cost that is more than a mark on the card is paid by the program's first ops."""
        others = lang.DiscardedCard(whose=lang.YOU, other=True)
        if isinstance(cost, lang.DiscardCards | lang.BanishDiscarded) or cost is lang.BREAK_CHAMPION:
            self.part_of = cost
        match cost:
            case lang.PayHealth():
                self.emit(ops.LOSE, ops.LITERAL, cost.amount, ops.YOU)
                return cost.amount << ops.COST_HEALTH_AT
            case lang.DiscardCards():
                self.effect(lang.Discard(cost.count))
                return cost.count << ops.COST_DISCARDS_AT
            case lang.BanishDiscarded():
                self.pick(others, cost.count, 0, lang.Banish(lang.Choice(others)))
                self.emit(ops.BANISH_THEM)
                return cost.count << ops.COST_BANISHES_AT
            case lang.RemoveCounters():
                return cost.count << ops.COST_COUNTERS_AT
            case lang.Cost():
                if cost is lang.BREAK_CHAMPION:
                    self.effect(lang.Break(lang.Choice(lang.YOUR_CHAMPION)))
                return _COSTS[cost]

    def grant(self, step: lang.Gain) -> int:
        """The place of the ability that is gained among those that are, or -1. It has a label and a program of its
        own; positions name it by its card, so a card has one at most."""
        ability, table = step.ability, self.table
        if ability is None:
            return -1
        trigger_events = 0
        for trigger_event in ability.trigger_events:
            if (
                isinstance(trigger_event, lang.LoyaltyOf | lang.ChampionBroken)
                or trigger_bits(trigger_event) & ZONE_EVENTS
            ):
                raise ValueError(f"A champion cannot gain an ability that waits for {trigger_event!r}.")
            trigger_events |= trigger_bits(trigger_event)
        if step.lasting or any(
            table.abilities[ability_id].card_index == self.card_index for _, _, ability_id in table.grants
        ):
            raise ValueError("A card gives one ability at most, and for a turn.")
        ability_id = table.add_ability(AbilityRecord(self.card_index, ability, gained=True))
        inner = Writer(table, self.card_index, ability_id)
        inner.effect(ability.do)
        inner.emit(ops.END)
        table.grants.append((trigger_events, table.add_program(inner.code, ability_id), ability_id))
        return len(table.grants) - 1

    def turn_static(self, step: lang.StaticThisTurn) -> int:
        """The place of what champions have among all that is said for a turn. Positions name it by its card, so a card
        says it once."""
        table = self.table
        if any(card_index == self.card_index for *_, card_index, _ in table.turn_statics):
            raise ValueError("A card says once what champions have this turn.")
        at, question = table.add_reach(step.what), table.add_question(step)
        table.turn_statics.append((at, int(step.keywords), step.offense, step.defense, self.card_index, question))
        return len(table.turn_statics) - 1

    def damaged(self, step: lang.CannotGainHealth) -> int:
        """Who it happens to; those whom damage was dealt to stand in the frame's list right after it."""
        if step.who is not lang.DAMAGED_PLAYER:
            return WHOSE[step.who]
        last = self.code[-1] if self.code else (ops.END,)
        if last[0] != ops.DAMAGE or last[1] != ops.LITERAL or last[2] <= 0:
            raise ValueError(f"{step!r} stands right after damage of a plain number.")
        return ops.CHOSEN

    def delayed(self, do: lang.Effect) -> None:
        """Targets of a delayed effect are chosen now; the rest happens at the end of the turn."""
        if isinstance(do, lang.Discard) and isinstance(do.who, lang.Target):
            self.select(do.who, do)
            do = lang.Discard(do.count, lang.THAT_PLAYER)
        later = Writer(self.table, self.card_index, self.ability_id)
        later.effect(do)
        later.emit(ops.END)
        self.emit(ops.DELAY, self.table.add_program(later.code, self.ability_id))

    def step(self, step: lang.Step) -> None:  # noqa: C901, PLR0912, PLR0915 - one line per word of the vocabulary
        emit, table = self.emit, self.table
        match step:
            case lang.Choose():
                self.select(step.what, step)
            case lang.Draw():
                emit(ops.DRAW_CARDS, step.count, WHOSE[step.who])
            case lang.Discard():
                if isinstance(step.who, lang.Target):
                    self.select(step.who, step)
                    emit(ops.DISCARD_CARDS, step.count, ops.THAT_PLAYER, self.question(step))
                else:
                    emit(ops.DISCARD_CARDS, step.count, WHOSE[step.who], self.question(step))
            case lang.GainHealth():
                emit(ops.HEAL, *table.amount(step.amount), WHOSE[step.who])
            case lang.LoseHealth():
                emit(ops.LOSE, *table.amount(step.amount), WHOSE[step.who])
            case lang.Damage():
                if isinstance(step.to, lang.Who):
                    emit(ops.DAMAGE_PLAYERS, *table.amount(step.amount), WHOSE[step.to])
                else:
                    self.select(step.to, step)
                    emit(ops.DAMAGE, *table.amount(step.amount))
            case lang.DamageEveryone():
                emit(ops.DAMAGE_EVERYONE, step.amount)
            case lang.DivideDamage():
                emit(ops.DIVIDE_DAMAGE, step.amount, step.up_to, self.question(step))
            case lang.DamageInTurn():
                emit(ops.DAMAGE_IN_TURN, self.question(step), *step.amounts)
            case lang.Break():
                self.select(step.what, step)
                emit(ops.BREAK_THEM)
            case lang.BreakAllButChosen():
                emit(ops.PICK_SURVIVORS, self.question(step))
                emit(ops.BREAK_OTHERS)
            case lang.Banish() | lang.BanishAnyNumber():
                self.banish(step)
            case lang.BanishDiscardPile():
                if isinstance(step.player, lang.Target):
                    self.select(step.player, step)
                    emit(ops.BANISH_PILE, ops.CHOSEN)
                else:
                    emit(ops.BANISH_PILE, WHOSE[step.player])
            case lang.ReturnToHand():
                self.select(step.what, step)
                emit(ops.RETURN_TO_HAND)
            case lang.ReturnToPlay():
                self.select(step.what, step)
                emit(ops.RETURN_TO_PLAY)
            case lang.PutIntoPlay():
                self.select(step.what, step)
                own = isinstance(step.what, lang.Each)
                emit(ops.ENTER_PLAY, int(step.quiet), int(own))
            case lang.PutTokens():
                card_index = table.card_index_of_name[step.token.name]
                emit(ops.MAKE_TOKENS, *table.amount(step.count), card_index, WHOSE[step.who], int(step.expended))
            case lang.PutCopy():
                emit(ops.PUT_COPY)
            case lang.RevealTop():
                assert not step.into_play or isinstance(step.keep.kind, lang.Champion), "events do not enter play"
                flags = ops.IS_OPTIONAL * step.may | ops.INTO_PLAY * step.into_play
                keep = table.add_filter(step.keep)
                emit(ops.REVEAL_TOP, *table.amount(step.count), keep, flags, self.question(step))
            case lang.RevealTopCard():
                emit(ops.REVEAL_TOP_CARD, WHOSE[step.whose])
            case lang.Play():
                self.select(step.what, step)
                emit(ops.PLAY_IT, int(step.free))
            case lang.Expend():
                self.select(step.what, step)
                emit(ops.EXPEND_THEM)
            case lang.ExpendAll():
                self.select(step.player, step)
                emit(ops.SELECT_ALL, table.add_filter(lang.Champion(whose=lang.THAT_PLAYER)))
                emit(ops.EXPEND_THEM)
            case lang.Prepare():
                self.select(step.what, step)
                emit(ops.PREPARE_THEM)
            case lang.Gain():
                self.select(step.what, step)
                emit(ops.GAIN, int(step.keywords), step.offense, step.defense, int(step.lasting), self.grant(step))
            case lang.StaticThisTurn():
                emit(ops.STATIC_THIS_TURN, self.turn_static(step))
            case lang.DamagedLose():
                emit(ops.WEAKEN_DAMAGED, step.offense)
            case lang.PutCounters():
                self.select(step.what, step)
                emit(ops.ADD_COUNTERS, *table.amount(step.count))
            case lang.Control():
                self.select(step.what, step)
                emit(ops.TAKE_CONTROL, int(step.this_turn))
            case lang.LoseAbilities():
                self.select(step.what, step)
                emit(ops.LOSE_ABILITIES)
            case lang.Transform():
                self.select(step.what, step)
                emit(ops.TRANSFORM_THEM, table.card_index_of_name[step.token.name])
            case lang.RemoveFromBattle():
                self.select(step.what, step)
                emit(ops.LEAVE_BATTLE)
            case lang.JoinBattle():
                emit(ops.JOIN_BATTLE, table.add_filter(step.what.what), int(step.keywords), self.question(step))
            case lang.BanishLoneAttacker():
                emit(ops.BANISH_LONE_ATTACKER)
            case lang.GainGold():
                assert len(step.alignment) <= 1, "gold is bound to one alignment"
                assert step.alignment or not step.to_play, "gold to play cards is bound to an alignment"
                emit(ops.GAIN_GOLD, step.amount, int(step.alignment), int(step.to_play))
            case lang.NoAttacksThisTurn():
                emit(ops.FORBID_ATTACKS)
            case lang.LoseAnyHealth():
                emit(ops.LOSE_ANY, self.question(step))
            case lang.CannotGainHealth():
                emit(ops.FORBID_HEALING, self.damaged(step))
            case lang.WinGame():
                emit(ops.WIN_GAME)
            case lang.Recall():
                emit(ops.RECALL_THIS)
            case lang.Recycle():
                emit(ops.RECYCLE, self.question(step))
            case lang.May():
                self.may(step.do)
            case lang.IfYouDo():
                self.if_done(step)
            case lang.Does():
                self.does(step)
            case lang.If():
                self.branch(step.condition, step.do, step.otherwise)
            case lang.OnYourTurn():
                self.branch(lang.YOUR_TURN, step.do, ())
            case lang.AtEndOfTurn():
                self.delayed(step.do)
            case lang.OneOf():
                self.modes(step.modes, ops.JUMP)
            case _:
                raise ValueError(f"The compiler has no translation for {step!r}.")
