"""Definitions become tables and programs."""

import pytest

from engine.epic_tcg.catalogue import CARDS, TOKENS
from engine.epic_tcg.language import (
    ACTION,
    ANY_NUMBER,
    ANYTHING,
    CHAMPION,
    EXPEND,
    FAST,
    INSTANT_FAST,
    IT,
    Activated,
    BecomeCopy,
    Break,
    Damage,
    DivideDamage,
    Each,
    Either,
    GainMojo,
    Keyword,
    LoseMojo,
    MayPay,
    MustPay,
    Piece,
    RemoveCounters,
    Target,
    X,
)
from engine.epic_tcg.programs import bits, ops
from engine.epic_tcg.programs.compile import add_cards, new_definitions
from engine.epic_tcg.programs.definitions import D
from engine.epic_tcg.programs.nouns import Unwritten
from tests.engine.epic_tcg.made_up import champion, event


def compiled(*cards):
    table = new_definitions()
    add_cards(table, cards)
    return table


def numbers(program):
    return [op[0] for op in program]


def test_a_program_announces_then_resolves():
    table = compiled(event("Bolt", Damage(3, Target(ANYTHING))))
    assert numbers(table.programs[table.program[0]]) == [
        ops.CHOOSE_TARGETS, ops.IF_FREE, ops.PUT_ON_LINE,
        ops.RESOLVE, ops.COUNT, ops.TAKE_TARGETS, ops.DAMAGE, ops.FINISH,
    ]  # fmt: skip
    assert table.entries[table.program[0]] == 3


def test_costs_come_after_targets():
    table = compiled(champion("Archer", Activated((EXPEND,), INSTANT_FAST, Damage(1, Target(ANYTHING)))))
    used = table.used[0][0]
    assert used.speed == bits.FAST | bits.INSTANTANEOUS
    assert numbers(table.programs[used.program])[:3] == [ops.CHOOSE_TARGETS, ops.PAY_TURN, ops.PUT_ON_LINE]


def test_modes_are_taken_up_again_on_resolution():
    table = compiled(event("Fork", Either(Break(Target(Piece(CHAMPION))), Break(Each(Piece(CHAMPION))))))
    program = table.programs[table.program[0]]
    chosen, switched = program[0], next(op for op in program if op[0] == ops.SWITCH)
    assert chosen[:2] == (ops.CHOOSE_MODE, 0)
    assert numbers([program[place] for place in chosen[2:]]) == [ops.CHOOSE_TARGETS, ops.JUMP]
    assert numbers([program[place] for place in switched[2:]]) == [ops.TAKE_TARGETS, ops.SELECT_ALL]


def test_words_that_no_program_is_written_for_are_refused():
    with pytest.raises(Unwritten, match="with others"):
        compiled(event("Odd", Damage(1, (Each(Piece(CHAMPION)), IT))))


def test_what_always_takes_an_action_is_known_beforehand():
    table = compiled(
        event("Peace", GainMojo(1), price=ACTION),
        event("Bolt", Damage(3, Target(ANYTHING)), price=ACTION),
        event("Either way", GainMojo(1), playing=(MustPay((ACTION, LoseMojo(5))),)),
        event("Perhaps", GainMojo(1), playing=(MayPay(ACTION),)),
        event("Gift", GainMojo(1)),
    )
    assert [table.pays_action[program] for program in table.program] == [True, True, False, False, False]
    assert [table.is_plain[program] for program in table.program] == [True, False, False, False, True]


def test_a_cost_of_any_number_comes_before_targets():
    table = compiled(
        champion("Mech", Activated((RemoveCounters(ANY_NUMBER),), FAST, DivideDamage(X, Target(ANYTHING, ANY_NUMBER))))
    )
    program = table.programs[table.used[0][0].program]
    assert numbers(program)[:3] == [ops.PAY_COUNTERS, ops.CHOOSE_TARGETS, ops.CHOOSE_DIVISION]


def test_an_ability_that_a_copy_keeps_is_in_its_own_bundle():
    table = compiled(champion("Double", Activated((), FAST, BecomeCopy(Target(Piece(CHAMPION)), keeping=True))))
    used = table.used[0][0]
    assert [bundle.used for bundle in table.bundles] == [(used,)]
    assert (ops.BECOME_COPY, 0, 0) in table.programs[used.program]


def test_keywords_are_the_bits_of_the_vocabulary():
    for word in Keyword:
        assert getattr(bits, word.name) == word.value


def test_all_of_the_catalogue_is_there():
    assert [D.names[0], len(D.names)] == [TOKENS[0].name, len(TOKENS) + len(CARDS)]
    assert all(program >= 0 for program in D.program[len(TOKENS) :])


def test_each_op_of_a_card_knows_what_it_was_written_for():
    aim = Target(Piece(CHAMPION))
    card = event("Price", Break(aim), price=ACTION)
    table = compiled(card)
    source = table.sources[table.program[0]]
    assert (source.part, source.in_discard) == (card, False)
    asked = dict(zip(numbers(table.programs[table.program[0]]), source.steps, strict=True))
    assert asked[ops.CHOOSE_TARGETS] == (Break(aim), aim)
    assert asked[ops.PAY_ACTION] == (ACTION, None)
    assert asked[ops.BREAK] == (Break(aim), None)


def test_all_programs_have_a_source_and_all_cards_a_definition():
    assert len(D.sources) == len(D.programs)
    assert all(len(source.steps) in (0, len(program)) for source, program in zip(D.sources, D.programs, strict=True))
    assert [card.name for card in D.definitions] == D.names
