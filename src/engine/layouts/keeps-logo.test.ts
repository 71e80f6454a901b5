import sharp from "sharp";
import { expect, test } from "vitest";
import { FORMAT_IDS } from "../../shared/formats.ts";
import { composeScene } from "../composition/compose-scene.ts";
import { otherLayouts } from "../composition/other-layouts.ts";
import { createPainter } from "../node/create-painter.ts";
import { samplePhotos } from "../node/sample-photos.ts";
import { SAMPLE_SCENES } from "../samples/sample-scenes.ts";
import { keepsLogo } from "./keeps-logo.ts";
import { LAYOUTS } from "./layouts.ts";

const painter = createPainter();
const POSTERS = SAMPLE_SCENES.filter(({ layout }) => LAYOUTS[layout].limits);
const SIGNED = POSTERS.filter(({ layout }) => keepsLogo(layout));

const logoOf = async (width: number, height: number) =>
  new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background: "#e0218a" } })
      .png()
      .toBuffer(),
  );

test("some posters have a corner for a logo, and show it in every format, whatever its shape", async () => {
  expect(new Set(SIGNED.map(({ layout }) => layout)).size).toBeGreaterThan(2);
  const logos = [await logoOf(400, 100), await logoOf(200, 200)];
  for (const scene of SIGNED)
    for (const format of FORMAT_IDS)
      for (const logo of logos) {
        const worn = { ...scene, brand: { ...scene.brand, logo: "logo" } };
        const { composition } = await composeScene(painter, worn, format, new Map([...samplePhotos, ["logo", logo]]));
        const isShown = composition.layers.some((layer) => layer.kind === "logo" && layer.picture);
        expect(isShown, `${scene.layout} ${format}`).toBe(true);
      }
});

test("a creative with a logo is offered no layout that has no place for it", () => {
  for (const scene of SAMPLE_SCENES) {
    const worn = { ...scene, brand: { ...scene.brand, logo: "logo" } };
    expect(otherLayouts(worn).filter((layout) => !keepsLogo(layout))).toEqual([]);
  }
  expect(SAMPLE_SCENES.flatMap(otherLayouts).filter((layout) => !keepsLogo(layout)).length).toBeGreaterThan(0);
});
