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
            Half a thought is enough. The AI adds the light, the layout and the punchline, then paints it.
          </p>
          <fieldset className="demo-samples">
            <legend className="sr-only">Pick a sample</legend>
            {DEMO_SAMPLES.map((choice) => (
              <label key={choice.id}>
                <input
                  // Whoever chose before the scripts came, chose.
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
        </div>
        <DemoWindow sample={sample} frame={frame} />
      </div>
    </section>
  );
}
