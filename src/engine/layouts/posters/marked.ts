import { contrast } from "../../color/contrast.ts";
import { mix } from "../../color/mix.ts";
import { pushedToRead } from "../../color/readable-on.ts";
import { edgesOf } from "../../giant-type/edges-of.ts";
import { softFace } from "../../giant-type/faces.ts";
import { giantLayer, lineOn } from "../../giant-type/giant-layer.ts";
import { inksOf } from "../../giant-type/inks.ts";
import type { Limits } from "../../giant-type/limits.ts";
import { ruleText } from "../../giant-type/ruler.ts";
import { scriptOf } from "../../giant-type/script-of.ts";
import { blockAt, smallBlock } from "../../giant-type/small-block.ts";
import { callLine, shortSide, smallRow, smallText, smallWords } from "../../giant-type/small-print.ts";
import { fill } from "../../layout-pieces/light.ts";
import type { Layout, Stage } from "../../layout-pieces/stage.ts";
import { bottom, box, right } from "../../scene/box.ts";
import { svgAt } from "../../tree/svg.ts";
import { echoed, fitAcross, fitAround, notes, writtenOver } from "./pieces/marked-notes.ts";
import { arrow, heldTogether, spanOf, strike, struckIn } from "./pieces/marked-word.ts";

export const markedLimits: Limits = {
  headline: { least: 24, most: 110 },
  scripts: ["latin", "cyrillic"],
  facts: { most: 2, length: 40 },
  struck: true,
};

const LEADING = 1.04;
const MOST_LARGER = 1.9;

/** The old sentence in print, the better one by hand: one word struck, one written over it. */
export const marked: Layout = async (stage) => {
  const { frame, slots, painter } = stage;
  const { width: W, height: H, story, wide, safe } = frame;
  const s = shortSide(frame);
  const { ground, ink, pen } = colorsOf(stage);
  const face = softFace(600, 96)(scriptOf(slots.headline));
  const [ruler, sentence, { top: small }] = await Promise.all([
    ruleText(painter, heldTogether(slots.headline, slots.struck?.out), face),
    edgesOf(painter, slots.headline, face),
    edgesOf(painter, "x", face),
  ]);
  const struck = struckIn(ruler, slots.struck?.out);
  const instead = struck ? slots.struck?.instead : undefined;

  // The foot first, then the notes above it: the sentence has the rest.
  const words = smallWords(stage);
  const hasNotes = words.facts.length > 0;
  const isColumn = wide && hasNotes;
  const column = box(safe.x + 0.7 * safe.width, safe.y, 0.3 * safe.width, safe.height);
  const look = { color: ink, weight: 600 };
  const foot = isColumn
    ? await smallBlock(stage, { ...words, facts: [] }, column.width, { ...look, align: "right" })
    : await smallRow(
        stage,
        safe,
        await Promise.all([
          ...(words.brand ? [smallText(stage, "brand", words.brand, safe, look)] : []),
          ...(words.call ? [callLine(stage, words.call, safe.width, look)] : []),
        ]),
      );
  const footHeight = "box" in foot ? foot.box.height : foot.height;
  const footLayers =
    "box" in foot
      ? foot.layers.map((layer) =>
          layer.id === "button" && !words.brand
            ? { ...layer, box: { ...layer.box, x: right(safe) - layer.box.width } }
            : layer,
        )
      : blockAt(foot, { x: column.x, y: bottom(safe) - foot.height });
  const footTop = bottom(safe) - footHeight - (footHeight ? 0.035 * s : 0);
  const notesAt = (large: number) =>
    notes(stage, words.facts, {
      area: isColumn
        ? box(column.x, safe.y + 0.02 * s, column.width, footTop - safe.y - 0.05 * s)
        : box(safe.x + 0.13 * safe.width, 0, 0.84 * safe.width, footTop),
      anchor: isColumn ? "top" : "bottom",
      color: pen,
      large,
    });
  const usual = await notesAt(1);

  const room = hasNotes && !wide ? usual.box.y - safe.y - 0.1 * s : (isColumn ? bottom(safe) : footTop) - safe.y;
  const { capital, baseline } = ruler;
  const around = {
    width: isColumn ? 0.66 * safe.width : safe.width,
    height: room,
    leading: LEADING,
    // Without notes the sentence has the picture to itself.
    maxSize: (hasNotes ? 0.24 : 0.36) * s,
    maxRows: 7,
    hang: Math.max(0, sentence.bottom - baseline),
    air: struck ? (instead ? 0.66 : 0.1) : 0,
  };
  const fitted = wide ? fitAcross(ruler, around) : fitAround(ruler, around);
  const { runs, size } = fitted;
  const row = struck ? runs.findIndex(([from, to]) => from <= struck.word && struck.word < to) : -1;
  const free = room - fitted.total;
  // What the sentence leaves over goes to the notes.
  const noted =
    hasNotes && !wide && free > 0.06 * s
      ? await notesAt(Math.min(MOST_LARGER, 1 + (0.8 * free) / usual.box.height))
      : usual;
  const top = safe.y + (wide || !hasNotes ? free / 2 : 0);
  const lineAt = (index: number) =>
    top + (capital + index * LEADING + (row >= 0 && index >= row ? fitted.air : 0)) * size;
  // The first letters stand on the margin with their ink.
  const lines = runs.map((run, index) =>
    lineOn(ruler, run, { x: safe.x - 0.03 * size, baseline: lineAt(index), size }),
  );
  const end = lineAt(runs.length - 1) + fitted.hang * size;

  const xHeight = (baseline - small) * size;
  const width = size * 0.07;
  const line = lines[row];
  const span = struck && line ? await spanOf(painter, ruler, struck, runs[row]?.[0] ?? 0, line) : undefined;
  const paths = [
    ...(span ? [strike(span, lineAt(row), xHeight, width)] : []),
    ...(hasNotes && !wide && noted.box.y - end > 0.045 * s
      ? [
          arrow(
            { x: safe.x + 0.1 * safe.width, y: noted.box.y + noted.box.height * (words.facts.length > 1 ? 0.3 : 0.62) },
            { x: safe.x + 0.05 * safe.width, y: end + 0.025 * s },
            safe.x + 0.006 * safe.width,
            Math.min(width, 0.011 * s),
          ),
        ]
      : []),
  ];
  const over =
    instead && span
      ? [await writtenOver(stage, instead, { span, y: lineAt(row) - capital * size, size, color: pen })]
      : [];
  const echo =
    story && struck ? await echoed(painter, ruler, struck, box(0, bottom(safe), W, H - bottom(safe))) : undefined;
  return {
    layers: [
      giantLayer("headline", slots.headline, face, lines, { color: ink }),
      ...over,
      ...noted.layers,
      ...footLayers,
    ],
    paint: [
      fill(frame.all, ground),
      ...(echo ? [echo.node(mix(ground, ink, 0.18)), svgAt(frame.all, `<path d="${echo.path}" fill="${pen}"/>`)] : []),
    ],
    strokes: paths.length ? [svgAt(frame.all, `<path d="${paths.join("")}" fill="${pen}"/>`)] : [],
  };
};

/** Paper and print, and a pen that can be read on the paper and seen on the print. */
function colorsOf(stage: Stage) {
  const { palette: p } = stage;
  const { ground, ink } = inksOf(stage, ["paper", "dark"]);
  const pens = [p.accent, p.pop, p.shade, p.glow].map((color) => pushedToRead(color, ground));
  const pen = pens.find((color) => contrast(color, ink) >= 1.7) ?? pens[0] ?? ink;
  return { ground, ink, pen };
}
