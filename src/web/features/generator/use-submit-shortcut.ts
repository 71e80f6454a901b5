import { useEffect } from "react";

/** Ctrl+Enter or Cmd+Enter, anywhere on the screen, unless something is open over it. */
export function useSubmitShortcut(submit: () => void) {
  useEffect(() => {
    function listen(event: KeyboardEvent) {
      if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.repeat || event.isComposing) return;
      // One that is closing is on its way out, and in nobody's way.
      if (document.querySelector("[data-sheet]:not([data-closed])")) return;
      event.preventDefault();
      submit();
    }
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [submit]);
}
