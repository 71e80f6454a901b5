import { expect, test } from "vitest";
import { FORMAT_IDS, FORMATS } from "../../shared/formats.ts";
import { composeScene } from "../composition/compose-scene.ts";
import { createPainter } from "../node/create-painter.ts";
import { TYPE_SAMPLES } from "../samples/type-samples.ts";
import { sceneSchema } from "../scene/scene.ts";
import { factsOf } from "./set-facts.ts";

const painter = createPainter();

test("an offer that the facts already name is not printed twice", () => {
  const badge = { text: "20 %", small: "off" };
  expect(factsOf({ headline: "Sale", badge, facts: ["20 % off until Sunday"] })).toEqual(["20 % off until Sunday"]);
  expect(factsOf({ headline: "Sale", badge, facts: ["Until Sunday"], bullets: ["Until Sunday", "No queue"] })).toEqual([
    "20 % off",
    "Until Sunday",
    "No queue",
  ]);
});

test("every fact of the samples is printed, as large as 30 px of a 1080 pixel picture", {
  timeout: 60_000,
}, async () => {
  for (const sample of TYPE_SAMPLES)
    for (const format of FORMAT_IDS) {
      const { frame, composition } = await composeScene(painter, sceneSchema.parse(sample), format);
      const facts = composition.layers.filter((layer) => layer.id.startsWith("fact-"));
      expect(facts.map((layer) => layer.text.replaceAll("\u00a0", " "))).toEqual(sample.slots.facts);
      const pixel = frame.wide ? frame.unit : FORMATS[format].width / 1080;
      for (const fact of facts) expect(fact.style.size / pixel).toBeGreaterThanOrEqual(29.8);
    }
});

test("a phone number stays on one line", async () => {
  const [sample] = TYPE_SAMPLES.filter(({ layout }) => layout === "column");
  const slots = { headline: "Notary", facts: ["Call the office on 0151 555 0134", "From 25 € an hour"] };
  const { composition } = await composeScene(painter, sceneSchema.parse({ ...sample, slots }), "4:5");
  const lines = composition.layers.flatMap((layer) => (layer.kind === "text" ? layer.lines : []));
  expect(lines.some((line) => line.includes("0151\u00a0555\u00a00134"))).toBe(true);
  expect(lines.some((line) => line.includes("25\u00a0€"))).toBe(true);
});
