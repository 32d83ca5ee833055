"""What decks and formats say to whoever may not see or change one."""

GONE = "There is no such deck, or it is not shared with you. Ask who gave you the address."
NOT_YOURS = "This deck belongs to somebody else. Copy it to make it yours."
NO_FORMAT = "There is no such format. Ask who gave you the address."
NOT_YOUR_FORMAT = "This format belongs to somebody else. Copy it to make it yours."
