import { channels, toHex } from "../../../color/channels.ts";
import { contrast } from "../../../color/contrast.ts";
import { darken, mix } from "../../../color/mix.ts";
import type { Stage } from "../../../layout-pieces/stage.ts";

type Hsl = { hue: number; saturation: number; lightness: number };

/** Giant letters are to be read on the paper and on the disc. */
const READ = 3.06;
/** Yellow is dirty when it is dark enough to be read, so such inks move on to the next clean hue. */
const DIRTY = { from: 20, to: 105, ends: [12, 140] } as const;
const APART = 45;
/** The least colour of what two inks make together; below it they look like mud. */
const CLEAN = 105;

/** Two clean inks and the paler one of the disc, with the hues of the palette, on its warm white. */
export function overprintInks({ palette: p, scene }: Stage) {
  const roles = [p.accent, p.pop, p.shade, p.paper, p.glow, p.muted, p.ink];
  const hues = roles.map(hslOf).filter(({ saturation, lightness }) => saturation > 0.3 && lightness > 0.08);
  const ground = mix("#fffaf0", p.glow, hslOf(p.glow).lightness > 0.9 ? 0.3 : 0.03);
  // A red makes mud with most inks, a pink does not.
  const wished = cleanHue(hues[0]?.hue ?? 340);
  const firstHue = apart(wished, 5) < 20 && scene.seed % 3 !== 0 ? 330 : wished;
  const disc = pale(discHue(hues.map(({ hue }) => hue)));
  const known = new Map<number, string>();
  const inkOf = (hue: number) => {
    const ink = known.get(hue) ?? readable(hue, ground, disc);
    known.set(hue, ink);
    return ink;
  };
  // A hue of the palette if the two make a clean third one, else the one beside the first that does.
  const others = hues.map(({ hue }) => cleanHue(hue)).filter((hue) => apart(hue, firstHue) >= APART);
  const third = (hue: number) => chroma(printed(inkOf(firstHue), inkOf(hue)));
  const turns = [55, 70, 85, 100, 120, -55, -70, -85, -100, -120];
  const beside = turns
    .map((turn) => cleanHue((firstHue + turn + 360) % 360))
    .filter((hue) => apart(hue, firstHue) >= 40);
  const goods = beside.filter((hue) => third(hue) >= CLEAN);
  const second =
    others.find((hue) => third(hue) >= CLEAN) ??
    goods[Math.abs(scene.seed) % Math.max(1, goods.length)] ??
    beside.sort((a, b) => third(b) - third(a))[0] ??
    (firstHue + 90) % 360;
  const inks = [inkOf(firstHue), inkOf(second)] as const;
  const [first, other] = scene.seed % 2 ? [inks[1], inks[0]] : inks;
  const dark = [p.ink, p.paper, p.onAccent].find((color) => contrast(color, disc) >= 7 && contrast(color, ground) >= 7);
  return { ground, first, second: other, disc, text: dark ?? darken(first, 0.78) };
}

/** Only yellow is bright and lets both inks be read, and every ink stays lively on it. */
const discHue = (hues: readonly number[]) => hues.find((hue) => hue >= 44 && hue <= 60) ?? 50;

/** One ink over the other. */
export function printed(one: string, other: string) {
  const [a, b] = [channels(one), channels(other)];
  return toHex([(a[0] * b[0]) / 255, (a[1] * b[1]) / 255, (a[2] * b[2]) / 255]);
}

function chroma(color: string) {
  const parts = channels(color);
  return Math.max(...parts) - Math.min(...parts);
}

/** As light and clean as the contrast allows. */
function readable(hue: number, ...grounds: string[]) {
  for (let lightness = 0.66; lightness > 0.2; lightness -= 0.01) {
    const color = hexOf({ hue, saturation: 0.92, lightness });
    if (grounds.every((ground) => contrast(color, ground) >= READ)) return color;
  }
  return hexOf({ hue, saturation: 0.9, lightness: 0.2 });
}

/** The lightest tone that still shows on the paper. */
function pale(hue: number) {
  for (let lightness = 0.92; lightness > 0.5; lightness -= 0.01) {
    const color = hexOf({ hue, saturation: 1, lightness });
    if (contrast(color, "#ffffff") >= 1.24) return color;
  }
  return hexOf({ hue, saturation: 1, lightness: 0.8 });
}

function cleanHue(hue: number) {
  if (hue <= DIRTY.from || hue >= DIRTY.to) return hue;
  return hue < (DIRTY.from + DIRTY.to) / 2 ? DIRTY.ends[0] : DIRTY.ends[1];
}

const apart = (a: number, b: number) => Math.min(Math.abs(a - b), 360 - Math.abs(a - b));

function hslOf(color: string): Hsl {
  const [r, g, b] = channels(color).map((value) => value / 255) as [number, number, number];
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
  const span = most - least;
  const lightness = (most + least) / 2;
  if (span === 0) return { hue: 0, saturation: 0, lightness };
  const turn = most === r ? ((g - b) / span + 6) % 6 : most === g ? (b - r) / span + 2 : (r - g) / span + 4;
  return { hue: turn * 60, saturation: span / (1 - Math.abs(2 * lightness - 1)), lightness };
}

function hexOf({ hue, saturation, lightness }: Hsl) {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const place = (offset + hue / 30) % 12;
    return 255 * (lightness - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1)));
  };
  return toHex([channel(0), channel(8), channel(4)]);
}
