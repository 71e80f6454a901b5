import { type Box, bottom, box, inset } from "../../scene/box.ts";
import type { Frame } from "../../scene/frame.ts";

/** What one half of a comparison shows besides its name. */
type HalfContent = { hasList: boolean; hasArt: boolean; isReversed: boolean };
type HalfPlan = { name: Box; list: Box; art: Box };

/**
 * The parts of a half: its name on top, then its lines and its drawing, side by side in a wide picture. In a story the
 * drawing goes below the safe zone. A name with nothing under it has the half to itself.
 */
export function planHalf(frame: Frame, half: Box, { hasList, hasArt, isReversed }: HalfContent): HalfPlan {
  const { unit: u, story, wide, height: H } = frame;
  const indent = 44 * u;
  // The ring around a bare name needs room as well.
  if (!hasList && !hasArt) return { name: inset(half, half.width * 0.13, half.height * 0.12), list: half, art: half };
  const name = { ...half, height: half.height * (story && !hasList ? 0.7 : wide ? 0.28 : 0.24) };
  const under = box(half.x, bottom(name) + 10 * u, half.width, bottom(half) - bottom(name) - 10 * u);
  const indented = (area: Box): Box =>
    box(area.x + (isReversed ? 0 : indent), area.y, area.width - indent, area.height);
  if (story) {
    const start = hasList ? bottom(half) + 20 * u : bottom(name) + 20 * u;
    return { name, list: indented(under), art: box(half.x, start, half.width, H - 100 * u - start) };
  }
  if (!hasList || !hasArt) return { name, list: indented(under), art: under };
  if (wide) {
    const [lines, drawing] = [half.width * 0.56, half.width * 0.4];
    return {
      name,
      list: indented(box(isReversed ? half.x + half.width - lines : half.x, under.y, lines, under.height)),
      art: box(isReversed ? half.x : half.x + half.width - drawing, under.y, drawing, under.height),
    };
  }
  const list = box(half.x, under.y, half.width, under.height * 0.46);
  const start = bottom(list) + 14 * u;
  return { name, list: indented(list), art: box(half.x, start, half.width, bottom(half) - start) };
}
