import { expect, test } from "vitest";
import { FORMAT_IDS, type Format } from "../../shared/formats.ts";
import { createPainter } from "../node/create-painter.ts";
import { samplePhotos } from "../node/sample-photos.ts";
import { SAMPLE_SCENES } from "../samples/sample-scenes.ts";
import { LAYOUT_IDS } from "../scene/layout-id.ts";
import type { Scene } from "../scene/scene.ts";
import { lintScene } from "./lint-scene.ts";

const painter = createPainter();
const SCRIPTS = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Hebrew}/u,
  /\p{Script=Devanagari}/u,
  /\p{Script=Hiragana}/u,
  /\p{Script=Katakana}/u,
  /\p{Script=Han}/u,
  /\p{Script=Hangul}/u,
];

test("every layout has a sample", () => {
  expect(new Set(SAMPLE_SCENES.map((scene) => scene.layout))).toEqual(new Set(LAYOUT_IDS));
});

/** A sample of each layout, of another kind and in another format from layout to layout; the thorough test tries all. */
const TURNS = LAYOUT_IDS.map((layout, place) => {
  const samples = SAMPLE_SCENES.filter((scene) => scene.layout === layout);
  const scene = samples[place % samples.length] as Scene;
  const format = FORMAT_IDS[place % FORMAT_IDS.length] as Format;
  return { scene, format, name: `${layout}, ${scene.brand.name}` };
});

test("every script and every format is tried", () => {
  const scriptsOf = (scenes: Scene[]) =>
    SCRIPTS.filter((script) => script.test(JSON.stringify(scenes.map(({ slots }) => slots))));
  expect(scriptsOf(TURNS.map(({ scene }) => scene))).toEqual(scriptsOf([...SAMPLE_SCENES]));
  expect(new Set(TURNS.map(({ format }) => format))).toEqual(new Set(FORMAT_IDS));
});

test.each(TURNS)("nobody would send back $name in $format", async ({ scene, format }) => {
  expect(await lintScene(painter, scene, format, samplePhotos)).toEqual([]);
});
