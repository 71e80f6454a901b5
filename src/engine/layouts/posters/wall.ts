import { contrast } from "../../color/contrast.ts";
import { readableOnFlat } from "../../color/readable-on.ts";
import { inCapitals } from "../../giant-type/capitals.ts";
import { blockFace } from "../../giant-type/faces.ts";
import { faintOn } from "../../giant-type/faint-on.ts";
import { giantLayer } from "../../giant-type/giant-layer.ts";
import { type Inks, inksOf } from "../../giant-type/inks.ts";
import { ALL_SCRIPTS, type Limits } from "../../giant-type/limits.ts";
import { ruleText } from "../../giant-type/ruler.ts";
import { scriptOf } from "../../giant-type/script-of.ts";
import { callLine, shortSide, smallRow, smallText, smallWords } from "../../giant-type/small-print.ts";
import type { Layer } from "../../layers/layer.ts";
import { giantNode } from "../../layers/paint-giant.ts";
import { fill } from "../../layout-pieces/light.ts";
import { movedDown } from "../../layout-pieces/move.ts";
import type { Layout, Stage } from "../../layout-pieces/stage.ts";
import { bottom, box } from "../../scene/box.ts";
import { tokensOf } from "../../text/tokens.ts";
import { type Course, mason } from "./pieces/wall-rows.ts";

export const wallLimits: Limits = {
  headline: { most: 60 },
  scripts: ALL_SCRIPTS,
  facts: { most: 3, length: 34 },
};

/** The least height that is worth a row of its own in the seam, as a share of the short side. */
const LEAST_ROW = 0.09;

/** Every line is set to both edges by the width of its letters, like courses of bricks; one seam holds the facts. */
export const wall: Layout = async (stage) => {
  const { frame, slots, painter } = stage;
  const { width: W, height: H, story, safe } = frame;
  const s = shortSide(frame);
  const { ground, ink, accent, onAccent } = wallInks(stage);
  const isArabic = scriptOf(slots.headline) === "arabic";
  const masonOf = async (text: string) => {
    const face = blockFace(860)(scriptOf(text));
    return { face, ...(await mason(painter, await ruleText(painter, inCapitals(text), face))) };
  };
  const [headline, small] = await Promise.all([masonOf(slots.headline), smallLayers(stage, onAccent)]);

  const mortar = 0.026 * s;
  const margin = story ? safe.x : 0.034 * s;
  const [top, end] = story ? [safe.y, bottom(safe)] : [margin, H - margin];
  const measure = W - 2 * margin;
  const pad = 0.019 * s;

  const rowOf = (layers: readonly Layer[]) => smallRow(stage, box(safe.x, 0, safe.width, H), layers, "top");
  const least = small.length ? Math.max(0.074 * s, (await rowOf(small)).box.height + 2 * pad) : 0;
  const joint = small.length ? mortar : 0;
  const whole = { measure, height: end - top - least - joint, mortar };
  const wanted = headline.lay(whole);
  // Large words in the seam would be read as a part of the sentence around them, so they come after it.
  const hasBigWords = (small[0]?.id ?? "button") !== "button" && whole.height - wanted.height > LEAST_ROW * s;
  const isLast = wanted.rows.length === 1 || hasBigWords || cutsName(stage, wanted.rows.at(-1)?.run[0] ?? 0);
  // A seam under the last row goes on to the edge of the picture, and its words keep clear of that.
  const lost = isLast && !story && small.length ? end - bottom(safe) : 0;
  const room = { ...whole, height: whole.height - lost };
  const { rows, height } = lost ? headline.lay({ ...room, maxRows: wanted.rows.length }) : wanted;
  const slack = room.height - height;

  // What the rows leave over makes the seam taller, and its first words become rows themselves.
  const [first, ...others] = small;
  const otherRow = await rowOf(others);
  const under = others.length ? otherRow.box.height + 1.6 * pad : 0;
  const inSeam = first && first.id !== "button" && slack > LEAST_ROW * s ? await masonOf(first.text) : undefined;
  const bigRows = inSeam?.lay({ measure, height: Math.max(1, least + slack - under - 4 * pad), mortar });
  const isBig = bigRows?.rows.every(({ size }) => size > LEAST_ROW * s) ?? false;
  const row = isBig ? otherRow : await rowOf(small);
  const seamHeight = small.length === 0 ? 0 : isBig || slack <= LEAST_ROW * s ? least + slack : least;

  const before = isLast ? rows.length : rows.length - 1;
  const placed = stacked(rows.slice(0, before), top, mortar);
  const seamTop = placed.end;
  const rest = stacked(rows.slice(before), seamTop + seamHeight + joint, mortar);
  const lit = [...placed.rows, ...rest.rows];
  const start = (course: Course) => (isArabic ? W - margin - course.width : margin);
  const lines = lit.map(({ course, at }) => headline.lineAt(course, start(course), at));

  const seamEnd = lost && (isBig || slack <= LEAST_ROW * s) ? H : seamTop + seamHeight;
  const rowTop = isBig
    ? Math.min(seamTop + seamHeight - 1.4 * pad, bottom(safe)) - row.box.height
    : Math.min(seamTop + (seamEnd - seamTop - row.box.height) / 2, bottom(safe) - row.box.height);
  const air = (others.length ? rowTop : seamEnd) - seamTop - (bigRows?.height ?? 0);
  const bigLines = isBig && bigRows ? stacked(bigRows.rows, seamTop + air / 2, mortar).rows : [];

  const goesOn = story || (rest.end < end - mortar && seamEnd < H);
  const echo = (goesOn ? echoes(rows, rest.end, story ? top : undefined, H, mortar) : []).map(({ course, at }) =>
    headline.lineAt(course, start(course), at),
  );
  const beside = lit.flatMap(({ course, at }) => {
    if (course.width > measure * 0.9) return [];
    const step = (course.width + course.size * 0.28) * (isArabic ? -1 : 1);
    return Array.from({ length: Math.ceil(W / Math.abs(step)) }, (_, index) =>
      headline.lineAt(course, start(course) + step * (index + 1), at),
    );
  });
  const unlit = [...echo, ...beside];

  return {
    layers: [
      giantLayer("headline", slots.headline, headline.face, lines, { color: ink }),
      ...(isBig && first && inSeam
        ? [
            giantLayer(
              first.id,
              first.text,
              inSeam.face,
              bigLines.map(({ course, at }) => inSeam.lineAt(course, (W - course.width) / 2, at)),
              { color: onAccent },
            ),
          ]
        : []),
      ...row.layers.map((layer) => movedDown(layer, rowTop)),
    ],
    paint: [
      fill(frame.all, ground),
      ...(unlit.length
        ? [giantNode(giantLayer("echo", "", headline.face, unlit, { color: faintOn(ground, ink) }))]
        : []),
      ...(seamHeight ? [fill(box(0, seamTop, W, seamEnd - seamTop), accent)] : []),
    ],
  };
};

