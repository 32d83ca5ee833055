"""A third game, of twelve cards, so that nothing that goes by the contract of a game secretly knows another one."""

import json
from collections import Counter
from dataclasses import dataclass
from functools import partial
from types import SimpleNamespace

from engine.bots.chance import RandomBot
from engine.bots.decks import best_deck, shares
from engine.bots.levels import Level, check_known
from engine.bots.observing import Observed, Sight, never
from engine.bots.pickers import BOT, RANDOM, RandomPicker
from engine.bots.scoring import best, scored
from engine.construction import reading, registering
from engine.construction.contents import Contents
from engine.construction.formats import Format, allowed_copies, card_violations, keyed, size_violations
from engine.construction.house_formats import HouseFormats
from engine.construction.layout import Entry, Grouping, Layout, Sort
from engine.construction.lists import SET_APART, counted, heading
from engine.construction.reading import Reader, check_count, entry_of, looked_up, put
from engine.construction.ready import ReadyDeck
from engine.construction.registering import Line, Registered
from engine.construction.repairs import Change, Remedy
from engine.kernel.cards import Printing, Reminder
from engine.kernel.collecting import Kind, Part, Product
from engine.kernel.collecting import Shown as ShownOwned
from engine.kernel.faces import Face, data_of
from engine.kernel.factcheck import NUMBER_OR_NULL, TEXT, Section, differences, read
from engine.kernel.facts import NUMBER, Fact
from engine.kernel.hands import Dealer
from engine.kernel.names import Unknown, by_folded, fold, look_up
from engine.kernel.playing import play_between
from engine.kernel.scores import Result, starts
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
from engine.kernel.studying import CardKind, OpeningHands, Plan, Remark, Wanted, Words, called, keep, none
from engine.kernel.usage import OPENING, Usage
from engine.limited import pools
from engine.limited.deals import Deal
from tests.engine.made_up_drafts import limited_of
from tests.engine.made_up_play import PLAY, REASONS, Setup, apply, new_game

KEY, NAME = "pebbles", "Pebbles"
SECTION = Section("stones", "stone", {"name": TEXT, "weight": NUMBER_OR_NULL})
STONES = [
    {"name": f"{size} {colour}", "weight": weight, "text": f"Weighs {weight}."}
    for weight, size in enumerate(("Small", "Middling", "Large"), start=1)
    for colour in ("Red", "Grey", "White", "Black")
]


WEIGHS = Reminder("Weighs", "What a scale shows.", "")


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

    @property
    def contents(self):
        return Contents(Counter(self.cards))

    def entry(self, number, shown, line):
        count, typed = entry_of(line)
        name = looked_up(lambda asked: look_up(asked, STONE_OF, UnknownStone), typed).name
        check_count(count, name)
        put(self.cards, name, count, self.most, "heap")


def parse(text, most):
    reader = StoneReader(most)
    reader.read(text)
    return reader


def written(deck):
    return "\n".join(f"{count} {name}" for name, count in deck.cards.items())


def corrected(text, most):
    return reading.corrected(text, parse(text, most).errors, lambda line: counted(line)[1])


def judged(deck, deck_format, *, pool, on):
    counts = Counter(deck.cards)
    found = size_violations(counts.total(), deck_format)
    return found + [
        one for name in sorted(counts) for one in card_violations(name, counts[name], deck_format, {}, pool, on)
    ]


def has_size(size, stone):
    return stone.name.lower().startswith(size)


def registered(cards, sideboard, deck_format, pool):
    rows = ((count, name, str(STONE_OF[fold(name)].weight)) for name, count in sorted(cards.items()))
    entries = tuple(registering.Entry(*row) for row in rows)
    found = [one.text for one in size_violations(sum(cards.values()), deck_format)]
    return Registered(
        (registering.Section("Stones", entries),), ("Stones",), (Line("All", (str(len(entries)),)),), tuple(found)
    )


def in_decks(name):
    return name in {stone["name"] for stone in STONES}


