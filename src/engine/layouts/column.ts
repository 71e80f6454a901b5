import { pushedToRead, readableOn } from "../color/readable-on.ts";
import { accentButton } from "../compose/button-items.ts";
import { headlineItem, kickerItem, logoItem, sublineItem } from "../compose/copy-items.ts";
import { fill } from "../compose/light.ts";
import { displayLook, sided, startOf } from "../compose/reading.ts";
import { factsOf, lowered, setFacts } from "../compose/set-facts.ts";
import { ornament, spotArt } from "../compose/spot-art.ts";
import { stack } from "../compose/stack.ts";
import type { Layout } from "../compose/stage.ts";
import { paintArt } from "../compose/stage-art.ts";
import { bottom, box, contain } from "../scene/box.ts";

const PRINTS = ["rings", "halves", "sunset", "waves", "petals", "arcs"] as const;

/** A page of a magazine: a serif sentence, a side column with the facts, one thick rule, and air. */
export const column: Layout = async (stage) => {
  const { frame, palette: p, slots } = stage;
  const { safe, wide, story, unit: u, width: W, height: H } = frame;
  const ink = readableOn(p.paper, p.ink);
  const facts = factsOf(slots);
  const spot = spotArt(stage);
  const sideWidth = safe.width * (wide ? 0.36 : 0.37);
  const main = sided(stage, box(safe.x, safe.y, safe.width - sideWidth - 64 * u, safe.height));
  const side = sided(stage, box(safe.x + safe.width - sideWidth, safe.y, sideWidth, safe.height));

  const brand = await stack(stage, main, [logoItem(stage, p.paper, { size: 32, maxWidth: main.width })], {
    valign: "bottom",
  });
  const call = slots.button
    ? await stack(stage, side, [accentButton(stage, { shape: "block", size: 28, maxWidth: side.width })], {
        valign: "bottom",
      })
    : undefined;
  const floor = call ? call.box.y - 30 * u : bottom(safe);
  const set = await setFacts(stage, { ...side, height: floor - safe.y }, facts, { color: ink, size: 42, weight: 500 });
  const listed = lowered(set, story && !spot ? 0 : floor - safe.y - set.height);
  const listTop = listed.rows[0]?.y ?? floor;

  const look = displayLook(stage, "serif");
  const rule = 14 * u;
  const text = await stack(
    stage,
    box(main.x, safe.y + rule + 34 * u, main.width, brand.box.y - safe.y - rule - 74 * u),
    [
      kickerItem(stage, p.paper, { size: 28, tracking: 0, uppercase: false, weight: 600 }),
      headlineItem(stage, p.paper, look.typeface, wide ? 190 : 230, { ...look, minSize: 40 }),
      sublineItem(stage, p.paper, 34, { maxLines: 6, gap: 30 }),
    ],
    { gap: 20 },
  );

  const free = box(side.x, safe.y, side.width, listTop - safe.y - 36 * u);
  // A story has its print below the safe zone; the facts then hang from the top.
  const isFree = free.height > 190 * u && !(story && !spot);
  const product = spot && isFree ? contain(free, spot.aspect, startOf(stage) === "left" ? 0 : 1, 0) : undefined;
  const accent = pushedToRead(p.accent, p.paper);
  return {
    layers: [...text.layers, ...listed.layers, ...brand.layers, ...(call?.layers ?? [])],
    keepClear: product ? [product] : [],
    paint: [
      fill(frame.all, p.paper),
      fill(box(main.x, safe.y, main.width, rule), accent),
      ...listed.rows.map((row) => fill({ ...row, height: 2.5 * u }, ink)),
      ...(spot && product ? [paintArt(spot, product)] : isFree ? ornament(stage, free, PRINTS) : []),
      ...(story ? ornament(stage, box(0, bottom(safe) + 70 * u, W, H - bottom(safe) - 70 * u), PRINTS) : []),
    ],
    grain: { opacity: 0.05 },
  };
};
