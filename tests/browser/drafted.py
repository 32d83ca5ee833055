"""A draft that is over, for whoever sits at a browser: bots sit in all seats, and nobody waits."""

SET_UP = """
(fields) => fetch("/drafts/", {
  method: "POST",
  redirect: "manual",
  body: new URLSearchParams({
    ...fields, csrfmiddlewaretoken: document.querySelector("[name=csrfmiddlewaretoken]").value,
  }),
})
"""


def drafted_by_bots(page, key, **more):
    """The address of a draft of bots only, which whoever sits at the browser hosts."""
    page.goto("/drafts/")
    page.evaluate(SET_UP, {"format": key, "sits": "watch", "start": "now"} | more)
    page.goto("/drafts/")
    return page.locator("main .deck-name a, main a[href^='/drafts/']").first.get_attribute("href")
