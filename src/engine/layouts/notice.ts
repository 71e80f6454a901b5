import { pushedToRead, readableOn } from "../color/readable-on.ts";
import { headlineItem, kickerItem, plainSublineItem } from "../layout-pieces/copy-items.ts";
import { factsAndSpot } from "../layout-pieces/facts-and-spot.ts";
import { footOf } from "../layout-pieces/foot.ts";
import { fill } from "../layout-pieces/light.ts";
import { movedDown } from "../layout-pieces/move.ts";
import { displayLook, sided, underKicker } from "../layout-pieces/reading.ts";
import { lowered } from "../layout-pieces/set-facts.ts";
import { ornament } from "../layout-pieces/spot-art.ts";
import { stack } from "../layout-pieces/stack.ts";
import type { Layout, Stage } from "../layout-pieces/stage.ts";
import { paintArt } from "../layout-pieces/stage-art.ts";
import { type Box, bottom, box } from "../scene/box.ts";
import type { Node } from "../tree/node.ts";

const FACES = ["wide", "grotesque", "condensed"] as const;

/** A public notice: one huge sentence, then the facts as ruled rows. The seed chooses paper, colour or a band. */
export const notice: Layout = async (stage) => {
  const { frame, palette: p, scene } = stage;
  const { safe, wide, story, unit: u, width: W, height: H } = frame;
  const kind = (["paper", "colour", "band"] as const)[Math.abs(scene.seed) % 3] ?? "paper";
  const upper = kind === "paper" ? p.paper : p.accent;
  const lower = kind === "colour" ? p.accent : p.paper;
  const ink = readableOn(lower, kind === "colour" ? p.onAccent : p.ink);
  const onUpper = readableOn(upper, kind === "paper" ? p.ink : p.onAccent);
  const headlineColor = kind === "paper" ? pushedToRead(p.accent, upper) : onUpper;

  // In a wide picture the facts have the second half, in the others the lower part.
  const half = safe.width / 2 - 34 * u;
  const main = wide ? sided(stage, box(safe.x, safe.y, half, safe.height)) : safe;
  const side = wide ? sided(stage, box(safe.x + safe.width - half, safe.y, half, safe.height)) : safe;
  const onMain = wide ? { brandGround: upper, brandInk: onUpper } : {};
  const foot = await footOf(stage, safe, { ground: lower, ink, ...onMain });
  const floor = foot.box.y - 36 * u;
  const { list, top, spot } = await factsAndSpot(
    stage,
    { ...side, height: floor - safe.y },
    ink,
    Math.min(W, H) * (wide ? 0.4 : 0.36),
  );

  const look = displayLook(stage, FACES[Math.floor(Math.abs(scene.seed) / 3) % FACES.length] ?? "wide");
  const gap = (kind === "band" ? 84 : 52) * u;
  const text = await stack(
    stage,
    { ...main, height: (wide ? floor : top - gap) - safe.y },
    [
      kickerItem(stage, upper, { color: onUpper, size: 32, tracking: 0, uppercase: false }),
      headlineItem(stage, upper, look.typeface, 300, {
        ...look,
        color: headlineColor,
        strong: { color: onUpper },
        gap: underKicker(stage, 22),
      }),
      plainSublineItem(stage, upper, 36, { color: onUpper, weight: 500, maxLines: 4 }),
    ],
    { gap: 24 },
  );

  const below = bottom(text.box) + 44 * u;
  const free = wide ? sided(stage, box(W / 2, 0, W / 2, top - 40 * u)) : box(0, below, W, top - 40 * u - below);
  // A story closes the gap, because it has room for an ornament below its words; the others fill it.
  const lift = story && !spot && free.height > 0 ? -free.height : 0;
  const rows = lowered(list, lift);
  const end = bottom(safe) + 44 * u + lift;
  const ornate = story ? box(0, end, W, H - end) : !spot && free.height > 150 * u ? free : undefined;
  return {
    layers: [...text.layers, ...rows.layers, ...foot.layers.map((layer) => movedDown(layer, lift))],
    keepClear: spot ? [spot.box] : [],
    paint: [
      fill(frame.all, lower),
      ...(kind === "band" ? [fill(wide ? sided(stage, box(0, 0, W / 2, H)) : box(0, 0, W, below), upper)] : []),
      ...(ornate ? ornament(stage, ornate) : []),
      ...(spot ? [paintArt(spot.art, spot.box)] : []),
      ...ruled(stage, rows.rows, ink),
    ],
    grain: { opacity: 0.05 },
  };
};

/** A thick rule over the first row, a thin one over the others and under the last. */
function ruled({ frame }: Stage, rows: readonly Box[], ink: string): Node[] {
  const last = rows.at(-1);
  const thin = 3 * frame.unit;
  return [
    ...rows.map((row, index) => fill({ ...row, y: row.y - thin, height: index === 0 ? thin * 3 : thin }, ink)),
    ...(last ? [fill({ ...last, y: bottom(last), height: thin }, ink)] : []),
  ];
}
