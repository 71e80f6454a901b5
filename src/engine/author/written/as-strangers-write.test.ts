import { expect, test } from "vitest";
import type { AdType } from "../../../shared/ad-types.ts";
import { wordFiles } from "../../node/word-files.ts";
import { authorScene } from "../author-scene.ts";

const slotsOf = (description: string, type: AdType = "meta") =>
  authorScene({ description, type, seed: 1 }, wordFiles).slots;

test.each<[string, RegExp, AdType?]>([
  [
    "hi can u do something?? we got loads of 2nd hand kids bikes in rn from £35, all serviced",
    /^2nd hand kids bikes$/iu,
  ],
  ["moin könnt ihr was machen fürs Forellenangeln am 1. mai, start 6 uhr am vereinsteich", /^Forellenangeln$/iu],
  [
    "so basically we built this thing where you can see who's in the office, free trial",
    /^See who's in the office/u,
    "saas",
  ],
])("the headline is the thing and not the chat around it: %s", (description, headline, type) => {
  expect(slotsOf(description, type).headline).toMatch(headline);
});

test("a discount keeps its minus and its plans, and a code with the same figure does not say it", () => {
  const { headline } = slotsOf("kitchen-sale style: ALL plans -40% code DESK40 ends sunday midnight", "saas");
  expect(headline).toMatch(/^ALL plans -40%/u);
  expect(JSON.stringify(slotsOf("Code DESK40 for our plans, 40% off"))).toMatch(/40% off/iu);
});

test("the lines of a pasted list stay together, and how to book is drawn as no book", () => {
  const menu =
    "Menu for friday:\n- burrata 9\n- pumpkin risotto 13\n- lamb ragu 15\n- tiramisu 6\nbook on 0113 496 0190";
  const { slots, art } = authorScene({ description: menu, type: "meta", seed: 1 }, wordFiles);
  expect(slots.subline).toBeUndefined();
  expect(slots.facts).toEqual(["Burrata 9", "Pumpkin risotto 13", "Lamb ragu 15", "Tiramisu 6", "0113 496 0190"]);
  expect(JSON.stringify(art)).not.toContain("book");
});

test("a call is printed as it was said", () => {
  expect(slotsOf("Test the beta of Dot, sign up on the site. Android only, dot.example", "maker").button).toBe(
    "Sign up",
  );
});

test("a job keeps its conditions of one word", () => {
  const slots = slotsOf("Looking for an iOS developer, two days a week, remote, €400 a day");
  expect(JSON.stringify(slots)).toMatch(/remote/iu);
});

test("a headline in Japanese does not begin with the particle of a place before it", () => {
  const description = "京都の小さな陶芸教室。毎週土曜日10時から、初心者歓迎、1回3,500円。予約は kiln.example まで";
  expect(slotsOf(description).headline).toBe("小さな陶芸教室");
});
