import { useRef, useState } from "react";
import { DrawnPicture } from "@/components/drawn-picture.tsx";
import { Slice } from "@/components/ui/slice.tsx";
import { BAKED_EXAMPLES } from "../../../../shared/baked-examples.ts";
import { EXAMPLE_PICTURES } from "./example-pictures.ts";
import { IDEAS_PER_BATCH, shareOf, shownBatch, type TryState, type View, viewOf } from "./try-state.ts";
import { keep } from "./use-try.ts";

const PLACES = Array.from({ length: IDEAS_PER_BATCH }, (_, place) => place);

/** A toaster with three slots. On phones they are a row to swipe through, and the one in the middle is in focus. */
export function Slots({ state }: { state: TryState }) {
  const list = useRef<HTMLUListElement>(null);
  const [middle, setMiddle] = useState(0);

  function findMiddle() {
    const row = list.current;
    if (!row) return;
    const offsets = [...row.children].map((slot) => Math.abs(centreOf(slot) - centreOf(row)));
    setMiddle(offsets.indexOf(Math.min(...offsets)));
  }

  return (
    <ul
      ref={list}
      className="try-slots"
      aria-label="Posters"
      // On phones the row scrolls, which the keyboard must be able to do as well.
      tabIndex={viewOf(state) === "ideas" ? undefined : 0}
      onScroll={findMiddle}
      style={viewOf(state) === "heating" ? { "--heat": `${100 * shareOf(state)}%` } : undefined}
    >
      {PLACES.map((place) => (
        <li key={place} className="try-slot" data-on={place === middle || undefined}>
          <Slot state={state} place={place} />
        </li>
      ))}
    </ul>
  );
}

function centreOf(element: Element) {
  const { x, width } = element.getBoundingClientRect();
  return x + width / 2;
}

function Slot({ state, place }: { state: TryState; place: number }) {
  const view = viewOf(state);
  const batch = shownBatch(state);
  const idea = batch?.ideas[place];
  if (view === "idle") return <Example example={state.example} place={place} />;
  if (!batch || !idea) return <Waiting view={view} place={place} out={batch?.ideas.length ?? 0} />;
  return (
    <>
      <div className="try-well">
        <DrawnPicture
          key={`${batch.number} ${idea.seed}`}
          className="try-poster"
          picture={idea.picture}
          alt={idea.alt}
        />
      </div>
      <i className="try-slit" />
      <div className="try-foot">
        <Caption {...idea.caption} />
        <button
          type="button"
          className="btn btn-outline try-keep"
          aria-label={`Keep this: ${idea.caption.name}`}
          onClick={() => void keep(batch, idea)}
        >
          Keep this
        </button>
      </div>
    </>
  );
}

function Example({ example, place }: { example: number; place: number }) {
  const idea = BAKED_EXAMPLES[example]?.ideas[place];
  const src = EXAMPLE_PICTURES[example]?.[place];
  if (!idea || !src) return null;
  return (
    <>
      <div className="try-well">
        <img
          key={src}
          className="try-poster"
          src={src}
          width={540}
          height={675}
          loading="lazy"
          decoding="async"
          alt={`${idea.caption.name}: “${idea.headline}”`}
        />
      </div>
      <i className="try-slit" />
      <div className="try-foot">
        <Caption {...idea.caption} />
      </div>
    </>
  );
}

const PROMISES = ["Something loud.", "Something with a twist.", "Something you did not expect."];

/** Slices rise in the order in which they are baked. */
function Waiting({ view, place, out }: { view: View; place: number; out: number }) {
  const isNext = view === "baking" && place === out;
  const words = view === "baking" ? (isNext ? "Almost brown." : "Going in.") : PROMISES[place];
  return (
    <>
      <div className="try-well">
        {view !== "ideas" && (
          <span className="try-slice" data-up={isNext || undefined}>
            <Slice stage={view === "baking" ? "golden" : "raw"} size={200} />
          </span>
        )}
      </div>
      <i className="try-slit" data-hot={view === "baking" || undefined} />
      <div className="try-foot try-faint">
        {view !== "ideas" && <Caption name={`Idea ${place + 1}`} words={words ?? ""} />}
      </div>
    </>
  );
}

const Caption = ({ name, words }: { name: string; words: string }) => (
  <p className="try-caption">
    <b>{name}</b> {words}
  </p>
);
