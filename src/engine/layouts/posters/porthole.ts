import { contrast, READABLE } from "../../color/contrast.ts";
import { headlineFace } from "../../giant-type/faces.ts";
import { giantLayer, lineOn } from "../../giant-type/giant-layer.ts";
import type { Inks } from "../../giant-type/inks.ts";
import { inksBeside } from "../../giant-type/inks-beside.ts";
import { ALL_SCRIPTS, type Limits, weightOf } from "../../giant-type/limits.ts";
import { type Ruler, ruleText } from "../../giant-type/ruler.ts";
import { isHan, scriptOf } from "../../giant-type/script-of.ts";
import { callLine, shortSide, smallSize, smallText, smallWords } from "../../giant-type/small-print.ts";
import type { Layer } from "../../layers/layer.ts";
import { fill } from "../../layout-pieces/light.ts";
import { moveTo } from "../../layout-pieces/move.ts";
import type { Layout, Stage } from "../../layout-pieces/stage.ts";
import { coverAt, photoIn, wholeIn } from "../../photo/crop.ts";
import { groundUnder } from "../../photo/ground-under.ts";
import { type Look, lookAt } from "../../photo/look-at.ts";
import { WHOLE } from "../../photo/tones.ts";
import { type Box, bottom, box, right } from "../../scene/box.ts";
import type { Frame } from "../../scene/frame.ts";
import { at, type Node } from "../../tree/node.ts";
import { type Flow, flowAlong } from "./pieces/porthole-lines.ts";

export const portholeLimits: Limits = {
  headline: { least: 12, most: 130 },
  scripts: ALL_SCRIPTS,
  facts: { most: 3, length: 46 },
  photo: true,
};

type Circle = { x: number; y: number; radius: number };

/** The photograph is a great circle hung off the edge, and the lines of the sentence end where the circle begins. */
export const porthole: Layout = async (stage) => {
  const { frame, slots, photo } = stage;
  const { safe, story } = frame;
  const s = shortSide(frame);
  const look = photo && (await lookAt(stage, photo));
  const inks = inksBeside(stage, look && !look.isTransparent ? [look.meanIn(WHOLE)] : []);
  const { paper, glow } = stage.palette;
  const ground =
    photo && look?.isTransparent
      ? await groundUnder(stage.painter, photo, [inks.accent, paper, glow, inks.ink])
      : inks.accent;
  const script = scriptOf(slots.headline);
  const fromRight = script === "arabic";
  const face = headlineFace(800, 82)(script);
  const ruler = await ruleText(stage.painter, slots.headline, face);

  const small = await smallBlock(stage, inks);
  const gap = 0.055 * s;
  const setIn = (circle: Circle) => {
    const height = story ? circle.y - circle.radius - 0.04 * s - small.height - gap : bottom(safe) - small.height - gap;
    return flow(ruler, frame, circle, (story ? Math.min(height, bottom(safe)) : height) - safe.y);
  };
  const { circle, lines } = roomiest(frame, weightOf(slots.headline), small, setIn);

  const mirrored = (x: number) => (fromRight ? frame.width - x : x);
  const last = safe.y + (lines.baselines.at(-1) ?? 0) + 0.2 * lines.size;
  const top = story ? last + gap * 0.8 : bottom(safe) - small.height;
  const hung = { ...circle, x: mirrored(circle.x) };
  return {
    layers: [
      giantLayer(
        "headline",
        slots.headline,
        face,
        lines.runs.map((run, index) =>
          lineOn(ruler, run, {
            x: mirrored(safe.x),
            baseline: safe.y + (lines.baselines[index] ?? 0),
            size: lines.size,
            align: fromRight ? "right" : "left",
          }),
        ),
        { color: inks.ink },
      ),
      ...small.layers.map((layer) =>
        moveTo(layer, fromRight ? right(safe) - layer.box.width : safe.x, top + layer.box.y),
      ),
    ],
    paint: [fill(frame.all, inks.ground), window(hung, frame, ground, photo, look)],
  };
};

/** The facts, the brand and the call under each other, from a top edge of 0 on. */
async function smallBlock(
  stage: Stage,
  inks: Inks,
  size = smallSize(stage.frame) * 1.06,
): Promise<{ layers: Layer[]; height: number }> {
  const { ground, ink, accent } = inks;
  const { frame } = stage;
  const { facts, brand, call } = smallWords(stage);
  const width = frame.story ? frame.safe.width : frame.width * (frame.wide ? 0.34 : 0.37);
  const area = box(0, 0, width, frame.safe.height);
  const color = ink;
  const layers = await Promise.all([
    ...facts.map((fact, index) => smallText(stage, `fact-${index + 1}`, fact, area, { color, size, weight: 620 })),
    ...(brand ? [smallText(stage, "brand", brand, area, { color, size, weight: 620 })] : []),
    ...(call
      ? [callLine(stage, call, width, { color: contrast(accent, ground) >= READABLE ? accent : ink, size })]
      : []),
  ]);
  // A word that is too long for its line makes all of it smaller.
  const least = Math.min(size, ...layers.map((layer) => layer.style.size));
  if (least < size * 0.99) return smallBlock(stage, inks, least);
  let y = 0;
  const stacked = layers.map((layer): Layer => {
    const moved = moveTo(layer, 0, y);
    y += layer.box.height + size * 0.14;
    return moved;
  });
  return { layers: stacked, height: Math.max(0, y - size * 0.14) };
}

