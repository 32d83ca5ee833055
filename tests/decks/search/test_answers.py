"""What people type and what they must find: words and questions, their answers counted by hand on a list of the cards
that is not made by this site (names, types, classes, numbers and what each card does), never copied from what the
search said."""

from functools import partial

import pytest

from decks import search

EPIC = search.of("epic")
find = partial(search.find, EPIC)

DRAGONS_BY_NAME = [
    "Blue Dragon", "Draka, Dragon Tyrant", "Ethereal Dragon", "Gold Dragon", "Silver Dragon", "Strafing Dragon",
    "White Dragon",
]  # fmt: skip
DRAGONS_BY_CLASS = ["Draka's Enforcer", "Draka's Fire", "Ice Drake", "Pyrosaur", "Smash and Burn", "Thundarus"]
DRAGONS = [*DRAGONS_BY_NAME, *DRAGONS_BY_CLASS]
# no humans, but they make human tokens, or do something to humans
OF_HUMANS = [
    "Angeline, Silver Wing", "Faithful Pegasus", "Forced Exile", "Helena, the Valiant", "Insurgency", "Martial Law",
    "Revolt", "Urgent Messengers",
]  # fmt: skip
# four have it in their names, two more are wolves, and six make wolf tokens
WOLVES = [
    "Keira, Wolf Caller", "Wolf Companion", "Wolf's Bite", "Wolf's Call",
    "Den Mother", "Pack Alpha",
    "Elara, the Lycomancer", "Hunting Pack", "Knight of Elara", "Transform", "Wave of Transformation",
    "Zaltessa, the Huntress",
]  # fmt: skip
GODDESSES = ["Angeline, Silver Wing", "Helena, the Valiant", "Scara, Weaver of Sorrow", "Zaltessa, the Huntress"]
GODS = [
    *GODDESSES,
    "Furios, Father of Nature",
    "Gareth, Father of Genius",
    "Lashnok, Worldbreaker",
    "Maligus, the Dark One",
]
EVIL_HUMAN_MAGES = [
    "Corpsemonger", "Krieg, Dark One's Chosen", "Murderous Necromancer", "Necromancer Apprentice", "Necromancer Lord",
    "Rift Summoner", "Zannos, Corpse Lord",
]  # fmt: skip
HUMAN_MAGES = [  # seven of other alignments
    *EVIL_HUMAN_MAGES, "Elara, the Lycomancer", "Forcemage Apprentice", "Mystic Researcher", "Pyromancer",
    "Temporal Enforcer", "Time Bender", "Time Walker",
]  # fmt: skip
GOOD_HUMAN_EVENTS = [  # five are of the class; five make tokens of it
    "Ambush Party", "Brave Squire", "Cast Out", "Rally the People", "Secret Legion",
    "Forced Exile", "Insurgency", "Martial Law", "Revolt", "Urgent Messengers",
]  # fmt: skip
DEMON_EVENTS = [
    "Demon Breach", "Demonic Rising", "Dirge of Scara", "Inner Demon", "Raxxa's Curse", "Raxxa's Displeasure",
    "Word of Summoning",
]  # fmt: skip
ZOMBIE_MAKERS = [
    "Bitten", "Hands from Below", "Krieg, Dark One's Chosen", "Maligus, the Dark One", "Murderous Necromancer",
    "Necromancer Apprentice", "Necrovirus", "Plague Zombies", "Plentiful Dead", "Reap or Sow",
    "Scara, Weaver of Sorrow", "The Risen", "Zannos, Corpse Lord", "Zealous Necromancer", "Zombie Apocalypse",
]  # fmt: skip
DINOSAURS = [
    "Ankylosaurus", "Brachiosaurus", "Chomp!", "Great Horned Lizard", "Hunting Pterosaur", "Hunting Raptors",
    "Pyrosaur", "Raging T-Rex", "Stampeding Einiosaurus", "Triceratops",
]  # fmt: skip


