import { DEMO_SAMPLES } from "./demo-samples.ts";
import { DemoWindow } from "./demo-window.tsx";
import { useDemo } from "./use-demo.ts";

/** Three finished samples, for browsers that cannot bake. Without scripts the first of them stands still. */
export function Demo({ titleId, note }: { titleId?: string; note?: string }) {
  const { sample, frame, play } = useDemo();
  return (
    <div className="wrap demo-grid">
      <div>
        <h2 id={titleId}>
          Type like a human.
          <br />
          Ship like an agency.
        </h2>
        <p className="lead">
          Half a thought is enough. Enhance adds the scene, the light and the mood before anything is painted.
        </p>
        <fieldset className="demo-samples">
          <legend className="sr-only">Pick a sample</legend>
          {DEMO_SAMPLES.map((choice) => (
            <label key={choice.id}>
              <input type="radio" name="demo-sample" checked={choice.id === sample.id} onChange={() => play(choice)} />
              {choice.label}
            </label>
          ))}
        </fieldset>
        {note && <p className="demo-why">{note}</p>}
        <p className="demo-note">
          Three samples: we polished the words, and the built-in composer drew what you see from them.
        </p>
      </div>
      <DemoWindow sample={sample} frame={frame} />
    </div>
  );
}
