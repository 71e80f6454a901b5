import { contrast } from "../color/contrast.ts";
import { readableOn } from "../color/readable-on.ts";
import { kickerItem, sublineItem } from "../compose/copy-items.ts";
import { footOf } from "../compose/foot.ts";
import { fill } from "../compose/light.ts";
import { displayLook, sided, startOf } from "../compose/reading.ts";
import { factsOf, lowered, setFacts } from "../compose/set-facts.ts";
import { setText } from "../compose/set-text.ts";
import { ornament } from "../compose/spot-art.ts";
import { stack } from "../compose/stack.ts";
import type { Layout, Stage } from "../compose/stage.ts";
import { turnedPoint } from "../compose/turn.ts";
import type { TextLayer } from "../layers/layer.ts";
import { type Box, bottom, box, right } from "../scene/box.ts";
import { svgAt } from "../tree/svg.ts";

/** How far a band reaches over the letters, in ems of the line it carries. */
const BAND = 1.34;

/** The headline on bands of colour, one line each, driven across the picture. The facts stand level beneath. */
export const banner: Layout = async (stage) => {
  const { frame, palette: p, slots, scene } = stage;
  const { safe, wide, story, unit: u, width: W, height: H } = frame;
  const sign = startOf(stage) === "right" ? 1 : -1;
  const degrees = sign * (Math.abs(scene.seed) % 2 ? (wide ? 4 : 6) : 0);
  const ink = readableOn(p.paper, p.ink);
  const half = safe.width * 0.56;
  const main = wide ? sided(stage, box(safe.x, safe.y, half, safe.height)) : safe;
  const side = wide ? sided(stage, box(safe.x + half + 60 * u, safe.y, safe.width - half - 60 * u, safe.height)) : safe;

  const foot = await footOf(stage, side, { ground: p.paper, ink });
  const floor = foot.box.y - 30 * u;
  const head = await stack(stage, main, [
    kickerItem(stage, p.paper, { color: ink, size: 29, tracking: 0, uppercase: false }),
  ]);
  const headEnd = slots.kicker ? bottom(head.box) + 26 * u : safe.y;
  const facts = factsOf(slots);
  const set = await setFacts(stage, { ...side, height: (floor - safe.y) * (wide ? 1 : 0.48) }, facts, {
    color: ink,
    size: 42,
    air: 11,
  });
  const placed = lowered(set, floor - set.height - safe.y);
  const under = await stack(
    stage,
    wide ? main : { ...main, height: (placed.rows[0]?.y ?? floor) - 20 * u - main.y },
    [sublineItem(stage, p.paper, 34, { color: ink, maxLines: 3 })],
    { valign: "bottom" },
  );
  const end = slots.subline ? under.box.y - 26 * u : wide ? bottom(main) : (placed.rows[0]?.y ?? floor) - 26 * u;
  const field = box(main.x, headEnd, main.width, end - headEnd);
  const { lines, size } = await bandsIn(stage, field, degrees);

  const colors = [p.accent, p.pop, ink].filter(
    (color, index, all) => all.indexOf(color) === index && contrast(color, p.paper) > 1.35,
  );
  const colorOf = (index: number) => colors[index % Math.min(2, colors.length)] ?? p.accent;
  const pitch = size * u * (BAND + 0.06);
  const [cx, cy] = [field.x + field.width / 2, field.y + field.height / 2];
  const slackOf = (width: number) => Math.max(0, field.width * 0.985 - width) / 2;
  const bars: string[] = [];
  const layers: TextLayer[] = [];
  for (const [index, { text, width }] of lines.entries()) {
    const y = cy + (index - (lines.length - 1) / 2) * pitch;
    const toRight = index % 2 === 1;
    // Wide pictures have the facts beside the bands: there, all bands come from the same edge.
    const shift = wide
      ? sign * -1 * Math.min(slackOf(width), index * 26 * u) + sign * slackOf(width)
      : slackOf(width) * (toRight ? 1 : -1);
    const drift = turnedPoint(field, cx, y, degrees).x - cx;
    const x = cx + Math.max(-slackOf(width) - drift, Math.min(slackOf(width) - drift, shift));
    const middle = turnedPoint(field, x, y, degrees);
    const layer = await setText(stage, box(0, 0, width + 2, size * u * 2), {
      id: `headline-${index + 1}`,
      text,
      ...displayLook(stage, "condensed"),
      ...LINE,
      size,
      minSize: size,
      color: readableOn(colorOf(index), p.onAccent, p.paper),
      maxLines: 1,
      rotate: degrees,
      align: "center",
    });
    layers.push({
      ...layer,
      box: { ...layer.box, x: middle.x - layer.box.width / 2, y: middle.y - layer.box.height / 2 },
    });
    const air = size * u * 0.34;
    const bleedsLeft = wide ? sign < 0 : !toRight;
    const [from, to] = bleedsLeft ? [-2 * W, x + width / 2 + air] : [x - width / 2 - air, 3 * W];
    bars.push(
      `<rect x="${from}" y="${y - (size * u * BAND) / 2}" width="${to - from}" height="${size * u * BAND}" fill="${colorOf(index)}"/>`,
    );
  }
  return {
    layers: [
      ...(slots.kicker ? head.layers : []),
      ...layers,
      ...(slots.subline ? under.layers : []),
      ...placed.layers,
      ...foot.layers,
    ],
    paint: [
      fill(frame.all, p.paper),
      svgAt(frame.all, `<g transform="rotate(${degrees} ${cx} ${cy})">${bars.join("")}</g>`),
      ...placed.rows.map((row) => fill({ ...row, height: 3 * u }, ink)),
      ...(story
        ? ornament(stage, box(0, bottom(safe) + 50 * u, W, H - bottom(safe) - 50 * u), ["stripes", "waves", "stairs"])
        : []),
    ],
    grain: { opacity: 0.05 },
  };
};

const LINE = { uppercase: true, leading: 1.1 } as const;

/** Breaks the headline into two to four bands at the largest size at which they fit, turned, into the field. */
async function bandsIn(stage: Stage, field: Box, degrees: number) {
  const { unit } = stage.frame;
  const tilt = Math.abs(Math.sin((degrees * Math.PI) / 180)) * field.width;
  const area = box(0, 0, field.width * 0.94, Math.max(60 * unit, field.height - tilt));
  const whole = await setText(stage, area, {
    id: "headline",
    text: stage.slots.headline.replaceAll("**", ""),
    ...displayLook(stage, "condensed"),
    uppercase: true,
    size: 230,
    minSize: 36,
    color: "#000000",
    leading: BAND + 0.06,
    maxLines: 4,
  });
  const size = whole.style.size / unit;
  const lines = await Promise.all(
    whole.lines.map(async (text) => {
      const line = await setText(stage, box(0, 0, right(field) * 2, 9999), {
        ...whole.style,
        id: "line",
        text,
        size,
        minSize: size,
      });
      return { text, width: line.box.width };
    }),
  );
  return { lines, size };
}
