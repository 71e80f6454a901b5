import { contrast } from "../../../color/contrast.ts";
import { pushedToRead, readableOn } from "../../../color/readable-on.ts";
import type { Stage } from "../../../layout-pieces/stage.ts";

/** Two fields, the figure on each of them, and the small words on each. */
export type TideColors = { air: string; sea: string; figure: string; drowned: string; onAir: string; onSea: string };

/** Figure and ground must be this far apart, or the digits fall apart where the level cuts them. */
const APART = 3.2;

/** Four ways to print the palette, chosen by the seed; the first colour that keeps its distance is taken. */
export function tideColors({ palette: p, scene }: Stage): TideColors {
  const firstOn = (ground: string, ...wishes: string[]) =>
    wishes.find((wish) => contrast(wish, ground) >= APART) ?? pushedToRead(wishes[0] ?? p.ink, ground);
  const on = (air: string, seas: string[], figures: string[], drowned: string[]): TideColors => {
    const sea = firstOn(air, ...seas);
    return {
      air,
      sea,
      figure: firstOn(air, ...figures, sea),
      drowned: firstOn(sea, ...drowned, air),
      onAir: readableOn(air, p.ink, sea, p.paper),
      onSea: readableOn(sea, air, p.paper, p.ink, p.onAccent),
    };
  };
  const ways = [
    () => on(p.paper, [p.ink], [], [p.accent, p.pop]),
    () => on(p.paper, [p.accent, p.ink], [p.pop], [p.paper]),
    () => on(p.accent, [p.paper, p.ink, p.onAccent], [], [p.pop, p.accent]),
    () => on(p.shade, [p.ink, p.paper], [], [p.pop, p.accent]),
  ];
  return (ways[Math.abs(scene.seed) % ways.length] ?? ways[0])?.() ?? on(p.paper, [p.ink], [], [p.accent]);
}
