import { expect, test } from "vitest";
import { checklistSteps } from "./checklist-steps.ts";

const states = (known: Parameters<typeof checklistSteps>[0]) =>
  checklistSteps(known)?.map(({ state }) => state) ?? null;

test("a newcomer begins with the key, and each step opens the next", () => {
  expect(states({ key: "absent", creatives: 0, hasSaved: false })).toEqual(["next", "waiting", "waiting"]);
  expect(states({ key: "present", creatives: 0, hasSaved: false })).toEqual(["done", "next", "waiting"]);
  expect(states({ key: "present", creatives: 1, hasSaved: false })).toEqual(["done", "done", "next"]);
});

test("it goes away when all is done, and for whoever knows the way", () => {
  expect(states({ key: "present", creatives: 1, hasSaved: true })).toBeNull();
  expect(states({ key: "present", creatives: 3, hasSaved: false })).toBeNull();
});

test("nothing flashes up before the key is known, and a removed key does not start it over", () => {
  expect(states({ key: "unknown", creatives: 0, hasSaved: false })).toBeNull();
  expect(states({ key: "absent", creatives: 1, hasSaved: false })).toEqual(["done", "done", "next"]);
});

test("what somebody else saved on this device does not tick a step ahead of its turn", () => {
  expect(states({ key: "absent", creatives: 0, hasSaved: true })).toEqual(["next", "waiting", "waiting"]);
});
