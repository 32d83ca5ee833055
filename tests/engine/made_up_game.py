"""A third game, of twelve cards, so that nothing that goes by the contract of a game secretly knows another one."""

import json
from collections import Counter
from types import SimpleNamespace

from engine.construction.formats import BadFormat, Format, Problem, card_violations, keyed, size_violations
from engine.construction.reading import Reader, check_count, entry_of, looked_up, put
from engine.kernel.faces import Face
from engine.kernel.factcheck import NUMBER_OR_NULL, TEXT, Section, differences, read
from engine.kernel.names import Unknown, by_folded, look_up

KEY, NAME = "pebbles", "Pebbles"
SECTION = Section("stones", "stone", {"name": TEXT, "weight": NUMBER_OR_NULL})
STONES = [
    {"name": f"{size} {colour}", "weight": weight, "text": f"Weighs {weight}."}
    for weight, size in enumerate(("Small", "Middling", "Large"), start=1)
    for colour in ("Red", "Grey", "White", "Black")
]


def listed():
    return STONES


def cells(facts):
    return facts["name"], str(facts["weight"])


def faces():
    return [Face(one["name"], "champion", ("good",), "Stone", one["text"], printed="Beach") for one in STONES]


def differences_in(text):
    (theirs,) = read(text, (SECTION,))
    return differences({one["name"]: one for one in STONES}, theirs, SECTION)


STONE_OF = by_folded(SimpleNamespace(**stone) for stone in STONES)
DECK_FORMATS = (Format("heap", "Heap", 3, 5, copies=2), Format("found", "Found", 1, pool=True))


class UnknownStone(Unknown):
    kind, known = "stone", STONE_OF


class StoneReader(Reader):
    heading_words = frozenset({"stones"})

    def __init__(self, most):
        super().__init__()
        self.cards, self.most, self.apart = [], most, ()

    def entry(self, number, shown, line):
        count, typed = entry_of(line)
        name = looked_up(lambda asked: look_up(asked, STONE_OF, UnknownStone), typed).name
        check_count(count, name)
        put(self.cards, name, count, self.most, "heap")


def parse(text, most):
    reader = StoneReader(most)
    reader.read(text)
    return reader


def judged(deck, deck_format, *, pool, on):
    counts = Counter(deck.cards)
    found = size_violations(counts.total(), deck_format)
    return found + [
        one for name in sorted(counts) for one in card_violations(name, counts[name], deck_format, {}, pool, on)
    ]


def format_in(text):
    raise BadFormat([Problem("", "Nobody defines heaps.")])


def written():
    """A file of facts that agrees."""
    return json.dumps({"stones": STONES})


GAME = SimpleNamespace(
    KEY=KEY,
    NAME=NAME,
    catalogue=SimpleNamespace(
        COLUMNS=("name", "weight"), listed=listed, cells=cells, faces=faces, differences_in=differences_in
    ),
    construction=SimpleNamespace(
        DECK_FORMATS=DECK_FORMATS,
        by_key=lambda key: keyed(key, DECK_FORMATS),
        format_in=format_in,
        parse=parse,
        judged=judged,
        size_of=lambda deck: f"{len(deck.cards)} stones",
        beside=lambda deck: {},
    ),
)
