import { keysOf } from "../../../shared/keys-of.ts";
import { group } from "../rig/ink.ts";
import type { Area, Backdrop, Colors } from "./backdrop.ts";
import { HALLS } from "./halls.ts";
import { INDOORS } from "./indoors.ts";
import { OPEN_AIR } from "./open-air.ts";
import { OUTDOORS } from "./outdoors.ts";

const OWN = { ...INDOORS, ...OUTDOORS, ...HALLS, ...OPEN_AIR };

type PlaceId = keyof typeof OWN;
const PLACES: Record<PlaceId, Backdrop> = OWN;
export const PLACE_IDS = keysOf(OWN);

/** A place by name, or in other colours. */
export type PlaceRef = PlaceId | ({ id: PlaceId } & Partial<Colors>);

export function backdrop(ref: PlaceRef, area: Area, x = 0, y = 0): string {
  const { id, ...changed } = typeof ref === "string" ? { id: ref } : ref;
  const drawn = PLACES[id].draw(area, { ...PLACES[id].colors, ...changed });
  return x || y ? group(`translate(${x} ${y})`, drawn) : drawn;
}
