"""What accounts say about public decks: comments, thanks, and reports of what should not be there, on cubes too."""
