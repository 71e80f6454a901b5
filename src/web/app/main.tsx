import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { startAnalytics } from "@/app/analytics.ts";
import { stayWhileOffline } from "./crash/stay-while-offline.ts";
import { createAppRouter } from "./router.tsx";

/** Not a top-level await: the page's own chunk imports this one, and the two would wait for each other. */
export async function startApp(): Promise<void> {
  const root = document.getElementById("root");
  if (!root) throw new Error("index.html has no #root element");
  stayWhileOffline();
  const router = createAppRouter();
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
  // A prerendered page names its path: the app must not be hydrated over another page's markup.
  if (root.dataset.prerendered === location.pathname) {
    // Prerendered markup has no boundary around the routes; this makes the first render match it.
    router.ssr = { manifest: undefined };
    await router.load();
    hydrateRoot(root, app);
  } else {
    createRoot(root).render(app);
  }
  startAnalytics();
}
