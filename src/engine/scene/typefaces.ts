import { z } from "zod";

/** A face of an npm font package. Variable packages carry every weight in one file per subset. */
type Typeface = {
  family: string;
  package: string;
  weights: readonly number[] | "variable";
  styles: readonly ("normal" | "italic")[];
  /** The defaults for setting the face when a layout does not say otherwise. */
  weight: number;
  tracking: number;
  leading: number;
  /** Files with more axes than the weight. An optical size has to be fixed, or widths change with the size. */
  axes?: { file: "standard" | "full"; opticalSize?: number };
};

export const TYPEFACES = {
  grotesque: {
    ...face("Bricolage Grotesque", "@fontsource-variable/bricolage-grotesque", "variable", 800, -0.032, 1),
    axes: { file: "standard", opticalSize: 14 },
  },
  condensed: face("Anton", "@fontsource/anton", [400], 400, 0, 1.08),
  wide: {
    ...face("Archivo", "@fontsource-variable/archivo", "variable", 880, -0.035, 1),
    axes: { file: "standard" },
  },
  geometric: face("Outfit", "@fontsource-variable/outfit", "variable", 800, -0.03, 1.02),
  serif: {
    ...face("Instrument Serif", "@fontsource/instrument-serif", [400], 400, -0.02, 0.98),
    styles: ["normal", "italic"],
  },
  slab: face("Alfa Slab One", "@fontsource/alfa-slab-one", [400], 400, -0.01, 1.06),
  rounded: face("Titan One", "@fontsource/titan-one", [400], 400, 0, 1.02),
  marker: face("Caveat", "@fontsource/caveat", [700], 700, 0, 0.95),
  hand: face("Patrick Hand", "@fontsource/patrick-hand", [400], 400, 0, 1.05),
  elastic: {
    ...face("Anybody", "@fontsource-variable/anybody", "variable", 800, -0.01, 1),
    axes: { file: "standard" },
  },
  soft: {
    ...face("Fraunces", "@fontsource-variable/fraunces", "variable", 600, -0.03, 1),
    axes: { file: "full", opticalSize: 96 },
  },
  didone: face("Playfair Display", "@fontsource-variable/playfair-display", "variable", 600, -0.02, 1.06),
  flexible: {
    ...face("Roboto Flex", "@fontsource-variable/roboto-flex", "variable", 900, -0.02, 1),
    axes: { file: "standard", opticalSize: 14 },
  },
  heavy: face("Dela Gothic One", "@fontsource/dela-gothic-one", [400], 400, 0, 1.16),
  arabic: face("Lalezar", "@fontsource/lalezar", [400], 400, 0, 1.1),
  sans: face("Geist", "@fontsource-variable/geist", "variable", 500, -0.01, 1.32),
  /** The user's own, which comes with the scene (painter/own-font.ts). */
  own: face("Own", "", [], 700, -0.01, 1.06),
} as const satisfies Record<string, Typeface>;

/** Faces that only stand in for letters the chosen one lacks, in this order. */
export const FALLBACKS = [
  TYPEFACES.sans,
  face("Noto Sans Arabic", "@fontsource-variable/noto-sans-arabic", "variable", 500, 0, 1.3),
  face("Noto Sans JP", "@fontsource-variable/noto-sans-jp", "variable", 500, 0, 1.3),
  // Letters of simplified Chinese that Japanese does not have.
  face("Noto Sans SC", "@fontsource-variable/noto-sans-sc", "variable", 500, 0, 1.3),
] as const;

export const typefaceSchema = z.enum([
  "grotesque",
  "condensed",
  "wide",
  "geometric",
  "serif",
  "slab",
  "rounded",
  "marker",
  "hand",
  "elastic",
  "soft",
  "didone",
  "flexible",
  "heavy",
  "arabic",
  "sans",
  "own",
]);
export type TypefaceId = z.infer<typeof typefaceSchema>;
export type { Typeface };

function face(
  family: string,
  packageName: string,
  weights: Typeface["weights"],
  weight: number,
  tracking: number,
  leading: number,
): Typeface {
  return { family, package: packageName, weights, styles: ["normal"], weight, tracking, leading };
}

/** The CSS family list: the face itself, then what stands in for the letters it lacks. */
export const familyList = (id: TypefaceId) => FAMILY_LISTS[id];

const FAMILY_LISTS = Object.fromEntries(
  typefaceSchema.options.map((id) => {
    const names = [TYPEFACES[id].family, ...FALLBACKS.map((fallback) => fallback.family)];
    return [id, [...new Set(names)].map((name) => `"${name}"`).join(", ")];
  }),
) as Record<TypefaceId, string>;
