import type { Art } from "../art/art.ts";
import { type Box, bottom, box, contain, right } from "../scene/box.ts";
import { sided, startOf } from "./reading.ts";
import { type FactRows, factsOf, lowered, setFacts } from "./set-facts.ts";
import { spotArt } from "./spot-art.ts";
import type { Stage } from "./stage.ts";

/** How much of a tall area the facts take, and how much they may take when there are many. */
const SHARE = 0.56;
const MAX_SHARE = 0.76;

type FactsAndSpot = { list: FactRows; top: number; spot?: { art: Art; box: Box } };

/**
 * The facts on the floor of an area, with the drawing beside them, or above them in a wide picture. The drawing gives
 * way when the facts would become too small.
 */
export async function factsAndSpot(stage: Stage, area: Box, color: string, side: number): Promise<FactsAndSpot> {
  const { wide, unit } = stage.frame;
  const facts = factsOf(stage.slots);
  const art = spotArt(stage);
  const gap = 36 * unit;
  const set = (width: number, height: number) =>
    setFacts(stage, sided(stage, { ...sided(stage, area), width, height: height * (wide ? 1 : SHARE) }), facts, {
      color,
      maxHeight: height * (wide ? 1 : MAX_SHARE),
    });
  const onFloor = (list: FactRows) => lowered(list, area.height - list.height);

  if (art) {
    const beside = await set(area.width - (wide ? 0 : side + gap), area.height - (wide ? side + gap : 0));
    if (beside.fits) {
      const list = onFloor(beside);
      const top = bottom(area) - (wide ? list.height : Math.max(list.height, side));
      const room = wide
        ? box(area.x, area.y, area.width, top - gap - area.y)
        : sided(stage, box(right(sided(stage, area)) - side, top, side, bottom(area) - top));
      return { list, top, spot: { art, box: contain(room, art.aspect, startOf(stage) === "left" ? 1 : 0) } };
    }
  }
  const list = onFloor(await set(area.width, area.height));
  return { list, top: bottom(area) - list.height };
}
