import { expect, test } from "vitest";
import { FORMAT_IDS } from "../formats.ts";
import { knownModels } from "./image-models.ts";
import { estimateUsd, priceTable, STANDARD } from "./price.ts";

const rowOf = (service: "gemini" | "openai" | "fal", id: string) => {
  const row = knownModels(service).find((model) => model.id === id);
  if (!row) throw new Error(`no row for ${id}`);
  return row;
};
const listed = (service: "gemini" | "openai" | "fal", id: string, quality: string) =>
  FORMAT_IDS.map((format) => Number(priceTable(rowOf(service, id))[quality]?.[format]?.toFixed(3)));

/** OpenAI's price list for GPT Image 2.5, in the order of our formats: 1:1, 4:5, 9:16, 1.91:1, 16:9. */
test.each([
  ["low", [0.006, 0.005, 0.004, 0.003, 0.004]],
  ["medium", [0.014, 0.012, 0.01, 0.007, 0.01]],
  ["high", [0.055, 0.048, 0.04, 0.025, 0.04]],
  ["xhigh", [0.098, 0.085, 0.071, 0.045, 0.071]],
  ["max", [0.22, 0.193, 0.159, 0.102, 0.159]],
])("GPT Image 2.5 in quality %s costs what OpenAI's calculator says", (quality, prices) => {
  expect(listed("openai", "gpt-image-2.5-flare", quality)).toEqual(prices);
  expect(listed("openai", "gpt-image-2.5-sunburst", quality)).toEqual(prices);
});

test("2.6 costs in high what 2.5 does, and is not offered where its price is not known", () => {
  expect(listed("openai", "gpt-image-2.6-flare", "high")).toEqual([0.055, 0.048, 0.04, 0.025, 0.04]);
  expect(rowOf("openai", "gpt-image-2.6-flare").qualities).toEqual(["high", "xhigh", "max"]);
});

test.each([
  ["gemini", "gemini-nano-banana-2.1", STANDARD, 0.0336],
  ["gemini", "gemini-3-pro-image", STANDARD, 0.134],
  ["gemini", "gemini-3.1-flash-lite-image", STANDARD, 0.034],
  ["fal", "blackforestlabs/flux-3/text-to-image", STANDARD, 0.048],
  ["fal", "ideogram/v4.5", "low", 0.03],
  ["fal", "ideogram/v4.5", "medium", 0.06],
  ["fal", "ideogram/v4.5", "high", 0.22],
] as const)("%s's %s, %s, costs %d in every format", (service, id, quality, usd) => {
  expect(Object.values(priceTable(rowOf(service, id))[quality] ?? {})).toEqual(FORMAT_IDS.map(() => usd));
});

test("pictures sent along are in the estimate, and an unknown price stays unknown", () => {
  const model = { prices: priceTable(rowOf("openai", "gpt-image-2.5-flare")), reference_usd: 0.0136 };
  const wanted = { format: "4:5", quality: "high" } as const;
  expect(estimateUsd(model, { ...wanted, references: 2 })).toBeCloseTo(0.0476 + 0.0272, 4);
  const unknown = { prices: priceTable({ ...rowOf("fal", "ideogram/v4.5"), price: { rule: "reported" } }) };
  expect(estimateUsd({ ...unknown, reference_usd: null }, { ...wanted, references: 0 })).toBeNull();
});
