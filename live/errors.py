"""How a table or a pod declines: a short code that stays, and a sentence that says what to do."""


class Refused(ValueError):
    """`code` is one of those of docs/table-protocol.md or docs/pods.md; the sentence is for the player."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code
