import { useEffect, useRef } from "react";
import { MAX_PROMPT_LENGTH } from "../../../../shared/contracts/generate-creative.ts";
import type { CheckerState } from "./checker-state.ts";
import { markText } from "./mark-text.ts";
import type { Reading } from "./read/read-prompt.ts";

type MarkedEditorProps = { state: CheckerState; reading: Reading; text: string; onType: (text: string) => void };

/** A plain field over a copy of its text that carries the marks: typing, undo and screen readers work as ever. */
export function MarkedEditor({ state, reading, text, onType }: MarkedEditorProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const { added } = state;
  useEffect(() => {
    const bracket = added && state.text.slice(added.start, added.end).match(/\[[^\]]*\]/);
    if (!added || bracket?.index === undefined || !bracket) return;
    // What was added has a gap: the next thing typed fills it.
    const start = added.start + bracket.index;
    field.current?.focus();
    field.current?.setSelectionRange(start, start + bracket[0].length);
  }, [added, state.text]);
  return (
    <div className="checker-editor">
      {/* Marks of an older text would be in the wrong places. */}
      <div aria-hidden="true" dir="auto" className="checker-marks">
        {text === state.text
          ? markText(text, reading, added).map((piece, index) =>
              piece.mark ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text have no other identity
                <mark key={index} data-mark={piece.mark}>
                  {piece.text}
                  {piece.number && <sup>{piece.number}</sup>}
                </mark>
              ) : (
                piece.text
              ),
            )
          : state.text}{" "}
      </div>
      <textarea
        ref={field}
        aria-label="Prompt"
        rows={6}
        dir="auto"
        maxLength={MAX_PROMPT_LENGTH}
        placeholder="Paste or type a prompt. It is checked as you type."
        value={state.text}
        onChange={(event) => onType(event.target.value)}
      />
    </div>
  );
}
