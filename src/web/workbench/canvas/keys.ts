import type { Rise, WorkbenchAction } from "../document/workbench-action.ts";
import type { Point } from "../geometry/box.ts";

type Key = Pick<KeyboardEvent, "key" | "shiftKey" | "altKey" | "ctrlKey" | "metaKey">;

/** What a key on the canvas means: a change of the document, or something only the canvas can do. */
export type KeyMeaning = WorkbenchAction | "write" | "leave" | "zoom in" | "zoom out" | "fit" | "full size";

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const FAR = 10;

/** With Ctrl or Cmd. */
const RISES: Readonly<Record<string, Rise>> = {
  ArrowUp: 1,
  ArrowDown: -1,
  "Shift ArrowUp": "top",
  "Shift ArrowDown": "bottom",
};

const PLAIN: Readonly<Record<string, KeyMeaning>> = {
  Delete: { type: "remove" },
  Backspace: { type: "remove" },
  Enter: "write",
  Escape: "leave",
  "+": "zoom in",
  "=": "zoom in",
  "-": "zoom out",
  "0": "fit",
  "1": "full size",
};

/** Undo and redo hold everywhere in an editor, also while typing: what is typed is part of the same history. */
export function historyKey({ key, shiftKey, altKey, ctrlKey, metaKey }: Key): WorkbenchAction | null {
  if (altKey || !(ctrlKey || metaKey)) return null;
  const letter = key.toLowerCase();
  if (letter === "z") return { type: shiftKey ? "redo" : "undo" };
  return letter === "y" && !shiftKey ? { type: "redo" } : null;
}

export function canvasKey(event: Key): KeyMeaning | null {
  const { key, shiftKey, altKey, ctrlKey, metaKey } = event;
  if (ctrlKey || metaKey) {
    const rise = altKey ? undefined : RISES[shiftKey ? `Shift ${key}` : key];
    if (rise) return { type: "reorder", by: rise };
    if (altKey || shiftKey) return null;
    if (key.toLowerCase() === "d") return { type: "duplicate" };
    return key.toLowerCase() === "a" ? { type: "select all" } : null;
  }
  const arrow = ARROWS[key];
  const steps = shiftKey ? FAR : 1;
  if (arrow && altKey) return { type: "turn", by: (arrow.x || arrow.y) * steps };
  if (arrow) return { type: "nudge", by: { x: arrow.x * steps, y: arrow.y * steps } };
  return altKey ? null : (PLAIN[key] ?? null);
}
