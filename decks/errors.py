"""How a deck or a collection declines: a short code that stays, and a sentence that says what to do."""


class Refused(ValueError):
    """`code` is "gone", "not_yours", "stale", "cards", "deity", "name", "note", "tags", "form", "visibility",
    "picture", "printing", "count", "swaps" or "too_many"; the sentence is for the player."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code


GONE = "There is no such deck, or it is not shared with you. Ask who gave you the address."
NOT_YOURS = "This deck belongs to somebody else. Copy it to make it yours."
NO_FORMAT = "There is no such format. Ask who gave you the address."
NOT_YOUR_FORMAT = "This format belongs to somebody else. Copy it to make it yours."
