"""Definitions become tables and programs, or the word that is missing is named."""

from engine.epic_tcg.catalogue import CARDS, TOKENS
from engine.epic_tcg.language import (
    ACTION,
    ANYTHING,
    CHAMPION,
    EXPEND,
    INSTANT_FAST,
    Activated,
    Become,
    Break,
    Damage,
    Each,
    Either,
    Keyword,
    Piece,
    Target,
)
from engine.epic_tcg.programs import bits, ops
from engine.epic_tcg.programs.compile import add_cards, new_definitions
from engine.epic_tcg.programs.definitions import D
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


def test_a_card_with_a_word_that_is_not_compiled_has_facts_and_no_program():
    table = compiled(event("Odd", Become(Target(Piece(CHAMPION)), 1, 1)), event("Even", Break(Target(Piece(CHAMPION)))))
    assert table.missing == {"Odd": "Become"}
    assert (table.program[0], table.program[1] >= 0, table.speed[0]) == (-1, True, bits.FAST)


def test_keywords_are_the_bits_of_the_vocabulary():
    for word in Keyword:
        assert getattr(bits, word.name) == word.value


def test_all_of_the_catalogue_is_there():
    assert [D.names[0], len(D.names)] == [TOKENS[0].name, len(TOKENS) + len(CARDS)]
    for name, word in D.missing.items():
        assert D.program[D.index_of[name]] == -1, word
    assert len(D.missing) == 43


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
