/**
 * When a screen's code is gone after a deploy, the router reloads the page once by itself. Without a connection that
 * would trade a page that still shows something for the browser's error page, so the router is kept from recognising
 * the error then; the crash screen explains it instead.
 */
export function stayWhileOffline() {
  addEventListener("vite:preloadError", ({ payload }) => {
    if (!navigator.onLine) payload.message = `Offline: ${payload.message}`;
  });
}
