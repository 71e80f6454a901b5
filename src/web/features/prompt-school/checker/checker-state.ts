import { MAX_PROMPT_LENGTH } from "../../../../shared/contracts/generate-creative.ts";
import { addPart, type Changed, replaceWords } from "./change-prompt.ts";
import type { Span } from "./read/span.ts";

export type CheckerState = {
  text: string;
  /** What the last press added, while it has not been typed over. */
  added: Span | null;
  /** The prompt before the first press, for the comparison. */
  original: string | null;
  history: readonly string[];
};

export type CheckerAction =
  | { do: "type"; text: string }
  | { do: "add"; suggestion: string }
  | { do: "replace"; span: Span; replacement: string }
  | { do: "undo" }
  | { do: "restore" };

const MAX_STEPS = 50;

export const checkerStart = (text: string): CheckerState => ({ text, added: null, original: null, history: [] });

export function reduceChecker(state: CheckerState, action: CheckerAction): CheckerState {
  switch (action.do) {
    case "type": {
      const text = action.text.slice(0, MAX_PROMPT_LENGTH);
      return { ...state, text, added: null, original: text.trim() ? state.original : null };
    }
    case "add":
      return changed(state, addPart(state.text, action.suggestion));
    case "replace":
      return changed(state, replaceWords(state.text, action.span, action.replacement));
    case "undo": {
      const [text, ...history] = state.history;
      if (text === undefined) return state;
      return { text, history, added: null, original: history.length > 0 ? state.original : null };
    }
    case "restore":
      return state.original === null ? state : checkerStart(state.original);
  }
}

function changed(state: CheckerState, { text, span }: Changed): CheckerState {
  // A prompt that is full stays as it is: half a sentence would help nobody.
  if (text.length > MAX_PROMPT_LENGTH) return state;
  return {
    text,
    added: span,
    original: state.original ?? state.text,
    history: [state.text, ...state.history].slice(0, MAX_STEPS),
  };
}
