import { createMemoryHistory, RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { prerender } from "react-dom/static";
import { createAppRouter } from "./router.tsx";

/** The markup of a public page, made at build time by scripts/prerender.mjs. */
export async function renderPath(path: string): Promise<string> {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  const { prelude } = await prerender(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
    // Keeps all markup in place: React would otherwise put large parts at the end, with a script to move them.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return await new Response(prelude).text();
}

export { PRERENDERED_PAGES } from "./prerendered-pages.ts";
