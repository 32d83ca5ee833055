"""A file of facts as somebody else would write it down, made from the catalogue for tests to change."""

from engine.epic.catalogue.products import CARDS, DEITIES, TOKENS, facts


def written(*cards):
    """What a file would hold that agrees with the catalogue, as objects that a test may change."""
    described = [facts(card) for card in cards or (*CARDS, *DEITIES)]
    return {
        "about": "Made by a test.",
        "cards": [
            {
                "name": one["name"],
                "alignments": one["alignments"],
                "type": one["kind"],
                "classes": one["classes"],
                "cost": one["cost"],
                "offense": one["offense"],
                "defense": one["defense"],
                "text": "Not compared.",
                "printings": one["printings"],
            }
            | ({"deity_rank": one["rank"]} if one["rank"] else {})
            for one in described
        ],
        "tokens": [
            {
                "name": token.name,
                "alignments": facts(token)["alignments"],
                "classes": token.classes.split(),
                "offense": token.offense,
                "defense": token.defense,
            }
            for token in TOKENS
        ],
    }
