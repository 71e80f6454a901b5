import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";

/**
 * After a navigation the focus is where the new screen begins, so that a screen reader says where one is and Tab goes
 * on from there. Not on the first load, where the browser does so itself, and not for a change within a screen.
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
  const main = document.getElementById("main");
  const target = main?.querySelector<HTMLElement>("h1") ?? main;
  if (!target) return;
  if (!target.hasAttribute("tabindex")) target.tabIndex = -1;
  // Where the page stands is for the router to say: at the top, or where one was before going back.
  target.focus({ preventScroll: true });
}
