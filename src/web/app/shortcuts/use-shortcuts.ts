import { useNavigate } from "@tanstack/react-router";
import { useEffectEvent, useLayoutEffect, useRef } from "react";
import { switchTheme } from "@/lib/theme.ts";
import { matchSequence, NOTHING_PRESSED } from "./match-sequence.ts";
import { SHORTCUTS, type ShortcutAction } from "./shortcuts.ts";
import { setShortcutsOpen, shortcutsAreOn } from "./shortcuts-state.ts";

/** Listens to the keyboard for as long as the shell is mounted. */
export function useShortcuts() {
  const navigate = useNavigate();
  const pressed = useRef(NOTHING_PRESSED);

  function run(action: ShortcutAction) {
    if (action.kind === "go") void navigate({ to: action.to });
    if (action.kind === "switch-theme") switchTheme();
    if (action.kind === "show-shortcuts") setShortcutsOpen(true);
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!shortcutsAreOn() || !isForShortcuts(event)) return;
    const { match, pressed: now } = matchSequence(SHORTCUTS, pressed.current, event.key, event.timeStamp);
    pressed.current = now;
    if (!match || match.action.kind === "close") return;
    event.preventDefault();
    run(match.action);
  });

  // Before the screen is painted, so that the shortcuts work as soon as it is visible.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}

const TAKES_KEYS = "input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable], [role=combobox]";
const IS_OPEN = "[data-sheet], [role=menu], [role=listbox]";

/** False while somebody types, holds a modifier down, or has something open over the page. */
function isForShortcuts(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.repeat || event.isComposing) return false;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.target instanceof Element && event.target.closest(TAKES_KEYS)) return false;
  return document.querySelector(IS_OPEN) === null;
}
