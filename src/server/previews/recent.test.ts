import { expect, test } from "vitest";
import { createRecent } from "./recent.ts";

const open = (bounds: Partial<Parameters<typeof createRecent>[0]> = {}) => {
  let time = 0;
  const recent = createRecent<string>({ maxBytes: 100, maxPerOwner: 3, maxAgeMs: 1_000, ...bounds }, () => time);
  const wait = (ms: number) => {
    time += ms;
  };
  return { ...recent, wait };
};

test("what one person keeps is nobody else's", () => {
  const { set, get } = open();
  set("ann", "photo", "a loaf", 10);
  expect(get("ann", "photo")).toBe("a loaf");
  expect(get("bob", "photo")).toBeUndefined();
});

test("what was not used for longest goes first, within the bounds of each person and of all", () => {
  const { set, get, bytes } = open();
  for (const key of ["1", "2", "3"]) set("ann", key, key, 10);
  get("ann", "1");
  set("ann", "4", "4", 10);
  expect(["1", "2", "3", "4"].map((key) => get("ann", key))).toEqual(["1", undefined, "3", "4"]);
  set("bob", "large", "large", 90);
  expect(get("bob", "large")).toBe("large");
  expect(bytes()).toBe(100);
});

test("it is gone after a while, after its account, and when it is too large for all of the room", () => {
  const { set, get, forget, wait, bytes } = open();
  set("ann", "old", "old", 10);
  wait(1_000);
  expect(get("ann", "old")).toBeUndefined();
  set("ann", "new", "new", 10);
  forget("ann");
  expect(get("ann", "new")).toBeUndefined();
  set("ann", "huge", "huge", 101);
  expect(get("ann", "huge")).toBeUndefined();
  expect(bytes()).toBe(0);
});
