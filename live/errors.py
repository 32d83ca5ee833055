"""How a verb declines: a short code that stays, and a sentence that says what to do."""


class Refused(ValueError):
    """`code` is for programs: docs/table-protocol.md and docs/pods.md list those of tables and pods, and the API has a
    status for each of the others (`decks/api/errors.py`). The sentence is for the player."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code
