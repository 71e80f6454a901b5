import { expect, test } from "vitest";
import { formatBytes, imageSize } from "./format-bytes.ts";

test.each([
  [0, "0 bytes"],
  [1, "1 byte"],
  [1023, "1023 bytes"],
  [1024, "1 kB"],
  [1_300_000, "1.2 MB"],
  [350 * 1024 ** 2, "350 MB"],
  [1024 ** 3 - 1, "1 GB"],
  [5 * 1024 ** 3, "5 GB"],
  [-1, "0 bytes"],
])("%d bytes are said as %s", (bytes, words) => {
  expect(formatBytes(bytes)).toBe(words);
});

test.each([
  [0, "under 0.1 MB"],
  [52_000, "under 0.1 MB"],
  [52_429, "0.1 MB"],
  [1_300_000, "1.2 MB"],
  [31_457_280, "30.0 MB"],
])("a picture of %d bytes has %s", (bytes, words) => {
  expect(imageSize(bytes)).toBe(words);
});
