// The page that shows the OpenAPI document, to read and to try.

document.documentElement.classList.add("dark-mode"); // what the viewer's sheet calls it

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
