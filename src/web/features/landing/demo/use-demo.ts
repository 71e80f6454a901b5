import { useEffect, useState } from "react";
import { BEAT_MS, demoFrame } from "./demo-frame.ts";
import { type DemoSample, ICE_CREAM } from "./demo-samples.ts";

/** The chosen sample and its progress. The first one is finished from the start. */
export function useDemo() {
  const [sample, setSample] = useState<DemoSample>(ICE_CREAM);
  const [startedAt, setStartedAt] = useState(0);
  const [beat, setBeat] = useState(Number.POSITIVE_INFINITY);
  const frame = demoFrame(sample, beat);
  const { isReady } = frame;

  useEffect(() => {
    if (isReady) return;
    // By the clock, not by counting frames: a slow machine skips letters instead of dragging on.
    let request = requestAnimationFrame(function step(now) {
      setBeat(Math.max(0, Math.floor((now - startedAt) / BEAT_MS)));
      request = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(request);
  }, [isReady, startedAt]);

  function play(next: DemoSample) {
    setSample(next);
    setStartedAt(performance.now());
    setBeat(matchMedia("(prefers-reduced-motion: reduce)").matches ? Number.POSITIVE_INFINITY : 0);
  }
  return { sample, frame, play };
}
