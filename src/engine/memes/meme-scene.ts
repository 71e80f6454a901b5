import type { CastId } from "./cast/cast.ts";
import type { MoodId } from "./moods.ts";
import type { PlaceRef } from "./places/places.ts";
import type { PoseId } from "./poses/poses.ts";
import type { HatId, ScarfId, ShadesId, ThingRef } from "./props/things.ts";
import type { Stance } from "./rig/legs.ts";
import type { Vector } from "./rig/points.ts";

/** Who plays a part, and how: plain data, as a template's file says it. */
export type Actor = {
  who: CastId;
  mood?: MoodId;
  pose?: PoseId;
  stance?: Stance;
  view?: "front" | "side";
  /** Without legs, behind something. */
  isBust?: boolean;
  flip?: boolean;
  gaze?: Vector;
  tilt?: number;
  coat?: string;
  hold?: ThingRef;
  holdLeft?: ThingRef;
  carry?: ThingRef;
  hat?: HatId;
  scarf?: ScarfId;
  shades?: ShadesId;
  /** Beside the place and the size that the structure gives the part. */
  dx?: number;
  dy?: number;
  scale?: number;
  rotate?: number;
};

/** Something more in the picture. Its place is a share of the picture's size; by default it is behind the cast. */
type Extra = { x: number; y: number; scale?: number; turn?: number; flip?: boolean; isInFront?: boolean } & (
  | { thing: ThingRef }
  | { actor: Actor }
);

/**
 * What a structure shows. Parts, things and places have the names that the structure gives them; what is missing is as
 * in its example, and null leaves it out.
 */
export type MemeScene = {
  cast?: Readonly<Record<string, Actor | null>>;
  things?: Readonly<Record<string, ThingRef | null>>;
  places?: Readonly<Record<string, PlaceRef>>;
  /** Colours of flat pieces such as steps or levers. */
  colors?: readonly string[];
  extras?: readonly Extra[];
};
