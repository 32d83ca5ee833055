"""Effect -> program. `Writer` writes both parts of one program side by side: what is announced, and what happens on
resolution (`ops.py`)."""

from __future__ import annotations

from typing import Final

from engine.epic_tcg import language as lang
from engine.epic_tcg.programs import ops
from engine.epic_tcg.programs.lines import Bundles, Label, Line
from engine.epic_tcg.programs.nouns import (
    PLAYER_TRAITS,
    WHO,
    Unwritten,
    amount_of,
    condition_of,
    filter_of,
    hand_filter,
    of_each_player,
)
from engine.epic_tcg.programs.tables import C_THIS_IN_DISCARD, Bundle, Condition, Definitions, Source

_COSTS: Final = {lang.EXPEND: 1, lang.FLIP: 2}  # flags of pieces
_STOPPED: Final = {lang.Banish: ops.BY_BANISH, lang.PutIntoHand: ops.BY_HAND, lang.PutOnTop: ops.BY_TOP}


class Writer:
    """Writes one program of a `part` of a card, and keeps beside each line what it was written for (`Source`). What a
    player carries out of another program is `inner`: there choices are made on resolution."""

    def __init__(
        self, table: Definitions, bundles: Bundles, part: object = None, *, in_discard: bool = False,
        inner: bool = False,
    ) -> None:  # fmt: skip
        self.table, self.bundles = table, bundles
        self.part, self.in_discard, self.inner = part, in_discard, inner
        self.about: tuple[object, object] = (None, None)
        self.whole = inner  # what is chosen must be something that can be done whole
        self.rule: lang.PlayRule | None = None  # of playing, whose costs are written
        self.named_this = False  # by the word that is being written: IT stays what it was
        self.entering = False  # what happens as this comes into play
        self.kept = -1  # the bundle of the ability that is being written, where a copy keeps it
        self.announced: list[Line] = []
        self.announced_for: list[tuple[object, object]] = []
        self.resolved: list[Line] = []
        self.resolved_for: list[tuple[object, object]] = []
        self.groups = 0
        self.if_there = 0  # the flag of targets that are named only if there are any

    def finish(self, last: int = ops.END) -> int:
        """The program's number."""
        self.emit(last)
        entry = len(self.announced) + 1
        lines: list[Line] = [*self.announced, (ops.PUT_ON_LINE,), (ops.RESOLVE,), *self.resolved]

        def placed(operand: int | Label) -> int:
            if isinstance(operand, int):
                return operand
            return operand.at if operand.part is self.announced else operand.at + entry + 1

        nothing = (None, None)
        return self.table.add_program(
            [tuple(map(placed, line)) for line in lines],
            entry,
            self._source([*self.announced_for, nothing, nothing, *self.resolved_for]),
        )

    def finish_part(self) -> int:
        """The number of a program that only resolves, as a part of another one."""
        if self.announced:
            raise Unwritten("a target that is named by who carries out a part")
        self.emit(ops.END)
        lines = [tuple(part if isinstance(part, int) else part.at for part in line) for line in self.resolved]
        return self.table.add_program(lines, 0, self._source(self.resolved_for))

    def _source(self, steps: list[tuple[object, object]]) -> Source:
        return Source(self.part, self.in_discard, tuple(steps))

    def emit(self, op: int, *operands: int | Label) -> None:
        self.resolved.append((op, *operands))
        self.resolved_for.append(self.about)

    def announce(self, op: int, *operands: int | Label) -> None:
        self.announced.append((op, *operands))
        self.announced_for.append(self.about)

    def land(self, label: Label, part: list[Line] | None = None) -> None:
        label.part = self.resolved if part is None else part
        label.at = len(label.part)

    # --- choosing and selecting

    def group(self) -> int:
        self.groups += 1
        return self.groups - 1

    def another(self, part: object) -> Writer:
        """A writer of another program."""
        return Writer(self.table, self.bundles, part)

    def within(self) -> Writer:
        """A writer of a part that a player carries out."""
        return Writer(self.table, self.bundles, self.part, in_discard=self.in_discard, inner=True)

    def target(self, target: lang.Target) -> int:
        """Targets are announced; the number of their group."""
        flags = ops.UP_TO * target.up_to | ops.ANOTHER * target.another | ops.IS_TARGET | self.if_there
        group = self.group()
        self.announce(
            ops.CHOOSE_TARGETS, group, filter_of(self.table, target.what), amount_of(self.table, target.count), flags
        )
        self.announced_for[-1] = (self.about[0], target)
        return group

    def select(self, what: lang.What, add: int = 0) -> None:
        match what:
            case lang.Target():
                self.emit(ops.TAKE_TARGETS, self.target(what), add)
            case lang.Choice():
                flags = ops.UP_TO * what.up_to | ops.ANOTHER * what.another | ops.AT_RANDOM * what.at_random
                flags |= ops.WHOLE * self.whole
                found = filter_of(self.table, what.what)
                self.emit(ops.PICK, found, amount_of(self.table, what.count), flags, WHO[what.by], add)
                self.resolved_for[-1] = (self.about[0], what)
            case lang.Each():
                self.emit(ops.SELECT_ALL, filter_of(self.table, what.what), add, int(what.another))
            case lang.THIS:
                self.emit(ops.SELECT_THIS, add)
                self.named_this = not add
            case lang.IT:
                if add:
                    raise Unwritten("IT with others")

    def who(self, who: lang.Who | lang.Target) -> int:
        if isinstance(who, lang.Target):
            self.select(who)
            return ops.CHOSEN
        return WHO[who]

    def count(self, amount: lang.Amount | lang.AnyNumber) -> int:
        """Read before what it acts on is selected. UP_TO, if it is any number."""
        if isinstance(amount, lang.AnyNumber):
            self.emit(ops.COUNT_ALL)
            return ops.UP_TO
        self.emit(ops.COUNT, amount_of(self.table, amount))
        return 0

    # --- effects made of effects

    def effect(self, effect: lang.Effect) -> None:
        for step in effect if isinstance(effect, tuple) else (effect,):
            self.step(step)

    def step(self, step: lang.Step) -> None:
        before = self.about
        of = before[0]
        asks_for_it = isinstance(of, lang.IfYouDo) and isinstance(step, lang.May) and of.do in (step, (step,))
        self.about = before if asks_for_it else (step, None)
        self.made_of_steps(step)
        self.about = before

    def made_of_steps(self, step: lang.Step) -> None:
        match step:
            case lang.May(do):
                self.may(do)
            case lang.IfYouDo(do, then, otherwise):
                self.emit(ops.BEGIN_ACT)
                self.effect(do)
                self.depending(then, otherwise)
            case lang.If(condition, do, otherwise):
                other, end = Label(), Label()
                self.emit(ops.IF, condition_of(self.table, condition), other)
                self.effect(do)
                self.emit(ops.JUMP, end)
                self.land(other)
                self.effect(otherwise)
                self.land(end)
            case lang.Unless():
                self.unless(step)
                self.depending(step.otherwise, step.do)
            case lang.Does(who, do):
                part = self.within()
                part.effect(do)
                named = self.who(who)
                self.emit(ops.DOES, named, part.finish_part())
            case lang.OneOf(modes):
                if self.inner:
                    self.decide(modes)
                else:
                    self.modes(modes)
            case _:
                self.verb(step)

    def depending(self, then: lang.Effect, otherwise: lang.Effect) -> None:
        """What follows on whether something was done."""
        not_done, end = Label(), Label()
        self.emit(ops.IF_NOT_DONE, not_done)
        self.effect(then)
        self.emit(ops.JUMP, end)
        self.land(not_done)
        self.effect(otherwise)
        self.land(end)

    def unless(self, step: lang.Unless) -> None:
        """A player may do something; an empty hand can be discarded, too."""
        asking = step.who is lang.YOU
        part = self if asking else self.within()
        self.emit(ops.BEGIN_ACT)
        part.about = (lang.IfYouDo(lang.May(step.does), step.otherwise, step.do), None)
        part.may(step.does, accepting=not asking)
        if not asking:
            self.emit(ops.DOES, WHO[step.who], part.finish_part())

    def lasting(self, step: lang.Step) -> bool:
        """What lasts for the turn, or waits for its end."""
        match step:
            case lang.Gain():
                self.gain(step)
            case lang.AtEnd(do):
                later = self.another(step)
                later.effect(do)
                self.emit(ops.AT_END, later.finish())
            case lang.ThisTurn(ability):
                if isinstance(ability, lang.PlayerHas):
                    self.emit(ops.TRAIT_THIS_TURN, PLAYER_TRAITS[ability.trait])
                else:
                    self.emit(ops.ABILITY_THIS_TURN, self.bundles(self.table, (ability,)))
            case lang.Become(what, offense, defense, keywords, kind):
                self.select(what)
                self.emit(ops.BECOME, offense, defense, int(keywords), int(kind))
            case lang.StaysUnprepared(what):
                self.select(what)
                self.emit(ops.STAY_UNPREPARED)
            case lang.NoBattleDamage():
                self.emit(ops.NO_BATTLE_DAMAGE)
            case lang.LeaveAttack(what):
                self.select(what)
                self.emit(ops.LEAVE_ATTACK)
            case _:
                return False
        return True

    def line(self, step: lang.Step) -> bool:
        """What happens to the line."""
        match step:
            case lang.Stop(what, instead):
                self.stop(what, instead)
            case lang.ResolveNow(what):
                self.select(what)
                self.emit(ops.RESOLVE_NOW)
            case lang.ChangeTargets(what, up_to, only_this):
                self.select(what)
                self.emit(ops.CHANGE_TARGETS, ops.UP_TO * up_to | ops.ONLY_THIS * only_this)
            case lang.CopyOnLine(what):
                self.select(what)
                self.emit(ops.COPY_ON_LINE)
                self.emit(ops.CHANGE_TARGETS, ops.UP_TO | ops.OF_COPY)
            case lang.PutOnLine():
                self.emit(ops.PUT_THIS_ON_LINE)
            case _:
                return False
        return True

    def may(self, do: lang.Effect, *, accepting: bool = False) -> None:
        """A target of what may be done is not needed where there is another one before it."""
        end, whole, outer = Label(), self.whole, self.if_there
        self.whole = True
        if any(line[0] == ops.CHOOSE_TARGETS for line in self.announced):
            self.if_there = ops.IF_THERE
        steps = do if isinstance(do, tuple) else (do,)
        if isinstance(steps[0], lang.PayAction):
            self.emit(ops.MAY_PAY_ACTION, end)
            steps = steps[1:]
        else:
            self.emit(ops.MAY, end)
        self.effect(steps)
        if accepting:
            self.emit(ops.ACCEPT)
        self.land(end)
        self.whole, self.if_there = whole, outer

    def decide(self, modes: tuple[lang.Effect, ...]) -> None:
        """Modes of a part: on resolution, among those that can be done."""
        places, end = [Label() for _ in modes], Label()
        self.emit(ops.DECIDE, *places)
        self.emit(ops.JUMP, end)
        for mode, here in zip(modes, places, strict=True):
            self.land(here)
            self.effect(mode)
            self.emit(ops.JUMP, end)
        self.land(end)

    def modes(self, modes: tuple[lang.Effect, ...]) -> None:
        """Modes are announced before targets, and each has its own (rule book, How to Play a Card)."""
        group = self.group()
        announced, resolved = [Label() for _ in modes], [Label() for _ in modes]
        announced_end, resolved_end = Label(), Label()
        self.announce(ops.CHOOSE_MODE, group, *announced)
        self.emit(ops.SWITCH, group, *resolved)
        for mode, here, there in zip(modes, announced, resolved, strict=True):
            self.land(here, self.announced)
            self.land(there)
            self.effect(mode)
            self.announce(ops.JUMP, announced_end)
            self.emit(ops.JUMP, resolved_end)
        self.land(announced_end, self.announced)
        self.land(resolved_end)

    def gain(self, gain: lang.Gain) -> None:
        self.select(gain.what)
        if gain.ability is not None:
            self.emit(ops.GAIN_ABILITY, self.bundles(self.table, (gain.ability,)))
        offense, defense = (amount_of(self.table, part) if part != 0 else -1 for part in (gain.offense, gain.defense))
        if gain.keywords or offense >= 0 or defense >= 0:
            self.emit(ops.GAIN, int(gain.keywords), offense, defense)

    # --- verbs

    def verb(self, step: lang.Step) -> None:
        for part in (
            self.cards,
            self.hands,
            self.players,
            self.damage,
            self.pieces,
            self.states,
            self.line,
            self.lasting,
        ):
            if part(step):
                if self.named_this:
                    self.named_this = False
                    self.emit(ops.IT_AGAIN)
                return
        raise Unwritten(type(step).__name__)

    def cards(self, step: lang.Step) -> bool:
        match step:
            case lang.Choose(what):
                self.select(what)
            case lang.Draw(what, who):
                if isinstance(what, lang.Target | lang.Choice | lang.Each | lang.Ref):
                    self.select(what)
                    self.emit(ops.DRAW_THEM, self.who(who))
                else:
                    self.count(what)
                    self.emit(ops.DRAW, self.who(who))
            case lang.BanishDiscardPiles(whose):
                self.emit(ops.BANISH_PILE, self.who(whose))
            case lang.PutIntoHand(what, whose):
                self.select(what)
                self.emit(ops.TO_HAND, WHO[whose])
            case lang.PutIntoDiscard(what, whose):
                self.select(what)
                self.emit(ops.TO_DISCARD, WHO[whose])
            case lang.PutOnTop(what):
                self.select(what)
                self.emit(ops.TO_TOP)
            case _:
                return False
        return True

    def hands(self, step: lang.Step) -> bool:
        match step:
            case lang.Discard(count, who, what, at_random):
                if isinstance(what, lang.Ref):
                    self.select(what)
                    self.emit(ops.DISCARD_THEM)
                else:
                    flags = self.count(count) | ops.AT_RANDOM * at_random
                    self.emit(ops.DISCARD, self.who(who), hand_filter(self.table, what), flags)
            case lang.DiscardHand(who, what):
                self.emit(ops.DISCARD_HAND, self.who(who), hand_filter(self.table, what))
            case lang.Reveal(count, what, up_to):
                flags = self.count(count) | ops.UP_TO * up_to
                self.emit(ops.REVEAL, hand_filter(self.table, what), flags)
            case lang.LookAtTop(count, whose):
                self.count(count)
                self.emit(ops.LOOK, self.who(whose), 0)
            case lang.RevealTop():
                self.count(1)
                self.emit(ops.LOOK, ops.YOU, 1)
            case lang.ShowIt():
                self.emit(ops.SHOW)
            case lang.RevealHand(who, to_you):
                self.emit(ops.REVEAL_HAND, self.who(who), int(to_you))
            case _:
                return False
        return True

    def players(self, step: lang.Step) -> bool:
        match step:
            case lang.GainMojo(amount, who):
                self.count(amount)
                self.emit(ops.GAIN_MOJO, self.who(who))
            case lang.LoseMojo(amount, who):
                self.count(amount)
                self.emit(ops.LOSE_MOJO, self.who(who))
            case lang.LoseGame(who):
                self.emit(ops.LOSE_GAME, self.who(who))
            case lang.GainAction(count, only):
                if only == lang.ANY:
                    self.emit(ops.GAIN_ACTIONS, count)
                else:
                    self.emit(ops.GAIN_LIMITED_ACTIONS, count, filter_of(self.table, only))
            case lang.ExtraTurn():
                self.emit(ops.EXTRA_TURN)
            case lang.ChooseNumber():
                self.announce(ops.CHOOSE_X, -1, -1)
            case lang.ChooseAlignment(among):
                self.announce(ops.CHOOSE_ALIGNMENT, int(among))
            case _:
                return False
        return True

    def damage(self, step: lang.Step) -> bool:
        match step:
            case lang.Damage(amount, to, deadly, by):
                self.count(amount)
                if by is lang.IT:
                    self.emit(ops.SOURCE_IS_IT)
                for at, one in enumerate(to if isinstance(to, tuple) else (to,)):
                    if isinstance(one, lang.Who):
                        self.emit(ops.SELECT_PLAYERS, WHO[one], int(at > 0))
                    else:
                        self.select(one, int(at > 0))
                self.emit(ops.DAMAGE, int(deadly))
            case lang.DivideDamage(amount, among):
                self.divide(amount, among)
            case _:
                return False
        return True

    def divide(self, amount: lang.Amount, among: lang.Target | lang.Choice) -> None:
        """At least 1 to each, so there are as many targets at most as there is damage."""
        if among.count is not lang.ANY_NUMBER:
            raise Unwritten("damage divided among so many")
        total = amount_of(self.table, amount)
        flags = ops.UP_TO | ops.IS_TARGET * isinstance(among, lang.Target)
        group, amounts = self.group(), self.group()
        self.announce(ops.CHOOSE_TARGETS, group, filter_of(self.table, among.what), total, flags)
        self.announced_for[-1] = (self.about[0], among)
        self.announce(ops.CHOOSE_DIVISION, amounts, total)
        self.emit(ops.TAKE_TARGETS, group, 0)
        self.emit(ops.DAMAGE_DIVIDED, group)

    def pieces(self, step: lang.Step) -> bool:
        match step:
            case lang.Break(what, into):
                self.select(what)
                self.emit(ops.BREAK, WHO[into])
            case lang.Banish(what):
                self.select(what)
                self.emit(ops.BANISH)
            case lang.PutIntoPlay(what, under, returned):
                self.select(what)
                self.emit(ops.INTO_PLAY, ops.EACH_PLAYER if of_each_player(what) else WHO[under], int(returned))
            case lang.MakeTokens(count, token):
                self.count(count)
                self.emit(ops.MAKE_TOKENS, self.table.index_of[token.name] if isinstance(token, lang.Token) else -1)
            case lang.PutCounters(count, what, counter):
                self.count(count)
                self.select(what)
                self.emit(ops.COUNTERS, self.table.add_counter(counter.name))
            case lang.Control(what, this_turn):
                self.select(what)
                self.emit(ops.CONTROL, int(this_turn))
            case lang.ExchangeControl(yours, theirs):
                whole, self.whole = self.whole, True
                self.select(yours)
                self.select(theirs, add=1)
                self.whole = whole
                self.emit(ops.EXCHANGE)
            case lang.PutUnderThis(what):
                self.select(what)
                self.emit(ops.PUT_UNDER)
            case lang.BecomeCopy(what, _, keeping):
                self.become_copy(what, keeping=keeping)
            case _:
                return False
        return True

    def become_copy(self, of: lang.What, *, keeping: bool) -> None:
        """`entering` is whether this is done as it comes into play: then it enters as the copy."""
        self.select(of)
        if keeping and self.kept < 0:
            self.kept = self.table.add_bundle(Bundle())
        self.emit(ops.BECOME_COPY, self.kept, int(self.entering))

    def states(self, step: lang.Step) -> bool:
        match step:
            case lang.Expend(what) | lang.Flip(what) | lang.Prepare(what):
                flag = {lang.Expend: 1, lang.Flip: 2, lang.Prepare: 0}[type(step)]
                if what is not lang.THIS:
                    self.select(what)
                self.emit(ops.TURN, flag, int(what is lang.THIS))
            case lang.Veil(what):
                self.select(what)
                self.emit(ops.VEIL)
            case lang.Lose(what, keywords):
                self.select(what)
                self.emit(ops.LOSE_KEYWORDS, int(keywords))
            case _:
                return False
        return True

    def stop(
        self, what: lang.What, instead: lang.Banish | lang.PutIntoHand | lang.PutIntoDiscard | lang.PutOnTop | None
    ) -> None:
        self.select(what)
        how = ops.BY_DISCARD if instead is None else _STOPPED.get(type(instead), ops.BY_YOUR_DISCARD)
        if isinstance(instead, lang.PutIntoHand) and instead.whose is lang.YOU:
            how = ops.BY_YOUR_HAND
        elif isinstance(instead, lang.PutIntoHand | lang.PutIntoDiscard):
            plain = lang.ITS_CONTROLLER if isinstance(instead, lang.PutIntoHand) else lang.YOU
            if instead.whose is not plain:
                raise Unwritten("Stop into a zone of somebody else")
        self.emit(ops.STOP, how)

    # --- costs, which are paid last (rule book, How to Play a Card)

    def cost(self, cost: lang.AbilityCost | lang.MoreCost) -> None:
        self.about = (cost, None)
        match cost:
            case lang.Cost():
                self.announce(ops.PAY_TURN, _COSTS[cost])
            case lang.Price():
                if cost is lang.ACTION:
                    self.announce(ops.PAY_ACTION)
            case lang.LoseMojo(int(amount), lang.YOU):
                self.announce(ops.PAY_MOJO, amount, int(isinstance(self.rule, lang.MustPay)))
            case lang.Break(lang.THIS):
                self.announce(ops.PAY_THIS, ops.BY_BREAK)
            case lang.Banish(lang.THIS):
                self.announce(ops.PAY_THIS, ops.BY_BANISH)
            case lang.PutIntoHand(lang.THIS):
                self.announce(ops.PAY_THIS, ops.BY_HAND)
            case lang.RemoveCounters(int(count), counter):
                self.announce(ops.PAY_COUNTERS, count, self.table.add_counter(counter.name))
            case lang.RemoveCounters(lang.AnyNumber(), counter):
                self.announce(ops.PAY_COUNTERS, ops.ANY_NUMBER, self.table.add_counter(counter.name))
            case _:
                self.picked_cost(cost)

    def picked_cost(self, cost: lang.AbilityCost | lang.MoreCost) -> None:
        """A cost of which one chooses what it takes."""
        match cost:
            case lang.Discard(int(count), lang.YOU, lang.Traits() as what, False):
                self.announce(ops.PAY_PICKS, ops.BY_DISCARD, hand_filter(self.table, what), count)
            case lang.Reveal(lang.AnyNumber(), what, False):
                self.announce(ops.PAY_PICKS, ops.BY_REVEAL, hand_filter(self.table, what), ops.ANY_NUMBER)
            case lang.Break(lang.Choice(what, lang.AnyNumber(), False)):
                self.announce(ops.PAY_PICKS, ops.BY_BREAK, filter_of(self.table, what), ops.X_MANY)
            case lang.Reveal(int(count), what, False):
                self.announce(ops.PAY_PICKS, ops.BY_REVEAL, hand_filter(self.table, what), count)
            case lang.Break(lang.Choice(what, int(count), False)):
                self.announce(ops.PAY_PICKS, ops.BY_BREAK, filter_of(self.table, what), count)
            case lang.Banish(lang.Choice(what, int(count), False)):
                self.announce(ops.PAY_PICKS, ops.BY_BANISH, filter_of(self.table, what), count)
            case _:
                raise Unwritten(f"cost {type(cost).__name__}")

    def play_rule(self, rule: lang.PlayRule) -> None:
        end = Label()
        self.about, self.rule = (rule, None), rule
        match rule:
            case lang.MayPay(cost):
                self.announce(ops.MAY_PAY, end)
                self.cost(cost)
            case lang.MustPay(one_of, unless):
                if unless is not None:
                    pay = Label()
                    self.announce(ops.IF, condition_of(self.table, unless), pay)
                    self.announce(ops.JUMP, end)
                    self.land(pay, self.announced)
                ways = [Label() for _ in one_of]
                self.announce(ops.CHOOSE_PAYMENT, *ways)
                for way, cost in zip(ways, one_of, strict=True):
                    self.land(way, self.announced)
                    self.cost(cost)
                    self.announce(ops.JUMP, end)
            case lang.InstantaneousIf():
                pass  # a fact of the card
            case lang.FromDiscard(cost):
                self.cost(cost)
        self.land(end, self.announced)

    def only_in_discard(self) -> None:
        """What works in the discard pile must still lie there on resolution."""
        self.only_if(self.table.add_condition(Condition(C_THIS_IN_DISCARD)))

    def only_if(self, condition: int) -> None:
        """Nothing happens unless the condition holds on resolution."""
        here, gone = Label(), Label()
        self.emit(ops.IF, condition, gone)
        self.emit(ops.JUMP, here)
        self.land(gone)
        self.emit(ops.END)
        self.land(here)
