import { expect, test } from "vitest";
import type { Format } from "../../shared/formats.ts";
import { createPainter } from "../node/create-painter.ts";
import { TYPE_LAYOUT_CASES } from "../samples/type-layout-cases.ts";
import { lintScene } from "./lint-scene.ts";

const painter = createPainter();
const FORMATS_TRIED: Format[] = ["1:1", "9:16", "1.91:1"];

/** One format for each, in turn; `type-layouts.thorough.test.ts` tries all three. */
const CASES = TYPE_LAYOUT_CASES.map((one) => ({ ...one, format: FORMATS_TRIED[one.turn % 3] as Format }));

test.each(CASES)("$layout carries $name without a drawing in $format", async ({ scene, format }) => {
  expect(await lintScene(painter, scene, format)).toEqual([]);
});
