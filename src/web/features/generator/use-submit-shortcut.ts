import { useEffect } from "react";

/** Ctrl+Enter or Cmd+Enter, anywhere on the screen, unless something is open over it. */
export function useSubmitShortcut(submit: () => void) {
  useEffect(() => {
    function listen(event: KeyboardEvent) {
      if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.repeat || event.isComposing) return;
      // A sheet that is closing does not count as open.
      if (document.querySelector("[data-sheet]:not([data-closed])")) return;
      event.preventDefault();
      submit();
    }
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [submit]);
}
