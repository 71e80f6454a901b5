import { LineIcon } from "@/components/line-icon.tsx";
import { Slice } from "@/components/ui/slice.tsx";
import type { DemoFrame } from "./demo-frame.ts";
import type { DemoSample } from "./demo-samples.ts";

/** Parts that have yet to appear already take up their space invisibly, so that nothing moves. */
export function DemoWindow({ sample, frame }: { sample: DemoSample; frame: DemoFrame }) {
  const { sentence, enhanced, creative } = sample;
  return (
    <div className="demo-window" data-ready={frame.isReady || undefined}>
      <div className="demo-words">
        <p className="demo-label">You type</p>
        <p className="demo-typed">
          {sentence.slice(0, frame.letters)}
          <i aria-hidden="true" />
          <span>{sentence.slice(frame.letters)}</span>
        </p>
        <p className="demo-label demo-label-enhanced">
          <LineIcon name="wand" size={15} />
          Enhanced
        </p>
        <p className="demo-enhanced">
          {enhanced.map(({ text, added }, index) => {
            const Part = added ? "mark" : "span";
            return (
              <Part key={text} data-shown={index < frame.parts || undefined}>
                {text}
              </Part>
            );
          })}
        </p>
        <p className="demo-state">
          {frame.isReady && <LineIcon name="check" size={13} />}
          {frame.isReady ? "Ready" : "Baking your creative"}
        </p>
      </div>
      <div className="demo-creative">
        <Slice stage="golden" size={120} />
        <img key={creative.src} {...creative} alt={creative.alt} loading="lazy" decoding="async" />
      </div>
      <p className="sr-only" aria-live="polite">
        {frame.isReady ? `${enhanced.map(({ text }) => text).join("")} Ready: ${creative.alt}` : ""}
      </p>
    </div>
  );
}
