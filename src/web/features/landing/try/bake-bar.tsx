import { type Dispatch, type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { LineIcon } from "@/components/line-icon.tsx";
import { BAKED_EXAMPLES } from "../../../../shared/baked-examples.ts";
import { MAX_DEMO_SENTENCE } from "../../../../shared/landing-demo.ts";
import { TryIcon } from "./try-icon.tsx";
import { isMore, isTooLong, lengthOf, shareOf, type TryAction, type TryState, viewOf } from "./try-state.ts";

type Field = RefObject<HTMLTextAreaElement | null>;
type BakeBarProps = { state: TryState; dispatch: Dispatch<TryAction>; onBake: () => void; onFocus: () => void };

/** One sentence and one button. Enter bakes; there is no second line. */
export function BakeBar({ state, dispatch, onBake, onFocus }: BakeBarProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const { sentence } = state;
  const percent = 100 * shareOf(state);
  useWhatCameBefore(field, dispatch, onFocus);
  useGrowth(field, sentence);
  const tooLong = isTooLong(state);
  return (
    <div className="try-bar">
      <label className="sr-only" htmlFor="try-sentence">
        Your ad in one sentence
      </label>
      <textarea
        ref={field}
        id="try-sentence"
        rows={1}
        dir="auto"
        spellCheck={false}
        enterKeyHint="go"
        autoComplete="off"
        placeholder={BAKED_EXAMPLES[state.example]?.sentence}
        value={sentence}
        aria-invalid={tooLong || undefined}
        aria-describedby={tooLong ? "try-problem" : undefined}
        onFocus={onFocus}
        onChange={(event) => dispatch({ do: "write", sentence: event.target.value })}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
          event.preventDefault();
          if (!event.shiftKey) onBake();
        }}
      />
      {tooLong && (
        <span className="try-count">
          {lengthOf(state)} / {MAX_DEMO_SENTENCE}
        </span>
      )}
      <BakeButton state={state} onBake={onBake} />
      {viewOf(state) === "heating" && (
        <div
          className="try-progress"
          role="progressbar"
          aria-label="Loading the oven"
          aria-valuenow={Math.round(percent)}
        >
          <i style={{ width: `${percent}%` }} />
        </div>
      )}
    </div>
  );
}

function BakeButton({ state, onBake }: { state: TryState; onBake: () => void }) {
  if (state.isBaking || isTooLong(state)) {
    return (
      <button type="button" className="btn try-go" aria-disabled="true">
        {state.isBaking && <span className="spinner" />}
        {state.isBaking ? (state.oven.isHot ? "Baking" : "Heating up") : "Bake 3 ideas"}
      </button>
    );
  }
  if (state.problem && state.problem.kind !== "refused") {
    return (
      <button type="button" className="btn btn-primary try-go" onClick={onBake}>
        <TryIcon name="again" size={18} />
        Try again
      </button>
    );
  }
  const more = isMore(state);
  return (
    <button type="button" className={more ? "btn try-go try-more" : "btn btn-primary try-go"} onClick={onBake}>
      {more && <LineIcon name="dice" size={20} />}
      {more ? "Bake 3 more" : "Bake 3 ideas"}
      {viewOf(state) === "typing" && (
        <span className="try-key" aria-hidden="true">
          ↵
        </span>
      )}
    </button>
  );
}

/** Somebody may have typed, or be typing, before the scripts came. */
function useWhatCameBefore(field: Field, dispatch: Dispatch<TryAction>, onFocus: () => void) {
  const catchUp = useEffectEvent(() => {
    const element = field.current;
    if (element?.value) dispatch({ do: "write", sentence: element.value });
    if (element && element === document.activeElement) onFocus();
  });
  useEffect(() => catchUp(), []);
}

/** The field grows with the sentence. Newer browsers do that by themselves. */
function useGrowth(field: Field, sentence: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: its height depends on what is in it
  useEffect(() => {
    const element = field.current;
    if (!element || CSS.supports("field-sizing", "content")) return;
    element.style.height = "auto";
    element.style.height = `${element.scrollHeight}px`;
  }, [field, sentence]);
}
