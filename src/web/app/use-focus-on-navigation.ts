import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";

/**
 * After a navigation the focus moves to the start of the new screen, so that a screen reader announces the screen and
 * Tab goes on from there. Not on the first load, where the browser does so itself, nor for a change within a screen.
 */
export function useFocusOnNavigation() {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe("onRendered", ({ fromLocation, pathChanged }) => {
        if (fromLocation && pathChanged) focusScreen();
      }),
    [router],
  );
}

function focusScreen() {
  // A dialog that opens together with the screen keeps the focus.
  if (document.querySelector("[data-sheet][data-open]")) return;
  const main = document.getElementById("main");
  const target = main?.querySelector<HTMLElement>("h1") ?? main;
  if (!target) return;
  if (!target.hasAttribute("tabindex")) target.tabIndex = -1;
  // The router sets the scroll position: at the top, or restored after going back.
  target.focus({ preventScroll: true });
}
