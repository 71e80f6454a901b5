import { expect, test } from "vitest";
import { canvasKey, historyKey } from "./keys.ts";

const press = (keys: string) => {
  const parts = keys.split(" ");
  const has = (name: string) => parts.includes(name);
  return {
    key: parts.at(-1) ?? "",
    shiftKey: has("Shift"),
    altKey: has("Alt"),
    ctrlKey: has("Ctrl"),
    metaKey: has("Cmd"),
  };
};

test("arrows nudge by 1, with Shift by 10; with Alt they turn", () => {
  expect(canvasKey(press("ArrowLeft"))).toEqual({ type: "nudge", by: { x: -1, y: 0 } });
  expect(canvasKey(press("Shift ArrowDown"))).toEqual({ type: "nudge", by: { x: 0, y: 10 } });
  expect(canvasKey(press("Alt ArrowRight"))).toEqual({ type: "turn", by: 1 });
  expect(canvasKey(press("Alt Shift ArrowUp"))).toEqual({ type: "turn", by: -10 });
});

test("Ctrl or Cmd with up and down raises and lowers, with Shift all the way", () => {
  expect(canvasKey(press("Ctrl ArrowUp"))).toEqual({ type: "reorder", by: 1 });
  expect(canvasKey(press("Cmd ArrowDown"))).toEqual({ type: "reorder", by: -1 });
  expect(canvasKey(press("Ctrl Shift ArrowUp"))).toEqual({ type: "reorder", by: "top" });
  expect(canvasKey(press("Ctrl Shift ArrowDown"))).toEqual({ type: "reorder", by: "bottom" });
  expect(canvasKey(press("Ctrl ArrowLeft"))).toBeNull();
});

test("undo and redo by the keys of every system", () => {
  for (const modifier of ["Ctrl", "Cmd"]) {
    expect(historyKey(press(`${modifier} z`))).toEqual({ type: "undo" });
    expect(historyKey(press(`${modifier} Shift Z`))).toEqual({ type: "redo" });
    expect(historyKey(press(`${modifier} y`))).toEqual({ type: "redo" });
  }
  expect(historyKey(press("z"))).toBeNull();
});

test("duplicate, select all, remove, write, leave; the browser keeps its own keys", () => {
  expect(canvasKey(press("Ctrl d"))).toEqual({ type: "duplicate" });
  expect(canvasKey(press("Cmd a"))).toEqual({ type: "select all" });
  expect(canvasKey(press("Delete"))).toEqual({ type: "remove" });
  expect(canvasKey(press("Enter"))).toBe("write");
  expect(canvasKey(press("Escape"))).toBe("leave");
  for (const kept of ["Ctrl r", "Ctrl +", "Ctrl Shift a", "Tab", "Alt d"]) expect(canvasKey(press(kept))).toBeNull();
});
