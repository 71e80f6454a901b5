import { expect, test } from "vitest";
import type { VersionChange } from "../../../shared/version-change.ts";
import { describeChange, describeMissed } from "./describe-change.ts";

const version = (change: Partial<VersionChange> | null, more: { name?: string; prompt?: string } = {}) => ({
  name: more.name ?? null,
  prompt: more.prompt ?? "Make the sky green",
  format: "9:16",
  change: change && { kind: "edit" as const, did: [], missed: [], ...change },
});

test("a version that was made from no other was generated", () => {
  expect(describeChange(version(null))).toBe("Generated");
});

test("an edit says which parts it changed", () => {
  expect(describeChange(version({ did: ["headline"] }))).toBe("Headline changed");
  expect(describeChange(version({ did: ["headline", "colours", "format"] }))).toBe(
    "Headline, colours and format changed",
  );
});

test("an edit whose parts are told in words of their own keeps these", () => {
  expect(describeChange(version({ did: ["button removed", "typeface"] }))).toBe("Button removed, typeface");
});

test("an edit of which nothing is known is called by what was asked for, shortened", () => {
  expect(describeChange(version({}))).toBe("“Make the sky green”");
  expect(describeChange(version({}, { prompt: `${"green ".repeat(20)}` }))).toMatch(/^“(green ){9}green…”$/);
});

test("another size is called by its format, whoever made it", () => {
  expect(describeChange(version({ kind: "size", did: ["format"] }))).toBe("9:16");
  expect(describeChange(version({ did: ["format"] }))).toBe("9:16");
});

test("a variation has another layout, unless something else is known of it", () => {
  expect(describeChange(version({ kind: "variation" }))).toBe("Another layout");
  expect(describeChange(version({ kind: "brand", did: ["Loafworks"] }))).toBe("For Loafworks");
  expect(describeChange(version({ kind: "brand" }))).toBe("Without a brand");
  expect(describeChange(version({ kind: "variation", did: ["photo"] }))).toBe("Another photo");
  expect(describeChange(version({ kind: "variation", did: ["the wall", "colours"] }))).toBe("The wall, colours");
});

test("what was made by hand is called by its first two steps, and the others are counted", () => {
  const design = (...did: string[]) => describeChange(version({ kind: "design", did }));
  expect(design("Type in Headline")).toBe("Type in Headline");
  expect(design("Type in Headline", "Move Logo")).toBe("Type in Headline, Move Logo");
  expect(design("Type in Headline", "Move Logo", "A", "B", "C")).toBe("Type in Headline, Move Logo and 3 more");
  expect(design()).toBe("Changed by hand");
});

test("its owner's name for it comes before all of that", () => {
  expect(describeChange(version({ kind: "size" }, { name: "For stories" }))).toBe("For stories");
});

test("what could not be done is quoted", () => {
  expect(describeMissed(version({ missed: ["add a dog", "sparkle"] }))).toBe("Not done: “add a dog”, “sparkle”");
  expect(describeMissed(version({}))).toBeUndefined();
  expect(describeMissed(version(null))).toBeUndefined();
});
