import { expect, test } from "vitest";
import { admits } from "../../../giant-type/limits.ts";
import { LAYOUTS } from "../../../layouts/layouts.ts";
import { wordFiles } from "../../../node/word-files.ts";
import { authorScene } from "../../author-scene.ts";
import { POSTER_DESCRIPTIONS } from "./poster-descriptions.ts";

test.each(POSTER_DESCRIPTIONS)("a poster is never given words that it was not drawn for: “%s”", (description) => {
  for (const photo of [undefined, "photo"])
    for (let seed = 0; seed < 12; seed++) {
      const { layout, slots } = authorScene({ description, type: "meta", seed, photo }, wordFiles);
      const { limits } = LAYOUTS[layout];
      if (limits) expect([layout, admits(limits, slots, photo !== undefined)]).toEqual([layout, true]);
    }
});
