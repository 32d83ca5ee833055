// The page that shows the OpenAPI document, to read and to try.

document.documentElement.classList.add("dark-mode"); // what the viewer's sheet calls it

const place = document.getElementById("viewer");

window.SwaggerUIBundle({
  url: place.dataset.schema,
  domNode: place,
  deepLinking: false, // a link within the button that unfolds an address confuses screen readers
  docExpansion: "list",
  defaultModelsExpandDepth: 0,
  requestInterceptor(request) {
    if (!["GET", "HEAD"].includes(request.method ?? "GET")) request.headers["x-csrftoken"] = place.dataset.csrf;
    return request;
  },
});
