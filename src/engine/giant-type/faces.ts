import type { Face } from "./look-at-pieces.ts";
import { isHan, type Script } from "./script-of.ts";

/**
 * A face for giant type and how far its letters can be narrowed and widened; equal ends when they cannot. `weights` are
 * those of the narrowest and the widest letters, where narrow ones need thinner strokes to stay open.
 */
export type GiantFace = Face & { axis: { least: number; most: number; weights?: readonly [number, number] } };

/** The weight of a face's letters at a setting of its width axis. */
export function weightAt({ axis, weight }: GiantFace, width = 100): number {
  if (!axis.weights || axis.least === axis.most) return weight;
  const share = Math.max(0, Math.min(1, (width - axis.least) / (axis.most - axis.least)));
  return Math.round(axis.weights[0] + (axis.weights[1] - axis.weights[0]) * share);
}

const FIXED = { least: 100, most: 100 };
const ARCHIVO = { least: 62, most: 125 };
const FLEX = { least: 40, most: 151 };

/** Roboto Flex narrows and widens far only at its largest optical size. */
const flexible = (weight: number): GiantFace => ({
  typeface: "flexible",
  weight,
  opticalSize: 144,
  tracking: 0,
  axis: FLEX,
});

/** What stands in where a Latin display face has no letters. */
function otherScript(script: Exclude<Script, "latin" | "cyrillic">): GiantFace {
  if (script === "arabic") return { typeface: "arabic", weight: 400, tracking: 0, axis: FIXED };
  // The heavy Japanese face lacks many simplified letters, and a line in two faces is worse than a plain one.
  if (script === "chinese") return { typeface: "sans", weight: 900, tracking: 0, axis: FIXED };
  return { typeface: "heavy", weight: 400, tracking: 0, axis: FIXED };
}

type FaceOf = (script: Script) => GiantFace;

/** Heavy letters with a width axis: Archivo, and Roboto Flex for Cyrillic. */
export const blockFace =
  (weight = 860, tracking = -0.01): FaceOf =>
  (script) => {
    if (script === "latin") return { typeface: "wide", weight, tracking, axis: ARCHIVO };
    return script === "cyrillic" ? flexible(weight) : otherScript(script);
  };

/** Anybody that grows heavier as it widens; in other scripts as `elasticFace`. */
export const swellingFace =
  (thinnest: number, heaviest = 900): FaceOf =>
  (script) => {
    const face = elasticFace(heaviest)(script);
    return face.axis === FIXED ? face : { ...face, axis: { ...face.axis, weights: [thinnest, heaviest] } };
  };

/** Anybody, which narrows and widens the most. */
export const elasticFace =
  (weight = 800): FaceOf =>
  (script) => {
    if (script === "latin") return { typeface: "elastic", weight, tracking: -0.01, axis: { least: 50, most: 150 } };
    return script === "cyrillic" ? flexible(weight) : otherScript(script);
  };

/** A tight grotesque for the sentence beside the idea. */
export const headlineFace =
  (weight = 800, width = 84): FaceOf =>
  (script) => {
    if (script === "latin")
      return { typeface: "grotesque", weight, width, opticalSize: 96, tracking: -0.03, axis: FIXED };
    return script === "cyrillic" ? { ...flexible(weight), width: 80, axis: FIXED } : otherScript(script);
  };

/** A thin, elegant serif with large contrast. */
export const serifFace =
  (italic = false): FaceOf =>
  (script) => {
    if (script === "latin")
      return { typeface: "serif", weight: 400, tracking: -0.03, axis: FIXED, ...(italic ? { italic } : {}) };
    if (script === "cyrillic") return { typeface: "didone", weight: 500, tracking: -0.02, axis: FIXED };
    return isHan(script) ? { typeface: "sans", weight: 700, tracking: 0, axis: FIXED } : otherScript(script);
  };

/** A warm old-style serif. */
export const softFace =
  (weight = 600, opticalSize = 96): FaceOf =>
  (script) => {
    if (script === "latin") return { typeface: "soft", weight, opticalSize, tracking: -0.03, axis: FIXED };
    if (script === "cyrillic")
      return { typeface: "didone", weight: Math.min(900, weight), tracking: -0.02, axis: FIXED };
    return otherScript(script);
  };
