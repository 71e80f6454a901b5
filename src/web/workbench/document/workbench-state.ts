import type { EditedDocument, EditedLayer } from "./edited-layer.ts";

/** One line of the history: what was done, and the document after it. */
export type Step = {
  name: string;
  document: EditedDocument;
  /** Selected again when the step is undone or redone, so that one sees what happened. */
  touched: readonly string[];
  /** A change with the same key soon after becomes part of this step: typing, nudging. */
  key: string | null;
  at: number;
};

export type WorkbenchState = {
  /** The first one is the document as it was opened. */
  steps: readonly Step[];
  current: number;
  selection: readonly string[];
};

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

export const canUndo = ({ current }: WorkbenchState) => current > 0;
export const canRedo = ({ current, steps }: WorkbenchState) => current < steps.length - 1;