def names(text, *order):
    return [row.name for row in find(text, *order).rows]


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("dragon", DRAGONS),  # all 13 of the class; the text of one of them names dragons, and no other card's does
        ("class:dragon", DRAGONS),
        ("name:dragon", DRAGONS_BY_NAME),
        ("drgon", DRAGONS),  # read as dragon
        ("sage dragon", ["Blue Dragon", "Ethereal Dragon", "Ice Drake"]),
        ("dragon cost:0", ["White Dragon"]),
        ("evil dragon", []),
        ("dragon -name:dragon", DRAGONS_BY_CLASS),
        ("fire dragon", ["Draka's Fire"]),
        ("human -type:human", OF_HUMANS),
        ('"human mage"', HUMAN_MAGES),  # as their lines of types have it
        ("evil human mage", EVIL_HUMAN_MAGES),
        ("good human event", GOOD_HUMAN_EVENTS),
        ("human demon", ["Rift Summoner"]),  # a human that makes demon tokens
        ("demon event", DEMON_EVENTS),
        ("wolf", WOLVES),
        ("zombie token", ZOMBIE_MAKERS),
        ("elf", ["Bruger, the Pathfinder", "Kalani, Woodreader", "Rybas, Canopy Sniper"]),
        ("giant", ["Frost Giant", "Hill Giant", "Kong", "Lurking Giant", "Mighty Blow", "Velden, Frost Titan"]),
        ("ape", ["Kong"]),
        ("dino", DINOSAURS),  # the beginning of a class
        ("goddess", GODDESSES),
        ("god", GODS),  # goddesses begin so, too
        ("deity", GODS),
        ("elder", [  # four gods by rank, and one card by its name
            "Elder Greatwurm", "Furios, Father of Nature", "Helena, the Valiant", "Maligus, the Dark One",
            "Zaltessa, the Huntress",
        ]),
    ],
)  # fmt: skip
def test_what_people_type_finds_these_cards(text, cards):
    assert sorted(names(text)) == sorted(cards)


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("human", 69),  # 61 of the class, and the eight above
        ("type:human", 61),
        ("text:human", 21),  # the eight, and 13 humans
        ("event", 123),  # 119 events, and four texts that speak of events
        ("type:event", 119),
        ("demon", 24),  # 22 of the class, and two that make their tokens
        ("airborne", 44),  # by keyword or in what they give; 42 have it always
        ("keyword:airborne", 42),
        ("good event", 27),
        ("angel", 15),  # 13 names, Angeline's among them, and two more of the class
        ("dragon or wurm", 18),  # 13 and five
        ("-human", 216),  # of 285
    ],
)
def test_what_people_type_finds_so_many_cards(text, count):
    assert len(names(text)) == count


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("cost:0", 79),
        ("cost:0 alignment:sage", 21),
        ("type:champion cost:0", 41),
        ("type:event cost:0 alignment:evil", 10),
        ("offense>=13", [
            "Brak, Fist of Lashnok", "Burrowing Wurm", "Elder Greatwurm", "Kong", "Mythic Monster", "Rampaging Wurm",
            "Steel Golem", "Steel Titan",
        ]),
        ("offense>10 cost:1 alignment:wild", 12),
        ("offense:13 defense:14", ["Kong"]),
        ("defense<=2 cost:1", [
            "Dark Assassin", "Fairy Entrancer", "High King", "Mist Guide Herald", "Mystic Researcher",
            "Necromancer Lord", "The Gudgeon", "Thought Plucker", "Time Master",
        ]),
        ("class:human cost:0 offense>=4", ["Corpsemonger", "Knight of the Dawn", "Scarred Cultist"]),
        ("class:angel offense>=8", ["Warrior Angel"]),
        ("class:dragon -alignment:sage", 10),  # the 13 without the three sage ones above
        ("class:demon or class:zombie", 30),
        ("set:tyrants", 48),
        ("set:pantheon type:event", 17),
        ('set:"base set" gem:red', 28),
        ("text:unbreakable", 17),
        ('"dark one"', ["Dark One's Fury", "Krieg, Dark One's Chosen", "Maligus, the Dark One"]),
        ("-type:champion -type:event", GODS),
    ],
)  # fmt: skip
def test_what_people_ask_of_fields_finds_these_cards(text, answer):
    """Counted over the same list: costs, numbers, alignments, types, classes, products and gems as printed."""
    found = names(text)
    assert (sorted(found) == sorted(answer)) if isinstance(answer, list) else (len(found) == answer)


