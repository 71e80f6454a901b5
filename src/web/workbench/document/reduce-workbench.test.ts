import { describe, expect, test } from "vitest";
import { type EditedDocument, type EditedLayer, LAYER_CHANGES } from "./edited-layer.ts";
import { canRedo, canUndo, MAX_STEPS, PAUSE_MS } from "./history.ts";
import { reduceWorkbench } from "./reduce-workbench.ts";
import type { Rise, WorkbenchAction } from "./workbench-action.ts";
import { documentOf, openWorkbench, type WorkbenchState } from "./workbench-state.ts";

const style = {
  face: "grotesque",
  size: 80,
  color: "#ffffff",
  align: "left",
  isBold: true,
  isUppercase: false,
  outline: null,
  ground: null,
} as const;
const layer = (id: string, name: string, x: number, y: number): EditedLayer => ({
  id,
  name,
  kind: "text",
  box: { x, y, width: 200, height: 100 },
  angle: 0,
  text: name,
  style,
  isLocked: false,
  isHidden: false,
});
const document: EditedDocument = {
  page: { width: 1080, height: 1080 },
  safe: { x: 64, y: 64, width: 952, height: 952 },
  under: "plain",
  allows: LAYER_CHANGES,
  layers: [
    layer("logo", "Logo", 100, 100),
    layer("headline", "Headline", 300, 400),
    layer("button", "Button", 80, 900),
  ],
};

type Timed = WorkbenchAction & { at?: number };
const run = (...actions: Timed[]): WorkbenchState =>
  actions.reduce((state, { at = 0, ...action }) => reduceWorkbench(state, action, at), openWorkbench(document));
const names = ({ steps }: WorkbenchState) => steps.map(({ name }) => name).slice(1);
const find = (state: WorkbenchState, id: string) => documentOf(state).layers.find((one) => one.id === id);
const pick = (...ids: string[]): WorkbenchAction => ({ type: "select", ids });
const write = (text: string, at = 0): Timed => ({ type: "write", id: "headline", text, at });
const nudge = (x: number, y: number, at = 0): Timed => ({ type: "nudge", by: { x, y }, at });
const UNDO: WorkbenchAction = { type: "undo" };
const REDO: WorkbenchAction = { type: "redo" };

describe("steps", () => {
  test("are named for what was done to what", () => {
    const state = run(
      pick("headline"),
      {
        type: "place",
        how: "Move",
        places: [{ id: "headline", box: { x: 1.4, y: 2, width: 200, height: 100 }, angle: 0 }],
      },
      write("Hi"),
      pick("button"),
      { type: "style", style: { color: "#112233" } },
      { type: "select all" },
      { type: "align", edge: "left" },
    );
    expect(names(state)).toEqual(["Move Headline", "Type in Headline", "Recolour Button", "Align 3 layers"]);
    expect(find(state, "headline")?.box.x).toBe(1);
  });

  test("one word typed is one step, and undo takes it all back", () => {
    const state = run(pick("headline"), write("M"), write("Mo", 200), write("Mon", 400));
    expect(names(state)).toEqual(["Type in Headline"]);
    expect(find(state, "headline")?.text).toBe("Mon");
    expect(find(reduceWorkbench(state, UNDO, 0), "headline")?.text).toBe("Headline");
  });

  test("typing after a pause, on another layer or after another selection is a new step", () => {
    expect(names(run(write("a"), write("ab", PAUSE_MS + 1)))).toHaveLength(2);
    expect(names(run(write("a"), { type: "write", id: "button", text: "b" }))).toHaveLength(2);
    expect(names(run(write("a"), pick("headline"), write("ab")))).toHaveLength(2);
    expect(names(run(write("a"), { type: "settle" }, write("ab")))).toHaveLength(2);
  });

  test("holding an arrow key is one move", () => {
    const state = run(pick("logo"), nudge(1, 0), nudge(1, 0, 30), nudge(10, 0, 60));
    expect(names(state)).toEqual(["Move Logo"]);
    expect(find(state, "logo")?.box.x).toBe(112);
  });

  test("nothing selected, nothing done, no step", () => {
    expect(names(run(nudge(1, 0), { type: "remove" }, { type: "reorder", by: 1 }))).toEqual([]);
  });

  test("the oldest go when there are too many", () => {
    const many = Array.from({ length: MAX_STEPS + 20 }, (_, number) => write(`${number}`, number * 10_000));
    const state = run(...many);
    expect(state.steps).toHaveLength(MAX_STEPS);
    expect(find(state, "headline")?.text).toBe(`${MAX_STEPS + 19}`);
  });
});

