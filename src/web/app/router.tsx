import { createRouter, type RouterHistory } from "@tanstack/react-router";
import { routeTree } from "./routeTree.gen.ts";

export function createAppRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    history,
    defaultPreload: "intent",
    // While prerendering it would write an inline script, which the content policy forbids.
    scrollRestoration: import.meta.env.SSR ? false : unlessScrolledBefore(),
  });
}

/** Whoever scrolled a prerendered page before its scripts came stays where they are. */
function unlessScrolledBefore() {
  let isFirst = true;
  return () => {
    const isScrolled = isFirst && window.scrollY > 0;
    isFirst = false;
    return !isScrolled;
  };
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
