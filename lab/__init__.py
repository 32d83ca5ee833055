"""The laboratory: how strong the bots are, and how decks fare, measured in games that bots play against each other."""
