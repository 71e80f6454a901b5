import { expect, test } from "vitest";
import { checkBounds, explainPicture, isHeicFile } from "./explain-picture.ts";

const BROKEN = new Error("The source image could not be decoded");
const file = (bytes: string, name = "loaf.jpg", type = "image/jpeg") =>
  new File([Uint8Array.from(bytes, (letter) => letter.charCodeAt(0))], name, { type });
const explain = (bytes: string, name?: string, type?: string) => explainPicture(file(bytes, name, type), BROKEN);

test("HEIC is known by its type, by its name where the system says no type, or by its first bytes", async () => {
  expect(isHeicFile({ name: "IMG_1.HEIC", type: "" })).toBe(true);
  expect(isHeicFile({ name: "photo", type: "image/heif" })).toBe(true);
  expect(isHeicFile({ name: "my.heic.jpg", type: "image/jpeg" })).toBe(false);
  expect(await explain("\0\0\0\x18ftypheic\0\0\0\0mif1heic")).toMatch(/^“loaf.jpg” is a HEIC photo.+Save it as JPEG/);
  expect(await explain("no bytes of its kind", "IMG_1.HEIC", "")).toContain("is a HEIC photo");
});

test("a file says what is wrong with it: empty, no picture, or damaged", async () => {
  expect(await explain("")).toMatch(/is empty\. Choose another file/);
  for (const bytes of ["%PDF-1.7", "II*\0", "PK\x03\x04", "plain words"])
    expect(await explain(bytes, "scan.png", "image/png")).toMatch(/^“scan.png” is not a picture.+Choose a JPEG/);
  for (const bytes of [
    "\xff\xd8\xff\xe0",
    "\x89PNG\r\n",
    "RIFF\x10\0\0\0WEBPVP8 ",
    "GIF89a",
    "\0\0\0\x1cftypavif",
    "\n<svg>",
  ])
    expect(await explain(bytes)).toMatch(/is damaged or incomplete\. Open it/);
});

test("a file of many megabytes that does not open is too large", async () => {
  const beginning = new Blob([Uint8Array.of(0x89, 0x50, 0x4e, 0x47)]);
  const large = { name: "wall.png", type: "image/png", size: 80_000_000, slice: () => beginning };
  expect(await explainPicture(large, BROKEN)).toMatch(/“wall.png” is too large for this browser\. Save it smaller/);
});

test("a picture may be long, but not endless", async () => {
  for (const [width, height] of [
    [1, 1],
    [16_384, 16_384],
    [4_000, 100],
    [100, 4_000],
  ] as const)
    expect(() => checkBounds({ width, height })).not.toThrow();
  expect(() => checkBounds({ width: 4_001, height: 100 })).toThrow(/too narrow: 4,001 × 100 px.+Cut a piece/);
  expect(() => checkBounds({ width: 20, height: 900 })).toThrow(/too narrow/);
  expect(() => checkBounds({ width: 2_000, height: 16_385 })).toThrow(/too large: 2,000 × 16,385 px.+Save it smaller/);
});
