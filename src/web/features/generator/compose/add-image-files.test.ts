import { expect, test } from "vitest";
import { formatName } from "@/creatives/inspiration/read-inspiration-image.ts";
import { isHeicFile } from "./add-image-files.ts";

test("HEIC is known by its type, or by its name where the system says no type", () => {
  expect(isHeicFile({ name: "IMG_1.HEIC", type: "" })).toBe(true);
  expect(isHeicFile({ name: "photo", type: "image/heif" })).toBe(true);
  expect(isHeicFile({ name: "my.heic.jpg", type: "image/jpeg" })).toBe(false);
});

test("formats are called what people call them", () => {
  expect(["image/jpeg", "image/svg+xml", "image/x-icon"].map(formatName)).toEqual(["JPEG", "SVG", "ICON"]);
});
