import { FALLBACKS, TYPEFACES, type Typeface, type TypefaceId } from "../scene/typefaces.ts";
import { type FontPackages, type FontSubset, fontSubsets } from "./font-subsets.ts";
import type { Renderer } from "./renderer.ts";
import { inRanges } from "./unicode-ranges.ts";

/** Beyond Latin letters, but found in our Latin faces: dashes, quotation marks, dots, the euro. */
const EVERYDAY = new Set(Array.from("–—‘’“”„‚…•€™→", (letter) => letter.codePointAt(0)));
const LAST_LATIN = 0x2ff;

/** Hands a renderer the font files it needs for a text, each once, at the moment they are needed. */
export function createFontShelf(renderer: Renderer, packages: FontPackages) {
  const subsetsOf = new Map<string, Promise<FontSubset[]>>();
  const loaded = new Map<string, Promise<unknown>>();

  const subsets = (typeface: Typeface) => once(subsetsOf, typeface.family, () => fontSubsets(typeface, packages));

  const load = (typeface: Typeface, subset: FontSubset) => once(loaded, subset.file, () => register(typeface, subset));

  async function register(typeface: Typeface, subset: FontSubset) {
    const { weight, style, ranges } = subset;
    const data = await packages.file(typeface.package, subset.file);
    await renderer.registerFont({
      name: typeface.family,
      data,
      style,
      unicodeRange: ranges,
      ...(weight ? { weight } : {}),
    });
  }

  async function prepareFace(face: Typeface, codePoints: ReadonlySet<number>) {
    const needed = (await subsets(face)).filter(({ ranges }) => holdsAny(ranges, codePoints));
    await Promise.all(needed.map((subset) => load(face, subset)));
  }

  return {
    async prepare(text: string, faces: Iterable<TypefaceId>) {
      const wanted = new Map<string, Typeface>();
      for (const face of [...faces].map((id): Typeface => TYPEFACES[id])) wanted.set(face.family, face);
      for (const face of FALLBACKS) wanted.set(face.family, face);
      const codePoints = new Set(Array.from(`${text} a`, (letter) => letter.codePointAt(0) ?? 0));
      // Latin letters never come from a face that is only there for another script.
      const foreign = new Set([...codePoints].filter((point) => point > LAST_LATIN));
      const hasForeign = [...foreign].some((point) => !EVERYDAY.has(point));
      await Promise.all(
        [...wanted.values()].map((face) => {
          if (!face.family.startsWith("Noto")) return prepareFace(face, codePoints);
          return hasForeign ? prepareFace(face, foreign) : undefined;
        }),
      );
    },
  };
}

function holdsAny(ranges: FontSubset["ranges"], codePoints: ReadonlySet<number>) {
  for (const point of codePoints) if (inRanges(point, ranges)) return true;
  return false;
}

/** What failed is tried again: a connection may be back. */
function once<Value>(kept: Map<string, Promise<Value>>, key: string, make: () => Promise<Value>): Promise<Value> {
  const known = kept.get(key);
  if (known) return known;
  const made = make();
  kept.set(key, made);
  made.catch(() => kept.delete(key));
  return made;
}
