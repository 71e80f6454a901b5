import { changeDocument } from "./change-document.ts";
import { canRedo, canUndo, recorded, settled } from "./history.ts";
import type { Change, WorkbenchAction } from "./workbench-action.ts";
import { documentOf, type Step, stepOf, type WorkbenchState } from "./workbench-state.ts";

/** Everything that happens in an editor. `at` is when, in milliseconds. */
export function reduceWorkbench(state: WorkbenchState, action: WorkbenchAction, at: number): WorkbenchState {
  switch (action.type) {
    case "select":
      return sameIds(state.selection, action.ids) ? state : { ...state, ...settled(state), selection: action.ids };
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
      return state.steps[action.step] ? goTo(state, action.step) : state;
    case "settle":
      return { ...state, ...settled(state) };
    default:
      return changed(state, action, at);
  }
}

function changed(state: WorkbenchState, change: Change, at: number): WorkbenchState {
  const done = changeDocument(documentOf(state), state.selection, change);
  if (!done) return state;
  const step: Step = { ...done, at };
  return { ...recorded(state, step), selection: selectionAfter(state, change, done.touched, step) };
}

function selectionAfter({ selection }: WorkbenchState, change: Change, touched: readonly string[], step: Step) {
  if (change.type === "add" || change.type === "duplicate") return touched;
  return existing(selection, step);
}

/** Moves along the history and selects what the step, undone or redone, was about. */
function goTo(state: WorkbenchState, index: number, about?: Step): WorkbenchState {
  const { steps } = settled(state);
  const target = steps[index];
  if (!target) return state;
  const selection = existing((about ?? target).touched, target);
  return { steps, current: index, selection };
}

function existing(ids: readonly string[], { document }: Step): readonly string[] {
  const kept = ids.filter((id) => document.layers.some((layer) => layer.id === id));
  return kept.length === ids.length ? ids : kept;
}

const sameIds = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((id, i) => id === b[i]);
