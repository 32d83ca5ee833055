"""The Epic TCG, searched: names and numbers counted on a list of its cards that is not made by this site, and answers
compared with plain filters over the facts of the catalogue."""

from functools import partial

import pytest

from decks import search
from decks.search import SearchError, choices, printed
from decks.search.examples import lessons
from engine.epic_tcg.catalogue import listed

TCG = search.of("epic-tcg")
find, offer = partial(search.find, TCG), partial(search.offer, TCG)
FACTS = listed()


def names(text, *order, **more):
    return [row.name for row in find(text, *order, **more).rows]


DRAGONS = [
    "Ancient Red Dragon", "Black Dragon", "Bloodthirsty Dragon", "Blue Dragon", "Crazed Dragon",
    "Fire Breathing Dragon", "Forest Dragon", "Gold Dragon", "Macetail Dragon", "Mountain Dragon", "Righteous Dragon",
    "Spiketail Dragon", "Swooping Dragon", "White Dragon", "Zombie Dragon",
]  # fmt: skip
ANGELS_FIRST = [
    "Angel of Death", "Angel of Despair", "Angel of Grace", "Angel of Mercy", "Angel of Reckoning", "Angel of Wisdom",
]  # fmt: skip
ANGELS_LAST = ["Avenging Angel", "Celestial Angel", "Dark Angel", "Guardian Angel", "Redeeming Angel"]
INSECTS = [  # four of these put them into play by events, nine by champions and objects
    "Alpha Drone", "Compost Pile", "Consumed from Within", "Echoes of the Hive", "Hive", "Hive Lord", "Hive Queen",
    "Hive Response", "Hive's Fury", "Scout Drone", "Spawning Queen", "Swarm", "Warrior Drone",
]  # fmt: skip
NAVEC = ["Eye of Navec", "Hand of Navec", "Head of Navec", "Heart of Navec"]
CONTROLLING = [
    "Call of the Wild", "Cat Burglar", "Charmed", "Conversion", "Cunning Negotiations", "Dark Purpose", "Distraction",
    "Dominator", "Gold", "Inner Beast", "Jasmine", "Just Cause", "Kill or Conquer", "Kneel Before Me",
    "Secret Betrayer", "The Diplomat",
]  # fmt: skip
UNVEILED = [
    "Angel of Despair", "Custodian", "Inspirational Leader", "Man of the People", "Medusa", "Mentalist",
    "Mirror Mage", "Plague Bearer", "Psychopathic Brute", "Repair Golem", "Revoker", "Secret Betrayer", "Snow Beast",
    "Timewalker", "Winter Fairy", "Wood Nymph",
]  # fmt: skip
INSTANTANEOUS_CHAMPIONS = [
    "Angel of Mercy", "Avenging Angel", "Battle Monk", "Echoing Mage", "Forest Dragon", "Frankenstein's Monster",
    "Free Spirit", "Guardian Angel", "Juggernaut", "Memory Demon", "Priestess of the Light", "Righteous Dragon",
    "Timeripper",
]  # fmt: skip
PRECON = [
    "Carnosaur", "Hail of Bullets", "Join Me", "Redeem", "Repair Golem", "Scepter of Kings", "Sky Iron Boulder",
    "Zombie Dragon",
]  # fmt: skip
STOPS = [
    "Chaos Storm", "Critical Delay", "Don't Blink", "Painful Denial", "Police Action", "Power Play", "Think it Over",
    "Upon Reflection", "You're Not Welcome",
]  # fmt: skip
WARDED = [
    "Archangel", "Blood Hound", "Charging Styracosaurus", "Dark Angel", "Peacemaker", "Righteous Leader",
    "Righteous Paladin", "Treant",
]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("dragon", DRAGONS),
        ("drgon", DRAGONS),
        ("name:angel", [*ANGELS_FIRST, *ANGELS_LAST]),
        ('"angel of"', ANGELS_FIRST),
        ("insect", INSECTS),
        ("banshees scream", ["Banshee's Scream"]),
        ("name:/navec$/", NAVEC),
        ("name=gold", ["Gold"]),
        ("alignment:good price:free speed:paced type:event", []),
        ("type:object rarity:ultra", ["Compost Pile", "Scepter of Kings", "Sky Iron Boulder", "Time Capsule"]),
        ("instantaneous:yes type:champion", INSTANTANEOUS_CHAMPIONS),
        ("instantaneous:yes type:object", ["Gold", "Time Capsule"]),
        ("offense>=15", ["Burrowing Wurm", "Great Wurm", "Tech Golem", "V-17 Sentinel"]),
        ("defense:14", ["Charging Serpent", "Graft-Steel Crusher"]),
        ("keyword:swarm", ["Alpha Drone", "Forest Prophet", "Highland Prophet", "Lowland Prophet", "Scout Drone"]),
        ("kw:airborne kw:hunter", ["Bloodthirsty Dragon", "Hunting Wyvern", "Swooping Wyvern"]),
        ("kw:deadly kw:range", ["Medusa", "Watchful Centaur"]),
        ("keyword:ward", WARDED),
        ("keyword:evil-ward", ["Archangel", "Righteous Leader", "Righteous Paladin"]),
        ("keyword=event-ward", ["Blood Hound", "Charging Styracosaurus"]),
        ("ability:control", CONTROLLING),
        ("ability:unveiled", UNVEILED),
        ("ability:extra-turn", ["I Own the Night", "Seize the Day", "Temporal Guide", "Timewalker"]),
        ("ability:lose-game", ["Doomsday Device"]),
        ("ability:flip", ["Groupthink"]),
        ("ability:copy", ["Doppelganger", "Imposter", "Mirror Mage", "The Reborn"]),
        ("ability:stop -type:event", ["Dreaded Judge", "Heart of Navec", "Savior", "The Negotiator"]),
        ("set:precon", PRECON),
        ("number:1", ["Abomination", "Aftershock", "Battle Standard", "Carnosaur"]),
        ("sheet:stop", STOPS),
        ("gift:yes -price:free", ["Graft-Steel Builder", "I Own the Night", "Seize the Day", "Time Capsule"]),
        ("banned:designed", ["Devil's Bargain", "Doom", "Rushing In"]),
        ("restricted:designed", ["Mr. Hyde", "Nature's Renewal", "Necromancer Lord", "The Herald"]),
        ("-legal:designed", ["Devil's Bargain", "Doom", "Rushing In"]),
    ],
)  # fmt: skip
def test_what_is_asked_finds_these_cards(text, cards):
    assert sorted(names(text)) == sorted(cards)


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("", 504),
        ("a:good", 112), ("a:evil", 136), ("a:w", 128), ("a:unaligned", 128), ("a<=gw", 240), ("a!=good", 392),
        ("origin:natural", 209), ("origin:magical", 238), ("origin:constructed", 57),
        ("price:free", 124), ("price:action", 380), ("price:free speed:fast", 57),
        ("speed:build", 201), ("speed:paced", 84), ("speed:fast", 219),
        ("instantaneous:yes", 44), ("instantaneous:yes speed:paced", 8),
        ("type:champion", 226), ("type:object", 51), ("type:event", 227), ("type:event a:unaligned", 63),
        ('"unaligned magical event"', 28),  # as their lines of types have it
        ("keyword:airborne", 49), ("keyword:airborne a:evil", 16), ("keyword:recall", 14),
        ("ability:stop", 37),
        ("offense>defense", 43), ("offense:0", 8),
        ('set:"core set"', 300), ("set:time", 174), ("set:prize", 22),
        ("rarity:common", 321), ("rarity:rare", 134), ("rarity:ultra", 27), ("rarity:prize", 22),
        ("sheet:fast", 143), ("sheet:free", 26), ("sheet:wrath", 9),
        ("gift:yes", 47), ("legal:designed", 501), ("legal:pack-war", 504),
    ],
)  # fmt: skip
def test_how_many_cards_a_search_finds(text, count):
    assert len(names(text)) == count


