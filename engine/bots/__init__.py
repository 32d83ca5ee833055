"""Players that choose for a seat and see only what that seat may see."""
