"""How the table declines: a short code that stays, and a sentence that says what to do."""


class Refused(ValueError):
    """`code` is one of the codes of docs/table-protocol.md; the sentence is for the player."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code
