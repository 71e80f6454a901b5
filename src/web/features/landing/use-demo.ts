import { useEffect, useState } from "react";
import { BEAT_MS, demoFrame } from "./demo-frame.ts";
import { type DemoSample, ICE_CREAM } from "./demo-samples.ts";

/** The chosen sample and how far its making has come. The first one is finished from the start. */
export function useDemo() {
  const [sample, setSample] = useState<DemoSample>(ICE_CREAM);
  const [beat, setBeat] = useState(Number.POSITIVE_INFINITY);
  const frame = demoFrame(sample, beat);

  useEffect(() => {
    if (frame.isReady) return;
    const timer = setInterval(() => setBeat((now) => now + 1), BEAT_MS);
    return () => clearInterval(timer);
  }, [frame.isReady]);

  function play(next: DemoSample) {
    setSample(next);
    setBeat(matchMedia("(prefers-reduced-motion: reduce)").matches ? Number.POSITIVE_INFINITY : 0);
  }
  return { sample, frame, play };
}
