import { isEaten } from "../planned/is-eaten.ts";
import type { Drawn } from "../planned/planned.ts";

/** People, hands, faces, and pumpkins and ghosts that have one: beside a brand's name they look like a joke. */
const HAS_FACE =
  /^(?:\p{Emoji_Modifier_Base}|[\u{1F383}\u{1F47B}\u{1F600}-\u{1F64F}\u{1F910}-\u{1F92F}\u{1F970}-\u{1F97A}\u{1F9DE}\u{1F9DF}])/u;

/** What of the drawings stands in an ad of a brand: things, in its colours. Nobody wants to eat bread that is green. */
export function kitDrawing(drawing: Drawn | undefined): Drawn | undefined {
  if (!drawing || isEaten(drawing) || HAS_FACE.test(drawing.emoji)) return undefined;
  return { ...drawing, art: { ...drawing.art, isToned: true } };
}
