import { expect, test } from "vitest";
import { DEFAULT_IMAGE_MODEL, imagePriceUsd } from "./ai-models.ts";
import { textPriceUsd } from "./ai-services/text-models.ts";

test("a picture costs what its model's row says, and a cent when there is no row", () => {
  expect(imagePriceUsd(DEFAULT_IMAGE_MODEL)).toBe(0.0336);
  expect(imagePriceUsd("gemini-of-next-year")).toBe(0.01);
  expect(imagePriceUsd("constructor")).toBe(0.01);
});

test("text is paid by token, and its price doubles with the year 2027", () => {
  const tokens = { input: 1_000_000, output: 100_000 };
  expect(textPriceUsd("gemini-3.8-flash", tokens, new Date("2026-12-31T23:59:59Z"))).toBeCloseTo(1.125);
  expect(textPriceUsd("gemini-3.8-flash", tokens, new Date("2027-01-01T00:00:00Z"))).toBeCloseTo(2.25);
  expect(textPriceUsd("gemini-3.5-flash-lite", tokens, new Date("2030-01-01"))).toBeCloseTo(0.55);
});
