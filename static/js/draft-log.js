/** The log of a draft, step by step: the arrow keys go where the links of that key lead, and what is shown is said. */
const NO_KEYS_IN = "input, select, textarea, summary, [contenteditable]";

document.addEventListener("keydown", (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.target.closest(NO_KEYS_IN)) return;
  const link = event.key.startsWith("Arrow") && document.querySelector(`#step [data-key="${event.key}"]`);
  if (!link) return;
  event.preventDefault();
  link.click();
});

document.addEventListener("htmx:afterSettle", () => {
  const [where, took] = [".log-step h2", ".log-took"].map((part) => document.querySelector(part).textContent);
  document.querySelector("#step-said").textContent = `${where}. ${took}`.replace(/\s+/g, " ");
});
