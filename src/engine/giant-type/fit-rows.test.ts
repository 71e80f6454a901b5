import { expect, test } from "vitest";
import { createPainter } from "../node/create-painter.ts";
import { softFace } from "./faces.ts";
import { fitRows } from "./fit-rows.ts";
import { ruleText } from "./ruler.ts";

const LONG =
  "We write the letter your landlord will finally answer, even when the deposit is kept, the mould ignored and the rent doubled twice in one single year";

test("a long sentence is cut into rows of about the same width", async () => {
  const ruler = await ruleText(createPainter(), LONG, softFace()("latin"));
  const { runs } = fitRows(ruler, { width: 800, height: 500, maxRows: 7, minRows: 7 });
  const widths = runs.map(([from, to]) => ruler.widthOf(from, to));
  expect(Math.min(...widths)).toBeGreaterThan(Math.max(...widths) * 0.6);
});
