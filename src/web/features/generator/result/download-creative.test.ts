import { expect, test } from "vitest";
import { downloadName } from "./download-creative.ts";

test("a downloaded creative is named after the product and the moment", () => {
  expect(downloadName(new Date(1_794_000_000_123))).toBe("bananabread-creative-1794000000123.png");
});
