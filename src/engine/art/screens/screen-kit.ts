import { channels } from "../../color/channels.ts";
import { contrast, luminance } from "../../color/contrast.ts";
import { darken, lighten, mix } from "../../color/mix.ts";
import type { Palette } from "../../scene/palette.ts";
import { familyList } from "../../scene/typefaces.ts";
import { column, flex, image, type Node, row, type Style, words } from "../../tree/node.ts";
import { svgBytes } from "../../tree/svg.ts";

/** Colours of an invented app: always a light interface, tinted with the brand, whatever the ad around it does. */
export type ScreenColors = {
  ink: string;
  soft: string;
  line: string;
  ground: string;
  card: string;
  accent: string;
  onAccent: string;
  second: string;
  good: string;
};

export function screenColors(palette: Palette): ScreenColors {
  const dark = luminance(channels(palette.ink)) < 0.2 ? palette.ink : darken(palette.paper, 0.45);
  // An accent too pale to carry a white label would make the whole interface look switched off.
  const accent = contrast(palette.accent, "#ffffff") >= 2.6 ? palette.accent : mix(palette.pop, dark, 0.12);
  return {
    ink: dark,
    soft: mix(dark, "#ffffff", 0.46),
    line: mix("#ffffff", accent, 0.12),
    ground: mix("#ffffff", accent, 0.035),
    card: "#ffffff",
    accent,
    onAccent: contrast("#ffffff", accent) >= 3 ? "#ffffff" : dark,
    second: lighten(palette.pop, 0.12),
    good: "#12a66a",
  };
}

export const label = (text: string, size: number, color: string, weight = 500, style: Style = {}): Node =>
  words(text, {
    fontFamily: familyList("sans"),
    fontSize: size,
    fontWeight: weight,
    color,
    lineHeight: 1.25,
    whiteSpace: "nowrap",
    ...style,
  });

export const figure = (text: string, size: number, color: string): Node =>
  words(text, {
    fontFamily: familyList("grotesque"),
    fontSize: size,
    fontWeight: 750,
    color,
    lineHeight: 1.05,
    letterSpacing: -size * 0.03,
    whiteSpace: "nowrap",
  });

export const card = (colors: ScreenColors, scale: number, style: Style, ...children: (Node | null | false)[]) =>
  column(
    {
      backgroundColor: colors.card,
      border: `${1.5 * scale}px solid ${colors.line}`,
      borderRadius: 18 * scale,
      padding: 20 * scale,
      ...style,
    },
    ...children,
  );

/** A friendly disc with initials, where a photo would need a real person. */
export function initials(name: string, size: number, fill: string, ink: string): Node {
  const letters = name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word[0]?.toLocaleUpperCase("en") ?? "")
    .join("");
  return flex(
    {
      width: size,
      height: size,
      borderRadius: size / 2,
      backgroundColor: fill,
      alignItems: "center",
      justifyContent: "center",
      flexShrink: 0,
    },
    label(letters, size * 0.4, ink, 700),
  );
}

/** The three dots and the address line of a browser window. */
export function windowBar(scale: number, colors: ScreenColors, address: string | undefined): Node {
  const dot = (color: string) =>
    flex({ width: 14 * scale, height: 14 * scale, borderRadius: 7 * scale, backgroundColor: color });
  return row(
    {
      height: 52 * scale,
      padding: `0 ${20 * scale}px`,
      gap: 9 * scale,
      backgroundColor: mix(colors.ground, colors.ink, 0.05),
      flexShrink: 0,
    },
    dot("#ff6159"),
    dot("#ffbd2e"),
    dot("#28c941"),
    row(
      {
        marginLeft: 18 * scale,
        height: 30 * scale,
        flexGrow: 1,
        borderRadius: 9 * scale,
        backgroundColor: "#ffffff",
        padding: `0 ${14 * scale}px`,
      },
      address
        ? label(address, 15 * scale, colors.soft)
        : flex({ width: 180 * scale, height: 8 * scale, borderRadius: 4 * scale, backgroundColor: colors.line }),
    ),
  );
}

/** A smooth line with a filled area under it, from heights between 0 and 1. */
export function areaChart(values: readonly number[], color: string, width: number, height: number, grid: string): Node {
  const step = 500 / (values.length - 1);
  const points = values.map((value, index) => [index * step, 180 - value * 160] as const);
  const path = points
    .map(([x, y], index) => {
      const before = points[index - 1];
      if (!before) return `M${x} ${y}`;
      const middle = (before[0] + x) / 2;
      return `C${middle} ${before[1]} ${middle} ${y} ${x} ${y}`;
    })
    .join("");
  const [endX, endY] = points.at(-1) ?? [0, 0];
  const lines = [20, 73, 126, 180].map((y) => `<path d="M0 ${y}H500" stroke="${grid}" stroke-width="2"/>`).join("");
  const body = `${lines}<path d="${path}L500 200L0 200Z" fill="url(#area)"/><path d="${path}" fill="none" stroke="${color}" stroke-width="6" stroke-linecap="round"/><circle cx="${endX - 6}" cy="${endY}" r="10" fill="#fff" stroke="${color}" stroke-width="6"/>`;
  const defs = `<linearGradient id="area" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${color}" stop-opacity=".3"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></linearGradient>`;
  return image(svgBytes({ width: 500, height: 200, body, defs }), { width, height, flexShrink: 0 });
}
