import sharp from "sharp";
import { expect, test } from "vitest";
import { hasExif } from "./has-exif.ts";

const blank = () => sharp({ create: { width: 8, height: 8, channels: 3, background: "#ffd91a" } });
const camera = { IFD0: { Make: "Loafcam", Model: "One" } };

for (const format of ["jpeg", "png", "webp"] as const) {
  test(`a ${format} from a camera has EXIF, a drawn one has none`, async () => {
    expect(hasExif(await blank().withExif(camera).toFormat(format).toBuffer())).toBe(true);
    expect(hasExif(await blank().toFormat(format).toBuffer())).toBe(false);
  });
}

/** The start of a JPEG whose EXIF holds a single tag, in the byte order of Motorola. */
const withTag = (tag: string) =>
  Buffer.from(`ffd8ffe10022${"457869660000"}4d4d002a000000080001${tag}000200000004414243000000ffda`, "hex");

test("only camera and orientation count, and other tags do not", () => {
  expect(["010f", "0110", "0112"].map((tag) => hasExif(withTag(tag)))).toEqual([true, true, true]);
  expect(hasExif(withTag("8298"))).toBe(false);
});

test("a file cut off anywhere is no reason to fall over", async () => {
  const file = await blank().withExif(camera).jpeg().toBuffer();
  for (let length = 0; length < file.length; length++) expect(() => hasExif(file.subarray(0, length))).not.toThrow();
});
