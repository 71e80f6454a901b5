import { channels } from "../../color/channels.ts";
import { luminance } from "../../color/contrast.ts";
import { darken, lighten, mix } from "../../color/mix.ts";
import type { Random } from "../../random.ts";
import type { Palette } from "../../scene/palette.ts";
import { type Drawing, linear, radial } from "../../tree/svg.ts";
import { packColors } from "../packs/pack-colors.ts";

/** The colours an illustration takes from the palette. Natural things (bread, fur, steel) have their own. */
export type Dress = {
  main: string;
  second: string;
  pop: string;
  /** Nearly white, warmed by the palette. */
  pale: string;
  /** Nearly black, in the hue of the palette. */
  deep: string;
  random: Random;
  seed: number;
};

export type Illustration = (dress: Dress) => Drawing;

/** Food must not be near-black: if the main colour is that dark, the loud colour of the palette replaces it. */
export const flavour = (main: string, pop: string) => (luminance(channels(main)) < 0.06 ? pop : main);

export function dressOf(palette: Palette, seed: number, random: Random): Dress {
  const ways = packColors(palette, seed % 2);
  const isDark = luminance(channels(palette.paper)) < 0.2;
  return {
    main: ways.main,
    second: ways.second,
    pop: seed % 2 ? palette.accent : palette.pop,
    pale: lighten(palette.glow, isDark ? 0.92 : 0.7),
    deep: darken(mix(isDark ? palette.paper : palette.ink, palette.accent, 0.12), 0.35),
    random,
    seed,
  };
}

/** A gradient of a colour from its lit side to its shaded side. */
export const round = (id: string, color: string, depth = 0.34) =>
  linear(id, [
    [0, lighten(color, 0.3)],
    [0.35, color],
    [1, darken(color, depth)],
  ]);

export const fall = (id: string, color: string, depth = 0.3) =>
  linear(
    id,
    [
      [0, lighten(color, 0.24)],
      [0.4, color],
      [1, darken(color, depth)],
    ],
    "down",
  );

/** A ball of that colour, lit from the upper left. */
export const ball = (id: string, color: string, depth = 0.34) =>
  radial(
    id,
    [
      [0, lighten(color, 0.34)],
      [0.5, color],
      [1, darken(color, depth)],
    ],
    0.36,
    0.3,
    0.78,
  );

export const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join("");

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, more = "") =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`;

export const path = (d: string, fill: string, more = "") => `<path d="${d}" fill="${fill}" ${more}/>`;

export const line = (d: string, stroke: string, width: number, more = "") =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;

export const slab = (x: number, y: number, width: number, height: number, rx: number, fill: string, more = "") =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${rx}" fill="${fill}" ${more}/>`;

/** Draws inside a shape only. */
export const within = (id: string, d: string, inside: string) =>
  `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${inside}</g>`;

/** Three wisps above something hot. */
export const steam = (x: number, y: number, size: number) =>
  [-1, 0, 1]
    .map((step) =>
      line(
        `M${x + step * size * 0.5} ${y}c${-size * 0.26} ${-size * 0.3} ${size * 0.3} ${-size * 0.5} ${size * 0.04} ${-size * (step ? 0.84 : 1.05)}`,
        "#fff",
        size * 0.11,
        'opacity=".5"',
      ),
    )
    .join("");

/** A closed, softly wavy outline around a middle: icing, dough, leaves of salad. */
export function blob(cx: number, cy: number, radius: number, waves: number, depth: number, random: Random) {
  const points = Array.from({ length: waves * 2 }, (_, index) => {
    const angle = (index / (waves * 2)) * Math.PI * 2;
    const reach = radius * (1 + (index % 2 ? -depth : depth) * (0.6 + random() * 0.8));
    return [cx + Math.cos(angle) * reach, cy + Math.sin(angle) * reach] as const;
  });
  const middle = (a: readonly [number, number], b: readonly [number, number]) =>
    `${((a[0] + b[0]) / 2).toFixed(1)} ${((a[1] + b[1]) / 2).toFixed(1)}`;
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return "";
  const curves = points.map((point, index) => {
    const next = points[(index + 1) % points.length] ?? first;
    return `Q${point[0].toFixed(1)} ${point[1].toFixed(1)} ${middle(point, next)}`;
  });
  return `M${middle(last, first)}${curves.join("")}Z`;
}
