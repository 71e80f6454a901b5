import { expect, test } from "vitest";
import type { Format } from "../../shared/formats.ts";
import { createPainter } from "../node/create-painter.ts";
import { TYPE_LAYOUT_CASES } from "../samples/type-layout-cases.ts";
import { lintScene } from "./lint-scene.ts";

const painter = createPainter();
const FORMATS_TRIED: Format[] = ["1:1", "9:16", "1.91:1"];

test.each(TYPE_LAYOUT_CASES)("$layout carries $name without a drawing", async ({ scene }) => {
  for (const format of FORMATS_TRIED)
    expect({ format, findings: await lintScene(painter, scene, format) }).toEqual({ format, findings: [] });
});
