import type { Layer } from "../layers/layer.ts";
import type { Stage } from "../layout-pieces/stage.ts";
import { type Box, bottom, box } from "../scene/box.ts";
import { callLine, type SmallLook, smallRow, smallSize, smallText, smallWords } from "./small-print.ts";

/** All the small print of a poster on one line, or the facts on a line of their own over the brand and the call. */
export async function smallRows(stage: Stage, area: Box, look: SmallLook, anchor: "top" | "bottom" = "bottom") {
  const { facts, brand, call } = smallWords(stage);
  const size = look.size ?? smallSize(stage.frame);
  const [what, who] = await Promise.all([
    Promise.all(facts.map((fact, index) => smallText(stage, `fact-${index + 1}`, fact, area, look))),
    Promise.all([
      ...(brand ? [smallText(stage, "brand", brand, area, look)] : []),
      ...(call ? [callLine(stage, call, area.width, look)] : []),
    ]),
  ]);
  const all = [...what, ...who];
  const one = await smallRow(stage, area, all, anchor);
  if (all.length < 2 || one.box.height < size * 2) return one;
  const upper = await smallRow(stage, area, what, "top");
  const lower = await smallRow(stage, area, who, "top");
  const gap = what.length && who.length ? size * 0.45 : 0;
  const height = upper.box.height + gap + lower.box.height;
  const top = anchor === "top" ? area.y : bottom(area) - height;
  const down = (layers: readonly Layer[], by: number) =>
    layers.map((layer): Layer => ({ ...layer, box: { ...layer.box, y: layer.box.y + by } }));
  return {
    layers: [...down(upper.layers, top - area.y), ...down(lower.layers, top - area.y + upper.box.height + gap)],
    box: box(area.x, top, area.width, height),
  };
}
