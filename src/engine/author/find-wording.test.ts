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
  ["Bread", {}],
])("%s", (description, wording) => {
  expect(findWording(description).wording).toEqual(wording);
});

test("what asks for words is gone, what the ad is about stays", () => {
  const asked = "A planner for teams, calm, headline “Breathe.” Small button at the bottom right: “Try it free”.";
  expect(findWording(asked).rest).toBe("A planner for teams, calm,");
  expect(findWording('A bakery called "Crumb & Sons", from $7').rest).toBe('A bakery called "Crumb & Sons", from $7');
});
