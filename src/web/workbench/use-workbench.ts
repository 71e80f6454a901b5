import { useCallback, useReducer } from "react";
import type { EditedDocument } from "./document/edited-layer.ts";
import { reduceWorkbench } from "./document/reduce-workbench.ts";
import type { Dispatch, WorkbenchAction } from "./document/workbench-action.ts";
import { openWorkbench, type WorkbenchState } from "./document/workbench-state.ts";

/** What every part of an editor gets: how things are, and how to change them. */
export type Bench = { state: WorkbenchState; dispatch: Dispatch };

export function useWorkbench(opened: EditedDocument): Bench {
  const [state, dispatchTimed] = useReducer(reduceTimed, opened, openWorkbench);
  const dispatch = useCallback((action: WorkbenchAction) => dispatchTimed({ action, at: performance.now() }), []);
  return { state, dispatch };
}

const reduceTimed = (state: WorkbenchState, { action, at }: { action: WorkbenchAction; at: number }) =>
  reduceWorkbench(state, action, at);
