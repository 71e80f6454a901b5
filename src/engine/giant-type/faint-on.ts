import { channels } from "../color/channels.ts";
import { mix } from "../color/mix.ts";

/** The tone in which the idea runs on without being read: faint, but different enough from the ground to be seen. */
export function faintOn(ground: string, ink: string) {
  return mix(ground, ink, Math.min(0.46, Math.max(0.1, 40 / apart(ink, ground))));
}

/** How different two colours look at a glance, from 0 to 255. */
export const apart = (a: string, b: string) => Math.abs(brightness(a) - brightness(b));

function brightness(color: string) {
  const [red, green, blue] = channels(color);
  return 0.3 * red + 0.59 * green + 0.11 * blue;
}
