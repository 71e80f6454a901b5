import { expect, test } from "vitest";
import { authorScene } from "../../../engine/author/author-scene.ts";
import { DEMO_SAMPLES } from "./demo-samples.ts";
import { enhancedText } from "./demo-words.ts";

test.each(DEMO_SAMPLES)("the demo shows what the composer makes of its words: $label", (sample) => {
  const { slots } = authorScene({ description: enhancedText(sample), type: sample.type, seed: sample.seed });
  const headline = slots.headline.replace("\n", " ");
  expect(sample.creative.alt).toContain(`“${headline}”`);
  expect(enhancedText(sample)).toContain(`“${headline}”`);
});
