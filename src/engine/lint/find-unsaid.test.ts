import { expect, test } from "vitest";
import { composeScene } from "../composition/compose-scene.ts";
import { createPainter } from "../node/create-painter.ts";
import { PALETTES } from "../scene/palettes.ts";
import { type SceneInput, sceneSchema } from "../scene/scene.ts";
import { words } from "../tree/node.ts";
import { findUnsaid } from "./find-unsaid.ts";
import { isDeliverable } from "./finding.ts";

const painter = createPainter();

const BAKERY: SceneInput = {
  layout: "split",
  type: "meta",
  brand: { name: "Nonna Rosa", mark: "smile" },
  palette: PALETTES.apricot,
  slots: { headline: "Sourdough from Leeds", subline: "From £4 a loaf", button: "Learn more" },
  art: { kit: "illustration", variant: "loaf" },
  said: { text: "Sourdough bakery Nonna Rosa in Leeds, from £4 a loaf", language: "en" },
};

async function findingsOf(change: Partial<SceneInput>) {
  const scene = sceneSchema.parse({ ...BAKERY, ...change });
  const { composition } = await composeScene(painter, scene, "1:1");
  return { composition, findings: findUnsaid(composition, scene), scene };
}

test("a picture that says what the description says may be delivered", async () => {
  const { composition, findings } = await findingsOf({});
  expect(findings).toEqual([]);
  expect(isDeliverable(findings)).toBe(true);
  expect(composition.layers.map(({ id, source }) => `${id}: ${source}`).sort()).toEqual([
    "button: neutral",
    "headline: description",
    "logo: description",
    "subline: description",
  ]);
});

test("an invented word, a lost term and a foreign name are named, and the picture is held back", async () => {
  const slots = { headline: "The best sourdough in Leeds", subline: "£4 a loaf", button: "Learn more" };
  const { findings } = await findingsOf({ slots, brand: { name: "Giulia", mark: "smile" } });
  expect(findings.map(({ layer, message }) => `${layer}: ${message}`).sort()).toEqual([
    "headline: “best” is not in the description",
    "logo: “Giulia” is not in the description",
    "subline: “£4” without “from” is not what the description says",
  ]);
  expect(isDeliverable(findings)).toBe(false);
});

test("what the user types into a layer is the user's business", async () => {
  const edits = [{ format: "1:1" as const, layer: "headline", text: "The best bread of all" }];
  const { composition, findings } = await findingsOf({ edits });
  expect(findings).toEqual([]);
  expect(composition.layers.find(({ id }) => id === "headline")?.source).toBe("user");
});

test("words that a drawing paints count too, the numbers of a list do not", async () => {
  const { composition, scene } = await findingsOf({});
  const painted = (...texts: string[]) =>
    findUnsaid({ ...composition, over: texts.map((text) => words(text, {})) }, scene);
  expect(painted("Team cost", "$84.2k").map(({ layer }) => layer)).toContain("picture");
  expect(painted("1", "2", "3")).toEqual([]);
  expect(painted("3")).not.toEqual([]);
});

test("scenes without a description, such as our own samples, are not checked", async () => {
  const { findings } = await findingsOf({ said: undefined, slots: { headline: "The best bread of all" } });
  expect(findings).toEqual([]);
});

test("a giant number that breaks at its thousands is no other number, nor is its echo", async () => {
  const scene = sceneSchema.parse({
    ...BAKERY,
    layout: "tide",
    slots: { headline: "A kitchen for life", giants: ["4.150 €"], facts: ["4.150 € with everything"] },
    brand: { name: "★", mark: "smile" },
    said: { text: "A kitchen for life, 4.150 € with everything", language: "en" },
  });
  const { composition } = await composeScene(painter, scene, "9:16");
  expect(
    composition.layers.flatMap((layer) => (layer.kind === "giant" ? layer.lines.map(({ text }) => text) : [])),
  ).toContain("4.");
  expect(findUnsaid(composition, scene)).toEqual([]);
});
