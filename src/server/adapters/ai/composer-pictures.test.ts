import sharp from "sharp";
import { expect, test } from "vitest";
import { PALETTES } from "../../../engine/scene/palettes.ts";
import { isMarked } from "../../../shared/picture-mark/is-marked.ts";
import { kindOfPhoto, type OwnPictures, prepareOwn, shownIn } from "./composer-pictures.ts";
import type { ImageRequest } from "./port.ts";

const SIDE = 400;

async function drawn(body: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}">${body}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

const bottle = drawn('<rect x="150" y="40" width="100" height="320" rx="30" fill="#14532d"/>');
const roundCorners = drawn(`<rect width="${SIDE}" height="${SIDE}" rx="20" fill="#7a4a20"/>`);

async function prepared(bytes: Buffer, isByModel = false, type = "meta") {
  const images = [{ bytes, mimeType: "image/png", use: { role: "hero" }, isByModel }];
  const own = await prepareOwn({ images, type } as unknown as ImageRequest);
  if (!own.photo) throw new Error("the photo is gone");
  return { own, photo: own.photo };
}

test("a thing that was cut out keeps the ground clear, and loses the margin around it", async () => {
  const { own, photo } = await prepared(await bottle);
  const { format, hasAlpha, width, height } = await sharp(photo).metadata();
  expect({ format, hasAlpha }).toEqual({ format: "webp", hasAlpha: true });
  expect([width, height].map((side) => Math.round(side / 10))).toEqual([10, 32]);
  const corner = await sharp(photo).extract({ left: 0, top: 0, width: 4, height: 4 }).ensureAlpha().raw().toBuffer();
  expect(corner[3]).toBeLessThan(20);
  expect(await kindOfPhoto(own)).toEqual({ isSheet: false, isCutOut: true });
});

test("a picture that only has round corners becomes a JPEG", async () => {
  const { own, photo } = await prepared(await roundCorners);
  expect(await sharp(photo).metadata()).toMatchObject({ format: "jpeg", width: SIDE, height: SIDE });
  expect(await kindOfPhoto(own)).toMatchObject({ isCutOut: false });
});

test("a meme has no ground to stand a cut-out on", async () => {
  const { photo } = await prepared(await bottle, false, "meme");
  expect(await sharp(photo).metadata()).toMatchObject({ format: "jpeg", hasAlpha: false });
});

test("a cut-out that a model made still says so", async () => {
  expect(isMarked((await prepared(await bottle, true)).photo)).toBe(true);
  expect(isMarked((await prepared(await bottle)).photo)).toBe(false);
});

test("of several photographs three are kept, and of those only the ones that the creative shows", async () => {
  const bytes = await roundCorners;
  const images = Array.from({ length: 4 }, () => ({ bytes, mimeType: "image/png", use: { role: "hero" } }));
  const own = await prepareOwn({ images, type: "meta" } as unknown as ImageRequest);
  const namesOf = ({ pictures }: OwnPictures) => [...(pictures?.keys() ?? [])];
  expect(namesOf(own)).toEqual(["photo-2", "photo-3"]);
  expect(namesOf(shownIn({ photos: ["photo-3"], palette: PALETTES.tomato }, own))).toEqual(["photo-3"]);
  const alone = shownIn({ palette: PALETTES.tomato }, own);
  expect([alone.photo, namesOf(alone)]).toEqual([own.photo, []]);
});
