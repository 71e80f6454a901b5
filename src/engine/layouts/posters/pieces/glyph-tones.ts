import { channels } from "../../../color/channels.ts";
import { contrast, luminance } from "../../../color/contrast.ts";
import { mix } from "../../../color/mix.ts";
import type { Stage } from "../../../layout-pieces/stage.ts";

/** Three tones: the type can be read closely on the ground and on the sign. */
export type Tones = { ground: string; sign: string; type: string };

const CLOSE = 4.8;
/** A sign that differs less from its ground is not seen. */
const SEEN = 1.28;
/** Mixed further with the ground, a colour turns to mud. */
const MOST_MIXED = 0.5;

/** The seed chooses among the combinations of the palette in which all three tones work. */
export function tonesOf({ palette: p, scene, slots }: Stage): Tones {
  const wishes: [string, string, string][] = [
    [p.paper, p.pop, p.ink],
    [p.accent, p.pop, p.onAccent],
    [p.paper, p.accent, p.ink],
    [p.accent, p.pop, p.paper],
    [p.paper, p.shade, p.ink],
    [p.paper, p.glow, p.ink],
    [p.glow, p.shade, p.ink],
  ];
  const isCross = slots.giants?.[0]?.normalize("NFKC") === "+";
  const found = wishes.flatMap((wish) => toned(...wish)).filter((tones) => !(isCross && isRedOnWhite(tones)));
  const best = found.slice(0, 3);
  const chosen = best[Math.abs(scene.seed) % Math.max(1, best.length)];
  return chosen ?? { ground: p.paper, sign: mix(p.paper, p.ink, 0.14), type: p.ink };
}

/** The sign's colour moved towards the ground until the type can be read on it, if that still leaves a colour. */
function toned(ground: string, wish: string, type: string): Tones[] {
  if (contrast(type, ground) < CLOSE) return [];
  for (let amount = 0; amount <= MOST_MIXED; amount += 0.05) {
    const sign = mix(wish, ground, amount);
    if (contrast(sign, ground) < SEEN) return [];
    if (contrast(type, sign) >= CLOSE) return [{ ground, sign, type }];
  }
  return [];
}

/** A red cross on white is a protected emblem. */
function isRedOnWhite({ ground, sign }: Tones) {
  const [red, green, blue] = channels(sign);
  return luminance(channels(ground)) > 0.75 && red > 150 && Math.max(green, blue) < red * 0.65;
}
