import { mix } from "../../color/mix.ts";
import { serifFace } from "../../giant-type/faces.ts";
import { giantLayer, lineOn } from "../../giant-type/giant-layer.ts";
import { inksOf } from "../../giant-type/inks.ts";
import { ALL_SCRIPTS, type Limits } from "../../giant-type/limits.ts";
import { ruleText } from "../../giant-type/ruler.ts";
import { type Script, scriptOf } from "../../giant-type/script-of.ts";
import { fill } from "../../layout-pieces/light.ts";
import type { Layout } from "../../layout-pieces/stage.ts";
import { seededRandom } from "../../random.ts";
import { type Box, bottom, box, right } from "../../scene/box.ts";
import { barsAround, barsBetween } from "./pieces/redacted-bars.ts";
import { redactedFoot } from "./pieces/redacted-foot.ts";
import { redactedPlan } from "./pieces/redacted-plan.ts";

export const redactedLimits: Limits = {
  headline: { least: 8, most: 120 },
  scripts: ALL_SCRIPTS,
  facts: { most: 3, length: 34 },
};

/** How high a bar is, as a share of the pitch, and how large letters are. */
const BAR = 0.74;
const SCALE: Record<Script, number> = { latin: 1.1, cyrillic: 0.92, arabic: 0.92, japanese: 0.86, chinese: 0.86 };
/** How far under the middle of a bar the baseline stands, in heights of a capital. */
const MIDDLE: Record<Script, number> = { latin: 0.43, cyrillic: 0.43, arabic: 0.36, japanese: 0.5, chinese: 0.5 };
const LINES = { square: [7, 13], portrait: [8, 16], story: [8, 15], wide: [5, 9] } as const;
/** Where in their lines the words stand, as a share of the free measure. */
const PLACES = [
  [0, 0.62, 0.3, 1, 0.12, 0.8, 0.45],
  [0.1, 0.5, 0.3, 0.78, 0, 0.9, 0.55],
  [0.35, 0, 0.7, 0.2, 0.9, 0.5, 0.1],
] as const;

/** A page of crossed-out lines in which one sentence was left standing. */
export const redacted: Layout = async (stage) => {
  const { frame, slots, painter, scene } = stage;
  const { height: H, story, safe, shape } = frame;
  const inks = inksOf(stage, ["paper", "colour", "dark"]);
  const script = scriptOf(slots.headline);
  const isArabic = script === "arabic";
  const face = serifFace()(script);
  const ruler = await ruleText(painter, slots.headline, face);
  const random = seededRandom(Math.abs(scene.seed) + 5);
  const places = PLACES[Math.abs(scene.seed) % PLACES.length] ?? PLACES[0];

  const foot = await redactedFoot(stage, inks, isArabic);
  const page = box(safe.x, safe.y, safe.width, safe.height - (foot.height ? foot.height + 0.012 * H : 0));
  const [least, most] = LINES[shape];
  const plan = redactedPlan(ruler, { width: page.width, height: page.height, least, most, scale: SCALE[script] });
  const { count, pitch, size, runs } = plan;
  const height = pitch * BAR;
  const lineAt = (line: number) => box(page.x, page.y + line * pitch + (pitch - height) / 2, page.width, height);
  const standing = runs.map(({ run, line }, index) => {
    const width = ruler.widthOf(...run) * size;
    const share = places[index % places.length] ?? 0;
    const x = page.x + (page.width - width) * (isArabic ? 1 - share : share);
    const baseline = lineAt(line).y + height / 2 + ruler.capital * MIDDLE[script] * size;
    return { line, words: box(x, lineAt(line).y, width, height), set: lineOn(ruler, run, { x, baseline, size }) };
  });

  /** A crossed-out line; every fifth ends a paragraph. */
  const crossed = (line: number, area: Box) => {
    const length = (line + 50) % 5 === 3 ? page.width * (0.35 + 0.3 * random()) : page.width;
    const from = isArabic ? right(page) - length : page.x;
    return barsBetween(from, from + length, area, pitch, random);
  };
  const bars = Array.from({ length: count }, (_, line) => {
    const left = standing.find((one) => one.line === line);
    return left ? barsAround(left.words, lineAt(line), pitch, random) : crossed(line, lineAt(line));
  }).flat();

  // In a story the page goes on, faint, above and below what has to be read.
  const faint: Box[] = [];
  if (story) {
    for (let line = -1; bottom(lineAt(line)) > 0; line--) faint.push(...crossed(line, lineAt(line)));
    for (let y = bottom(safe) + pitch - height, line = count; y < H; y += pitch, line++)
      faint.push(...crossed(line, box(page.x, y, page.width, height)));
  }
  const { layers, blocks } = foot.at(bottom(safe) - foot.height);
  const lines = standing.map(({ set }) => set);
  return {
    layers: [giantLayer("headline", slots.headline, face, lines, { color: inks.ink }), ...layers],
    paint: [
      fill(frame.all, inks.ground),
      ...faint.map((bar) => fill(bar, mix(inks.ground, inks.ink, 0.13))),
      ...bars.map((bar) => fill(bar, inks.ink)),
      ...blocks.map(({ area, color }) => fill(area, color)),
    ],
  };
};