def printed(name):
    return look_up(name, STONE_OF, UnknownStone).name


class UnknownDeity(Unknown):
    kind, known = "deity", {}


def deity(name):
    raise UnknownDeity(name)


def remedies(deck, deck_format, *, pool, on, owned=None, rating=None):
    """The first stones that are missing; a heap of too many loses its last ones."""
    size = sum(deck.cards.values())
    if size < deck_format.least:
        name = next(stone["name"] for stone in STONES if stone["name"] not in deck.cards)
        return (Remedy(("fewest",), "Fewest changes", (Change("", name, deck_format.least - size, "Too few."),)),)
    return (
        Remedy(("fewest",), "Fewest changes", (Change(max(deck.cards), "", size - deck_format.most, "Too many."),)),
    )


def entry(name):
    stone = STONE_OF[fold(name)]
    size, colour = stone.name.split()
    return Entry(
        name=stone.name,
        kind="champion",
        line=size,
        type_line=stone.name,
        alignments=(colour.lower(),),
        signs=("1",),
        said=f"weighs {stone.weight}",
        speed="",
        numbers=(str(stone.weight), "0"),
        offense=stone.weight,
        free=stone.weight == 1,
        traits={"size": size.lower(), "weight": stone.weight},
        place=(stone.weight, stone.name),
    )


LAYOUT = Layout(
    price="weight",
    paid="Heavy",
    groupings=(Grouping("size", "Size", without="Without a size"),),
    sorts={"weight": (Sort("light", "Light", {"weight": 1}), Sort("two", "Two", {"weight": 2}))},
    glance=("weight",),
    pool=(Sort("light", "Light", {"weight": 1}),),
    largest=3,
    filters=(("size:small", "1"),),
    orders=("match", "name", "weight"),
    highest=("weight",),
    example="large red",
)


def facts_written():
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

NAMES = tuple(stone["name"] for stone in STONES)
COLLECTING = SimpleNamespace(
    PRODUCTS=(Product("Beach", "Beach", "Beach", "Beach", "bucket", (Part("stone", NAMES),), "weight>0"),),
    KINDS=(Kind("Different stones", frozenset(NAMES)), Kind("Large ones", frozenset(NAMES[8:]), "size:large")),
    PLAYSET=2,
    BOOSTERS={"Handful": lambda seed, purpose: [NAMES[(seed + at) % 12] for at in range(3)]},
    SHOWN=ShownOwned("2 Large Red", "1 Small Grey [Beach]", ("Beach", "2 Large Red"), "owned<2 weight:3", "buckets"),
    home=lambda name: "Beach",
    playset=lambda name: 2,
)

READY = tuple(
    ReadyDeck(
        key=colour,
        name=colour.capitalize(),
        cards=tuple(f"{size} {colour.capitalize()}" for size in ("Small", "Large")) * 2,
        format_key="heap",
        kind="washed up",
        source="From the beach",
    )
    for colour in ("red", "grey")
)
DEALS = (
    Deal("found", "Found", "Two stones for each side.", lambda seats, seed, _: [["Small Red", "Large Grey"]] * seats),
)
LEVELS = (Level("random", "Random", "picks up whatever lies there", 2),)
VERBS = Sight(
    lambda heap, seat: {"seat": seat, "stones": len(heap.options)},
    lambda heap, option: {"text": STONES[option]["name"]},
    lambda heap, seat, rng: SimpleNamespace(**vars(heap)),
)


def bot(key, enough=never):
    check_known(key, [level.key for level in LEVELS])
    return RandomBot()


