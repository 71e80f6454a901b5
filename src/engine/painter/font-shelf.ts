import { readFile } from "node:fs/promises";
import type { Renderer } from "@takumi-rs/core";
import { FALLBACKS, TYPEFACES, type Typeface, type TypefaceId } from "../scene/typefaces.ts";
import { type FontSubset, fontSubsets } from "./font-files.ts";
import { inRanges } from "./unicode-ranges.ts";

/** Hands a renderer the font files it needs for a text, each once, at the moment they are needed. */
export function createFontShelf(renderer: Renderer) {
  const subsetsOf = new Map<string, FontSubset[]>();
  const loaded = new Map<string, Promise<unknown>>();

  function subsets(typeface: Typeface) {
    const known = subsetsOf.get(typeface.family) ?? fontSubsets(typeface);
    subsetsOf.set(typeface.family, known);
    return known;
  }

  function load(typeface: Typeface, subset: FontSubset) {
    const pending = loaded.get(subset.file) ?? register(typeface, subset);
    loaded.set(subset.file, pending);
    return pending;
  }

  async function register(typeface: Typeface, subset: FontSubset) {
    const { weight, style, ranges } = subset;
    const data = await readFile(subset.file);
    await renderer.registerFont({
      name: typeface.family,
      data,
      style,
      unicodeRange: ranges,
      ...(weight ? { weight } : {}),
    });
  }

  return {
    async prepare(text: string, faces: Iterable<TypefaceId>) {
      const wanted = new Map<string, Typeface>();
      for (const face of [...faces].map((id): Typeface => TYPEFACES[id])) wanted.set(face.family, face);
      for (const face of FALLBACKS) wanted.set(face.family, face);
      const codePoints = new Set(Array.from(`${text} a`, (letter) => letter.codePointAt(0) ?? 0));
      const needed = [...wanted.values()].flatMap((face) => {
        return subsets(face)
          .filter((subset) => serves(face, subset, codePoints))
          .map((subset) => load(face, subset));
      });
      await Promise.all(needed);
    },
  };
}

/** Latin letters never come from a face that is only there for another script. */
function serves(face: Typeface, subset: FontSubset, codePoints: ReadonlySet<number>) {
  const foreign = face.family.startsWith("Noto");
  for (const point of codePoints) if ((!foreign || point > 0x2ff) && inRanges(point, subset.ranges)) return true;
  return false;
}
