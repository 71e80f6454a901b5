import { expect, test } from "vitest";
import { isBucketName, isObjectName } from "./object-name.ts";

test("names that people and the generator give are taken", () => {
  for (const name of [
    "a.png",
    "0b/2026-01-01T00:00:00-x.png",
    "me/holiday (1)/it's me.png",
    "a/...",
    "a".repeat(255),
  ]) {
    expect(isObjectName(name), name).toBe(true);
  }
});

test("names that could lead anywhere else are not", () => {
  const bad = [
    "",
    "/a",
    "a/",
    "a//b",
    "..",
    "../a",
    "a/../b",
    "a/./b",
    "a/..",
    "a\\b",
    "a\0b",
    "a\nb",
    "a%2e",
    "é",
    "a\u202eb",
  ];
  for (const name of [...bad, "a".repeat(256), `${"abc/".repeat(256)}a`]) {
    expect(isObjectName(name), JSON.stringify(name)).toBe(false);
  }
});

test("a bucket is one plain word", () => {
  expect(isBucketName("creatives")).toBe(true);
  for (const name of ["", ".", "..", ".incoming", "a/b", "A", "a b", "a".repeat(64)])
    expect(isBucketName(name)).toBe(false);
});
