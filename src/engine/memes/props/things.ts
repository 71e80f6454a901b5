import { keysOf } from "../../../shared/keys-of.ts";
import { TONES, type ToneName } from "../palette.ts";
import { place } from "../rig/ink.ts";
import { BELOW_DESK } from "./below-desk.ts";
import { CELEBRATION } from "./celebration.ts";
import { COFFEE_BY_HOUR } from "./coffee-by-hour.ts";
import { CONTAINERS } from "./containers.ts";
import { DELIVERIES } from "./deliveries.ts";
import { DRINKS } from "./drinks.ts";
import { FOOD } from "./food.ts";
import { FURNITURE } from "./furniture.ts";
import { GADGETS } from "./gadgets.ts";
import { JOURNEYS } from "./journeys.ts";
import { KITCHEN_SERVICE } from "./kitchen-service.ts";
import { LIFT_WALLS } from "./lift-walls.ts";
import { MACHINES } from "./machines.ts";
import { MARKS } from "./marks.ts";
import { MOTION_MARKS } from "./motion-marks.ts";
import { MUSEUM } from "./museum.ts";
import { NATURE } from "./nature.ts";
import { OFFICE_PARTS } from "./office-parts.ts";
import { OPENINGS } from "./openings.ts";
import { GLASSES_UP, SUIT_FRONTS } from "./outfits.ts";
import { PAPER_THINGS } from "./paper.ts";
import { PHONE_SCREENS } from "./phone-screens.ts";
import { PRIZES } from "./prizes.ts";
import { PROCESSING } from "./processing.ts";
import { SCENERY } from "./scenery.ts";
import { SHARED_RIDES } from "./shared-rides.ts";
import { SHOPFRONTS } from "./shopfronts.ts";
import { STEPS } from "./steps.ts";
import { TANGLES } from "./tangles.ts";
import type { Thing } from "./thing.ts";
import { TOOLS } from "./tools.ts";
import { UNIFORM_HATS, UNIFORM_SCARVES } from "./uniforms.ts";
import { VEHICLES } from "./vehicles.ts";
import { WAITING } from "./waiting.ts";
import { HATS, SCARVES, SHADES } from "./wear.ts";

const OWN = {
  ...DRINKS,
  ...PAPER_THINGS,
  ...GADGETS,
  ...FOOD,
  ...TOOLS,
  ...PRIZES,
  ...NATURE,
  ...FURNITURE,
  ...CONTAINERS,
  ...MACHINES,
  ...VEHICLES,
  ...SCENERY,
  ...BELOW_DESK,
  ...COFFEE_BY_HOUR,
  ...MARKS,
  ...OFFICE_PARTS,
  ...PHONE_SCREENS,
  ...SHOPFRONTS,
  ...STEPS,
  ...TANGLES,
  ...MOTION_MARKS,
  ...MUSEUM,
  ...CELEBRATION,
  ...OPENINGS,
  ...DELIVERIES,
  ...WAITING,
  ...LIFT_WALLS,
  ...JOURNEYS,
  ...SHARED_RIDES,
  ...PROCESSING,
  ...KITCHEN_SERVICE,
};

const ALL_HATS = { ...HATS, ...UNIFORM_HATS };
const ALL_SCARVES = { ...SCARVES, ...SUIT_FRONTS, ...UNIFORM_SCARVES };
const ALL_SHADES = { ...SHADES, ...GLASSES_UP };

type ThingId = keyof typeof OWN;
export type HatId = keyof typeof ALL_HATS;
export type ScarfId = keyof typeof ALL_SCARVES;
export type ShadesId = keyof typeof ALL_SHADES;

const THINGS: Record<ThingId, Thing> = OWN;
export const THING_IDS = keysOf(OWN);

/** A thing by name, or with its colour, size, turn and place changed. */
export type ThingRef =
  | ThingId
  | { id: ThingId; tone?: ToneName; scale?: number; turn?: number; dx?: number; dy?: number };

export function thing(ref: ThingRef): string {
  if (typeof ref === "string") return THINGS[ref]();
  const { id, tone, scale = 1, turn = 0, dx = 0, dy = 0 } = ref;
  return place(dx, dy, THINGS[id](tone && TONES[tone]), scale, turn);
}

export const hat = (id: HatId): string => (ALL_HATS as Record<HatId, Thing>)[id]();
export const scarf = (id: ScarfId): string => (ALL_SCARVES as Record<ScarfId, Thing>)[id]();
export const shades = (id: ShadesId): string => (ALL_SHADES as Record<ShadesId, Thing>)[id]();
