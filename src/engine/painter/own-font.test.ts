import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { convert } from "fontverter";
import { expect, test } from "vitest";
import { createPainter } from "../node/create-painter.ts";
import { renderScene } from "../render/render-scene.ts";
import { SAMPLE_SCENES } from "../samples/sample-scenes.ts";
import type { Scene } from "../scene/scene.ts";
import { letterCheck } from "./letters-of-font.ts";

const require = createRequire(import.meta.url);
const folder = require.resolve("@fontsource/caveat/package.json").replace("package.json", "files/");
const font = new Uint8Array(await convert(readFileSync(`${folder}caveat-latin-700-normal.woff2`), "sfnt"));

test("a font sets words of its writings, whole ones only, and leaves other writings to ours", () => {
  const canSet = letterCheck(font);
  expect(canSet("Größe zählt, 20% off!")).toBe(true);
  expect(canSet("Łódź")).toBe(false);
  expect(canSet("焼きたて Loaf")).toBe(true);
  expect(canSet("焼きたて")).toBe(false);
  expect(canSet("Хлеб")).toBe(false);
});

const [sample] = SAMPLE_SCENES.filter(({ layout }) => layout === "notice");

const scene = (headline: string): Scene => {
  if (!sample) throw new Error("no sample is a notice");
  return { ...sample, typeface: "own", font: "own:1", slots: { ...sample.slots, headline } };
};
const photos = new Map([["own:1", font]]);

const faceOf = async (painted: ReturnType<typeof renderScene>) =>
  (await painted).layers.find(({ id }) => id === "headline")?.style.typeface;

test("a headline is set in the font that comes with its scene, and in one of ours where a letter is missing", async () => {
  const painter = createPainter();
  const [own, lacking, without] = [
    renderScene(painter, scene("Bread that slept in"), "1:1", photos),
    renderScene(painter, scene("Łódź"), "1:1", photos),
    renderScene(painter, scene("Bread that slept in"), "1:1"),
  ];
  expect([await faceOf(own), await faceOf(lacking), await faceOf(without)]).toEqual(["own", "grotesque", "grotesque"]);
  expect(Buffer.compare((await own).rgba, (await without).rgba)).not.toBe(0);
});

test("fonts of several people under one name in CSS are never mixed up", async () => {
  const painter = createPainter();
  const before = await renderScene(painter, scene("Bread"), "1:1", photos);
  for (const name of ["own:2", "own:3", "own:4"]) {
    const anton = require.resolve("@fontsource/anton/package.json").replace("package.json", "files/");
    const other = new Uint8Array(await convert(readFileSync(`${anton}anton-latin-400-normal.woff2`), "sfnt"));
    const others = await renderScene(painter, { ...scene("Bread"), font: name }, "1:1", new Map([[name, other]]));
    expect(Buffer.compare(others.rgba, before.rgba)).not.toBe(0);
  }
  const after = await renderScene(painter, scene("Bread"), "1:1", photos);
  expect(Buffer.compare(after.rgba, before.rgba)).toBe(0);
});
