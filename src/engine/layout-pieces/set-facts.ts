import { MIN_TEXT_PX } from "../../shared/formats.ts";
import type { TextLayer } from "../layers/layer.ts";
import { type Box, bottom, box } from "../scene/box.ts";
import type { Slots } from "../scene/scene.ts";
import { movedDown, moveTo } from "./move.ts";
import { startOf } from "./reading.ts";
import { setText, type TextWish } from "./set-text.ts";
import type { Stage } from "./stage.ts";

/**
 * Facts are what somebody copies from an ad: they stay this large, in pixels of a 1080 pixel wide picture, for as long
 * as there is room. A unit of a story is larger than its pixel.
 */
const LEAST = 30;
const LEAST_IN_STORY = 26;
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
  /** Whether the facts have the size that people can read at a glance. */
  fits: boolean;
};

type FactLook = Partial<TextWish> & {
  color: string;
  size?: number;
  air?: number;
  /** How much height many long facts may take from the rest. */
  maxHeight?: number;
};

/** One row per fact, from the top of the area, all at the largest size at which the rows fit. */
export async function setFacts(stage: Stage, area: Box, facts: readonly string[], look: FactLook): Promise<FactRows> {
  const { unit, story } = stage.frame;
  const least = story ? LEAST_IN_STORY : LEAST;
  const { size: most = 44, air = 13, maxHeight = area.height, ...rest } = look;
  const tries = [
    ...Array.from({ length: Math.floor((most - least) / 2) + 1 }, (_, step) => [most - step * 2, area.height] as const),
    ...[least + 2, least, 28, 26, MIN_TEXT_PX]
      .filter((size) => size <= least + 2)
      .map((size) => [size, maxHeight] as const),
  ];
  let found: FactRows = { layers: [], rows: [], height: 0, fits: true };
  if (facts.length === 0) return found;
  for (const [size, height] of tries) {
    const wish = { typeface: "sans", weight: 550, leading: 1.22, align: startOf(stage), ...rest, size } as const;
    const set = rowsIn(area, await setEach(stage, area, facts, wish), air * unit * Math.min(1, size / 36));
    const isIn = set.height <= height && set.layers.every((layer) => layer.box.width <= area.width + 1);
    found = { ...set, fits: isIn && size >= least };
    if (isIn) break;
  }
  return found;
}

/** A phone number, a price with its currency, an hour with its minutes: no line ends inside one. */
const kept = (text: string) => text.replace(/(?<=[\p{Nd}+€$£¥₽]) (?=[\p{Nd}(€$£¥₽%])/gu, "\u00a0");

const setEach = (stage: Stage, area: Box, facts: readonly string[], wish: Omit<TextWish, "id" | "text">) =>
  Promise.all(
    facts.map((text, index) =>
      setText(stage, box(area.x, area.y, area.width, 9999), {
        ...wish,
        id: `fact-${index + 1}`,
        text: kept(text),
        minSize: wish.size,
      }),
    ),
  );

function rowsIn(area: Box, layers: readonly TextLayer[], air: number): Omit<FactRows, "fits"> {
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
export const lowered = ({ layers, rows, ...rest }: FactRows, by: number): FactRows => ({
  ...rest,
  layers: layers.map((layer) => movedDown(layer, by)),
  rows: rows.map((row) => ({ ...row, y: row.y + by })),
});
