import { callLine, type SmallLook, smallRow, smallText, smallWords } from "../../../giant-type/small-print.ts";
import type { Layer } from "../../../layers/layer.ts";
import type { Stage } from "../../../layout-pieces/stage.ts";
import { type Box, box, union } from "../../../scene/box.ts";

export type SmallLayers = { facts: Layer[]; brand: Layer[]; call: Layer[] };

/** The small print of a poster, measured and not yet placed; no text is wider than told. */
export async function smallLayers(stage: Stage, width: number, look: SmallLook): Promise<SmallLayers> {
  const { facts, brand, call } = smallWords(stage);
  const area = box(0, 0, width, stage.frame.height);
  const set = (id: string, text: string) => smallText(stage, id, text, area, look);
  return {
    facts: await Promise.all(facts.map((fact, index) => set(`fact-${index + 1}`, fact))),
    brand: brand ? [await set("brand", brand)] : [],
    call: call ? [await callLine(stage, call, width, look)] : [],
  };
}

export type Foot = { layers: Layer[]; box: Box };

/**
 * Everything on one line when there is room; otherwise the facts over the brand and the call. `anchor` is the edge of
 * the area that stays where it is.
 */
export async function footOf(
  stage: Stage,
  area: Box,
  { facts, brand, call }: SmallLayers,
  anchor: "top" | "bottom" = "bottom",
): Promise<Foot> {
  const all = [...facts, ...brand, ...call];
  if (all.length === 0)
    return { layers: [], box: box(area.x, anchor === "top" ? area.y : area.y + area.height, area.width, 0) };
  const gap = 30 * stage.frame.unit;
  const total = all.reduce((sum, layer) => sum + layer.box.width, 0) + gap * (all.length - 1);
  const groups = (total <= area.width && all.length <= 3 ? [all] : [facts, [...brand, ...call]]).filter(
    (group) => group.length > 0,
  );
  const placed: Foot[] = [];
  let rest = area;
  for (const group of anchor === "bottom" ? groups.toReversed() : groups) {
    const row = await smallRow(stage, rest, group, anchor);
    placed.push(row);
    const used = row.box.height + 10 * stage.frame.unit;
    rest = box(rest.x, anchor === "top" ? rest.y + used : rest.y, rest.width, rest.height - used);
  }
  return { layers: placed.flatMap(({ layers }) => layers), box: union(placed.map((row) => row.box)) };
}