@pytest.mark.parametrize(
    ("text", "meets"),
    [
        ("a:evil og:magical t:champion", lambda one: (one["alignment"], one["origin"], one["type"])
            == ("evil", "magical", "champion")),
        ("p:free (sp:fast or i:yes)", lambda one: one["price"] == "free"
            and (one["speed"] == "fast" or one["instantaneous"])),
        ("offense>=defense", lambda one: isinstance(one["offense"], int) and one["offense"] >= one["defense"]),
        ("number<=20 -set:core", lambda one: one["number"] <= 20 and one["set"] != "Core Set"),
        ("-discard:/^$/", lambda one: one["discard_text"] != ""),
        ("text:unbreakable rarity!=common", lambda one: "unbreakable" in one["text"].lower()
            and one["rarity"] != "common"),
        ("r:rare sh:rare", lambda one: one["rarity"] == "rare"),
        ("not (gift:yes or type:event)", lambda one: not one["gift"] and one["type"] != "event"),
    ],
)  # fmt: skip
def test_a_search_finds_what_a_filter_over_the_facts_does(text, meets):
    wanted = [one["name"] for one in FACTS if meets(one)]
    assert 0 < len(wanted) < len(FACTS)
    assert sorted(names(text)) == sorted(wanted)


def test_a_number_that_depends_on_the_game_meets_no_comparison():
    assert "Avatar" not in names("offense>=0 or offense<0")
    assert len(names("type:champion -offense>=0")) == 2  # Avatar, and Spirit of Yesterdays
    assert set(names("type:champion -offense>=0")) == {"Avatar", "Spirit of Yesterdays"}


# --- orders ----------------------------------------------------------------------------------------------------------


def test_the_orders_are_those_of_the_game():
    assert list(TCG.orders.values()) == [
        "Best match", "Name", "Alignment", "Type", "Speed", "Offense", "Defense", "Set",
    ]  # fmt: skip