describe("undo and redo", () => {
  const edited = run(pick("logo"), nudge(5, 0), pick("headline"), { type: "remove" });

  test("go back and forth, and select what changed", () => {
    const undone = reduceWorkbench(edited, UNDO, 0);
    expect(find(undone, "headline")).toBeDefined();
    expect(undone.selection).toEqual(["headline"]);
    const redone = reduceWorkbench(undone, REDO, 0);
    expect(documentOf(redone)).toEqual(documentOf(edited));
    expect(redone.selection).toEqual([]);
  });

  test("know where they end", () => {
    expect([canUndo(openWorkbench(document)), canRedo(edited), canUndo(edited)]).toEqual([false, false, true]);
    expect(reduceWorkbench(openWorkbench(document), UNDO, 0)).toEqual(openWorkbench(document));
  });

  test("a new change after undoing drops what was undone", () => {
    const state = reduceWorkbench(reduceWorkbench(edited, UNDO, 0), write("New"), 0);
    expect(names(state)).toEqual(["Move Logo", "Type in Headline"]);
    expect(canRedo(state)).toBe(false);
  });

  test("typing after undoing never melts into the step gone back to", () => {
    const typed = run(write("a"), pick("logo"), nudge(1, 1));
    const state = reduceWorkbench(reduceWorkbench(typed, UNDO, 0), write("ab"), 0);
    expect(names(state)).toEqual(["Type in Headline", "Type in Headline"]);
  });

  test("the history menu goes to any step", () => {
    const state = reduceWorkbench(edited, { type: "go to", step: 0 }, 0);
    expect(documentOf(state)).toBe(document);
    expect(names(state)).toHaveLength(2);
  });
});

