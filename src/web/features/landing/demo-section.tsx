import { DEMO_SAMPLES } from "./demo-samples.ts";
import { DemoWindow } from "./demo-window.tsx";
import { useDemo } from "./use-demo.ts";
import "./demo.css";

export function DemoSection() {
  const { sample, frame, play } = useDemo();
  return (
    <section className="part demo" aria-labelledby="demo-title">
      <div className="wrap demo-grid">
        <div>
          <h2 id="demo-title">
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
                <input
                  // A choice made before the scripts arrived still counts.
                  ref={(input) => {
                    if (input?.checked && choice.id !== sample.id) play(choice);
                  }}
                  type="radio"
                  name="demo-sample"
                  checked={choice.id === sample.id}
                  onChange={() => play(choice)}
                />
                {choice.label}
              </label>
            ))}
          </fieldset>
          <p className="demo-note">
            Three samples: we polished the words, and the built-in composer drew what you see from them.
          </p>
        </div>
        <DemoWindow sample={sample} frame={frame} />
      </div>
    </section>
  );
}
