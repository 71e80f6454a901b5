import { expect, test } from "vitest";
import { formatBytes } from "./format-bytes.ts";

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
