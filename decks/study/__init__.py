"""What the numbers say of a deck: counts and their charts, exact odds, sample hands. Pure functions; pages ask them."""
