import { keysOf } from "../../../shared/keys-of.ts";
import type { Character } from "../rig/character.ts";
import { agnes } from "./agnes.ts";
import { beep } from "./beep.ts";
import { biscuit } from "./biscuit.ts";
import { doug } from "./doug.ts";
import { fergus } from "./fergus.ts";
import { gerald } from "./gerald.ts";
import { kevin } from "./kevin.ts";
import { marge } from "./marge.ts";
import { moss } from "./moss.ts";
import { nana } from "./nana.ts";
import { priya } from "./priya.ts";
import { sal } from "./sal.ts";
import { tunde } from "./tunde.ts";
import { victoria } from "./victoria.ts";

const OWN = {
  marge,
  biscuit,
  gerald,
  beep,
  nana,
  doug,
  fergus,
  agnes,
  kevin,
  moss,
  victoria,
  priya,
  tunde,
  sal,
};

export type CastId = keyof typeof OWN;
export const CAST: Record<CastId, Character> = OWN;
export const CAST_IDS = keysOf(OWN);
