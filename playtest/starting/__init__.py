"""Games of any game but the first are begun here, which has a form of its own: decks are chosen, and a bot."""
