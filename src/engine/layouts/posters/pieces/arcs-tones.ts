import { channels } from "../../../color/channels.ts";
import { contrast, luminance } from "../../../color/contrast.ts";
import { darken, lighten, mix } from "../../../color/mix.ts";
import { readableOn } from "../../../color/readable-on.ts";
import type { Stage } from "../../../layout-pieces/stage.ts";

/** The ground, a band and its type for each line, and the disc in the middle. */
export type ArcTones = { ground: string; bands: { fill: string; type: string }[]; disc: string; onDisc: string };

/** Neighbouring bands differ at least so much; the disc differs more from the last band. */
const STEP = 1.17;
const FROM_BAND = 1.5;

/** Neighbouring tones of one hue, from the paper's or the accent's, light or dark outside; the disc is of another. */
export function arcTonesOf({ palette: p, scene }: Stage, count: number): ArcTones {
  const ramps = [
    { tones: [p.shade, p.paper, p.glow], discs: [p.accent, p.pop, p.ink] },
    { tones: [darken(p.accent, 0.4), p.accent, lighten(p.accent, 0.72)], discs: [p.pop, p.paper, p.ink] },
  ];
  const ways = ramps.flatMap(({ tones, discs }) => {
    const byLight = stretched(
      [...tones].sort((a, b) => light(a) - light(b)),
      count,
    );
    return [byLight, [...byLight].reverse()].flatMap((ramp) => {
      const disc = discs.find((color) => contrast(color, ramp.at(-1) ?? color) >= FROM_BAND);
      return disc ? [{ ramp, disc }] : [];
    });
  });
  const chosen = ways[Math.abs(scene.seed) % Math.max(1, ways.length)];
  const ramp = chosen?.ramp ?? stretched([p.shade, p.paper, p.glow], count);
  const disc = chosen?.disc ?? readableOn(ramp.at(-1) ?? p.paper, p.accent, p.ink);
  const ends = [...ramp].sort((a, b) => light(a) - light(b));
  const [dark, pale] = [darken(ends[0] ?? p.ink, 0.55), lighten(ends.at(-1) ?? p.paper, 0.5)];
  const inks = [p.ink, p.paper].sort((a, b) => light(a) - light(b));
  const typeOn = (fill: string) => readableOn(fill, ...inks, pale, dark);
  return {
    ground: ramp[0] ?? p.paper,
    bands: ramp.slice(1).map((fill) => ({ fill, type: typeOn(fill) })),
    disc,
    onDisc: readableOn(disc, ...inks, p.onAccent, p.ink),
  };
}

const light = (color: string) => luminance(channels(color));

/** The tones as one ramp of a ground and so many bands, its ends pulled apart until each step can be seen. */
function stretched(tones: readonly string[], count: number): string[] {
  for (let pull = 0; ; pull += 0.06) {
    const [low, middle, high] = tones as [string, string, string];
    const ramp = rampOf([darken(low, pull), middle, lighten(high, pull)], count + 1);
    const steps = ramp.slice(1).map((tone, index) => contrast(tone, ramp[index] ?? tone));
    if (Math.min(...steps) >= STEP || pull > 0.6) return ramp;
  }
}

/** Tones at even steps of lightness along the way from the first to the last. */
function rampOf(tones: readonly [string, string, string], count: number): string[] {
  const at = (share: number) =>
    share < 0.5 ? mix(tones[0], tones[1], share * 2) : mix(tones[1], tones[2], share * 2 - 1);
  const seen = (color: string) => Math.log(light(color) + 0.05);
  const [from, to] = [seen(at(0)), seen(at(1))];
  return Array.from({ length: count }, (_, index) => {
    const wish = from + ((to - from) * index) / Math.max(1, count - 1);
    let [low, high] = [0, 1];
    for (let step = 0; step < 12; step++) {
      const middle = (low + high) / 2;
      if (seen(at(middle)) < wish) low = middle;
      else high = middle;
    }
    return at((low + high) / 2);
  });
}
