import { contrast } from "../color/contrast.ts";
import { readableOn } from "../color/readable-on.ts";
import { headlineItem, kickerItem, plainSublineItem } from "../layout-pieces/copy-items.ts";
import { footOf } from "../layout-pieces/foot.ts";
import { fill } from "../layout-pieces/light.ts";
import { movedDown } from "../layout-pieces/move.ts";
import { displayLook, sided, startOf, underKicker } from "../layout-pieces/reading.ts";
import { type FactRows, factsOf, lowered, setFacts } from "../layout-pieces/set-facts.ts";
import { ornament, spotArt } from "../layout-pieces/spot-art.ts";
import { stack } from "../layout-pieces/stack.ts";
import type { Layout, Stage } from "../layout-pieces/stage.ts";
import { paintArt } from "../layout-pieces/stage-art.ts";
import { bottom, box, contain, right } from "../scene/box.ts";

const GAP = 64;
const PRINTS = ["rings", "halves", "sunset", "waves", "petals", "arcs"] as const;

/** A page of a magazine: a serif sentence, a side column with the facts, one thick rule, and air. */
export const column: Layout = async (stage) => {
  const { frame, palette: p, slots } = stage;
  const { safe, wide, story, unit: u, width: W, height: H } = frame;
  const ink = readableOn(p.paper, p.ink);
  const accent = contrast(p.accent, p.paper) >= 1.9 ? p.accent : ink;
  const facts = factsOf(slots);
  const spot = spotArt(stage);
  const foot = await footOf(stage, safe, { ground: p.paper, ink, fill: accent });
  const floor = foot.box.y - 40 * u;
  const [set, share] = await sideColumn(stage, floor - safe.y, facts, ink);
  const main = sided(stage, { ...safe, width: safe.width * (1 - share) - GAP * u });
  const side = sided(stage, box(right(safe) - safe.width * share, safe.y, safe.width * share, floor - safe.y));
  // A story has its print below the words, so that its facts hang from the top.
  const hangs = story && !spot;
  const list = lowered(set, hangs ? 0 : side.height - set.height);
  const top = list.rows[0]?.y ?? floor;

  const look = displayLook(stage, "serif");
  const rule = 14 * u;
  const text = await stack(
    stage,
    box(main.x, safe.y + rule + 34 * u, main.width, floor - safe.y - rule - 34 * u),
    [
      kickerItem(stage, p.paper, { size: 30, tracking: 0, uppercase: false, weight: 600 }),
      headlineItem(stage, p.paper, look.typeface, wide ? 240 : 230, {
        ...look,
        minSize: 40,
        gap: underKicker(stage, 20),
      }),
      plainSublineItem(stage, p.paper, 34, { maxLines: 6, gap: 30 }),
    ],
    { gap: 20 },
  );

  const free = box(side.x, safe.y, side.width, top - safe.y - 36 * u);
  const isFree = !hangs && free.height > 170 * u;
  const spotHeight = Math.min(free.height, 0.4 * Math.min(W, H));
  const spotArea = { ...free, y: bottom(free) - spotHeight, height: spotHeight };
  const product = spot && isFree ? contain(spotArea, spot.aspect, startOf(stage) === "left" ? 0 : 1, 1) : undefined;
  const ends = Math.max(bottom(text.box), ...list.rows.map(bottom));
  const lift = hangs ? Math.min(0, ends + 24 * u - floor) : 0;
  const end = bottom(safe) + 64 * u + lift;
  return {
    layers: [...text.layers, ...list.layers, ...foot.layers.map((layer) => movedDown(layer, lift))],
    keepClear: product ? [product] : [],
    paint: [
      fill(frame.all, p.paper),
      fill(box(main.x, safe.y, main.width, rule), accent),
      ...list.rows.map((row) => fill({ ...row, height: 2.5 * u }, ink)),
      ...(spot && product ? [paintArt(spot, product)] : isFree ? ornament(stage, free, PRINTS) : []),
      ...(story ? ornament(stage, box(0, end, W, H - end), PRINTS) : []),
    ],
    grain: { opacity: 0.05 },
  };
};

/** The facts in a narrow column; in a wider one when a long word does not fit. */
async function sideColumn(
  stage: Stage,
  height: number,
  facts: readonly string[],
  color: string,
): Promise<[set: FactRows, share: number]> {
  const { safe } = stage.frame;
  const set = (share: number) => {
    const width = safe.width * share;
    const area = sided(stage, box(right(safe) - width, safe.y, width, height));
    return setFacts(stage, area, facts, { color, size: 42, weight: 500 });
  };
  const narrow = await set(0.37);
  return narrow.fits ? [narrow, 0.37] : [await set(0.54), 0.54];
}
