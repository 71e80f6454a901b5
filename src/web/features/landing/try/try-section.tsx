import { lazy, Suspense, useRef } from "react";
import { Demo } from "../demo/demo.tsx";
import { BakeBar } from "./bake-bar.tsx";
import { Slots } from "./slots.tsx";
import { StatusLine } from "./status-line.tsx";
import { TryAlert } from "./try-alert.tsx";
import { TryIcon } from "./try-icon.tsx";
import { isTooLong, shownBatch, viewOf } from "./try-state.ts";
import { useRotation } from "./use-rotation.ts";
import { useTry } from "./use-try.ts";
import "./baking.css";

/** Fetched with the first ideas. */
const UnderstoodLine = lazy(() => import("./understood-line.tsx"));

const CANNOT = "This browser cannot run the oven, so here are three we baked earlier.";

/** The visitor's own sentence, baked in the visitor's own browser. Where that is impossible, the samples stand in. */
export function TrySection() {
  const section = useRef<HTMLElement>(null);
  const { state, dispatch, cannotBake, bake, warmUp } = useTry();
  const view = viewOf(state);
  useRotation(section, state.example, state.isRotating && !cannotBake, (to) => dispatch({ do: "rotate", to }));
  const hasIdeas = view === "ideas";
  const batch = shownBatch(state);
  return (
    <section className="part demo" id="try" ref={section} tabIndex={-1} aria-labelledby="try-title">
      {cannotBake ? (
        <Demo titleId="try-title" note={CANNOT} />
      ) : (
        <div className="wrap try" data-view={view} data-hot={state.oven.isHot || undefined}>
          <div className="try-head">
            <h2 id="try-title">
              Type like a human.
              <br />
              Ship like an agency.
            </h2>
            <p className="lead">
              One sentence in, three different ads out. Right here, before you have paid a cent or told us your name.
            </p>
          </div>
          <BakeBar state={state} dispatch={dispatch} onBake={() => void bake()} onFocus={warmUp} />
          <div className="try-below">
            <StatusLine state={state} dispatch={dispatch} />
            <p className="try-note">
              <TryIcon name={hasIdeas ? "type" : "screen"} />
              {hasIdeas
                ? "Set by our composer: no AI, no key. Inside, your key paints pictures too."
                : "Runs in your browser. What you type stays there."}
            </p>
            {hasIdeas && batch?.reading && (
              <Suspense>
                <UnderstoodLine reading={batch.reading} set={batch.set} onSet={(set) => void bake(set)} />
              </Suspense>
            )}
            {(state.problem || isTooLong(state)) && <TryAlert state={state} />}
            <Slots state={state} />
          </div>
        </div>
      )}
      <noscript>{import.meta.env.SSR && <Demo />}</noscript>
    </section>
  );
}
