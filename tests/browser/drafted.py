"""A draft that is over, for whoever sits at a browser: bots sit in the other seats, and nobody is waited for."""

SET_UP = """
(key) => fetch("/drafts/", {
  method: "POST",
  redirect: "manual",
  body: new URLSearchParams({
    practice: key, shown: "Ann", csrfmiddlewaretoken: document.querySelector("[name=csrfmiddlewaretoken]").value,
  }),
})
"""


def drafted(page, key="sealed"):
    """The address of a draft against bots in which nothing is asked, so that it is over at once."""
    page.goto("/drafts/")
    page.evaluate(SET_UP, key)
    page.goto("/drafts/")
    return page.locator("main .deck-name a, main a[href^='/drafts/']").first.get_attribute("href")
