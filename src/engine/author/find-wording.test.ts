import { expect, test } from "vitest";
import { findWording } from "./find-wording.ts";

test.each([
  [
    'A planner. Headline in a bold, friendly face: "Your week, sorted." Button: "Try it"',
    { headline: "Your week, sorted.", button: "Try it" },
  ],
  ['A tool. "Built at night." Underneath, small: "Live today"', { headline: "Built at night.", subline: "Live today" }],
  ["Tee mit der Überschrift „Abwarten“", { headline: "Abwarten" }],
  ["A dashboard, headline: Send less, sell more", { headline: "Send less, sell more" }],
  ['A bakery called "Crumb & Sons"', {}],
  ['An ad for a small bakery, headline "Fresh daily"', { headline: "Fresh daily" }],
  ["Bread", {}],
])("%s", (description, wording) => {
  expect(findWording(description).wording).toEqual(wording);
});

test("what asks for words is gone, what the ad is about stays", () => {
  const asked = "A planner for teams, calm, headline “Breathe.” Small button at the bottom right: “Try it free”.";
  expect(findWording(asked).rest).toBe("A planner for teams, calm.");
  expect(findWording('A bakery called "Crumb & Sons", from $7').rest).toBe('A bakery called "Crumb & Sons", from $7');
});

test.each([
  ['Tea for two with a button "Pour one"', "Tea for two."],
  ['Our bakery with the headline "Fresh daily"', "Our bakery."],
  ['An ad for a small bakery, headline "Fresh daily"', "An ad for a small bakery."],
  ["Soap “Clean”, 20% off", "Soap. 20% off"],
  ["White bar on top with the caption “Hm”. Below it, an owl", "White bar on top. Below it, an owl"],
  ['A tool. Underneath, small: "Live today"', "A tool."],
])("of %s the ad is about %s", (description, rest) => {
  expect(findWording(description).rest).toBe(rest);
});
