"""A file of facts as somebody else would write it down, made from the catalogue for tests to change."""

from engine.epic_tcg.cards.lists import BANNED_2010, RESTRICTED_2010
from engine.epic_tcg.catalogue import CARDS, GIFTS_2009, GIFTS_2010, facts
from engine.epic_tcg.language import Keyword, Ward


def written(*cards):
    """What a file would hold that agrees with the catalogue, as objects that a test may change."""
    return {"about": "Made by a test.", "cards": [described(card) for card in cards or CARDS]}


def described(card):
    one = facts(card)
    words = []
    for ability in card.abilities:
        if isinstance(ability, Keyword):
            words += [word.name.lower() for word in ability if word <= Keyword.VEILED]
        if isinstance(ability, Ward):
            words.append(f"{(ability.what.alignment or ability.what.origin or ability.what.kind).name.lower()} ward")
    return {
        "name": one["name"],
        "set": one["set"],
        "collector_number": one["number"],
        "type": one["type"],
        "alignment": one["alignment"],
        "origin": one["origin"],
        "cost": one["price"],
        "speed": one["speed"],
        "instantaneous": one["instantaneous"],
        "offense": one["offense"],
        "defense": one["defense"],
        "keywords": words,
        "rarity": one["rarity"],
        "booster_slot": one["sheet"],
        "gift": one["name"] in GIFTS_2010,
        "gift_in_2009_rulebook": one["name"] in GIFTS_2009,
        "restricted": one["name"] in RESTRICTED_2010,
        "banned": one["name"] in BANNED_2010,
        "effect_summary": "Not compared.",
    }
