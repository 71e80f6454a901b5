import { channels } from "../../../color/channels.ts";
import { contrast, luminance } from "../../../color/contrast.ts";
import { mix } from "../../../color/mix.ts";
import { readableOn } from "../../../color/readable-on.ts";
import type { Look } from "../../../photo/look-at.ts";
import { WHOLE } from "../../../photo/tones.ts";
import { type Box, part } from "../../../scene/box.ts";
import type { Palette } from "../../../scene/palette.ts";

/** The sheet's colour, the colour of words on it, and a veil over the photograph that sets it off from the sheet. */
export type Sheet = { ground: string; ink: string; veil: { color: string; strength: number } };

type Ends = { dark: string; light: string };

/** A little more than giant type needs. */
const READ = 3.3;
const STEP = 0.04;
const MOST = 0.86;
const [ACROSS, DOWN] = [48, 14];
/** Single spots do not keep a letter from being read. */
const STRAY = 0.035;
/** Less light, without a tint: what a coloured veil makes of other colours is mud. */
const NIGHT = "#0b080d";
/** A pale veil looks like fog; a dark one like evening. */
const FOG = 2;

/**
 * The colour of the palette on which the photograph's letters are told from the sheet with the thinnest veil: dark
 * pictures go on light sheets. The first colours are liked better.
 */
export function sheetFor(palette: Palette, look: Look, rows: readonly Box[], seed: number): Sheet {
  const { paper, glow, ink, accent, shade } = palette;
  const liked = seed % 2 === 0 ? [paper, ink, glow, accent, shade] : [paper, glow, accent, ink, shade];
  const sheetOn = (ends: Ends) =>
    liked
      .map((ground, order) => ({ ground, cost: veilFor(palette, ground, ends).cost + order * 0.05 }))
      .sort((a, b) => a.cost - b.cost)[0]?.ground ?? paper;
  // The whole picture decides, so that all formats are printed alike; only an unreadable one goes its own way.
  const ends = extremesIn(look, rows);
  const usual = sheetOn(extremesIn(look, [WHOLE]));
  const ground = veilFor(palette, usual, ends).cost < UNREAD ? usual : sheetOn(ends);
  return { ground, veil: veilFor(palette, ground, ends), ink: inkOn(palette, ground) };
}

export const inkOn = ({ ink, paper, accent, onAccent }: Palette, ground: string) =>
  readableOn(ground, ink, paper, onAccent, accent);

const UNREAD = 9;
const NO_VEIL = { color: "#000000", strength: 0, cost: 0 };

/** The darkest and the lightest tone that any row of letters has more than a spot of. */
function extremesIn(look: Look, rows: readonly Box[]): Ends {
  const tones = rows.map((row) => {
    const cells = Array.from({ length: ACROSS * DOWN }, (_, index) => {
      const cell = part(row, (index % ACROSS) / ACROSS, Math.floor(index / ACROSS) / DOWN, 1 / ACROSS, 1 / DOWN);
      return { cell, light: look.lightIn(cell) };
    }).sort((a, b) => a.light - b.light);
    const at = (share: number) => cells[Math.round(share * (cells.length - 1))] as (typeof cells)[number];
    return { dark: at(STRAY), light: at(1 - STRAY) };
  });
  const darkest = tones.map(({ dark }) => dark).sort((a, b) => a.light - b.light)[0];
  const lightest = tones.map((tone) => tone.light).sort((a, b) => b.light - a.light)[0];
  return {
    dark: darkest ? look.meanIn(darkest.cell) : "#000000",
    light: lightest ? look.meanIn(lightest.cell) : "#ffffff",
  };
}

const light = (color: string) => luminance(channels(color));

/** How strong a veil has to be for all tones to be on one side of the ground, and far enough from it. */
function veilFor(palette: Palette, ground: string, ends: Ends) {
  const palest = Object.values(palette).sort((a, b) => light(b) - light(a))[0] ?? "#ffffff";
  const sides = [
    { color: NIGHT, worst: ends.light, side: -1, price: 1 },
    { color: palest, worst: ends.dark, side: 1, price: FOG },
  ];
  const veils = sides.map(({ color, worst, side, price }) => {
    const reads = (strength: number) => {
      const tone = mix(worst, color, strength);
      return contrast(tone, ground) >= READ && Math.sign(light(tone) - light(ground)) === side;
    };
    let strength = 0;
    while (strength < MOST && !reads(strength)) strength += STEP;
    return { color, strength, cost: reads(strength) ? strength * price : UNREAD };
  });
  return veils.sort((a, b) => a.cost - b.cost)[0] ?? NO_VEIL;
}
