import { expect, test } from "vitest";
import { withoutCounters } from "./counters.ts";

test.each([
  ["How it works. 1) you pick 2) we pack 3) you eat", "How it works.\nyou pick\nwe pack\nyou eat"],
  ["Steps: 1. Call us, 2. pick a time, 3. come by", "Steps:\nCall us\npick a time\ncome by"],
  ["手順: ①切る ②焼く ③食べる", "手順:\n切る\n焼く\n食べる"],
])("the items of a counted list stand on lines of their own: %s", (typed, read) => {
  expect(withoutCounters(typed)).toBe(read);
});

test.each([
  "Opening on 12. April, from 15 to 19",
  "2. Advent bei uns im Hof",
  "3 for 2 on soap. 4. floor",
  "Room 1: sauna",
])("a date, a name and a floor count nothing: %s", (typed) => {
  expect(withoutCounters(typed)).toBe(typed);
});
