import { Slice } from "@/components/ui/slice.tsx";

/** Toasting shows progress: each step is a shade darker. */
const STEPS = [
  { stage: "raw", title: "Choose type", text: "Six ad types, memes included." },
  { stage: "golden", title: "Describe it", text: "One sentence. Or mash Enhance." },
  { stage: "toasted", title: "Go viral", text: "Download, post, act surprised." },
] as const;

export function HowItWorksSection() {
  return (
    <section className="part how" aria-labelledby="how-title">
      <div className="wrap">
        <h2 id="how-title">Three steps, no oven mitts</h2>
        <ol>
          {STEPS.map(({ stage, title, text }, index) => (
            <li key={stage}>
              <span className="how-slice" aria-hidden="true">
                <Slice stage={stage} size={240} />
                <b>{index + 1}</b>
              </span>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
