import { type RefObject, useEffect, useEffectEvent } from "react";

/** Once the user is in one of these, arrow keys are its own. */
const TAKES_ARROWS =
  "input, textarea, select, [contenteditable], [role=menu], [role=listbox], [role=radiogroup], [role=tablist]";
const DIALOG = "[role=dialog], [role=alertdialog]";

type ArrowKeys = { onLeft?: (() => void) | undefined; onRight?: (() => void) | undefined };

/** The arrow keys of a dialog, wherever the focus is in it. A dialog above it keeps its own. */
export function useArrowKeys(inside: RefObject<Element | null>, { onLeft, onRight }: ArrowKeys, isOn = true) {
  const go = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.target instanceof Element) {
      if (event.target.closest(TAKES_ARROWS)) return;
      const dialog = event.target.closest(DIALOG);
      if (dialog && dialog !== inside.current?.closest(DIALOG)) return;
    }
    const step = event.key === "ArrowLeft" ? onLeft : event.key === "ArrowRight" ? onRight : undefined;
    if (!step) return;
    event.preventDefault();
    step();
  });
  useEffect(() => {
    if (!isOn) return;
    const onKeyDown = (event: KeyboardEvent) => go(event);
    // In the capture phase: a dialog stops arrow keys from bubbling out.
    addEventListener("keydown", onKeyDown, true);
    return () => removeEventListener("keydown", onKeyDown, true);
  }, [isOn]);
}
