import { expect, test } from "vitest";
import { formatName } from "@/creatives/inspiration/read-inspiration-image.ts";
import { hasHeicBytes, isHeicFile } from "./add-image-files.ts";

test("HEIC is known by its type, or by its name where the system says no type", () => {
  expect(isHeicFile({ name: "IMG_1.HEIC", type: "" })).toBe(true);
  expect(isHeicFile({ name: "photo", type: "image/heif" })).toBe(true);
  expect(isHeicFile({ name: "my.heic.jpg", type: "image/jpeg" })).toBe(false);
});

test("HEIC under another name is known by its first bytes", async () => {
  expect(await hasHeicBytes(new Blob(["\0\0\0\u0018ftypheic\0\0\0\0mif1heic"]))).toBe(true);
  expect(await hasHeicBytes(new Blob(["\0\0\0\u0018ftypavif\0\0\0\0mif1avif"]))).toBe(false);
  expect(await hasHeicBytes(new Blob(["JFIF, and so on"]))).toBe(false);
  expect(await hasHeicBytes(new Blob([]))).toBe(false);
});

test("formats are called what people call them", () => {
  expect(["image/jpeg", "image/svg+xml", "image/x-icon"].map(formatName)).toEqual(["JPEG", "SVG", "ICON"]);
});