def test_names_come_first_then_lines_of_types_then_texts():
    assert names("dragon") == [*DRAGONS_BY_NAME, *DRAGONS_BY_CLASS]
    wolves = names("wolf")
    assert wolves[:4] == ["Wolf Companion", "Wolf's Bite", "Wolf's Call", "Keira, Wolf Caller"]
    assert wolves[4:6] == ["Den Mother", "Pack Alpha"]
    assert wolves[6:] == sorted(WOLVES[6:])
    humans = names("human")
    assert humans[:61] == sorted(names("type:human"), key=str.casefold)
    assert humans[61:] == OF_HUMANS


# --- where it was found ----------------------------------------------------------------------------------------------


def where(text, name):
    found = find(text)
    (row,) = (row for row in found.rows if row.name == name)
    return [(one.place, one.before, one.words, one.after) for one in found.passages(EPIC, row)]


def test_a_card_says_where_a_word_is_that_its_name_has_not():
    assert where("dragon", "Blue Dragon") == []
    assert where("dragon", "Thundarus") == [("type line", "Good ", "dragon", " champion")]
    assert where("goddess", "Helena, the Valiant") == [("type line", "Good and sage elder ", "goddess", ", deity")]
    assert where("deity", "Scara, Weaver of Sorrow") == [("type line", "Evil goddess, ", "deity", "")]
    assert where("13", "Kong") == [("text", "Tribute → Deal ", "13", " damage to target champion.")]


def test_of_a_long_line_some_words_are_shown():
    assert where("human", "Faithful Pegasus") == [
        ("text", "… or blocks → One of your ", "human", " champions may gain airborne this turn …")
    ]


def test_each_word_is_told_once_and_one_that_was_read_otherwise_as_it_was_meant():
    assert where("giant giaant", "Kong") == [("type line", "Wild ", "giant", " ape champion")]
    assert where("wild ape", "Kong") == [
        ("type line", "", "Wild", " giant ape champion"), ("type line", "Wild giant ", "ape", " champion"),
    ]  # fmt: skip
    assert where("kong", "Kong") == []


def test_what_is_asked_of_a_field_denied_or_a_pattern_is_not_told():
    assert where("text:13 class:giant -human /giant/", "Kong") == []


def test_a_phrase_is_told_as_it_prints():
    assert where('"GIANT  ape"', "Kong") == [("type line", "Wild ", "giant ape", " champion")]
    assert where("“target champion”", "Kong") == [("text", "Tribute → Deal 13 damage to ", "target champion", ".")]


@pytest.mark.parametrize("text", ["draw champion", '"target champion"', "evil", "1 or {expend}", "◆"])
def test_whatever_was_found_has_its_place(text):
    """Each card has a passage for what its name lacks, and the passage is a piece of its text."""
    found = find(text)
    assert found.rows
    for row in found.rows:
        for one in found.passages(EPIC, row):
            line = f"{one.before.removeprefix('… ')}{one.words}{one.after.removesuffix(' …')}"
            assert line in row.texts[one.place].raw
            assert one.words


def test_every_card_is_found_by_its_line_of_types():
    for row in EPIC.rows:
        types = row.texts["type line"].raw.removesuffix(", deity")
        assert row in find(f'"{types}"').rows
