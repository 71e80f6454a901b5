import type { Dispatch } from "react";
import { BAKED_EXAMPLES } from "../../../../shared/baked-examples.ts";
import { megabytes } from "./megabytes.ts";
import { TryIcon } from "./try-icon.tsx";
import { IDEAS_PER_BATCH, shownBatch, type TryAction, type TryState, viewOf } from "./try-state.ts";

type StatusLineProps = { state: TryState; dispatch: Dispatch<TryAction> };

/** Under the bar: the examples, then what is going on. */
export function StatusLine({ state, dispatch }: StatusLineProps) {
  const view = viewOf(state);
  const choices = [BAKED_EXAMPLES, state.example] as const;
  return (
    <div className="try-status">
      {view === "idle" && (
        <Chips choices={choices} onChoose={(example) => dispatch({ do: "choose-example", example })} />
      )}
      {view === "ideas" && state.batches.length > 1 && <Batches state={state} dispatch={dispatch} />}
      <p className="try-words" role="status">
        {view !== "idle" && <Words state={state} />}
      </p>
    </div>
  );
}

function Words({ state }: { state: TryState }) {
  const { oven, batches } = state;
  const batch = shownBatch(state);
  switch (viewOf(state)) {
    case "typing":
      return (
        <>
          <TryIcon name="enter" />
          Half a thought is enough. <span className="try-wide">Press Enter.</span>
        </>
      );
    case "heating":
      if (oven.bytes > 0 && oven.bytes >= oven.total) return <>The oven is here. It only has to get hot.</>;
      return (
        <>
          {/* Not spoken: it changes many times a second, and the bar tells the same when asked. */}
          <b aria-hidden="true">{megabytes(oven.bytes, oven.total)}</b> unpacked. The oven is coming to you. First time
          only, then it stays warm.
        </>
      );
    case "baking":
      return <Baking out={batch?.ideas.length ?? 0} />;
    default:
      if (!batch) return null;
      return (
        <>
          <b>
            {batch.ideas.length === 1 ? "1 idea" : `${batch.ideas.length} ideas`}
            {batch.seconds !== null && ` in ${batch.seconds.toFixed(1)} s`}.
          </b>{" "}
          {batches.length > 1
            ? "The other batches are still warm."
            : "Not feeling it? Bake three more, as often as you like. It is your electricity."}
        </>
      );
  }
}

const TO_GO = ["Three", "Two", "One"];

function Baking({ out }: { out: number }) {
  if (out === 0) return <>Three slices are in. They come out one by one.</>;
  return (
    <>
      <b>
        {out} of {IDEAS_PER_BATCH}
      </b>{" "}
      {out === 1 ? "is out" : "are out"}. {TO_GO[out] ? `${TO_GO[out]} to go.` : ""}
    </>
  );
}

type ChipsProps = { choices: readonly [typeof BAKED_EXAMPLES, number]; onChoose: (example: number) => void };

function Chips({ choices: [examples, chosen], onChoose }: ChipsProps) {
  return (
    <fieldset className="try-chips">
      <legend className="sr-only">Examples we baked earlier</legend>
      <span aria-hidden="true">Baked earlier:</span>
      {examples.map(({ id, label }, index) => (
        <button key={id} type="button" aria-pressed={index === chosen} onClick={() => onChoose(index)}>
          {label}
        </button>
      ))}
    </fieldset>
  );
}

function Batches({ state, dispatch }: StatusLineProps) {
  return (
    <fieldset className="try-chips">
      <legend className="sr-only">Batches</legend>
      {state.batches.map(({ number }) => (
        <button
          key={number}
          type="button"
          aria-pressed={number === state.shown}
          onClick={() => dispatch({ do: "show", number })}
        >
          Batch {number}
        </button>
      ))}
    </fieldset>
  );
}
