"""The names of what an object of the engine holds."""

import inspect


def slots_of(kind):
    """The slots of a class: in Python those of `__slots__`, compiled ones are named by their descriptors alone."""
    return {name for name, value in vars(kind).items() if inspect.isdatadescriptor(value)}
