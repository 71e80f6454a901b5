import fc from "fast-check";
import { canRedo, canUndo } from "@/workbench/document/history.ts";
import { type Scene, sceneSchema } from "../../../../engine/scene/scene.ts";
import { visible } from "../../../../engine/scene/visible.ts";
import { documentOf, openStudio, reduceStudio, type StudioAction, type StudioState, stepOf } from "../studio-state.ts";
import { actionOf } from "./action-of.ts";
import type { LayOut } from "./lay-out.ts";
import { type Wish, wishes } from "./wishes.ts";

const MOST = 100;
/** Longer than the pause after which typing is another step. */
const WAIT_MS = 2_000;

/** These are about the format that is shown, and leave the others as they are. */
const OF_ONE_FORMAT: readonly string[] = ["place", "nudge", "turn", "align", "style", "hide", "lock"];

/** Fails with the first of so many random sittings in the studio after which something is not as a user relies on. */
export async function checkRandomActions(scene: Scene, layOut: LayOut, numRuns: number, seed: number) {
  const sitting = fc.array(wishes, { maxLength: MOST, size: "max" });
  await fc.assert(
    fc.asyncProperty(sitting, async (all) => {
      const { state, did } = await sit(scene, layOut, all);
      try {
        checkHistory(state, scene);
      } catch (error) {
        throw told(error, did);
      }
    }),
    { numRuns, seed },
  );
}

async function sit(scene: Scene, layOut: LayOut, all: readonly Wish[]) {
  let state = openStudio({ scene, format: "1:1" });
  let at = 0;
  const did: StudioAction[] = [];
  try {
    for (const wish of all) {
      at += wish.what === "wait" ? WAIT_MS : 100;
      if (wish.what === "lay out" || !state.bases[state.format]) state = await laidOut(state, layOut);
      const action = actionOf(wish, state);
      if (!action) continue;
      did.push(action);
      const next = reduceStudio(state, action, at);
      checkStep(state, action, next);
      state = next;
    }
    return { state: await laidOut(state, layOut), did };
  } catch (error) {
    throw told(error, did);
  }
}

const told = (error: unknown, did: readonly StudioAction[]) =>
  new Error(`${error instanceof Error ? error.message : error}, after ${JSON.stringify(did)}`, { cause: error });

/** What is listed is then what is painted. */
async function laidOut(state: StudioState, layOut: LayOut): Promise<StudioState> {
  const { format } = state;
  const base = await layOut(stepOf(state).scene, format);
  const next = reduceStudio(state, { type: "laid out", format, base }, 0);
  const { layers } = documentOf(next);
  const seen = layers.filter(({ isHidden }) => !isHidden);
  const painted = [...base.edited.values()].filter(({ id }) => seen.some((layer) => layer.id === id));
  expectSame(
    "the order of the layers",
    painted.map(({ id }) => id),
    seen.map(({ id }) => id),
  );
  for (const { id, text } of seen) {
    const layer = base.edited.get(id);
    // A poster keeps the word that it is made of until there is another.
    if (layer?.kind !== "giant" || visible(text).trim()) expectSame(`what ${id} says`, layer?.text, text);
  }
  const unknown = next.selection.filter((id) => !layers.some((layer) => layer.id === id));
  expectSame("selected layers that are gone", unknown, []);
  return next;
}

function checkStep(before: StudioState, { type }: StudioAction, after: StudioState) {
  const [was, now] = [stepOf(before).scene, stepOf(after).scene];
  if (was === now) return;
  expectSame("the scene as it is read again", sceneSchema.parse(now), now);
  if (!OF_ONE_FORMAT.includes(type)) return;
  const elsewhere = (scene: Scene) => ({
    ...scene,
    edits: scene.edits.filter(({ format }) => format !== before.format),
  });
  expectSame(`the other formats after "${type}"`, byLayer(elsewhere(now)), byLayer(elsewhere(was)));
}

function checkHistory(end: StudioState, opened: Scene) {
  let state = end;
  while (canUndo(state)) state = reduceStudio(state, { type: "undo" }, 0);
  if (stepOf(state).scene !== opened) throw new Error("undoing everything leads to another scene");
  while (canRedo(state)) state = reduceStudio(state, { type: "redo" }, 0);
  if (stepOf(state).scene !== end.steps.at(-1)?.scene) throw new Error("redoing everything leads to another scene");
}

const byLayer = (scene: Scene) => ({
  ...scene,
  edits: scene.edits.map((edit) => JSON.stringify(edit)).sort(),
});

function expectSame(what: string, one: unknown, other: unknown) {
  const [a, b] = [plain(one), plain(other)];
  if (a !== b) throw new Error(`${what}: ${a} is not ${b}`);
}

/** As text. The order of keys means nothing, and the schema takes off what nobody sees and the space after a word. */
const plain = (value: unknown) =>
  JSON.stringify(value, (_, one) => {
    if (typeof one === "string") return visible(one).trim();
    const isObject = typeof one === "object" && one !== null && !Array.isArray(one);
    return isObject ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1))) : one;
  });
