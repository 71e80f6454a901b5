import type { Painter } from "../painter/painter.ts";
import { lookAt } from "./look-at.ts";
import { WHOLE } from "./tones.ts";

/** The ground on which a logo or a cut-out is seen best: where its outline has the strongest edges. */
export async function groundUnder(painter: Painter, photo: Uint8Array, wishes: readonly [string, ...string[]]) {
  const looks = await Promise.all(wishes.map((ground) => lookAt({ painter }, photo, ground)));
  const energies = looks.map((look) => look.energyIn(WHOLE));
  return wishes[energies.indexOf(Math.max(...energies))] ?? wishes[0];
}
