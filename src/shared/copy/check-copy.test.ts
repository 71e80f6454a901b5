import { expect, test } from "vitest";
import { checkCopy } from "./check-copy.ts";
import { COPY_PLACES } from "./copy-places.ts";

const { facebook, google, tiktok, pinterest, linkedin } = COPY_PLACES;

test("what is too long to be shown is cut, what is too long to be taken is refused", () => {
  const { description } = facebook;
  expect(checkCopy("a".repeat(30), description)).toMatchObject({ count: 30, limit: 30, state: "fits" });
  expect(checkCopy("a".repeat(31), description)).toMatchObject({ count: 31, limit: 30, state: "cut" });
  const { headline } = linkedin;
  expect(checkCopy("a".repeat(71), headline)).toMatchObject({ limit: 70, state: "cut" });
  expect(checkCopy("a".repeat(201), headline)).toMatchObject({ limit: 200, state: "refused" });
  expect(checkCopy(` ${"a".repeat(30)} `, google.headline).state).toBe("fits");
});

test("square letters count twice where the platform says so, and are shown to another length", () => {
  expect(checkCopy("新".repeat(16), google.headline)).toMatchObject({ count: 32, limit: 30, state: "refused" });
  expect(checkCopy("新".repeat(51), tiktok.primary)).toMatchObject({ count: 102, state: "refused" });
  expect(checkCopy("新".repeat(31), pinterest.headline)).toMatchObject({ count: 31, limit: 30, state: "cut" });
  expect(checkCopy("خ".repeat(31), pinterest.headline)).toMatchObject({ limit: 30, state: "cut" });
  expect(checkCopy("a".repeat(31), pinterest.headline)).toMatchObject({ limit: 40, state: "fits" });
});

test("what a platform does not take is named, however short it is", () => {
  expect(checkCopy("Out at 7 🥐 #rye", tiktok.primary)).toMatchObject({
    state: "refused",
    unwanted: ["emoji", "braces and #"],
  });
  expect(checkCopy("Rye ☕️", google.headline)).toMatchObject({ state: "refused", unwanted: ["emoji"] });
  expect(checkCopy("Rye © 2026 ™", google.headline)).toMatchObject({ state: "fits", unwanted: [] });
});
