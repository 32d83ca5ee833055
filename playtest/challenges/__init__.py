"""Two people who play each other by an invitation: the link, their decks, and what follows their games."""
