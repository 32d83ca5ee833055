"""What decks, formats and cubes say to whoever may not see or change one, or asks for it in another game."""

from live.errors import Refused

GONE = "This deck does not exist, or it is not shared with you. Ask the person who gave you the link."
NOT_YOURS = "This deck belongs to somebody else. Make your own copy to change it."
NO_FORMAT = "This format does not exist. Ask the person who gave you the link."
NOT_YOUR_FORMAT = "This format belongs to somebody else. Make your own copy to change it."
NO_CUBE = "This cube does not exist, or it is not shared with you. Ask the person who gave you the link."
NOT_YOUR_CUBE = "This cube belongs to somebody else. Make your own copy to change it."


class OfAnotherGame(Refused):
    """What is at an address is of another game, whose key this has."""

    def __init__(self, game: str, text: str) -> None:
        super().__init__("gone", text)
        self.game = game