STUDY = SimpleNamespace(
    OPENING=3,
    LIFE="breath",
    MULLIGAN="Throw stones back, for a breath each.",
    RULES=("You draw three stones.",),
    PLANS=(Plan("keep", "Keep all", "Puts nothing back.", keep), Plan("all", "Put all back", "Keeps nothing.", none)),
    USUAL_PLAN="all",
    OPENING_HANDS=OpeningHands("Light hands", "Odds of so many small stones:", (1, 2), ("keep",)),
    LAST_DEALT=0,
    DEALER=Dealer(
        begin=lambda deck, first, seed: SimpleNamespace(hand=deck[:3], back=deck[3:], seat=0, turn=0, options=(0,)),
        apply=lambda game, code: None,
        view=lambda game, seat: {
            "players": [{"breath": 9, "hand": [{"id": str(at), "card": name} for at, name in enumerate(game.hand)]}],
            "decision": {"multi_pick": {"candidates": []}},
        },
        plan=lambda game, asked: (),
        stop=0,
        passing=0,
        life="breath",
    ),
    is_free=lambda stone: stone.weight == 1,
    is_champion=lambda stone: stone.weight == 3,
    wanted=lambda cards: (Wanted("large", "Large ones", lambda stone: stone.weight == 3), *map(called, sorted(cards))),
    together=lambda cards, deity: (),
    tabled=lambda cards: (Wanted("large", "Large ones", lambda stone: stone.weight == 3),),
    KINDS_TITLE="Sizes",
    KINDS=tuple(CardKind(size, partial(has_size, size.lower())) for size in ("Small", "Middling", "Large")),
    OF_CUBES=(),
    WORDS=(Words("Colours", lambda stone: [stone.name.split()[1].lower()], COLOURS),),
    strength=lambda stone: (stone.weight, 0) if stone.weight == 3 else None,
    remarks=lambda cards: (Remark("", "Many stones", ""),),
)


def chosen(heap, seat, rng):
    """What the bot chooses, in a game of bots."""
    return bot("random").choose(Observed(heap, seat, VERBS), rng)


@dataclass(frozen=True)
class Match:
    """Two decks, each stone of which is in the hand from the beginning."""

    decks: tuple
    seed: int
    sides = 2

    def begin(self, number):
        first, seed = starts(number, self.seed)
        return Setup(self.decks, first), [chosen, chosen], seed

    def play(self, number):
        return self.watch(number)[0]

    def watch(self, number):
        setup, players, seed = self.begin(number)
        heap = new_game(setup, seed)
        play_between(heap, apply, players, seed)
        result = Result(heap.winner, heap.reason == 3, heap.turn, heap.choices, REASONS[heap.reason])
        return result, tuple(self.usage(heap, seat) for seat in (0, 1))

    def seen(self, number):
        return tuple(tuple(deck) for deck in self.decks)

    def usage(self, heap, seat):
        laid = [(turn, what[7:-2]) for turn, (who, what) in enumerate(heap.journal) if who == seat and turn]
        plays = tuple((name, turn) for turn, name in laid)
        drawn = dict.fromkeys(sorted(self.decks[seat]), OPENING)
        return Usage(drawn, dict(sorted(plays)), tuple(drawn.items()), plays)


def match(decks, bots, seed, **chosen):
    one, two = (tuple(deck.cards) for deck in decks)
    return Match((one, two), seed)


class Heaviest:
    """What stones are worth to whoever picks and builds: their weights."""

    def alone(self, name):
        return STONE_OF[fold(name)].weight

    def add(self, name, times=1):
        pass

    def parts(self, name):
        return {"weight": self.alone(name)}


class HeaviestPicker:
    """Takes the heaviest stone."""

    def choose(self, view, rng):
        return best(self.explain(view)).option

    def explain(self, view):
        question = view["question"]
        offered = zip(question["options"], question["cards"], strict=True)
        return [scored(option, name, Heaviest().parts(name)) for option, name in offered]


PICKERS = (BOT, RANDOM)


def picker(name, key):
    check_known(name, PICKERS)
    return RandomPicker() if name == RANDOM else HeaviestPicker()


