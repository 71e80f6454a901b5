import { expect, test } from "vitest";
import { parseCap } from "./parse-cap.ts";

test.each([
  ["20", 20],
  [" $7.50 ", 7.5],
  ["7,50", 7.5],
  ["1,000", 1000],
  ["0.01", 0.01],
])("%s is an amount", (typed, usd) => {
  expect(parseCap(typed)).toEqual({ usd });
});

test.each([
  ["", /such as 20/],
  ["-5", /such as 20/],
  ["twenty", /such as 20/],
  ["1.234", /such as 20/],
  ["0", /at least \$0\.01/],
  ["10000.01", /at most \$10,000\.00/],
])("%s is none, and says why", (typed, why) => {
  expect(parseCap(typed)).toEqual({ error: expect.stringMatching(why) });
});
