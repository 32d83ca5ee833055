"""The price of a pick: what another choice in a draft would have changed, in games that bots play with both decks."""
