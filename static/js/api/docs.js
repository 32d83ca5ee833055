// The page that shows the OpenAPI document, to read and to try.

const root = document.documentElement;
const systemIsDark = matchMedia("(prefers-color-scheme: dark)");

/** Draw the viewer in the theme of the page: what is dark has a class of the viewer's sheet. */
function followTheme() {
  const { theme } = root.dataset;
  root.classList.toggle("dark-mode", theme ? theme === "dark" : systemIsDark.matches);
}

followTheme();
systemIsDark.addEventListener("change", followTheme);
new MutationObserver(followTheme).observe(root, { attributeFilter: ["data-theme"] });

/**
 * The viewer, which puts itself on the window.
 * @type {Window & {SwaggerUIBundle?: (options: Object) => void}}
 */
const page = window;
const viewer = document.getElementById("viewer");

page.SwaggerUIBundle?.({
  url: viewer?.dataset.schema,
  domNode: viewer,
  deepLinking: false, // a link within the button that unfolds an address confuses screen readers
  docExpansion: "list",
  defaultModelsExpandDepth: 0,
  /** @param {{method?: string, headers: Object<string, string|undefined>}} request */
  requestInterceptor(request) {
    if (!["GET", "HEAD"].includes(request.method ?? "GET")) request.headers["x-csrftoken"] = viewer?.dataset.csrf;
    return request;
  },
});
