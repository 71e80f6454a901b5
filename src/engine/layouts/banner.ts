import { contrast } from "../color/contrast.ts";
import { readableOn } from "../color/readable-on.ts";
import { kickerItem, plainSublineItem } from "../layout-pieces/copy-items.ts";
import { footOf } from "../layout-pieces/foot.ts";
import { fill } from "../layout-pieces/light.ts";
import { movedDown } from "../layout-pieces/move.ts";
import { sided, startOf } from "../layout-pieces/reading.ts";
import { factsOf, lowered, setFacts } from "../layout-pieces/set-facts.ts";
import { ornament } from "../layout-pieces/spot-art.ts";
import { stack } from "../layout-pieces/stack.ts";
import type { Layout, Stage } from "../layout-pieces/stage.ts";
import { bottom, box } from "../scene/box.ts";
import { svgAt } from "../tree/svg.ts";
import { setBands } from "./pieces/bands.ts";

/** The headline on bands of colour, one line each, driven across the picture. The facts stand level beneath. */
export const banner: Layout = async (stage) => {
  const { frame, palette: p, slots, scene } = stage;
  const { safe, wide, story, unit: u, width: W, height: H } = frame;
  const ink = readableOn(p.paper, p.ink);
  const tilt = Math.abs(scene.seed) % 2 ? (wide ? 4 : 6) : 0;
  const degrees = startOf(stage) === "right" ? tilt : -tilt;
  const half = safe.width * 0.56;
  const main = wide ? sided(stage, { ...safe, width: half }) : safe;
  const side = wide ? sided(stage, box(safe.x + half + 60 * u, safe.y, safe.width - half - 60 * u, safe.height)) : safe;

  const foot = await footOf(stage, side, { ground: p.paper, ink });
  const floor = foot.box.y - 30 * u;
  const room = floor - safe.y;
  const set = await setFacts(stage, { ...side, height: room * (wide ? 1 : 0.48) }, factsOf(slots), {
    color: ink,
    size: 42,
    air: 11,
    maxHeight: room * (wide ? 1 : 0.62),
  });
  const list = lowered(set, room - set.height);
  const top = list.rows[0]?.y ?? floor;
  const head = await stack(stage, main, [
    kickerItem(stage, p.paper, { color: ink, size: 31, tracking: 0, uppercase: false }),
  ]);
  const under = await stack(
    stage,
    wide ? main : { ...main, height: top - 20 * u - main.y },
    [plainSublineItem(stage, p.paper, 34, { color: ink, maxLines: 3 })],
    { valign: "bottom" },
  );
  const start = slots.kicker ? bottom(head.box) + 26 * u : safe.y;
  const end = slots.subline ? under.box.y - 26 * u : wide ? bottom(main) : top - 30 * u;
  const bands = await setBands(stage, { ...main, y: start, height: end - start }, degrees, bandColors(stage, ink));

  // Where few words leave room, an ornament comes out from under the last band, or stands over the facts. A story
  // closes the gap instead, because it has room for an ornament below its words.
  const rest = wide
    ? sided(stage, box(W - safe.x - side.width, 0, safe.x + side.width, top - 40 * u))
    : box(0, bands.last, W, end - bands.last);
  const isFree = wide ? rest.height > 200 * u : bands.left > 0;
  const lift = story ? -bands.left : 0;
  const rows = lowered(list, lift);
  const foundation = bottom(safe) + 50 * u + lift;
  return {
    layers: [
      ...(slots.kicker ? head.layers : []),
      ...bands.layers,
      ...[...(slots.subline ? under.layers : []), ...foot.layers].map((layer) => movedDown(layer, lift)),
      ...rows.layers,
    ],
    paint: [
      fill(frame.all, p.paper),
      ...(isFree && !story ? ornament(stage, rest) : []),
      svgAt(frame.all, bands.body),
      ...rows.rows.map((row) => fill({ ...row, height: 3 * u }, ink)),
      ...(story ? ornament(stage, box(0, foundation, W, H - foundation)) : []),
    ],
    grain: { opacity: 0.05 },
  };
};

/** Two colours that stand out from the ground. */
function bandColors({ palette: p }: Stage, ink: string): [string, string] {
  const seen = [p.accent, p.pop, ink, p.shade].filter((color) => contrast(color, p.paper) > 1.35);
  const [first = ink, second = first] = new Set(seen);
  return [first, second];
}
