import { expect, test } from "vitest";
import { matchSequence, NOTHING_PRESSED } from "./match-sequence.ts";
import { SHORTCUTS } from "./shortcuts.ts";

/** The shortcuts matched by a sequence of keys, pressed a tenth of a second apart unless stated otherwise. */
function press(keys: string, gapMs = 100): string[] {
  let pressed = NOTHING_PRESSED;
  const hits: string[] = [];
  [...keys].forEach((key, index) => {
    const step = matchSequence(SHORTCUTS, pressed, key, 10_000 + index * gapMs);
    pressed = step.pressed;
    if (step.match) hits.push(step.match.label);
  });
  return hits;
}

test("one key and two keys lead where they say", () => {
  expect(press("t")).toEqual(["Switch theme"]);
  expect(press("ga")).toEqual(["Gallery"]);
  expect(press("gg")).toEqual(["Generate"]);
});

test("half a sequence leads nowhere", () => {
  expect(press("g")).toEqual([]);
});

test("what is complete is forgotten: the next key begins anew", () => {
  expect(press("ggm")).toEqual(["Generate"]);
  expect(press("gagm")).toEqual(["Gallery", "Memes"]);
});

test("a wrong second key is not lost when it means something by itself", () => {
  expect(press("gt")).toEqual(["Switch theme"]);
  expect(press("gxa")).toEqual([]);
});

test("the first key is forgotten after a second and a half", () => {
  expect(press("ga", 1500)).toEqual(["Gallery"]);
  expect(press("ga", 1501)).toEqual([]);
});

test("no two shortcuts share their keys, and none hides another that goes on", () => {
  const all = SHORTCUTS.map(({ keys }) => keys.join(" "));
  expect(new Set(all).size).toBe(all.length);
  for (const keys of all) expect(all.filter((other) => other.startsWith(`${keys} `))).toEqual([]);
});
