/** One line of a history: what was done, to which layers. An editor keeps with it what there is after it. */
export type HistoryStep = {
  name: string;
  /** Selected again when the step is undone or redone, so that one sees what happened. */
  touched: readonly string[];
  /** A change with the same key soon after becomes part of this step: typing, nudging. */
  key: string | null;
  at: number;
};

/** The first step is the document as it was opened. */
export type History<Step extends HistoryStep> = { steps: readonly Step[]; current: number };

/** After a pause this long, more typing or nudging is a step of its own. */
export const PAUSE_MS = 1_500;
/** Each step shares all that is unchanged with the one before, so this many cost little. */
export const MAX_STEPS = 200;

/** Adds a step, or makes it part of the last one. What had been undone is gone with the first new change. */
export function recorded<Step extends HistoryStep>({ steps, current }: History<Step>, step: Step): History<Step> {
  const last = steps[current];
  const isMore = last && step.key !== null && step.key === last.key && step.at - last.at <= PAUSE_MS;
  const before = steps.slice(isMore ? 0 : Math.max(0, current + 2 - MAX_STEPS), current + (isMore ? 0 : 1));
  return { steps: [...before, step], current: before.length };
}

/** What comes next is a new step, however alike. */
export function settled<Step extends HistoryStep>({ steps, current }: History<Step>): History<Step> {
  const step = steps[current];
  if (!step || step.key === null) return { steps, current };
  return { steps: steps.with(current, { ...step, key: null }), current };
}

export const canUndo = ({ current }: { current: number }) => current > 0;
export const canRedo = ({ current, steps }: History<HistoryStep>) => current < steps.length - 1;
