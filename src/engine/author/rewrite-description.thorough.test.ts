import { expect, test } from "vitest";
import { adTypeSchema } from "../../shared/ad-types.ts";
import { wordFiles } from "../node/word-files.ts";
import { REWRITTEN, rewriteFaults } from "./rewrite-faults.ts";

test.each(REWRITTEN)("whatever enhancing adds to “%s” is what the composer then does", (text) => {
  for (const adType of adTypeSchema.options)
    for (const seed of [1, 2, 3, 4, 5]) {
      const faults = rewriteFaults({ text, adType, isReroll: seed % 2 === 0, seed }, wordFiles);
      expect({ adType, seed, faults }).toEqual({ adType, seed, faults: [] });
    }
});
