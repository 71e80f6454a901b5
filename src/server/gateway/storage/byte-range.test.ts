import { expect, test } from "vitest";
import { readByteRange } from "./byte-range.ts";

test("a range is cut to what there is", () => {
  expect(readByteRange("bytes=0-3", 10)).toEqual({ start: 0, end: 3 });
  expect(readByteRange("bytes=4-", 10)).toEqual({ start: 4, end: 9 });
  expect(readByteRange("bytes=-4", 10)).toEqual({ start: 6, end: 9 });
  expect(readByteRange("bytes=-99", 10)).toEqual({ start: 0, end: 9 });
  expect(readByteRange("bytes=8-99", 10)).toEqual({ start: 8, end: 9 });
});

test("a range beyond the end cannot be had", () => {
  for (const header of ["bytes=10-", "bytes=10-12", "bytes=-0"])
    expect(readByteRange(header, 10)).toBe("unsatisfiable");
});

test("what is no single range of bytes is ignored", () => {
  for (const header of [undefined, "", "bytes=-", "bytes=5-2", "bytes=0-1,3-4", "lines=1-2", "bytes=a-b"]) {
    expect(readByteRange(header, 10)).toBeNull();
  }
});
