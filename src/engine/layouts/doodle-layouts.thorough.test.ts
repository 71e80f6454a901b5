import { describe, expect, test } from "vitest";
import type { Format } from "../../shared/formats.ts";
import { lintScene } from "../lint/lint-scene.ts";
import { createPainter } from "../node/create-painter.ts";
import { DOODLE_WORDS, DOODLES, doodle } from "./doodle-cases.ts";

const painter = createPainter();
const FORMATS_TRIED: Format[] = ["1:1", "9:16", "1.91:1"];

describe.each(DOODLES)("%s", (layout) => {
  test.each(Object.entries(DOODLE_WORDS))("%s fits, whatever the format", async (_, slots) => {
    for (const [index, format] of FORMATS_TRIED.entries())
      expect({ format, findings: await lintScene(painter, doodle(layout, slots, { seed: index }), format) }).toEqual({
        format,
        findings: [],
      });
  });
});
