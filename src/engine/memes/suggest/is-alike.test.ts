import { expect, it } from "vitest";
import { isAlike } from "./is-alike.ts";

it.each([
  [
    ["Say no", "Dignity", "Me, 1 a.m."],
    ["Ask for help", "dignity", "Me, 1 a.m."],
  ],
  [
    ["Hobby", "Business", "Spelling Siobhan"],
    ["Hobby", "Business", "Cleaning the wand"],
  ],
  [["I told everybody that tax season would be easy."], ["I told everybody that this would be easy."]],
  [
    ["“Is it vegan?”", "It is Sunday"],
    ["“Does he bite?”", "It is Sunday"],
  ],
])("%j and %j are one joke", (one, other) => {
  expect(isAlike(one, other)).toBe(true);
  expect(isAlike(other, one)).toBe(true);
});

it.each([
  [
    ["A five-year plan", "A biscuit"],
    ["A short meeting", "The good chair"],
  ],
  [
    ["Blame", "Weather", "Barista", "Us"],
    ["Blame", "Sleep", "Client", "Nobody"],
  ],
])("%j and %j are two", (one, other) => {
  expect(isAlike(one, other)).toBe(false);
});