def test_by_alignment_type_and_speed():
    in_order = [row.facts["alignment"] for row in find("", "alignment").rows]
    assert in_order == ["good"] * 112 + ["evil"] * 136 + ["wild"] * 128 + ["unaligned"] * 128
    assert [row.facts["type"] for row in find("", "type").rows] == (
        ["champion"] * 226 + ["object"] * 51 + ["event"] * 227
    )
    speeds = [(row.facts["speed"], row.facts["instantaneous"]) for row in find("", "speed").rows]
    assert speeds == (
        [("build", False)] * 192 + [("build", True)] * 9
        + [("paced", False)] * 76 + [("paced", True)] * 8
        + [("fast", False)] * 192 + [("fast", True)] * 27
    )  # fmt: skip


def test_by_number_those_without_come_last_in_either_direction():
    assert names("type:champion", "offense", descending=True)[:2] == ["Great Wurm", "V-17 Sentinel"]
    assert set(names("type:champion", "offense")[-2:]) == {"Avatar", "Spirit of Yesterdays"}
    assert set(names("type:champion", "offense", descending=True)[-2:]) == {"Avatar", "Spirit of Yesterdays"}


def test_by_set_cards_come_as_they_were_printed():
    printed_in = names("", "set")
    assert printed_in == [one["name"] for one in FACTS]
    assert (printed_in[0], printed_in[300], printed_in[474], printed_in[496]) == (
        "Aftershock", "Abomination", "Battle Standard", "Carnosaur",
    )  # fmt: skip


def test_names_that_begin_with_a_word_come_first():
    assert names("angel")[:6] == ANGELS_FIRST


# --- what is clicked -------------------------------------------------------------------------------------------------


ALIGNMENT_EXPECTED = "good, evil, wild or unaligned is expected, or several of their letters, such as gu."


def click(text, choice):
    return printed(choices.toggled(TCG, TCG.parse(text), *choice.split(":", 1)))


def test_a_click_is_written_into_the_search():
    assert click("dragon", "origin:magical") == "dragon origin:magical"
    assert click("origin:magical", "origin:natural") == "origin:natural or origin:magical"
    assert click("keyword:veiled", "keyword:airborne") == "keyword:airborne keyword:veiled"
    assert click("wolf", "set:Time Wars") == 'wolf set:"Time Wars"'
    assert click("wolf", "cost:0") == "wolf"  # which is clicked in another game


def test_each_choice_has_the_number_of_its_cards():
    groups = {facet.group.field: facet for facet in offer(find("")).facets}
    assert list(groups) == ["alignment", "origin", "price", "speed", "type", "keyword", "set", "rarity"]
    counts = {field: {one.value: one.count for one in facet.choices} for field, facet in groups.items()}
    assert counts["speed"] == {"build": 201, "paced": 84, "fast": 219}
    assert counts["set"] == {"Core Set": 300, "Time Wars": 174, "Prize": 22, "Precon": 8}
    assert counts["keyword"]["veiled"] == 23
    assert counts["keyword"]["evil-ward"] == 3
    assert "damage-ward" not in counts["keyword"]  # no card has it always


def test_a_range_goes_from_the_least_to_the_most_that_is_printed():
    assert [(one.field, one.least, one.most) for one in TCG.ranges] == [("offense", 0, 30), ("defense", 1, 30)]
    assert printed(choices.ranged(TCG, TCG.parse("wurm"), "offense", 9, 30)) == "wurm offense>=9"


# --- where it was found, and what is wrong ---------------------------------------------------------------------------


def test_a_card_says_where_a_word_is_that_its_name_has_not():
    found = find("natural wurm")
    (row,) = (row for row in found.rows if row.name == "Burrowing Wurm")
    assert [(one.place, one.before, one.words, one.after) for one in found.passages(TCG, row)] == [
        ("type line", "Wild ", "natural", " champion")
    ]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("dragon:", 'After ":" a value is expected.'),
        (":good", 'Before ":" a field is expected, such as price or text.'),
        ("wolf or", 'The search ends too early: a word, a field with a value such as price:free, or "(" is expected.'),
        (
            "a:blue",
            f'"blue" is not a value of alignment: {ALIGNMENT_EXPECTED}',
        ),
        ("price:1", '"1" is not a value of price: free or action is expected.'),
        ("speed:slow", '"slow" is not a value of speed: build, paced or fast is expected.'),
        ("offense:X", '"X" is not a value of offense: a number, defense or number is expected.'),
        ("prise:free", 'There is no field "prise": did you mean price?'),
        ("offence:3", 'There is no field "offence": did you mean offense?'),
        ("class:dragon", None),  # a field of the other game
    ],
)
def test_what_is_wrong_is_said(text, sentence):
    with pytest.raises(SearchError) as found:
        find(text)
    assert sentence is None or str(found.value) == sentence


# --- the help --------------------------------------------------------------------------------------------------------


def test_the_help_speaks_of_this_game():
    said = {lesson.title: lesson.text for lesson in lessons(TCG)}
    assert "“Good magical champion”" in said["Words"]
    assert "name, type, text or discard." in said["Fields"]
    assert said["Filters"].endswith(
        "Of alignments, origins, prices, speeds, types, sets and rarities a card needs one of those you select; of "
        "keywords it needs all."
    )
