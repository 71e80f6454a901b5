import type { Character, Look } from "./character.ts";
import { group } from "./ink.ts";
import { round } from "./points.ts";

/** How far a part at a depth moves when the head turns; what is nearer to us moves further. */
const slideOf = (half: number, depth: number) => round(half * 0.27 * depth);

export const turned = (look: Look, half: number, depth: number, body: string) =>
  look.isSide ? group(`translate(${slideOf(half, depth)} 0)`, body) : body;

/** Narrower from the side. */
export const narrowed = (look: Look, body: string, share = 0.84) =>
  look.isSide ? group(`scale(${share} 1)`, body) : body;

export const muzzleTurned = (who: Character, look: Look, body: string) =>
  turned(look, who.half, who.muzzleDepth ?? 1.5, body);
