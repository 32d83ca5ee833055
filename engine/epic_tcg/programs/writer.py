"""Effect -> program. `Writer` writes both parts of one program side by side: what is announced, and what happens on
resolution (`ops.py`)."""

from __future__ import annotations

from typing import Final

from engine.epic_tcg import language as lang
from engine.epic_tcg.programs import bits, ops
from engine.epic_tcg.programs.nouns import WHO, Missing, amount_of, condition_of, filter_of, hand_filter
from engine.epic_tcg.programs.tables import C_THIS_IN_DISCARD, Condition, Definitions, Source

PLAYER_TRAITS: Final = {
    lang.PlayerTrait.CANNOT_BE_ATTACKED: bits.CANNOT_BE_ATTACKED,
    lang.PlayerTrait.CANNOT_DRAW: bits.CANNOT_DRAW,
    lang.PlayerTrait.CANNOT_GAIN_MOJO: bits.CANNOT_GAIN_MOJO,
    lang.PlayerTrait.CANNOT_USE_ABILITIES: bits.CANNOT_USE_ABILITIES,
    lang.PlayerTrait.UNTARGETABLE: bits.PLAYER_UNTARGETABLE,
}
_COSTS: Final = {lang.EXPEND: 1, lang.FLIP: 2}  # flags of pieces
_STOPPED: Final = {lang.Banish: ops.BY_BANISH, lang.PutIntoHand: ops.BY_HAND, lang.PutOnTop: ops.BY_TOP}


def _of_each_player(what: lang.What) -> bool:
    """Whether these are cards of all players, which come into play under the control of who has them."""
    card = what.what if isinstance(what, lang.Each | lang.Choice) else None
    return isinstance(card, lang.CardIn) and card.whose is lang.EACH_PLAYER


class Label:
    """A place in a part that is still being written."""

    __slots__ = ("at", "part")

    def __init__(self) -> None:
        self.part: list[Line] = []
        self.at = -1


Line = tuple[int | Label, ...]


