/* The choice of a theme in the footer. The page came in the stored theme, so only a change is done here. */

const COOKIE = "fourfold_theme";
const YEAR = 365 * 24 * 60 * 60;

const choice = document.querySelector("#theme-choice");
const select = document.querySelector("#theme");

/** Store the choice: a theme, or "" for the system's. @param {string} theme */
function keep(theme) {
  // biome-ignore lint/suspicious/noDocumentCookie: a site without TLS has no Cookie Store
  document.cookie = `${COOKIE}=${theme}; path=/; samesite=lax; max-age=${theme ? YEAR : 0}`;
}

/** Draw the page in the theme, and tell the browser for what it draws itself. @param {string} theme */
function show(theme) {
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
  document.querySelector("meta[name=color-scheme]")?.setAttribute("content", theme || "light dark");
  for (const meta of document.querySelectorAll("meta[data-of]")) {
    const its = meta.getAttribute("data-of");
    const chosen = its === theme ? "all" : "not all";
    meta.setAttribute("media", theme ? chosen : `(prefers-color-scheme: ${its})`);
  }
}

if (choice instanceof HTMLElement && select instanceof HTMLSelectElement) {
  choice.hidden = false;
  select.addEventListener("change", () => {
    keep(select.value);
    show(select.value);
  });
}
