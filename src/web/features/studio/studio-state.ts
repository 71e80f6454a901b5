import { moveInList } from "@/workbench/document/arrange-layers.ts";
import { changeDocument } from "@/workbench/document/change-document.ts";
import { canRedo, canUndo, type History, type HistoryStep, recorded, settled } from "@/workbench/document/history.ts";
import type { Change, WorkbenchAction } from "@/workbench/document/workbench-action.ts";
import type { AddedLayer } from "../../../engine/scene/added-layer.ts";
import type { Scene } from "../../../engine/scene/scene.ts";
import type { Format } from "../../../shared/formats.ts";
import { withAdded, withCopies, withoutLayers } from "./document/add-to-scene.ts";
import type { Base } from "./document/base.ts";
import { sceneOf } from "./document/change-scene.ts";
import { type StudioDocument, viewOf } from "./document/view.ts";

/** One line of the history: the whole scene after it, and the format in which it was done. */
export type StudioStep = HistoryStep & { scene: Scene; format: Format };

export type StudioState = History<StudioStep> & {
  format: Format;
  selection: readonly string[];
  /** What the layout made of the latest scenes, by format. */
  bases: Partial<Record<Format, Base>>;
  /** Words are typed for all formats at once. */
  sameWords: boolean;
};

export type StudioAction =
  | WorkbenchAction
  | { type: "turn to"; format: Format }
  | { type: "laid out"; format: Format; base: Base }
  | { type: "same words"; isOn: boolean }
  | { type: "put on"; layer: AddedLayer; name: string }
  /** Any other change of the scene. Alike ones with a key, soon after each other, are one step. */
  | { type: "change"; name: string; scene: Scene; touched?: readonly string[]; key?: string };

export const openStudio = ({ scene, format }: { scene: Scene; format: Format }): StudioState => ({
  steps: [{ name: "Open", scene, format, touched: [], key: null, at: 0 }],
  current: 0,
  format,
  selection: [],
  bases: {},
  sameWords: true,
});

export function stepOf({ steps, current }: History<StudioStep>): StudioStep {
  const step = steps[current];
  if (!step) throw new Error(`There is no step ${current} of ${steps.length}.`);
  return step;
}

/** The scene as it is now, in the format that is shown. */
export const documentOf = (state: StudioState): StudioDocument =>
  viewOf(stepOf(state).scene, state.format, state.bases[state.format] ?? null);

/** Everything that happens in the studio. `at` is when, in milliseconds. */
export function reduceStudio(state: StudioState, action: StudioAction, at: number): StudioState {
  switch (action.type) {
    case "turn to":
      if (action.format === state.format) return state;
      return { ...state, ...settled(state), format: action.format, selection: [] };
    case "laid out":
      return withoutGone({ ...state, bases: { ...state.bases, [action.format]: action.base } });
    case "same words":
      return { ...state, sameWords: action.isOn };
    case "select":
      return { ...state, ...settled(state), selection: action.ids };
    case "toggle": {
      const isChosen = state.selection.includes(action.id);
      const others = state.selection.filter((id) => id !== action.id);
      return { ...state, ...settled(state), selection: isChosen ? others : [...others, action.id] };
    }
    case "select all": {
      const reachable = documentOf(state).layers.filter(({ isLocked, isHidden }) => !isLocked && !isHidden);
      return { ...state, ...settled(state), selection: reachable.map(({ id }) => id) };
    }
    case "undo":
      return canUndo(state) ? goTo(state, state.current - 1, stepOf(state)) : state;
    case "redo":
      return canRedo(state) ? goTo(state, state.current + 1) : state;
    case "go to":
      return goTo(state, action.step);
    case "settle":
      return { ...state, ...settled(state) };
    case "change": {
      const { name, scene, touched = [], key = null } = action;
      return scene === stepOf(state).scene ? state : withStep(state, { name, scene, touched, key, at });
    }
    case "put on": {
      const { layer, name } = action;
      const scene = withAdded(stepOf(state).scene, layer);
      const touched = [layer.id];
      return { ...withStep(state, { name: `Add ${name}`, scene, touched, key: null, at }), selection: touched };
    }
    default:
      return changed(state, action, at);
  }
}

/** Another layout may have none of a layer that was selected. */
function withoutGone(state: StudioState): StudioState {
  if (!state.bases[state.format]) return state;
  const there = new Set(documentOf(state).layers.map(({ id }) => id));
  const selection = state.selection.filter((id) => there.has(id));
  return selection.length < state.selection.length ? { ...state, selection } : state;
}

const withStep = (state: StudioState, step: Omit<StudioStep, "format">): StudioState => {
  const { format } = state;
  const { scene } = step;
  const isThere = (id: string) => id.startsWith("added-") === false || scene.added?.some((one) => one.id === id);
  return { ...state, ...recorded(state, { ...step, format }), selection: state.selection.filter(isThere) };
};

/** Changes of layers: those of whole layers are the scene's, the others edits of this format. */
function changed(state: StudioState, change: Change, at: number): StudioState {
  const document = documentOf(state);
  const { layers, scene } = document;
  const chosen = layers.filter(({ id, isLocked }) => state.selection.includes(id) && !isLocked);
  const ids = chosen.map(({ id }) => id);
  const about = chosen.length === 1 ? chosen[0]?.name : `${chosen.length} layers`;
  const step = { at, key: null, touched: ids };
  switch (change.type) {
    case "remove": {
      if (ids.length === 0) return state;
      const left = withStep(state, { ...step, name: `Remove ${about}`, scene: withoutLayers(document, ids) });
      return { ...left, selection: [] };
    }
    case "duplicate": {
      const { scene: next, copies } = withCopies(document, ids);
      if (copies.length === 0) return state;
      return {
        ...withStep(state, { ...step, name: `Duplicate ${about}`, scene: next, touched: copies }),
        selection: copies,
      };
    }
    case "reorder": {
      const moved = moveInList(layers, chosen, change.by);
      if (!moved) return state;
      const name = `${change.by === 1 || change.by === "top" ? "Raise" : "Lower"} ${about}`;
      return withStep(state, { ...step, name, scene: { ...scene, order: moved.map(({ id }) => id) } });
    }
    // A scene's layers are added by what they are made of, and replaced as a whole.
    case "add":
    case "replace":
      return state;
    default: {
      const done = changeDocument(document, state.selection, change);
      if (!done) return state;
      const next = sceneOf({ ...document, layers: done.document.layers }, state.sameWords);
      const { name, key, touched } = done;
      return withStep(state, { name, key: key && `${state.format} ${key}`, touched, scene: next, at });
    }
  }
}

/** Moves along the history and shows what the step, undone or redone, was about, in the format where it was done. */
function goTo(state: StudioState, index: number, about?: StudioStep): StudioState {
  const moved = settled(state);
  const target = moved.steps[index];
  if (!target) return state;
  const { touched, format } = about ?? target;
  const isOpening = index === 0 && !about;
  const there = new Set([...(target.scene.added ?? []).map(({ id }) => id)]);
  return {
    ...state,
    steps: moved.steps,
    current: index,
    format: isOpening ? state.format : format,
    selection: touched.filter((id) => !id.startsWith("added-") || there.has(id)),
  };
}
