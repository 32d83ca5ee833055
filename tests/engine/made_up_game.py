"""A third game, of twelve cards, so that nothing that goes by the contract of a game secretly knows another one."""

import json
from collections import Counter
from types import SimpleNamespace

from engine.bots.chance import RandomBot
from engine.bots.levels import Level, check_known
from engine.bots.observing import Observed, Verbs, never
from engine.bots.pickers import RandomPicker
from engine.construction.formats import BadFormat, Format, Problem, card_violations, keyed, size_violations
from engine.construction.reading import Reader, check_count, entry_of, looked_up, put
from engine.kernel.cards import Printing, Reminder
from engine.kernel.faces import Face
from engine.kernel.factcheck import NUMBER_OR_NULL, TEXT, Section, differences, read
from engine.kernel.names import Unknown, by_folded, look_up
from engine.kernel.searchable import (
    Group,
    LettersOf,
    NumberOf,
    Order,
    Searchable,
    Shown,
    TextOf,
    WordsOf,
    range_of,
)

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
FORMATS = DECK_FORMATS = (Format("heap", "Heap", 3, 5, copies=2), Format("found", "Found", 1, pool=True))


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


def in_decks(name):
    return name in {stone["name"] for stone in STONES}


def format_in(text):
    raise BadFormat([Problem("", "Nobody defines heaps.")])


def written():
    """A file of facts that agrees."""
    return json.dumps({"stones": STONES})


COLOURS = ("red", "grey", "white", "black")
SIZES = ("small", "middling", "large")
PLACE_OF = {stone["name"]: at for at, stone in enumerate(STONES)}
SEARCHABLE = Searchable(
    cards=tuple(SimpleNamespace(**stone) for stone in STONES),
    facts=vars,
    type_line=lambda stone: f"{stone.name.split()[1]} stone",
    products=lambda stone: ("The Beach",),
    fields=(
        TextOf("name", "n", "The name.", ("name:grey",), lambda stone: stone.name),
        TextOf("text", "x", "What is written on it.", ("text:2",), lambda stone: stone.text),
        LettersOf("colour", "c", "Its colour.", ("colour:r",), lambda stone: [stone.name.split()[1].lower()], COLOURS),
        WordsOf("size", "s", "Its size.", ("size:large",), lambda stone: [stone.name.split()[0].lower()], SIZES),
        NumberOf("weight", "w", "Its weight.", ("weight>1",), lambda stone: stone.weight),
    ),
    groups=(Group("colour", "Colour", "colours", COLOURS), Group("size", "Size", "sizes", SIZES)),
    ranges=(range_of("weight", [stone["weight"] for stone in STONES]),),
    orders=(Order("weight", "Weight", lambda stone: stone.weight), Order("set", "Set", lambda s: PLACE_OF[s.name])),
    shown=Shown(
        comparison="size:small",
        type_line="Red stone",
        places="name or text",
        words=("red", "smal"),
        phrases=('"large grey"',),
        fields=("weight:3", "colour:red size:large"),
        filters=("(size:small or size:large) colour:white",),
        either=("red or grey",),
        denied=("-red",),
        parentheses=("red (small or large)",),
        patterns=("/^middling/",),
        beside={"legal": (), "owned": ("owned:yes",)},
    ),
)

LEVELS = (Level("random", "Random", "picks up whatever lies there", 2),)
VERBS = Verbs(
    lambda heap, seat: {"seat": seat, "stones": len(heap.options)},
    lambda heap, option: {"text": STONES[option]["name"]},
    lambda heap, seat, rng: SimpleNamespace(**vars(heap)),
)


def bot(key, enough=never):
    check_known(key, [level.key for level in LEVELS])
    return RandomBot()


def picker(name, key):
    check_known(name, ("random",))
    return RandomPicker()


GAME = SimpleNamespace(
    KEY=KEY,
    NAME=NAME,
    catalogue=SimpleNamespace(
        COLUMNS=("name", "weight"),
        listed=listed,
        cells=cells,
        faces=faces,
        named=lambda name: look_up(name, STONE_OF, UnknownStone),
        printings_of=lambda stone: (Printing("Beach"),),
        reminders=lambda stone: (Reminder("Weighs", "What a scale shows.", ""),),
        CITES="Section {}",
        differences_in=differences_in,
        SEARCHABLE=SEARCHABLE,
    ),
    construction=SimpleNamespace(
        DECK_FORMATS=DECK_FORMATS,
        FORMATS=FORMATS,
        in_decks=in_decks,
        card_violations=lambda name, count, deck_format: card_violations(name, count, deck_format, {}, None, None),
        by_key=lambda key: keyed(key, DECK_FORMATS),
        format_in=format_in,
        parse=parse,
        judged=judged,
        about=lambda deck_format: "You pick stones up.",
        rules=lambda deck_format: (f"A deck has {deck_format.cards}.",),
        source=lambda deck_format: "Written in the sand",
        size_of=lambda deck: f"{len(deck.cards)} stones",
        beside=lambda deck: {},
    ),
    bots=SimpleNamespace(
        LEVELS=LEVELS,
        USUAL="random",
        READY=(),
        OPTIONS=(),
        PICKERS=("random",),
        bot=bot,
        observe=lambda heap, seat: Observed(heap, seat, VERBS),
        picker=picker,
    ),
)
