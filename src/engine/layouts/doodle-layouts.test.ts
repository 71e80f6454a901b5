import { describe, expect, test } from "vitest";
import { FORMAT_IDS, type Format } from "../../shared/formats.ts";
import { composeScene } from "../composition/compose-scene.ts";
import { lintScene } from "../lint/lint-scene.ts";
import { createPainter } from "../node/create-painter.ts";
import { treeOf } from "../render/render-scene.ts";
import type { Scene, SceneInput } from "../scene/scene.ts";
import type { Node } from "../tree/node.ts";
import { DOODLE_WORDS, DOODLES, doodle } from "./doodle-cases.ts";

const painter = createPainter();
const FORMATS_TRIED: Format[] = ["1:1", "9:16", "1.91:1"];
async function treeFor(scene: Scene, format: Format = "1:1") {
  const { frame, composition } = await composeScene(painter, scene, format);
  return treeOf(frame, composition);
}

const wordsIn = (text: string) => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);

function textNodes(node: Node): string[] {
  if (node.type === "text") return [node.text];
  return node.type === "container" ? (node.children ?? []).flatMap(textNodes) : [];
}

describe.each(DOODLES)("%s", (layout) => {
  // One format for each script, another one in each layout; `doodle-layouts.thorough.test.ts` tries them all.
  const cases = Object.entries(DOODLE_WORDS).map(([name, slots], index) => {
    const seed = (index + DOODLES.indexOf(layout)) % FORMATS_TRIED.length;
    return { name, slots, seed, format: FORMATS_TRIED[seed] ?? "1:1" };
  });
  test.each(cases)("$name fits in $format", async ({ slots, seed, format }) => {
    expect(await lintScene(painter, doodle(layout, slots, { seed }), format)).toEqual([]);
  });

  test("prints nothing but the words it was given", async () => {
    for (const slots of [DOODLE_WORDS.English, { headline: "Bread" }] as SceneInput["slots"][])
      for (const format of FORMAT_IDS) {
        const given = new Set(wordsIn(`${JSON.stringify(Object.values(slots))} Spoke`));
        const printed = textNodes(await treeFor(doodle(layout, slots, { extras: [] }), format)).flatMap(wordsIn);
        expect(printed.filter((word) => !given.has(word))).toEqual([]);
      }
  });

  test("draws an object by hand, exactly as its sketch", async () => {
    const slots = DOODLE_WORDS.English as SceneInput["slots"];
    const glossy = doodle(layout, slots, { art: { kit: "object", variant: "hot-beverage" }, extras: [] });
    const drawn = doodle(layout, slots, { art: { kit: "sketch", variant: "hot-beverage" }, extras: [] });
    expect(await treeFor(glossy)).toEqual(await treeFor(drawn));
  });
});

test("a step without a drawing is told in larger words", async () => {
  const slots = { headline: "From seed to salad", bullets: ["Sow the seeds", "Wait a while"] };
  const extras = [
    { kit: "sketch", variant: "seedling" },
    { kit: "sketch", variant: "none" },
  ] as const;
  const { composition } = await composeScene(painter, doodle("panels", slots, { extras: [...extras] }), "1:1");
  const size = (id: string) => composition.layers.find((layer) => layer.id === id)?.style.size ?? 0;
  expect(size("step-2")).toBeGreaterThan(size("step-1"));
});

test("Arabic panels run from right to left", async () => {
  const { composition } = await composeScene(
    painter,
    doodle("panels", DOODLE_WORDS.Arabic as SceneInput["slots"]),
    "16:9",
  );
  const left = (id: string) => composition.layers.find((layer) => layer.id === id)?.box.x ?? 0;
  expect(left("step-1")).toBeGreaterThan(left("step-2"));
});
