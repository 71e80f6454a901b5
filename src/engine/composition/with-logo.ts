import type { Layer, LogoLayer } from "../layers/layer.ts";
import { makeLogo } from "../layout-pieces/make-logo.ts";
import { moveTo } from "../layout-pieces/move.ts";
import type { Composition, Stage } from "../layout-pieces/stage.ts";
import { type Box, bottom, right } from "../scene/box.ts";

/** From large to just large enough. */
const SIZES = [30, 24, 19];
const AIR = 14;

const isOwnLogo = (layer: Layer): layer is LogoLayer => layer.kind === "logo" && layer.picture !== undefined;

/**
 * The layers with the brand's own logo among them. Most layouts place it themselves; in the others it takes the place of
 * the signature, or a corner that is free, on a plate. When there is no such place the picture goes without.
 */
export async function withLogo(stage: Stage, { layers, keepClear = [] }: Composition): Promise<Layer[]> {
  const named = layers.filter(({ id, text }) => id !== "logo" || /[\p{L}\p{N}]/u.test(text));
  if (layers.some(isOwnLogo)) return layers.filter((layer) => isOwnLogo(layer) || named.includes(layer));
  const sign = named.find(({ id }) => id === "logo");
  const others = named.filter((layer) => layer !== sign);
  const { safe } = stage.frame;
  for (const size of SIZES) {
    const { picture, ...logo } = await makeLogo(stage, { size, color: stage.palette.ink });
    if (!picture) break;
    const alone = { ...logo, id: "own-logo", text: "", picture, box: { ...logo.box, width: picture.width } };
    const isFree = (place: Box, taken: readonly Layer[]) =>
      ![...taken.map((layer) => layer.box), ...keepClear].some((other) => touches(place, other));
    const signed = sign && insteadOf(sign.box, alone.box, safe);
    if (signed && isFree(signed, others)) return [...others, moveTo(alone, signed.x, signed.y)];
    const corner = corners(safe, alone.box).find((place) => isFree(place, named));
    if (corner) return [...named, moveTo(alone, corner.x, corner.y)];
  }
  return named;
}

/** On the middle line of the signature, flush with its end that is nearer to the edge, and inside of the safe zone. */
function insteadOf(sign: Box, { width, height }: Box, safe: Box): Box {
  const isRight = right(safe) - right(sign) < sign.x - safe.x;
  const y = Math.min(sign.y + (sign.height - height) / 2, bottom(safe) - height);
  return { x: isRight ? right(sign) - width : sign.x, y, width, height };
}

const corners = (safe: Box, { width, height }: Box): Box[] =>
  [
    { x: safe.x, y: safe.y },
    { x: right(safe) - width, y: safe.y },
    { x: right(safe) - width, y: bottom(safe) - height },
    { x: safe.x, y: bottom(safe) - height },
  ].map((place) => ({ ...place, width, height }));

const touches = (a: Box, b: Box) =>
  a.x - AIR < right(b) && right(a) + AIR > b.x && a.y - AIR < bottom(b) && bottom(a) + AIR > b.y;
