import { expect, test } from "vitest";
import { blockFace } from "../giant-type/faces.ts";
import { giantLayer } from "../giant-type/giant-layer.ts";
import { createPainter } from "../node/create-painter.ts";
import { box } from "../scene/box.ts";
import { textsOf } from "../text/texts-of.ts";
import { at, flex } from "../tree/node.ts";
import { giantNode } from "./paint-giant.ts";

test("cut letters show what lies under them, and the sheet around them hides it", async () => {
  const painter = createPainter();
  const all = box(0, 0, 200, 100);
  const line = { text: "I", box: box(60, 0, 60, 100), size: 100, width: 125 };
  const layer = giantLayer("giant-1", "I", blockFace(900)("latin"), [line], { color: "#ffeecc", cut: all });
  const tree = flex({ width: 200, height: 100 }, at(all, { backgroundColor: "#206040" }), giantNode(layer));
  const { text, faces } = textsOf(tree);
  await painter.prepareText(text, faces);
  const rgba = Buffer.from(await painter.paint(tree, all));
  const seen = new Set<string>();
  for (let at = 50 * 200 * 4; at < 51 * 200 * 4; at += 4) seen.add(rgba.subarray(at, at + 3).toString("hex"));
  expect(seen).toContain("206040");
  expect(seen).toContain("ffeecc");
  expect(rgba.subarray(0, 3).toString("hex")).toBe("ffeecc");
});
