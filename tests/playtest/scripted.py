"""A visitor who answers by rule from what the page is told, so that the same table always sees the same game."""


def answer(view: dict) -> dict:
    """What is chosen for the decision in a view, as the body of a "choose" frame: varied, legal and repeatable."""
    asked, at = view["decision"], view["choices"]
    if asked.get("divide"):
        return {"at": at, "amounts": asked["divide"]["default"]}
    if asked.get("multi_pick"):
        multi_pick = asked["multi_pick"]
        most = min(multi_pick["max"], len(multi_pick["candidates"]))
        count = multi_pick["min"] + at % (most - multi_pick["min"] + 1)
        return {"at": at, "codes": [candidate["code"] for candidate in multi_pick["candidates"][:count]]}
    options = asked["options"]
    return {"at": at, "codes": [options[(at * 7 + 3) % len(options)]["code"]]}


def is_asked(view: dict) -> bool:
    """The decision of this view is the viewer's own."""
    asked = view["decision"]
    return asked is not None and asked["seat"] == view["seat"] and asked["kind"] != "wait"
