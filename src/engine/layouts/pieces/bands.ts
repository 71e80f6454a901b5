import { readableOn } from "../../color/readable-on.ts";
import type { TextLayer } from "../../layers/layer.ts";
import { displayLook, startOf } from "../../layout-pieces/reading.ts";
import { setText } from "../../layout-pieces/set-text.ts";
import type { Stage } from "../../layout-pieces/stage.ts";
import { turnedPoint } from "../../layout-pieces/turn.ts";
import { type Box, box } from "../../scene/box.ts";

/** The height of a band and its distance to the next, in ems of the line it carries. */
const BAND = 1.34;
const PITCH = 1.4;
const MOST_BANDS = 4;

type Bands = {
  layers: TextLayer[];
  /** The bands as SVG over the whole picture. */
  body: string;
  /** The middle of the last band, and how much of the area under the bands is left over. */
  last: number;
  left: number;
};

/** Sets the headline on bands, turned about the middle of the area. */
export async function setBands(
  stage: Stage,
  area: Box,
  degrees: number,
  colors: readonly [string, string],
): Promise<Bands> {
  const { wide, unit: u, width: W } = stage.frame;
  const { palette: p } = stage;
  const tilt = Math.abs(Math.sin((degrees * Math.PI) / 180)) * area.width;
  const whole = await setText(stage, box(0, 0, area.width * 0.94, Math.max(60 * u, area.height - tilt)), {
    id: "headline",
    text: stage.slots.headline.replaceAll("**", ""),
    ...displayLook(stage, "condensed"),
    uppercase: true,
    size: 240,
    minSize: 36,
    color: "#000000",
    leading: PITCH,
    maxLines: MOST_BANDS,
  });
  const em = whole.style.size;
  const used = em * PITCH * whole.lines.length + tilt;
  // With much room to spare the bands stay at the top, for something else to take the rest.
  const spare = area.height - used;
  const left = !wide && spare > 200 * u ? spare : 0;
  const field = { ...area, height: area.height - left };
  const [cx, cy] = [field.x + field.width / 2, field.y + field.height / 2];
  const fromRight = startOf(stage) === "right";
  const count = whole.lines.length;

  const set = whole.lines.map(async (text, index) => {
    const isSecond = index % 2 === 1;
    const color = colors[isSecond ? 1 : 0];
    const line = await setText(stage, box(0, 0, W * 2, em * 2), {
      ...whole.style,
      id: `headline-${index + 1}`,
      text,
      size: em / u,
      minSize: em / u,
      maxLines: 1,
      leading: 1.1,
      rotate: degrees,
      align: "center",
      color: readableOn(color, p.onAccent, p.paper),
    });
    const { width, height } = line.box;
    const slack = Math.max(0, area.width * 0.985 - width) / 2;
    // Beside the facts of a wide picture all bands come from the same edge; else from both in turn.
    const toRight = wide ? fromRight : isSecond !== fromRight;
    const inwards = wide ? Math.min(slack, index * 26 * u) : 0;
    const y = cy + (index - (count - 1) / 2) * em * PITCH;
    const drift = turnedPoint(field, cx, y, degrees).x - cx;
    const wanted = (slack - inwards) * (toRight ? 1 : -1);
    const x = cx + Math.max(-slack - drift, Math.min(slack - drift, wanted));
    const middle = turnedPoint(field, x, y, degrees);
    const end = width / 2 + em * 0.34;
    const [from, to] = toRight ? [x - end, 3 * W] : [-2 * W, x + end];
    return {
      layer: { ...line, box: box(middle.x - width / 2, middle.y - height / 2, width, height) },
      bar: `<rect x="${from}" y="${y - (em * BAND) / 2}" width="${to - from}" height="${em * BAND}" fill="${color}"/>`,
    };
  });
  const bands = await Promise.all(set);
  return {
    layers: bands.map(({ layer }) => layer),
    body: `<g transform="rotate(${degrees} ${cx} ${cy})">${bands.map(({ bar }) => bar).join("")}</g>`,
    last: cy + ((count - 1) / 2) * em * PITCH,
    left,
  };
}
