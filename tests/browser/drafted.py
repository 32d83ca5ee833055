"""A draft that is over, for whoever sits at a browser: bots sit in the other seats, or in all, and nobody waits."""

SET_UP = """
(fields) => fetch("/drafts/", {
  method: "POST",
  redirect: "manual",
  body: new URLSearchParams({
    ...fields, csrfmiddlewaretoken: document.querySelector("[name=csrfmiddlewaretoken]").value,
  }),
})
"""


def drafted(page, key="sealed"):
    """The address of a draft against bots in which nothing is asked, so that it is over at once."""
    return _set_up(page, {"practice": key, "shown": "Ann"})


def drafted_by_bots(page, key, **more):
    """The address of a draft of bots only, which whoever sits at the browser hosts."""
    return _set_up(page, {"format": key, "sits": "watch", "start": "now"} | more)


def _set_up(page, fields):
    page.goto("/drafts/")
    page.evaluate(SET_UP, fields)
    page.goto("/drafts/")
    return page.locator("main .deck-name a, main a[href^='/drafts/']").first.get_attribute("href")
