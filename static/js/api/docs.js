// The page that shows the OpenAPI document, to read and to try.

const place = document.getElementById("swagger-ui");

window.SwaggerUIBundle({
  url: place.dataset.schema,
  domNode: place,
  deepLinking: true,
  requestInterceptor(request) {
    if (request.method !== "GET") request.headers["x-csrftoken"] = place.dataset.csrf;
    return request;
  },
});
