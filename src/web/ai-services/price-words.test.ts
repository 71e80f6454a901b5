import { expect, test } from "vitest";
import { knownModels } from "../../shared/ai-services/image-models.ts";
import { priceTable } from "../../shared/ai-services/price.ts";
import type { ServiceId } from "../../shared/ai-services/services.ts";
import { estimateWords, modelWords, pictureUsd, priceRange, sumUsd } from "./price-words.ts";
import { serviceView } from "./service-view-for-tests.ts";

test("a picture has three decimals, a sum two, and nothing is a word", () => {
  expect([0.0336, 0, 1.5].map(pictureUsd)).toEqual(["$0.034", "Free", "$1.50"]);
  expect([7.234, 1234.5, 0.004, 0].map(sumUsd)).toEqual(["$7.23", "$1,234.50", "under $0.01", "$0.00"]);
});

test.each<[ServiceId, string, string]>([
  ["gemini", "$0.034", "every format"],
  ["openai", "$0.025 to $0.055", "by format"],
  ["fal", "$0.048", "every format"],
  ["composer", "Free", "always"],
])("%s costs %s, %s", (id, words, note) => {
  expect(priceRange(serviceView(id))).toEqual({ words, note });
});

test("the price before the picture follows format, quality and the pictures sent along", () => {
  const openai = serviceView("openai");
  expect(estimateWords(openai, { format: "4:5", references: 0 })).toBe("$0.048");
  expect(estimateWords(openai, { format: "4:5", references: 2 })).toBe("$0.075");
  expect(estimateWords({ ...openai, quality: "low" }, { format: "1:1", references: 0 })).toBe("$0.006");
});

test("a model without a price is a word, never nothing", () => {
  const listed = { ...serviceView("fal"), id: "openrouter" as const };
  const [row] = knownModels("fal");
  const prices = row ? priceTable({ ...row, price: { rule: "reported" } }) : {};
  const unknown = { ...listed, models: listed.models.map((model) => ({ ...model, prices })) };
  expect(estimateWords(unknown, { format: "1:1", references: 0 })).toBe("price unknown");
  expect(priceRange(unknown).words).toBe("Price unknown");
  expect(priceRange({ ...listed, model: null, models: [] }).words).toBe("Price unknown");
});

test("a model is named with its quality, the composer by what it is not", () => {
  expect(modelWords(serviceView("openai"))).toBe("gpt-image-2.5-flare, high");
  expect(modelWords(serviceView("gemini"))).toBe("gemini-nano-banana-2.1");
  expect(modelWords(serviceView("composer"))).toBe("No AI, no key");
});
