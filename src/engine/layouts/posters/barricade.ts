import { mix } from "../../color/mix.ts";
import { inCapitals } from "../../giant-type/capitals.ts";
import { blockFace } from "../../giant-type/faces.ts";
import { giantLayer } from "../../giant-type/giant-layer.ts";
import { ALL_SCRIPTS, type Limits } from "../../giant-type/limits.ts";
import { ruleText } from "../../giant-type/ruler.ts";
import { scriptOf } from "../../giant-type/script-of.ts";
import { shortSide } from "../../giant-type/small-print.ts";
import { smallLayers, stacked } from "../../giant-type/small-stack.ts";
import { fill } from "../../layout-pieces/light.ts";
import type { Layout } from "../../layout-pieces/stage.ts";
import { turnedPoint } from "../../layout-pieces/turn.ts";
import { type Box, bottom, box, right } from "../../scene/box.ts";
import type { Frame } from "../../scene/frame.ts";
import { svgAt } from "../../tree/svg.ts";
import { type Bar, barsOf } from "./pieces/barricade-bars.ts";
import { barInksOf } from "./pieces/barricade-inks.ts";

export const barricadeLimits: Limits = {
  headline: { least: 10, most: 45 },
  scripts: ALL_SCRIPTS,
  facts: { most: 3, length: 34 },
};

const ANGLES = { square: 12, portrait: 12, story: 13, wide: 7 } as const;

/** Bars of type driven across the frame at one angle, from the left and from the right in turn. */
export const barricade: Layout = async (stage) => {
  const { frame, slots } = stage;
  const { width: W, height: H, safe, story, wide } = frame;
  const s = shortSide(frame);
  const { ground, ink, bars: inks } = barInksOf(stage);
  const script = scriptOf(slots.headline);
  // Arabic reads from the right, so the whole picture is mirrored.
  const mirrored = script === "arabic";
  const turn = ANGLES[frame.shape] * (mirrored ? 1 : -1);
  const centre = { x: W / 2, y: story ? safe.y + safe.height / 2 : H / 2 };

  const small = await smallLayers(stage, box(safe.x, 0, safe.width * (wide ? 0.42 : 0.6), s * 0.2), {
    color: ink,
    weight: 680,
  });
  const [near, far] = mirrored ? (["right", "left"] as const) : (["left", "right"] as const);
  const head = stacked(stage, safe, small.brand, { side: near, anchor: "top" });
  const foot = stacked(stage, safe, [...small.facts, ...small.call], { side: far, anchor: "bottom" });

  // Seen in the turned picture, the bars have the room between the two corners of small print.
  const air = 0.035 * s;
  const heightOf = (x: number, y: number) => turnedPoint(box(centre.x, centre.y, 0, 0), x, y, -turn).y;
  const edges = (area: Box) => [area.x, right(area)].flatMap((x) => [area.y, bottom(area)].map((y) => heightOf(x, y)));
  const limit = story ? safe : box(0, 0, W, H);
  const from = small.brand.length ? Math.max(...edges(head.box)) + air : Math.min(...edges(limit)) + s * 0.12;
  const to = foot.layers.length ? Math.min(...edges(foot.box)) - air : Math.max(...edges(limit)) - s * 0.12;

  const rad = (Math.abs(turn) * Math.PI) / 180;
  const margin = safe.x * 0.86;
  // A place on the slanted line at a height of the turned picture, for an x of the frame.
  const along = (x: number, y: number) =>
    centre.x + (x - centre.x + (y - centre.y) * Math.sin((turn * Math.PI) / 180)) / Math.cos(rad);
  const face = blockFace(900)(script);
  const ruler = await ruleText(stage.painter, inCapitals(slots.headline), face);
  const most = (story ? safe.height * 0.66 : H * (wide ? 0.7 : 0.66)) / Math.cos(rad);
  const room = Math.min(most, to - from);
  const bars = await barsOf(stage, ruler, {
    measure: ((W - 2 * margin) / Math.cos(rad)) * (wide ? 0.9 : 0.97),
    room,
    // As near to the middle of the picture as the small print allows.
    middle: Math.max(from + room / 2, Math.min(to - room / 2, centre.y)),
    startAt: (y) => along(margin, y),
    endAt: (y) => along(W - margin, y),
    mirrored,
  });

  const lines = bars.map(({ line }, index) => ({ ...line, origin: centre, turn, color: inks[index % 2]?.type ?? ink }));
  const wedgeTop = story ? Math.max(...(foot.layers.length ? edges(foot.box) : [to])) + air * 1.4 : undefined;
  return {
    layers: [
      giantLayer("headline", slots.headline, face, lines, { color: inks[0]?.type ?? ink }),
      ...head.layers,
      ...foot.layers,
    ],
    paint: [
      fill(frame.all, ground),
      // One drawing: every turned box of its own would be painted on a layer of its own.
      svgAt(
        frame.all,
        `<g transform="rotate(${turn} ${centre.x} ${centre.y})">${[
          ...(wedgeTop ? [plank(box(-W, wedgeTop, 3 * W, H * 1.5), inks[bars.length % 2]?.fill ?? ink)] : []),
          ...spares(bars, from, to, story ? 0 : H * 0.42).map(({ top, height, index }) =>
            plank(
              box(index % 2 === 0 ? -W : W * 0.3, top, W * 1.7, height),
              mix(ground, inks[index % 2]?.fill ?? ink, 0.16),
            ),
          ),
          ...bars.map((bar, index) =>
            plank(reachOf(bar, frame, (index % 2 === 0) !== mirrored), inks[index % 2]?.fill ?? ink),
          ),
        ].join("")}</g>`,
      ),
    ],
  };
};

/** From one edge of the picture to a little behind the letters. */
function reachOf({ top, height, x, end, capitals }: Bar, { width }: Frame, isFromLeft: boolean): Box {
  const tail = capitals * 0.29;
  return isFromLeft ? box(-width, top, end + tail + width, height) : box(x - tail, top, 2 * width, height);
}

/** Where a few bars leave much room, pale planks without words go on above and below them. */
function spares(bars: readonly Bar[], from: number, to: number, few: number) {
  const [first, last] = [bars[0], bars.at(-1)];
  if (!first || !last || last.top + last.height - first.top > few) return [];
  const pitch = first.height + first.capitals * 0.05;
  const above = Math.floor((first.top - from) / pitch);
  const below = Math.floor((to - last.top - last.height) / pitch);
  return [
    ...Array.from({ length: Math.max(0, above) }, (_, row) => ({ top: first.top - pitch * (row + 1), index: row + 1 })),
    ...Array.from({ length: Math.max(0, below) }, (_, row) => ({
      top: last.top + last.height - first.height + pitch * (row + 1),
      index: bars.length + row,
    })),
  ].map((spare) => ({ ...spare, height: first.height }));
}

const plank = ({ x, y, width, height }: Box, color: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${color}"/>`;
