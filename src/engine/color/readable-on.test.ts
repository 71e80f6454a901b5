import { expect, test } from "vitest";
import { contrast, READABLE } from "./contrast.ts";
import { readableOnFlat } from "./readable-on.ts";

test("there is a readable colour for every flat ground", () => {
  const steps = Array.from({ length: 16 }, (_, step) => (step * 17).toString(16).padStart(2, "0"));
  const grounds = steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)));
  expect(grounds.filter((ground) => contrast(readableOnFlat(ground), ground) < READABLE)).toEqual([]);
});
