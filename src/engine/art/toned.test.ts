import { expect, test } from "vitest";
import { createPainter } from "../node/create-painter.ts";
import type { Palette } from "../scene/palette.ts";
import { PALETTES } from "../scene/palettes.ts";
import { drawArt } from "./draw-art.ts";

const painter = createPainter();
const palette: Palette = { ...PALETTES.paperclip, paper: "#ffffff", ink: "#14532d", accent: "#2e9e5b" };

/** The share of what is painted whose red is stronger than its green. */
async function redIn(isToned: boolean) {
  const art = drawArt(
    { kit: "object", variant: "fire-engine", seed: 1, isToned },
    {
      palette,
      brand: { name: "Fernhill" },
      pictures: painter.pictures,
      sketches: painter.sketches,
    },
  );
  const area = { x: 0, y: 0, width: 120, height: 120 };
  const rgba = await painter.paint(
    { type: "container", style: { width: 120, height: 120 }, children: art.paint(area) },
    { width: 120, height: 120 },
  );
  let [red, all] = [0, 0];
  for (let at = 0; at < rgba.length; at += 4) {
    if ((rgba[at + 3] ?? 0) < 200) continue;
    all++;
    if ((rgba[at] ?? 0) > (rgba[at + 1] ?? 0) + 8) red++;
  }
  expect(all).toBeGreaterThan(2_000);
  return red / all;
}

test("a red fire engine of a green brand is green", async () => {
  expect(await redIn(false)).toBeGreaterThan(0.3);
  expect(await redIn(true)).toBeLessThan(0.01);
});
