import { expect, test } from "vitest";
import { publicCaching, readCacheControl, redirectCaching } from "./caching.ts";

test("an upload says for how many seconds, at most a year", () => {
  for (const asked of ["90", "max-age=90", "public, max-age=90"]) expect(readCacheControl(asked)).toBe("max-age=90");
  expect(readCacheControl("9999999999")).toBe("max-age=31536000");
  for (const asked of [undefined, null, "", "no-cache", "no-store, max-age=0"]) {
    expect(readCacheControl(asked)).toBe("no-cache");
  }
});

test("nothing else can be asked for", () => {
  for (const asked of ["private", "90, immutable", "90\r\nSet-Cookie: a=b", "-1", "s-maxage=9"]) {
    expect(() => readCacheControl(asked)).toThrow("not offered by this gateway");
  }
});

test("a picture is kept as long as was asked for, by shared caches ten minutes, for ever under names of ours", () => {
  expect(publicCaching("max-age=90")).toBe("public, max-age=90, s-maxage=90");
  expect(publicCaching("max-age=3600")).toBe("public, max-age=3600, s-maxage=600");
  expect(publicCaching("max-age=31536000, immutable")).toBe("public, max-age=31536000, s-maxage=600, immutable");
  for (const kept of ["no-cache", "anything\r\nelse"]) expect(publicCaching(kept)).toBe("public, no-cache");
  expect([redirectCaching("max-age=90"), redirectCaching("max-age=3600"), redirectCaching("no-cache")]).toEqual([
    "public, max-age=90",
    "public, max-age=600",
    "public, no-cache",
  ]);
});
