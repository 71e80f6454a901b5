import { contrast, READABLE } from "./contrast.ts";
import { darken, lighten } from "./mix.ts";

/** Above the minimum, because grain and gradients reduce the contrast a little. */
const COMFORT = READABLE * 1.12;

/** The first of the given colours that is readable on the ground; else near-black or white, whichever reads better. */
export function readableOn(ground: string, ...wishes: string[]) {
  const wish = wishes.find((color) => contrast(color, ground) >= COMFORT);
  if (wish) return wish;
  return contrast("#ffffff", ground) >= contrast("#15101f", ground) ? "#ffffff" : "#15101f";
}

/** The same on a flat ground. On one in the very middle only black itself can be read. */
export function readableOnFlat(ground: string, ...wishes: string[]) {
  const found = readableOn(ground, ...wishes);
  return contrast(found, ground) >= READABLE ? found : "#000000";
}

/** The same hue, made darker or lighter only until it is readable on the ground. */
export function pushedToRead(color: string, ground: string) {
  const push = contrast("#ffffff", ground) > contrast("#120d1c", ground) ? lighten : darken;
  for (let step = 0; step <= 20; step++) {
    const pushed = push(color, step * 0.05);
    if (contrast(pushed, ground) >= COMFORT) return pushed;
  }
  return readableOn(ground);
}