/** In the dark the letters may be the light, and the seam the loud spot. */
function wallInks(stage: Stage): Inks {
  const found = inksOf(stage);
  const { pop, accent } = stage.palette;
  const isLit = found.accent === accent && contrast(accent, found.ground) >= 7 && contrast(pop, accent) >= 1.5;
  if (!isLit || contrast(pop, found.ground) < 3) return found;
  return { ...found, ink: accent, accent: pop, onAccent: readableOnFlat(pop, found.ground, found.ink) };
}

/** Whether a seam before this word of the headline would divide the brand's name. */
function cutsName({ slots, scene }: Stage, word: number): boolean {
  const before = tokensOf(slots.headline.trim())
    .slice(0, word)
    .map(({ text }) => text)
    .join(" ").length;
  const at = slots.headline.indexOf(scene.brand.name);
  return at >= 0 && before > at && before < at + scene.brand.name.length;
}

async function smallLayers(stage: Stage, color: string): Promise<Layer[]> {
  const { facts, brand, call } = smallWords(stage);
  const { safe } = stage.frame;
  const look = { color, weight: 700 };
  return Promise.all([
    ...facts.map((fact, index) => smallText(stage, `fact-${index + 1}`, fact, safe, look)),
    ...(brand ? [smallText(stage, "brand", brand, safe, look)] : []),
    ...(call ? [callLine(stage, call, safe.width, look)] : []),
  ]);
}

type Placed = { course: Course; at: number };

function stacked(rows: readonly Course[], top: number, mortar: number): { rows: Placed[]; end: number } {
  let y = top;
  const placed = rows.map((course) => {
    const at = y;
    y += course.height + mortar;
    return { course, at };
  });
  return { rows: placed, end: y };
}

/** The wall goes on, unlit, below what has to be read and, from `top` up, above it. */
function echoes(rows: readonly Course[], from: number, top: number | undefined, height: number, mortar: number) {
  const found: Placed[] = [];
  let y = from;
  for (let index = 0; y < height && index < 12; index++) {
    const course = rows[index % rows.length];
    if (!course) break;
    found.push({ course, at: y });
    y += course.height + mortar;
  }
  y = top ?? 0;
  for (const course of [...rows].reverse()) {
    y -= course.height + mortar;
    if (y + course.height < 0) break;
    found.push({ course, at: y });
  }
  return found;
}