describe("layers", () => {
  test("several are moved together", () => {
    const state = run(pick("logo", "button"), nudge(10, 0));
    expect([find(state, "logo")?.box.x, find(state, "headline")?.box.x, find(state, "button")?.box.x]).toEqual([
      110, 300, 90,
    ]);
    expect(names(state)).toEqual(["Move 2 layers"]);
  });

  test("a copy lies above its original, with a name and an id of its own, and is selected", () => {
    const state = run(pick("logo"), { type: "duplicate" }, pick("logo"), { type: "duplicate" });
    expect(documentOf(state).layers.map(({ id }) => id)).toEqual(["logo", "logo-3", "logo-2", "headline", "button"]);
    expect(state.selection).toEqual(["logo-3"]);
    expect(find(state, "logo-2")).toMatchObject({ name: "Logo copy", box: { x: 124, y: 124 } });
  });

  test("a locked layer is not moved, written, removed or aligned, and can be unlocked", () => {
    const locked = run({ type: "lock", id: "headline", isLocked: true }, pick("headline"), nudge(9, 9), write("No"), {
      type: "remove",
    });
    expect(find(locked, "headline")).toMatchObject({ text: "Headline", box: { x: 300 } });
    expect(names(locked)).toEqual(["Lock Headline"]);
    expect(names(reduceWorkbench(locked, { type: "lock", id: "headline", isLocked: false }, 0))).toContain(
      "Unlock Headline",
    );
    expect(reduceWorkbench(locked, { type: "select all" }, 0).selection).toEqual(["logo", "button"]);
  });

  test("go up and down, to the top and to the bottom, several of them together", () => {
    const order = (...actions: WorkbenchAction[]) => documentOf(run(...actions)).layers.map(({ id }) => id);
    const rise = (by: Rise): WorkbenchAction => ({ type: "reorder", by });
    expect(order(pick("logo"), rise(1))).toEqual(["headline", "logo", "button"]);
    expect(order(pick("button"), rise(-1))).toEqual(["logo", "button", "headline"]);
    expect(order(pick("logo"), rise("top"))).toEqual(["headline", "button", "logo"]);
    expect(order(pick("button"), rise("bottom"))).toEqual(["button", "logo", "headline"]);
    expect(order(pick("logo", "headline"), rise(1))).toEqual(["button", "logo", "headline"]);
    expect(order(pick("headline", "button"), rise("bottom"))).toEqual(["headline", "button", "logo"]);
    expect(names(run(pick("logo"), rise(1)))).toEqual(["Raise Logo"]);
    expect(names(run(pick("headline", "button"), rise("top"), rise(1)))).toEqual([]);
  });

  test("are added, removed, duplicated and sorted only where the document allows it", () => {
    const opened = openWorkbench({ ...document, allows: ["duplicate"] });
    const actions: WorkbenchAction[] = [
      pick("logo"),
      { type: "add", layer: layer("text-1", "Text 1", 0, 0) },
      { type: "remove" },
      { type: "reorder", by: 1 },
      { type: "duplicate" },
    ];
    const state = actions.reduce((before, action) => reduceWorkbench(before, action, 0), opened);
    expect(names(state)).toEqual(["Duplicate Logo copy"]);
    expect(documentOf(reduceWorkbench(state, UNDO, 0)).layers).toEqual(document.layers);
  });

  test("turn together around their common middle, and come back to where they were", () => {
    const turn = (by: number): WorkbenchAction => ({ type: "turn", by });
    const both = run(pick("logo", "headline"), turn(180));
    expect(find(both, "logo")).toMatchObject({ angle: 180, box: { x: 300, y: 400 } });
    expect(find(both, "headline")).toMatchObject({ angle: 180, box: { x: 100, y: 100 } });
    const round = run(pick("logo", "headline"), ...Array.from({ length: 360 }, () => turn(1)));
    const { x = 0, y = 0 } = find(round, "logo")?.box ?? {};
    expect(Math.hypot(x - 100, y - 100)).toBeLessThan(12);
    expect(names(round)).toEqual(["Turn 2 layers"]);
  });

  test("of a fixed size keep their words in proportion when several grow together", () => {
    const place = (id: string, size?: number) => ({
      ...(size !== undefined && { size }),
      id,
      angle: 0,
      box: { x: 0, y: 0, width: 400, height: 200 },
    });
    const state = run({ type: "place", how: "Resize", places: [place("logo", 160.4), place("headline")] });
    expect([find(state, "logo")?.style.size, find(state, "headline")?.style.size]).toEqual([160, 80]);
  });

  test("one lines up with the safe zone, several with each other", () => {
    expect(find(run(pick("headline"), { type: "align", edge: "left" }), "headline")?.box.x).toBe(64);
    const both = run(pick("headline", "logo"), { type: "align", edge: "right" });
    expect(find(both, "logo")?.box.x).toBe(300);
  });

  test("Shift and click adds to the selection and takes away", () => {
    const state = run(pick("logo"), { type: "toggle", id: "button" });
    expect(state.selection).toEqual(["logo", "button"]);
    expect(reduceWorkbench(state, { type: "toggle", id: "logo" }, 0).selection).toEqual(["button"]);
  });

  test("taking the other tab's version can be undone", () => {
    const other = { ...document, layers: [layer("headline", "Headline", 0, 0)] };
    const state = run(pick("logo"), nudge(1, 1), { type: "replace", name: "Take the other version", document: other });
    expect(state.selection).toEqual([]);
    expect(documentOf(state)).toBe(other);
    expect(find(reduceWorkbench(state, UNDO, 0), "logo")?.box.x).toBe(101);
  });
});
