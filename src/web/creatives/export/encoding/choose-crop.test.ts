import sharp from "sharp";
import { expect, test } from "vitest";
import { photoPixels } from "../../../../engine/painter/photo-pixels.ts";
import { lookOf } from "../../../../engine/photo/look-at.ts";
import { chooseCrop } from "./choose-crop.ts";

async function lookAtSvg(width: number, height: number, body: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#e8e2d0"/>${body}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return lookOf(photoPixels({ width: info.width, height: info.height, data: new Uint8Array(data) }), "#ffffff");
}
const BALL = '<circle cx="700" cy="500" r="160" fill="#a03020"/><circle cx="710" cy="450" r="40" fill="#fff"/>';
const WORDS = Array.from(
  { length: 12 },
  (_, index) => `<rect x="${30 + index * 26}" y="60" width="14" height="60" fill="#111"/>`,
).join("");

test("plain ground is cut, around the subject", async () => {
  const crop = chooseCrop(await lookAtSvg(1600, 1000, BALL), { width: 800, height: 800 });
  expect(crop).toMatchObject({ area: { width: 1000, height: 1000, y: 0 }, enlarged: 0.8 });
  if (!("area" in crop)) return;
  expect(crop.area.x).toBeGreaterThan(120);
  expect(crop.area.x).toBeLessThan(300);
});

test("lettering at a side is never cut", async () => {
  const look = await lookAtSvg(1600, 1000, BALL.replaceAll('cx="7', 'cx="14') + WORDS);
  expect(chooseCrop(look, { width: 800, height: 800 })).toEqual({
    reason: "Cropping would cut the lettering. Make it anew in this format.",
  });
});

test("a shape that is a few percent off is cut all the same", async () => {
  const look = await lookAtSvg(1344, 768, BALL + WORDS);
  expect(chooseCrop(look, { width: 1920, height: 1080 })).toMatchObject({ area: { height: 756 } });
  expect(chooseCrop(look, { width: 1920, height: 1080 })).toHaveProperty("enlarged", expect.closeTo(1.43, 1));
});
