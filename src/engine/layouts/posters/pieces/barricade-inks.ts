import { contrast } from "../../../color/contrast.ts";
import { pushedToRead, readableOn } from "../../../color/readable-on.ts";
import type { Stage } from "../../../layout-pieces/stage.ts";

/** A ground with its ink, and two bar colours with theirs. */
export type BarInks = { ground: string; ink: string; bars: readonly { fill: string; type: string }[] };

/** Bars have to stand out from the ground, and from each other. */
const FROM_GROUND = 1.7;
const FROM_BAR = 1.25;

/** The seed chooses among the ways in which the palette gives two bars on a ground. */
export function barInksOf({ palette: p, scene }: Stage): BarInks {
  const wishes: [string, string, string][] = [
    [p.paper, p.accent, p.ink],
    [p.pop, p.ink, p.paper],
    [p.accent, p.ink, p.paper],
    [p.paper, p.ink, p.pop],
    [p.paper, p.accent, p.pop],
    [p.shade, p.accent, p.ink],
    [p.pop, p.ink, p.accent],
  ];
  const good = wishes.filter(
    ([ground, one, two]) =>
      contrast(one, ground) >= FROM_GROUND && contrast(two, ground) >= FROM_GROUND && contrast(one, two) >= FROM_BAR,
  );
  const [ground, one, two] = good[Math.abs(scene.seed) % Math.max(1, Math.min(3, good.length))] ?? [
    p.paper,
    pushedToRead(p.accent, p.paper),
    p.ink,
  ];
  const typeOn = (fill: string) => readableOn(fill, ...(fill === p.accent ? [p.onAccent] : []), ground, p.paper, p.ink);
  return {
    ground,
    ink: readableOn(ground, p.ink, p.paper, one, two),
    bars: [one, two].map((fill) => ({ fill, type: typeOn(fill) })),
  };
}
