import { expect, test } from "vitest";
import { demoFrame } from "./demo-frame.ts";
import { DEMO_SAMPLES, ICE_CREAM } from "./demo-samples.ts";

test("the sentence is typed first, then the prompt grows part by part, the creative comes last", () => {
  expect(demoFrame(ICE_CREAM, 0)).toEqual({ letters: 0, parts: 0, isReady: false });
  expect(demoFrame(ICE_CREAM, 5)).toEqual({ letters: 5, parts: 0, isReady: false });
  let before = demoFrame(ICE_CREAM, 0);
  for (let beat = 1; !before.isReady; beat++) {
    const now = demoFrame(ICE_CREAM, beat);
    expect(now.letters).toBeGreaterThanOrEqual(before.letters);
    expect(now.parts).toBeGreaterThanOrEqual(before.parts);
    if (now.parts > 0) expect(now.letters).toBe(ICE_CREAM.sentence.length);
    if (now.isReady) expect(now.parts).toBe(ICE_CREAM.enhanced.length);
    before = now;
  }
});

test("whoever wants no motion gets every sample at once, with what was added to it marked", () => {
  for (const sample of DEMO_SAMPLES) {
    expect(demoFrame(sample, Number.POSITIVE_INFINITY)).toEqual({
      letters: sample.sentence.length,
      parts: sample.enhanced.length,
      isReady: true,
    });
    expect(sample.enhanced.some((part) => part.added)).toBe(true);
  }
});