GAME = SimpleNamespace(
    KEY=KEY,
    NAME=NAME,
    catalogue=SimpleNamespace(
        COLUMNS=("name", "weight"),
        listed=listed,
        cells=cells,
        faces=faces,
        FACTS=(Fact("name"), Fact("weight", NUMBER), Fact("text")),
        facts_of=lambda stone: dict(vars(stone)),
        data=lambda: [data_of(face, (WEIGHS,)) for face in faces()],
        named=lambda name: look_up(name, STONE_OF, UnknownStone),
        printings_of=lambda stone: (Printing("Beach"),),
        tokens_of=lambda stone: (),
        reminders=lambda stone: (WEIGHS,),
        CITES="Section {}",
        differences_in=differences_in,
        SEARCHABLE=SEARCHABLE,
    ),
    collecting=COLLECTING,
    study=STUDY,
    construction=SimpleNamespace(
        registered=registered,
        heading=lambda line: heading(line, StoneReader.heading_words, SET_APART),
        DECK_FORMATS=DECK_FORMATS,
        FORMATS=FORMATS,
        in_decks=in_decks,
        printed=printed,
        deity=deity,
        ALIGNMENTS=COLOURS,
        alignments_of=lambda name: (name.split()[1].lower(),),
        card_violations=lambda name, count, deck_format: card_violations(name, count, deck_format, {}, None, None),
        by_key=lambda key: keyed(key, DECK_FORMATS),
        HOUSE_FORMATS=HouseFormats(
            usual=DECK_FORMATS[0],
            sets={"Beach": STONE_OF},
            products=("Beach",),
            published=(),
            named=printed,
            cards=len(STONES),
        ),
        parse=parse,
        EXAMPLES=("Small Red", "Large Grey", "Middling White"),
        FEWEST=2,
        SIDEBOARDS=False,
        DEITIES=(),
        LAYOUT=LAYOUT,
        entry=entry,
        limits=lambda deck_format: (),
        written=written,
        corrected=corrected,
        READY=READY,
        FACTS=(Fact("key"), Fact("name"), Fact("least", NUMBER)),
        facts_of=lambda one: {"key": one.key, "name": one.name, "least": one.least},
        WAYS={"fewest": "fewest changes"},
        judged=judged,
        allowed_copies=lambda deck_format, pool, on: allowed_copies(NAMES, deck_format, {}, pool, on),
        remedies=remedies,
        about=lambda deck_format: "You pick stones up.",
        rules=lambda deck_format: (f"A deck has {deck_format.cards}.",),
        source=lambda deck_format: "Written in the sand",
        size_of=lambda deck: f"{sum(deck.cards.values())} stones",
        beside=lambda deck: {},
    ),
    play=PLAY,
    bots=SimpleNamespace(
        LEVELS=LEVELS,
        SECONDS={"random": 0.001},
        USUAL="random",
        match=match,
        READY=(),
        OPTIONS=(),
        PICKERS=PICKERS,
        PARTS={"weight": "How heavy the stone is."},
        POINT="One point is as heavy as a small stone.",
        bot=bot,
        observe=lambda heap, seat: Observed(heap, seat, VERBS),
        picker=picker,
        best_picker=lambda key: BOT,
        ratings=lambda name, key: None,
        RATING={name: float(STONE_OF[fold(name)].weight) for name in NAMES},
        RATING_POINT=2.0,
        valuing=Heaviest,
        best_first=lambda name, key: sorted(NAMES, key=lambda stone: (-STONE_OF[fold(stone)].weight, stone)),
        reasons=lambda name: {"weight": ("Heavy.", "Light.")},
        builds=lambda draft, names: [best_deck(pool, Heaviest(), FORMATS[1].least) for pool in pools(draft)],
        build=lambda pool, size, name, key, others=(): best_deck(pool, Heaviest(), size, others),
        shares=lambda pool, players, size, name, key: shares(
            pool, players, size, Heaviest, lambda stone, held: held.alone(stone)
        ),
    ),
    limited=SimpleNamespace(**vars(limited_of(NAMES)), DEALS=DEALS, parse=parse),
)
