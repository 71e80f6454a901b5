import type { EditedDocument, EditedLayer } from "./edited-layer.ts";
import type { History, HistoryStep } from "./history.ts";

/** One line of the history, and the document after it. */
export type Step = HistoryStep & { document: EditedDocument };

export type WorkbenchState = History<Step> & { selection: readonly string[] };

export const openWorkbench = (document: EditedDocument): WorkbenchState => ({
  steps: [{ name: "Open", document, touched: [], key: null, at: 0 }],
  current: 0,
  selection: [],
});

export function stepOf({ steps, current }: WorkbenchState): Step {
  const step = steps[current];
  if (!step) throw new Error(`There is no step ${current} of ${steps.length}.`);
  return step;
}

export const documentOf = (state: WorkbenchState): EditedDocument => stepOf(state).document;

export const selectedOf = (state: WorkbenchState): EditedLayer[] =>
  documentOf(state).layers.filter(({ id }) => state.selection.includes(id));
