"""Effect -> program. `Writer` writes one flat program, step by step; what asks keeps the number of what it
asks about, so that words can be made from the definition. `write` has a function for each word of the vocabulary.
"""

from __future__ import annotations

from functools import singledispatch

from engine.epic import language as lang
from engine.epic.programs import ops, power_costs
from engine.epic.programs.signatures import encode, landed, operand, printed_number
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
        self.declined = -1  # where the last such choice is tested
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

    def emit(self, number: int, **operands: int | tuple[int, ...]) -> int:
        """Write an op; its place in the program."""
        self.code.append(encode(number, operands))
        return len(self.code) - 1

    def land(self, at: int) -> None:
        """Let the op written at `at` go to what comes next."""
        self.code[at] = landed(self.code[at], len(self.code))

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
                self.emit(ops.SELECT_ALL, what=self.table.add_filter(what.what))
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

    def player(self, who: lang.Who | lang.Target, step: lang.Step, chosen: int) -> int:
        """The word for a player; one that is a target is chosen here, and is `chosen` from then on."""
        if isinstance(who, lang.Target):
            self.select(who, step)
            return chosen
        return WHOSE[who]

    def pick(self, what: lang.Filter, count: int, flags: int, step: lang.Step) -> None:
        optional, self.optional_next = self.optional_next, False
        if optional:
            flags |= ops.IS_WHOLE if count > 1 and not flags & ops.IS_TARGET else ops.IS_OPTIONAL
        question = self.question(step)
        self.emit(ops.PICK_OBJECTS, what=self.table.add_filter(what), count=count, flags=flags, question=question)
        if optional:
            self.declined = self.emit(ops.IF_NONE)

    def banish(self, step: lang.Banish | lang.BanishAnyNumber) -> None:
        together = self.with_this
        if isinstance(step, lang.Banish):
            self.select(step.what, step)
        else:
            self.emit(ops.PICK_ANY_NUMBER, what=self.table.add_filter(step.what), question=self.question(step))
        if together:
            self.emit(ops.ADD_THIS)
        self.emit(ops.BANISH_THEM)

    def may(self, do: lang.Effect) -> None:
        """A choice that may be declined where the effect begins with one, otherwise yes or no."""
        first, *rest = do if isinstance(do, tuple) else (do,)
        if isinstance(first, lang.JoinBattle):  # its own op may be declined
            self.effect(do)
            return
        self.part_of = self.part_of or lang.May(do)
        if isinstance(getattr(first, "what", None), lang.Target | lang.Choice):
            self.optional_next = True
            self.step(first)
            assert not self.optional_next
            skip = self.declined
            self.effect(tuple(rest))
            self.land(skip)
        elif isinstance(first, lang.Pay):
            ask = self.emit(ops.MAY_PAY, gold=first.gold, health=first.health, question=self.question(first))
            self.effect(tuple(rest))
            self.land(ask)
        else:
            here = self.if_possible(first)
            ask = self.emit(ops.MAY_DO, question=self.question(first))
            self.effect(do)
            self.land(ask)
            if here >= 0:
                self.land(here)

    def if_possible(self, first: lang.Step) -> int:
        """Nobody is asked about what is not there, or cannot be paid: where that is tested, or -1."""
        about = getattr(first, "what", getattr(first, "to", None))
        if about is lang.THIS:
            return self.emit(ops.IF, condition=(ops.C_THIS_HERE, 0, 0))
        if about is lang.IT and isinstance(first, lang.Play):
            return self.emit(ops.IF_PLAYABLE, free=first.free)
        if about is lang.IT or isinstance(about, lang.Each):
            self.select(about, first)
            return self.emit(ops.IF_NONE)
        return -1

    def branch(self, condition: lang.Condition, do: lang.Effect, otherwise: lang.Effect) -> None:
        test = self.emit(ops.IF, condition=condition_of(condition))
        self.effect(do)
        self.otherwise(test, otherwise)

    def otherwise(self, test: int, otherwise: lang.Effect) -> None:
        """What comes where the test written at `test` fails."""
        leave = self.emit(ops.JUMP) if otherwise != () else -1
        self.land(test)
        if leave >= 0:
            self.effect(otherwise)
            self.land(leave)

    def if_done(self, step: lang.IfYouDo) -> None:
        self.emit(ops.BEGIN_ACT)
        self.part_of = step
        self.effect(step.do)
        self.part_of = None
        test = self.emit(ops.IF_NOT_DONE)
        self.effect(step.then)
        self.otherwise(test, step.otherwise)

    def apart(self, do: lang.Effect, ability_id: int) -> int:
        """A program of its own."""
        inner = Writer(self.table, self.card_index, ability_id)
        inner.effect(do)
        inner.emit(ops.END)
        return self.table.add_program(inner.code, ability_id)

    def modes(self, modes: tuple[lang.Effect | lang.Mode, ...], last: int) -> None:
        """Ways to choose from, each of which ends with the op `last`, or with a jump behind them all."""
        ways = [mode if isinstance(mode, lang.Mode) else lang.Mode(mode) for mode in modes]
        whole, ability_id = self.ability_id, self.table.add_modes(self.card_index, ways)
        head = self.emit(ops.MODES_OF, ability_id=ability_id, modes=())
        places: list[int] = []
        leaves: list[int] = []
        for way in ways:
            places += [len(self.code), way.gold]
            self.ability_id = ability_id + len(leaves)
            self.effect(way.do)
            leaves.append(self.emit(last))
        self.code[head] = encode(ops.MODES_OF, {"ability_id": ability_id, "modes": tuple(places)})
        self.ability_id = whole
        if last == ops.JUMP:
            for leave in leaves:
                self.land(leave)

    def cost(self, cost: lang.PowerCost) -> int:
        """What `payable` must check; a cost that is more than a mark on the card is paid by the program's first ops."""
        others = lang.DiscardedCard(whose=lang.YOU, other=True)
        if isinstance(cost, lang.DiscardCards | lang.BanishDiscarded) or cost is lang.BREAK_CHAMPION:
            self.part_of = cost
        match cost:
            case lang.PayHealth():
                self.emit(ops.LOSE, amount=self.table.amount(cost.amount), who=ops.YOU)
            case lang.DiscardCards():
                self.effect(lang.Discard(cost.count))
            case lang.BanishDiscarded():
                self.pick(others, cost.count, 0, lang.Banish(lang.Choice(others)))
                self.emit(ops.BANISH_THEM)
            case lang.BREAK_CHAMPION:
                self.effect(lang.Break(lang.Choice(lang.YOUR_CHAMPION)))
        return power_costs.packed(cost)

    def grant(self, step: lang.Gain) -> int:
        """The place of the ability that is gained among those that are, or -1. It has an id and a program of its
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
        table.grants.append((trigger_events, self.apart(ability.do, ability_id), ability_id))
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
        if last[0] != ops.DAMAGE or operand(last, "amount") != ops.LITERAL or printed_number(last) <= 0:
            raise ValueError(f"{step!r} stands right after damage of a plain number.")
        return ops.CHOSEN

    def delayed(self, do: lang.Effect) -> None:
        """Targets of a delayed effect are chosen now; the rest happens at the end of the turn."""
        if isinstance(do, lang.Discard) and isinstance(do.who, lang.Target):
            self.select(do.who, do)
            do = lang.Discard(do.count, lang.THAT_PLAYER)
        self.emit(ops.DELAY, program=self.apart(do, self.ability_id))

    def step(self, step: lang.Step) -> None:
        write(step, self)


# --- words -----------------------------------------------------------------------------------------------------------


@singledispatch
def write(step: object, w: Writer) -> None:
    """Write what a step does."""
    raise ValueError(f"The compiler has no translation for {step!r}.")


@write.register
def _(step: lang.Choose, w: Writer) -> None:
    w.select(step.what, step)


@write.register
def _(step: lang.Draw, w: Writer) -> None:
    w.emit(ops.DRAW_CARDS, count=step.count, who=WHOSE[step.who])


@write.register
def _(step: lang.Discard, w: Writer) -> None:
    who = w.player(step.who, step, ops.THAT_PLAYER)
    w.emit(ops.DISCARD_CARDS, count=step.count, who=who, question=w.question(step))


@write.register
def _(step: lang.GainHealth, w: Writer) -> None:
    w.emit(ops.HEAL, amount=w.table.amount(step.amount), who=WHOSE[step.who])


@write.register
def _(step: lang.LoseHealth, w: Writer) -> None:
    w.emit(ops.LOSE, amount=w.table.amount(step.amount), who=WHOSE[step.who])


@write.register
def _(step: lang.Damage, w: Writer) -> None:
    if isinstance(step.to, lang.Who):
        w.emit(ops.DAMAGE_PLAYERS, amount=w.table.amount(step.amount), who=WHOSE[step.to])
    else:
        w.select(step.to, step)
        w.emit(ops.DAMAGE, amount=w.table.amount(step.amount))


@write.register
def _(step: lang.DamageEveryone, w: Writer) -> None:
    w.emit(ops.DAMAGE_EVERYONE, count=step.amount)


@write.register
def _(step: lang.DivideDamage, w: Writer) -> None:
    w.emit(ops.DIVIDE_DAMAGE, total=step.amount, most=step.up_to, question=w.question(step))


@write.register
def _(step: lang.DamageInTurn, w: Writer) -> None:
    w.emit(ops.DAMAGE_IN_TURN, question=w.question(step), amounts=step.amounts)


@write.register
def _(step: lang.Break, w: Writer) -> None:
    w.select(step.what, step)
    w.emit(ops.BREAK_THEM)


@write.register
def _(step: lang.BreakAllButChosen, w: Writer) -> None:
    w.emit(ops.PICK_SURVIVORS, question=w.question(step))
    w.emit(ops.BREAK_OTHERS)


@write.register
def _(step: lang.Banish | lang.BanishAnyNumber, w: Writer) -> None:
    w.banish(step)


@write.register
def _(step: lang.BanishDiscardPile, w: Writer) -> None:
    w.emit(ops.BANISH_PILE, who=w.player(step.player, step, ops.CHOSEN))


@write.register
def _(step: lang.ReturnToHand, w: Writer) -> None:
    w.select(step.what, step)
    w.emit(ops.RETURN_TO_HAND)


@write.register
def _(step: lang.ReturnToPlay, w: Writer) -> None:
    w.select(step.what, step)
    w.emit(ops.RETURN_TO_PLAY)


@write.register
def _(step: lang.PutIntoPlay, w: Writer) -> None:
    w.select(step.what, step)
    w.emit(ops.ENTER_PLAY, quiet=step.quiet, own=isinstance(step.what, lang.Each))


@write.register
def _(step: lang.PutTokens, w: Writer) -> None:
    token, count = w.table.card_index_of_name[step.token.name], w.table.amount(step.count)
    w.emit(ops.MAKE_TOKENS, amount=count, token=token, who=WHOSE[step.who], expended=step.expended)


@write.register
def _(step: lang.PutCopy, w: Writer) -> None:
    """A token that is a copy of this card as it is printed (2.3.6)."""
    w.emit(ops.MAKE_TOKENS, amount=w.table.amount(1), token=w.card_index, who=ops.YOU, expended=False)


@write.register
def _(step: lang.RevealTop, w: Writer) -> None:
    assert not step.into_play or isinstance(step.keep.kind, lang.Champion), "events do not enter play"
    flags = ops.IS_OPTIONAL * step.may | ops.INTO_PLAY * step.into_play
    count, what = w.table.amount(step.count), w.table.add_filter(step.keep)
    w.emit(ops.REVEAL_TOP, amount=count, what=what, flags=flags, question=w.question(step))


@write.register
def _(step: lang.RevealTopCard, w: Writer) -> None:
    w.emit(ops.REVEAL_TOP_CARD, who=WHOSE[step.whose])


@write.register
def _(step: lang.Play, w: Writer) -> None:
    w.select(step.what, step)
    w.emit(ops.PLAY_IT, free=step.free)


@write.register
def _(step: lang.Expend, w: Writer) -> None:
    w.select(step.what, step)
    w.emit(ops.EXPEND_THEM)


@write.register
def _(step: lang.Prepare, w: Writer) -> None:
    w.select(step.what, step)
    w.emit(ops.PREPARE_THEM)


@write.register
def _(step: lang.Gain, w: Writer) -> None:
    w.select(step.what, step)
    words, ability = int(step.keywords), w.grant(step)
    w.emit(ops.GAIN, keywords=words, offense=step.offense, defense=step.defense, lasting=step.lasting, ability=ability)


@write.register
def _(step: lang.StaticThisTurn, w: Writer) -> None:
    w.emit(ops.STATIC_THIS_TURN, turn_static=w.turn_static(step))


@write.register
def _(step: lang.DamagedLose, w: Writer) -> None:
    w.emit(ops.WEAKEN_DAMAGED, offense=step.offense)


@write.register
def _(step: lang.PutCounters, w: Writer) -> None:
    w.select(step.what, step)
    w.emit(ops.ADD_COUNTERS, amount=w.table.amount(step.count))


@write.register
def _(step: lang.Control, w: Writer) -> None:
    w.select(step.what, step)
    w.emit(ops.TAKE_CONTROL, for_turn=step.this_turn)


@write.register
def _(step: lang.LoseAbilities, w: Writer) -> None:
    w.select(step.what, step)
    w.emit(ops.LOSE_ABILITIES)


@write.register
def _(step: lang.Transform, w: Writer) -> None:
    w.select(step.what, step)
    w.emit(ops.TRANSFORM_THEM, token=w.table.card_index_of_name[step.token.name])


@write.register
def _(step: lang.RemoveFromBattle, w: Writer) -> None:
    w.select(step.what, step)
    w.emit(ops.LEAVE_BATTLE)


@write.register
def _(step: lang.JoinBattle, w: Writer) -> None:
    what, words = w.table.add_filter(step.what.what), int(step.keywords)
    w.emit(ops.JOIN_BATTLE, what=what, keywords=words, question=w.question(step))


@write.register
def _(step: lang.BanishLoneAttacker, w: Writer) -> None:
    w.emit(ops.BANISH_LONE_ATTACKER)


@write.register
def _(step: lang.GainGold, w: Writer) -> None:
    assert len(step.alignment) <= 1, "gold is bound to one alignment"
    assert step.alignment or not step.to_play, "gold to play cards is bound to an alignment"
    w.emit(ops.GAIN_GOLD, count=step.amount, alignment=int(step.alignment), to_play=step.to_play)


@write.register
def _(step: lang.NoAttacksThisTurn, w: Writer) -> None:
    w.emit(ops.FORBID_ATTACKS)


@write.register
def _(step: lang.LoseAnyHealth, w: Writer) -> None:
    w.emit(ops.LOSE_ANY, question=w.question(step))


@write.register
def _(step: lang.CannotGainHealth, w: Writer) -> None:
    w.emit(ops.FORBID_HEALING, who=w.damaged(step))


@write.register
def _(step: lang.WinGame, w: Writer) -> None:
    w.emit(ops.WIN_GAME)


@write.register
def _(step: lang.Recall, w: Writer) -> None:
    w.emit(ops.RECALL_THIS)


@write.register
def _(step: lang.Recycle, w: Writer) -> None:
    w.emit(ops.RECYCLE, question=w.question(step))


@write.register
def _(step: lang.May, w: Writer) -> None:
    w.may(step.do)


@write.register
def _(step: lang.IfYouDo, w: Writer) -> None:
    w.if_done(step)


@write.register
def _(step: lang.Does, w: Writer) -> None:
    who = w.player(step.who, step, ops.CHOSEN)
    w.emit(ops.DOES, who=who, program=w.apart(step.do, w.ability_id))


@write.register
def _(step: lang.If, w: Writer) -> None:
    w.branch(step.condition, step.do, step.otherwise)


@write.register
def _(step: lang.AtEndOfTurn, w: Writer) -> None:
    w.delayed(step.do)


@write.register
def _(step: lang.OneOf, w: Writer) -> None:
    w.modes(step.modes, ops.JUMP)
