import { edgesOf } from "../../giant-type/edges-of.ts";
import { elasticFace, type GiantFace } from "../../giant-type/faces.ts";
import { fitRows } from "../../giant-type/fit-rows.ts";
import { giantLayer, linesFrom } from "../../giant-type/giant-layer.ts";
import { inksOf } from "../../giant-type/inks.ts";
import { ALL_SCRIPTS, type Limits, weightOf } from "../../giant-type/limits.ts";
import { ruleText } from "../../giant-type/ruler.ts";
import { isHan, type Script, scriptOf } from "../../giant-type/script-of.ts";
import { smallRow, smallSize } from "../../giant-type/small-print.ts";
import { smallLayers } from "../../giant-type/small-stack.ts";
import { fill } from "../../layout-pieces/light.ts";
import { movedDown } from "../../layout-pieces/move.ts";
import type { Layout } from "../../layout-pieces/stage.ts";
import { bottom, box, right } from "../../scene/box.ts";
import type { Frame } from "../../scene/frame.ts";
import { swellRows } from "./pieces/swell-rows.ts";

export const swellLimits: Limits = {
  headline: { most: 60 },
  scripts: ALL_SCRIPTS,
  facts: { most: 3, length: 34 },
  giants: { least: 1, most: 1, pattern: /^(?=.*[\p{L}\p{N}])\S{2,12}$/u },
};

/** One word repeated from edge to edge, squeezed and opened, around a single lit band that says the offer. */
export const swell: Layout = async (stage) => {
  const { frame, slots } = stage;
  const { safe, story, height: H } = frame;
  const { ground, ink, accent, onAccent } = inksOf(stage);
  const script = scriptOf(slots.headline);
  const isArabic = script === "arabic";
  const z = smallSize(frame);

  const face = offerFace(script);
  const [small, ruler] = await Promise.all([
    smallLayers(stage, box(safe.x, 0, safe.width, z * 4), { color: onAccent, weight: 680 }),
    ruleText(stage.painter, slots.headline, face),
  ]);
  // The band reads from who speaks to what to do, the facts between them.
  const row = await smallRow(
    stage,
    box(safe.x, 0, safe.width, 0),
    [...small.brand, ...small.facts, ...small.call],
    "top",
  );
  const foot = row.box.height;

  const length = weightOf(slots.headline);
  const usual = bandHeight(frame) + Math.max(0, foot - z * 1.5);
  const rows = fitRows(ruler, {
    width: safe.width,
    height: usual - foot - (foot ? 3.7 : 2.4) * z,
    // Arabic letters are low, but their marks are not.
    maxSize: (usual - foot - 3 * z) / 0.74,
    leading: script === "latin" ? 0.9 : isHan(script) ? 1.14 : 1.04,
    maxRows: length <= 20 ? 1 : length <= 44 ? 2 : 3,
  });
  // A sentence that stays small takes less room, so that the rows come nearer.
  const most = rows.height + foot + (foot ? 4.6 : 3.6) * z;
  const height = Math.min(usual, Math.max(most, usual * 0.8));
  const middle = story ? safe.y + safe.height * 0.46 : H * (stage.scene.seed % 2 === 0 ? 0.6 : 0.39);
  const band = box(0, Math.round(middle - height / 2), frame.width, Math.round(height));

  const pad = foot ? z * 0.85 : 0;
  // What hangs below the last line takes from the air under it.
  const { axis: _, ...look } = face;
  const last = ruler.textOf(...(rows.runs.at(-1) ?? [0, 0]));
  const hanging = ((await edgesOf(stage.painter, last, look)).bottom - ruler.baseline) * rows.size;
  const free = band.height - pad - foot - rows.height - Math.max(0, hanging);
  const lines = linesFrom(ruler, rows, {
    x: isArabic ? right(safe) : safe.x,
    top: band.y + free * 0.55,
    align: isArabic ? "right" : "left",
  });
  const repeated = await swellRows(stage, band);
  return {
    layers: [
      giantLayer("giant-1", slots.giants?.[0] ?? "", repeated.face, repeated.lines, { color: ink }),
      giantLayer("headline", slots.headline, face, lines, { color: onAccent }),
      ...row.layers.map((layer) => movedDown(layer, bottom(band) - pad - foot)),
    ],
    paint: [fill(frame.all, ground), fill(band, accent)],
  };
};

function bandHeight({ shape, height, safe }: Frame) {
  if (shape === "story") return safe.height * 0.34;
  return height * { square: 0.3, portrait: 0.26, wide: 0.4 }[shape];
}

function offerFace(script: Script): GiantFace {
  const face = elasticFace(900)(script);
  if (face.axis.least === face.axis.most) return face;
  return { ...face, width: 78, tracking: -0.02, axis: { least: 78, most: 78 } };
}
