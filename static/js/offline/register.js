/* Let the service worker keep pages: after the page itself, which it must not slow down. */

addEventListener("load", () => {
  navigator.serviceWorker?.register("/worker.js", { scope: "/" }).catch(() => undefined); // it works without, too
});
