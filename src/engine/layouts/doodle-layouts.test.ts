import { describe, expect, test } from "vitest";
import { FORMAT_IDS, type Format } from "../../shared/formats.ts";
import { lintScene } from "../lint/lint-scene.ts";
import { createPainter } from "../node/create-painter.ts";
import { composeScene, treeOf } from "../paint/render-scene.ts";
import type { LayoutId } from "../scene/layout-id.ts";
import { PALETTES } from "../scene/palettes.ts";
import { type Scene, type SceneInput, sceneSchema } from "../scene/scene.ts";
import type { Node } from "../tree/node.ts";

const painter = createPainter();
const FORMATS_TRIED: Format[] = ["1:1", "9:16", "1.91:1"];
const DOODLES = [
  "doodle-scene",
  "napkin",
  "strip",
  "panels",
  "labelled-sketch",
  "versus-sketch",
] as const satisfies LayoutId[];

const WORDS: Record<string, SceneInput["slots"]> = {
  English: {
    headline: "How our bike repair works",
    subline: "We come to you.",
    button: "Book a visit",
    bullets: ["Book a slot", "We pick it up", "You ride home"],
    rival: "The bus",
    note: "Your bike",
  },
  Arabic: {
    headline: "كيف نصلح دراجتك في يوم واحد",
    subline: "نأتي إليك أينما كنت",
    button: "احجز الآن",
    bullets: ["احجز موعدًا", "نأخذ دراجتك من بيتك", "نصلحها", "تعود إلى الطريق"],
    rival: "السيارة",
    note: "الدراجة",
  },
  Japanese: {
    headline: "手打ちそばができるまでの四つの工程をご紹介します",
    button: "予約する",
    bullets: ["粉をひく", "水を加えてこねる", "薄くのばす", "細く切って茹でる"],
    rival: "うどん",
    note: "そば",
  },
  "a very long sentence": {
    headline:
      "The only bookkeeping software that your accountant will actually thank you for using, as it does the boring part for you, and all of it, yes",
    button: "Start your free trial today",
    bullets: [
      "Connect your bank account and forward all of your receipts",
      "Get a clean ledger every Monday morning without spreadsheets",
      "Send it to your accountant with one click, then go outside",
    ],
    rival: "A shoebox full of receipts",
    note: "Bookkeeping",
  },
};

function doodle(layout: LayoutId, slots: SceneInput["slots"], more: Partial<SceneInput> = {}): Scene {
  const thing = { kit: "sketch", variant: "bicycle" } as const;
  const brand = { name: "Spoke", mark: "sun" } as const;
  const base = { layout, type: "chatgptdoodle", brand, palette: PALETTES.mint, slots, art: thing } as const;
  return sceneSchema.parse({ ...base, extras: [thing, thing, { kit: "sketch", variant: "none" }], ...more });
}

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
  test.each(Object.entries(WORDS))("%s fits, whatever the format", { timeout: 60_000 }, async (_, slots) => {
    for (const [index, format] of FORMATS_TRIED.entries())
      expect({ format, findings: await lintScene(painter, doodle(layout, slots, { seed: index }), format) }).toEqual({
        format,
        findings: [],
      });
  });

  test("prints nothing but the words it was given", async () => {
    for (const slots of [WORDS.English, { headline: "Bread" }] as SceneInput["slots"][])
      for (const format of FORMAT_IDS) {
        const given = new Set(wordsIn(`${JSON.stringify(Object.values(slots))} Spoke`));
        const printed = textNodes(await treeFor(doodle(layout, slots, { extras: [] }), format)).flatMap(wordsIn);
        expect(printed.filter((word) => !given.has(word))).toEqual([]);
      }
  });

  test("draws an object by hand, exactly as its sketch", async () => {
    const slots = WORDS.English as SceneInput["slots"];
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
  const { composition } = await composeScene(painter, doodle("panels", WORDS.Arabic as SceneInput["slots"]), "16:9");
  const left = (id: string) => composition.layers.find((layer) => layer.id === id)?.box.x ?? 0;
  expect(left("step-1")).toBeGreaterThan(left("step-2"));
});
