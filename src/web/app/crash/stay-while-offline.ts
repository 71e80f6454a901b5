/**
 * When a screen's code is gone after a deploy, the router reloads the page once by itself. Without a connection that
 * would replace a page that still shows something with the browser's error page, so while offline the router is kept
 * from recognising the error; the crash screen explains it instead.
 */
export function stayWhileOffline() {
  addEventListener("vite:preloadError", ({ payload }) => {
    if (!navigator.onLine) payload.message = `Offline: ${payload.message}`;
  });
}
