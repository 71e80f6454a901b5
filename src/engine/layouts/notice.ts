import { pushedToRead, readableOn } from "../color/readable-on.ts";
import { headlineItem, kickerItem, sublineItem } from "../compose/copy-items.ts";
import { footOf } from "../compose/foot.ts";
import { fill } from "../compose/light.ts";
import { displayLook, sided, startOf } from "../compose/reading.ts";
import { factsOf, lowered, setFacts } from "../compose/set-facts.ts";
import { ornament, spotArt } from "../compose/spot-art.ts";
import { stack } from "../compose/stack.ts";
import type { Layout, Stage } from "../compose/stage.ts";
import { paintArt } from "../compose/stage-art.ts";
import { type Box, bottom, box, contain } from "../scene/box.ts";
import type { Node } from "../tree/node.ts";

const FACES = ["wide", "grotesque", "condensed"] as const;

/** A public notice: one huge sentence, then the facts as ruled rows. The seed chooses paper, colour or a band. */
export const notice: Layout = async (stage) => {
  const { frame, palette: p, slots, scene } = stage;
  const { safe, wide, story, unit: u, width: W, height: H } = frame;
  const kind = (["paper", "colour", "band"] as const)[Math.abs(scene.seed) % 3] ?? "paper";
  const upper = kind === "paper" ? p.paper : p.accent;
  const lower = kind === "colour" ? p.accent : p.paper;
  const ink = readableOn(lower, kind === "colour" ? p.onAccent : p.ink);
  const onUpper = readableOn(upper, kind === "paper" ? p.ink : p.onAccent);
  const headlineColor = kind === "paper" ? pushedToRead(p.accent, upper) : onUpper;
  const spot = spotArt(stage);
  const facts = factsOf(slots);

  // In a wide picture the facts have the second half, in the others the lower part.
  const half = safe.width / 2 - 34 * u;
  const main = wide ? sided(stage, box(safe.x, safe.y, half, safe.height)) : safe;
  const side = wide ? sided(stage, box(safe.x + safe.width - half, safe.y, half, safe.height)) : safe;
  const onMain = wide ? { brandGround: upper, brandInk: onUpper } : {};
  const foot = await footOf(stage, safe, { ground: lower, ink, ...onMain });
  const floor = foot.box.y - 36 * u;
  const spotSide = spot ? Math.min(W, H) * (wide ? 0.4 : 0.36) : 0;
  const listWidth = side.width - (spot && !wide ? spotSide + 40 * u : 0);
  const list = sided(stage, { ...sided(stage, side), width: listWidth });
  const room = wide ? floor - safe.y - spotSide : (floor - safe.y) * 0.56;
  const set = await setFacts(stage, { ...list, height: room }, facts, { color: ink, size: 44 });
  const placed = lowered(set, floor - set.height - safe.y);
  const listTop = floor - Math.max(set.height, wide ? 0 : spotSide);

  const look = displayLook(stage, FACES[Math.floor(Math.abs(scene.seed) / 3) % FACES.length] ?? "wide");
  const gap = (kind === "band" ? 84 : 52) * u;
  const text = await stack(
    stage,
    { ...main, height: (wide ? floor : listTop - gap) - safe.y },
    [
      kickerItem(stage, upper, { color: onUpper, size: 32, tracking: 0, uppercase: false }),
      headlineItem(stage, upper, look.typeface, 300, {
        ...look,
        color: headlineColor,
        strong: { color: onUpper },
        gap: 22,
      }),
      sublineItem(stage, upper, 36, { color: onUpper, weight: 500, maxLines: 4 }),
    ],
    { gap: 24 },
  );

  const below = bottom(text.box) + 44 * u;
  const paint: Node[] = [fill(frame.all, lower)];
  if (kind === "band") paint.push(fill(wide ? sided(stage, box(0, 0, W / 2, H)) : box(0, 0, W, below), upper));
  const free = wide
    ? sided(stage, box(W / 2, 0, W / 2, (placed.rows[0]?.y ?? floor) - 40 * u))
    : box(0, below, W, listTop - 40 * u - below);
  if (!spot && free.height > 150 * u) paint.push(...ornament(stage, free));
  const product =
    spot &&
    contain(
      wide
        ? box(side.x, safe.y, side.width, (placed.rows[0]?.y ?? floor) - safe.y - 24 * u)
        : sided(stage, box(safe.x + safe.width - spotSide, listTop, spotSide, floor - listTop)),
      spot.aspect,
      startOf(stage) === "left" ? 1 : 0,
    );
  if (spot && product) paint.push(paintArt(spot, product));
  paint.push(...ruled(stage, placed.rows, ink));
  if (story) paint.push(...ornament(stage, box(0, bottom(safe) + 44 * u, W, H - bottom(safe) - 44 * u)));

  return {
    layers: [...text.layers, ...placed.layers, ...foot.layers],
    keepClear: product ? [product] : [],
    paint,
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
