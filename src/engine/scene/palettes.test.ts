import { expect, test } from "vitest";
import { contrast, READABLE } from "../color/contrast.ts";
import { readableOn } from "../color/readable-on.ts";
import { PALETTES } from "./palettes.ts";

test.each(Object.entries(PALETTES))(
  "the words of %s can be read",
  (_, { paper, ink, muted, accent, onAccent, pop }) => {
    expect(contrast(ink, paper)).toBeGreaterThan(READABLE);
    expect(contrast(muted, paper)).toBeGreaterThan(READABLE);
    expect(contrast(onAccent, accent)).toBeGreaterThan(READABLE);
    expect(contrast(readableOn(pop), pop)).toBeGreaterThan(READABLE);
  },
);
