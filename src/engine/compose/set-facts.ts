import type { TextLayer } from "../layers/layer.ts";
import { type Box, bottom, box } from "../scene/box.ts";
import type { Slots } from "../scene/scene.ts";
import { moveTo } from "./move.ts";
import { startOf } from "./reading.ts";
import { setText, type TextWish } from "./set-text.ts";
import type { Stage } from "./stage.ts";

/** Facts are what somebody copies from an ad: they stay this large for as long as there is room. */
const LEAST = 30;
const MOST_ROWS = 6;

/** The lines of a list of facts: the badge, the facts, the reasons. Nothing is said twice. */
export function factsOf({ badge, facts = [], bullets = [], headline }: Slots) {
  const said = [headline, ...facts, ...bullets].join("\n");
  const offer = badge && !said.includes(badge.text) ? [[badge.text, badge.small].filter(Boolean).join(" ")] : [];
  return [...new Set([...offer, ...facts, ...bullets])].slice(0, MOST_ROWS);
}

export type FactRows = {
  layers: TextLayer[];
  /** The row of each fact, with the air above and below it. */
  rows: Box[];
  height: number;
};

type FactLook = Partial<TextWish> & { color: string; size?: number; air?: number };

/** One row per fact, from the top of the area, all at the largest size at which the rows fit. */
export async function setFacts(stage: Stage, area: Box, facts: readonly string[], look: FactLook): Promise<FactRows> {
  const { unit } = stage.frame;
  const { size: most = 40, air = 14, ...rest } = look;
  let found: FactRows = { layers: [], rows: [], height: 0 };
  if (facts.length === 0) return found;
  for (let size = most; size >= 24; size -= size > LEAST ? 2 : 3) {
    const wish = { typeface: "sans", weight: 550, leading: 1.22, align: startOf(stage), ...rest, size } as const;
    found = rowsIn(area, await setEach(stage, area, facts, wish), air * unit * Math.min(1, size / 36));
    const isWide = found.layers.some((layer) => layer.box.width > area.width + 1);
    if (found.height <= area.height && !isWide) break;
  }
  return found;
}

const setEach = (stage: Stage, area: Box, facts: readonly string[], wish: Omit<TextWish, "id" | "text">) =>
  Promise.all(
    facts.map((text, index) =>
      setText(stage, box(area.x, area.y, area.width, 9999), {
        ...wish,
        id: `fact-${index + 1}`,
        text,
        minSize: wish.size,
      }),
    ),
  );

function rowsIn(area: Box, layers: readonly TextLayer[], air: number): FactRows {
  let y = area.y;
  const rows = layers.map((layer) => {
    const row = box(area.x, y, area.width, layer.box.height + 2 * air);
    y = bottom(row);
    return row;
  });
  return {
    rows,
    height: y - area.y,
    layers: layers.map((layer, index) => moveTo(layer, layer.box.x, (rows[index]?.y ?? 0) + air)),
  };
}

/** The same rows further down. */
export const lowered = ({ layers, rows, height }: FactRows, by: number): FactRows => ({
  layers: layers.map((layer) => moveTo(layer, layer.box.x, layer.box.y + by)),
  rows: rows.map((row) => ({ ...row, y: row.y + by })),
  height,
});
