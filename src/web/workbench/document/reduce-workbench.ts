import { changeDocument } from "./change-document.ts";
import type { Change, WorkbenchAction } from "./workbench-action.ts";
import { canRedo, canUndo, documentOf, type Step, stepOf, type WorkbenchState } from "./workbench-state.ts";

/** After a pause this long, more typing or nudging is a step of its own. */
export const PAUSE_MS = 1_500;
/** Each step shares all unchanged layers with the one before, so this many cost little. */
export const MAX_STEPS = 200;

/** Everything that happens in an editor. `at` is when, in milliseconds. */
export function reduceWorkbench(state: WorkbenchState, action: WorkbenchAction, at: number): WorkbenchState {
  switch (action.type) {
    case "select":
      return sameIds(state.selection, action.ids) ? state : { ...settled(state), selection: action.ids };
    case "toggle": {
      const isChosen = state.selection.includes(action.id);
      const others = state.selection.filter((id) => id !== action.id);
      return { ...settled(state), selection: isChosen ? others : [...others, action.id] };
    }
    case "select all": {
      const reachable = documentOf(state).layers.filter(({ isLocked, isHidden }) => !isLocked && !isHidden);
      return { ...settled(state), selection: reachable.map(({ id }) => id) };
    }
    case "undo":
      return canUndo(state) ? goTo(state, state.current - 1, stepOf(state)) : state;
    case "redo":
      return canRedo(state) ? goTo(state, state.current + 1) : state;
    case "go to":
      return state.steps[action.step] ? goTo(state, action.step) : state;
    case "settle":
      return settled(state);
    default:
      return recorded(state, action, at);
  }
}

function recorded(state: WorkbenchState, change: Change, at: number): WorkbenchState {
  const changed = changeDocument(documentOf(state), state.selection, change);
  if (!changed) return state;
  const last = stepOf(state);
  const step: Step = { ...changed, at };
  const isMore = step.key !== null && step.key === last.key && at - last.at <= PAUSE_MS;
  // What had been undone is gone with the first new change.
  const before = state.steps.slice(
    isMore ? 0 : Math.max(0, state.current + 2 - MAX_STEPS),
    state.current + (isMore ? 0 : 1),
  );
  const steps = [...before, step];
  const selection = selectionAfter(state, change, changed.touched, step);
  return { steps, current: steps.length - 1, selection };
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

function settled(state: WorkbenchState): WorkbenchState {
  const step = stepOf(state);
  if (step.key === null) return state;
  return { ...state, steps: state.steps.with(state.current, { ...step, key: null }) };
}

const sameIds = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((id, i) => id === b[i]);