class Writer:
    """Writes one program of a part of a card, and keeps beside each line what it was written for (`Source`)."""

    def __init__(self, table: Definitions, part: object = None, *, in_discard: bool = False) -> None:
        self.table = table
        self.part = part
        self.in_discard = in_discard
        self.about: tuple[object, object] = (None, None)
        self.announced: list[Line] = []
        self.announced_for: list[tuple[object, object]] = []
        self.resolved: list[Line] = []
        self.resolved_for: list[tuple[object, object]] = []
        self.groups = 0

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
            raise Missing("a target that other players name")
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

    def target(self, target: lang.Target) -> int:
        """Targets are announced; the number of their group."""
        flags = ops.UP_TO * target.up_to | ops.ANOTHER * target.another | ops.IS_TARGET
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
                if what.by not in (lang.YOU, lang.THAT_PLAYER, lang.ITS_CONTROLLER) or add:
                    raise Missing(f"Choice by {what.by.name}")
                flags = ops.UP_TO * what.up_to | ops.ANOTHER * what.another | ops.AT_RANDOM * what.at_random
                found = filter_of(self.table, what.what)
                self.emit(ops.PICK, found, amount_of(self.table, what.count), flags, WHO[what.by])
                self.resolved_for[-1] = (self.about[0], what)
            case lang.Each():
                self.emit(ops.SELECT_ALL, filter_of(self.table, what.what), add, int(what.another))
            case lang.THIS:
                self.emit(ops.SELECT_THIS, add)
            case lang.IT:
                if add:
                    raise Missing("IT with others")

    def who(self, who: lang.Who | lang.Target) -> int:
        if isinstance(who, lang.Target):
            self.select(who)
            return ops.CHOSEN
        return WHO[who]

    def count(self, amount: lang.Amount | lang.AnyNumber) -> None:
        if isinstance(amount, lang.AnyNumber):
            raise Missing("any number")
        self.emit(ops.COUNT, amount_of(self.table, amount))

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
                not_done, end = Label(), Label()
                self.emit(ops.IF_NOT_DONE, not_done)
                self.effect(then)
                self.emit(ops.JUMP, end)
                self.land(not_done)
                self.effect(otherwise)
                self.land(end)
            case lang.If(condition, do, otherwise):
                other, end = Label(), Label()
                self.emit(ops.IF, condition_of(self.table, condition), other)
                self.effect(do)
                self.emit(ops.JUMP, end)
                self.land(other)
                self.effect(otherwise)
                self.land(end)
            case lang.Unless(who, does, do, otherwise):
                if who is not lang.YOU:
                    raise Missing("Unless another player does")
                self.step(lang.IfYouDo(lang.May(does), otherwise, do))
            case lang.Does(who, do):
                part = Writer(self.table, self.part, in_discard=self.in_discard)
                part.effect(do)
                named = self.who(who)
                self.emit(ops.DOES, named, part.finish_part())
            case lang.OneOf(modes):
                self.modes(modes)
            case _:
                self.verb(step)

    def lasting(self, step: lang.Step) -> bool:
        """What lasts for the turn, or waits for its end."""
        match step:
            case lang.Gain():
                self.gain(step)
            case lang.AtEnd(do):
                later = Writer(self.table, step)
                later.effect(do)
                self.emit(ops.AT_END, later.finish())
            case lang.ThisTurn(ability):
                if not isinstance(ability, lang.PlayerHas) or ability.who is not lang.YOU or ability.when:
                    raise Missing("ThisTurn")
                self.emit(ops.TRAIT_THIS_TURN, PLAYER_TRAITS[ability.trait])
            case lang.StaysUnprepared(what):
                self.select(what)
                self.emit(ops.STAY_UNPREPARED)
            case lang.NoBattleDamage():
                self.emit(ops.NO_BATTLE_DAMAGE)
            case lang.LeaveAttack(what):
                self.select(what)
                self.emit(ops.LEAVE_ATTACK)
            case lang.ResolveNow(what):
                self.select(what)
                self.emit(ops.RESOLVE_NOW)
            case lang.PutOnLine():
                self.emit(ops.PUT_THIS_ON_LINE)
            case _:
                return False
        return True

    def may(self, do: lang.Effect) -> None:
        end = Label()
        steps = do if isinstance(do, tuple) else (do,)
        if isinstance(steps[0], lang.PayAction):
            self.emit(ops.MAY_PAY_ACTION, end)
            steps = steps[1:]
        else:
            self.emit(ops.MAY, end)
        self.effect(steps)
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
        if gain.ability is not None:
            raise Missing("Gain an ability")
        self.select(gain.what)
        offense, defense = (amount_of(self.table, part) if part != 0 else -1 for part in (gain.offense, gain.defense))
        self.emit(ops.GAIN, int(gain.keywords), offense, defense)

    # --- verbs

    def verb(self, step: lang.Step) -> None:
        for part in (self.cards, self.hands, self.players, self.damage, self.pieces, self.states, self.lasting):
            if part(step):
                return
        raise Missing(type(step).__name__)

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
                    self.count(count)
                    self.emit(ops.DISCARD, self.who(who), hand_filter(self.table, what), int(at_random))
            case lang.DiscardHand(who, what):
                self.emit(ops.DISCARD_HAND, self.who(who), hand_filter(self.table, what))
            case lang.Reveal(count, what, up_to):
                if isinstance(count, lang.AnyNumber):
                    self.emit(ops.COUNT_ALL)
                else:
                    self.count(count)
                flags = ops.UP_TO * (up_to or isinstance(count, lang.AnyNumber))
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
                if only != lang.ANY:
                    raise Missing("GainAction for some cards only")
                self.emit(ops.GAIN_ACTIONS, count)
            case lang.ExtraTurn():
                self.emit(ops.EXTRA_TURN)
            case lang.ChooseNumber():
                self.announce(ops.CHOOSE_X)
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
        if not isinstance(among, lang.Target) or among.count is not lang.ANY_NUMBER:
            raise Missing("damage divided among what is no target")
        total = amount_of(self.table, amount)
        flags = ops.UP_TO | ops.IS_TARGET
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
            case lang.PutIntoPlay(what, under):
                self.select(what)
                self.emit(ops.INTO_PLAY, WHO[lang.EACH_PLAYER if _of_each_player(what) else under])
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
            case lang.Stop(what, instead):
                self.stop(what, instead)
            case _:
                return False
        return True

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
                raise Missing("Stop into a zone of somebody else")
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
                self.announce(ops.PAY_MOJO, amount)
            case lang.Break(lang.THIS):
                self.announce(ops.PAY_THIS, ops.BY_BREAK)
            case lang.Banish(lang.THIS):
                self.announce(ops.PAY_THIS, ops.BY_BANISH)
            case lang.PutIntoHand(lang.THIS):
                self.announce(ops.PAY_THIS, ops.BY_HAND)
            case lang.RemoveCounters(int(count), counter):
                self.announce(ops.PAY_COUNTERS, count, self.table.add_counter(counter.name))
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
                self.announce(ops.PAY_PICKS, ops.BY_BREAK, filter_of(self.table, what), ops.ANY_NUMBER)
            case lang.Reveal(int(count), what, False):
                self.announce(ops.PAY_PICKS, ops.BY_REVEAL, hand_filter(self.table, what), count)
            case lang.Break(lang.Choice(what, int(count), False)):
                self.announce(ops.PAY_PICKS, ops.BY_BREAK, filter_of(self.table, what), count)
            case lang.Banish(lang.Choice(what, int(count), False)):
                self.announce(ops.PAY_PICKS, ops.BY_BANISH, filter_of(self.table, what), count)
            case _:
                raise Missing(f"cost {type(cost).__name__}")

    def play_rule(self, rule: lang.PlayRule) -> None:
        end = Label()
        self.about = (rule, None)
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
            case lang.FromDiscard():
                raise Missing("FromDiscard")
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
