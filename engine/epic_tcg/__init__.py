"""The Epic Trading Card Game of 2009. So far its vocabulary and its cards; rules come next."""
