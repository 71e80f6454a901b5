import { expect, test } from "vitest";
import { withoutAvoided } from "./without-avoided.ts";

const AVOID = ["artisan", "guilt-free"];

test.each([
  [
    "a sentence of the model's",
    "Rye bread on oak. Artisan mood all over. Warm light.",
    "Rye bread on oak. Warm light.",
  ],
  ["the last one", "Rye bread on oak. A guilt-free pleasure!", "Rye bread on oak."],
  ["twice the same", "Rye bread. Artisan. Light. Artisan. ", "Rye bread. Light."],
])("%s is left out", (_, said, kept) => {
  expect(withoutAvoided(said, "rye bread", AVOID)).toBe(kept);
});

test.each([
  ["the first sentence", "An artisan rye bread on oak. Warm light."],
  ["what the user wrote", "A table of oak. On it an artisan rye bread. Warm light."],
  ["a number of theirs", "Rye bread on oak. Artisan, 20 % off."],
  ["half a quotation", "Rye bread on oak. Above it “Fresh at 7. Artisan at heart.”"],
  ["another word", "Rye bread on oak. By artisans."],
])("%s stays", (_, said) => {
  expect(withoutAvoided(said, "rye bread, 20 % off", AVOID)).toBe(said);
});
