import { type Box, bottom, box } from "../scene/box.ts";
import type { Frame } from "../scene/frame.ts";

/**
 * Two parts of the safe zone: the copy, and beside it (wide) or under it (tall) the thing the ad shows. `below` is what
 * a story has under its safe zone: room for a picture, never for words.
 */
export function partsOf({ safe, wide, story, width, height, unit }: Frame, share: number, gap = 40) {
  const air = (gap * unit) / 2;
  const [copy, thing]: [Box, Box] = wide
    ? [
        box(safe.x, safe.y, safe.width * share - air, safe.height),
        box(safe.x + safe.width * share + air, safe.y, safe.width * (1 - share) - air, safe.height),
      ]
    : [
        box(safe.x, safe.y, safe.width, safe.height * share - air),
        box(safe.x, safe.y + safe.height * share + air, safe.width, safe.height * (1 - share) - air),
      ];
  const below = story ? box(0, bottom(safe) + 2 * air, width, height - bottom(safe) - 2 * air) : undefined;
  return { copy, thing, below };
}
