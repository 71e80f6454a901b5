// Turns the flat Fluent pictures into outlines for a pen: src/engine/art/sketches/sketches.txt, one thing per line.
// npm ci --prefix sketchbook && npx tsx sketchbook/make-sketches.ts
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { drawableNames } from "./drawable-names.ts";
import { areaOf, isInside, lengthOf, partsOf, type Ring, ringsOf } from "./rings-of.ts";
import { shapesOf } from "./shapes-of.ts";
import { tonesOf } from "./tones-of.ts";

/** Smaller areas are dust on the size of a drawing. */
const DUST = 0.12;
/** Nothing larger than this is the white of an eye. */
const EYE = 4;
/** The file keeps tenths of the 32 unit grid, two digits of base 36 each; a corner is marked by adding this to x. */
const CORNER = 600;

type Shape = { rings: Ring[]; area: number };

const require = createRequire(import.meta.url);
const { icons } = fluent("icons.json") as { icons: Record<string, { body: string }> };
const { categories } = fluent("metadata.json") as { categories: Record<string, string[]> };

const people = new Set(categories["People & Body"]);

const lines = [...drawableNames(categories)]
  .map((name) => `${name}\t${sketchOf(icons[name]?.body ?? "", people.has(name))}`)
  .filter((line) => !line.endsWith("\t"))
  .sort();
writeFileSync(new URL("../src/engine/art/sketches/sketches.txt", import.meta.url), `${lines.join("\n")}\n`);
console.log(`${lines.length} sketches`);

function sketchOf(body: string, isPerson: boolean) {
  const shapes = shapesOf(body)
    .flatMap(({ d, color }) => partsOf(ringsOf(d)).map((rings) => ({ color, rings })))
    .map((shape) => ({ ...shape, area: areaOf(shape.rings), length: lengthOf(shape.rings) }))
    .filter(({ area }) => area > DUST)
    .filter((shape, index, all) => !isPerson || isNoEyeWhite(shape, index, all));
  const tones = tonesOf(shapes);
  return shapes.map(({ rings }, index) => `${tones[index]}${rings.map(written).join(" ")}`).join(",");
}

function written(ring: Ring) {
  return ring.map(({ point: [x, y], corner }) => digits(x, corner ? CORNER : 0) + digits(y, 0)).join("");
}

/** On a face of this size the white of an eye, its iris and its outline would run together: a dot is an eye. */
function isNoEyeWhite(shape: Shape, index: number, shapes: readonly Shape[]) {
  if (shape.area > EYE) return true;
  const next = shapes.slice(index + 1).filter(({ area }) => area < shape.area);
  return !next.some(({ rings }) => isInside(rings[0] ?? [], shape.rings[0] ?? []));
}

/** A little room below zero, because some shapes begin outside the grid. */
function digits(value: number, extra: number) {
  return (Math.min(400, Math.max(0, Math.round(value * 10) + 20)) + extra).toString(36).padStart(2, "0");
}

function fluent(file: string): unknown {
  return JSON.parse(readFileSync(require.resolve(`@iconify-json/fluent-emoji-flat/${file}`), "utf8"));
}
