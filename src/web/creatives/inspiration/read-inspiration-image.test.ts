import { expect, test } from "vitest";
import { formatName } from "./read-inspiration-image.ts";

test("formats are called what people call them", () => {
  expect(["image/jpeg", "image/svg+xml", "image/x-icon"].map(formatName)).toEqual(["JPEG", "SVG", "ICON"]);
});