type Block = Awaited<ReturnType<typeof smallBlock>>;

/** The circle at its best place gives way to the small print first, then to a long sentence. */
function roomiest(frame: Frame, letters: number, small: Block, setIn: (circle: Circle) => Flow | undefined) {
  const s = shortSide(frame);
  const wanted =
    Math.min(
      frame.wide ? 0.2 : 0.15,
      (frame.wide ? 0.95 : frame.story ? 0.82 : 0.68) / Math.sqrt(Math.max(1, letters)),
    ) * s;
  let best: { circle: Circle; lines: Flow } | undefined;
  for (let step = 0; step <= 16; step++) {
    const circle = circleOf(frame, step / 16);
    if (!isClear(frame, circle, small)) continue;
    const lines = setIn(circle);
    if (lines && (!best || lines.size > best.lines.size * 1.02)) best = { circle, lines };
    if (best && best.lines.size >= wanted) break;
  }
  return best ?? { circle: circleOf(frame, 1), lines: { size: 0.05 * s, runs: [], baselines: [] } };
}

/** From where the circle is largest to where it has given way as far as it may. */
function circleOf({ width, height, shape, safe }: Frame, given: number): Circle {
  const between = (from: number, to: number) => from + (to - from) * given;
  if (shape === "wide")
    return { x: width * between(0.82, 0.92), y: height * 0.5, radius: height * between(0.72, 0.66) };
  if (shape === "story")
    return { x: width * 0.62, y: bottom(safe) + between(190, 420), radius: width * between(0.58, 0.52) };
  const [x, y, radius] = shape === "portrait" ? [0.8, 0.64, 0.54] : [0.77, 0.62, 0.47];
  return { x: width * (x + 0.2 * given), y: height * (y + 0.09 * given), radius: width * (radius - 0.02 * given) };
}

/** Where a line ends that reaches from one height to another. */
function edgeAt({ safe, width, height }: Frame, circle: Circle, top: number, end: number) {
  const reach = circle.radius + 0.045 * Math.min(width, height);
  const nearest = Math.min(Math.max(circle.y, top), end);
  const away = Math.abs(nearest - circle.y);
  return away < reach ? Math.min(right(safe), circle.x - Math.sqrt(reach ** 2 - away ** 2)) : right(safe);
}

function isClear(frame: Frame, circle: Circle, small: Block) {
  if (frame.story) return true;
  const top = bottom(frame.safe) - small.height;
  return small.layers.every(
    ({ box: one }) =>
      frame.safe.x + one.width <= edgeAt(frame, circle, top + one.y, top + one.y + one.height) + 0.015 * frame.width,
  );
}

function flow(ruler: Ruler, frame: Frame, circle: Circle, height: number) {
  const s = shortSide(frame);
  const leading = isHan(ruler.script)
    ? 1.18
    : ruler.script === "arabic"
      ? 1.24
      : ruler.script === "cyrillic"
        ? 1.04
        : 0.97;
  return flowAlong({
    ruler,
    leading,
    maxSize: 0.24 * s,
    minSize: 0.034 * s,
    height,
    roomAt: (top, end) => edgeAt(frame, circle, frame.safe.y + top, frame.safe.y + end) - frame.safe.x,
  });
}

/** The picture in the circle, its subject in the middle of what is seen of it. */
function window({ x, y, radius }: Circle, frame: Frame, ground: string, photo?: Uint8Array, look?: Look): Node {
  const area = box(x - radius, y - radius, 2 * radius, 2 * radius);
  const round = { borderRadius: radius };
  if (!photo || !look) return at(area, { backgroundColor: ground, ...round });
  const seen = within(area, frame.all);
  if (look.isTransparent) return photoIn(photo, area, wholeIn(look, seen, 0.13), { backgroundColor: ground, ...round });
  const covering = Math.max(seen.width, seen.height * look.aspect);
  const zoom = Math.min(1.5, (seen.width * 0.8) / (look.subject.width * covering), (look.width * 2) / covering);
  return photoIn(photo, area, coverAt(look, seen, { zoom: Math.max(1, zoom) }), round);
}

function within(area: Box, whole: Box): Box {
  const [x, y] = [Math.max(area.x, whole.x), Math.max(area.y, whole.y)];
  return box(x, y, Math.min(right(area), right(whole)) - x, Math.min(bottom(area), bottom(whole)) - y);
}
