"""Games after a draft: between any two of the pod, and pairings of all of them with results that the engine enters."""
