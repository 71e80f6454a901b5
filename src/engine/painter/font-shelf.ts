import { FALLBACKS, TYPEFACES, type Typeface, type TypefaceId } from "../scene/typefaces.ts";
import { type FontPackages, type FontSubset, fontSubsets } from "./font-subsets.ts";
import type { Renderer } from "./renderer.ts";
import { inRanges } from "./unicode-ranges.ts";

/** The face that stands in for letters the chosen one lacks has these, too. */
const IN_SANS = /^[\p{Script=Cyrillic}№–—‘’“”„‚…•€™]$/u;
const LAST_LATIN = 0x2ff;

/** Faces that are only there for another script; Latin letters never come from them. */
const FOREIGN = FALLBACKS.filter((face) => face !== TYPEFACES.sans);

/** Hands a renderer the font files it needs for a text, each once, at the moment they are needed. */
export function createFontShelf(renderer: Renderer, packages: FontPackages, own?: Uint8Array) {
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

  async function prepareOwn() {
    const { family, weight } = TYPEFACES.own;
    if (own) await once(loaded, family, () => renderer.registerFont({ name: family, data: own, weight }));
  }

  async function prepareFace(face: Typeface, codePoints: ReadonlySet<number>) {
    const needed = (await subsets(face)).filter(({ ranges }) => holdsAny(ranges, codePoints));
    await Promise.all(needed.map((subset) => load(face, subset)));
  }

  /** Each stands in for what those before it lack, and most texts need none of them. */
  async function prepareForeign(codePoints: ReadonlySet<number>) {
    let wanted = new Set([...codePoints].filter((point) => point > LAST_LATIN));
    if ([...wanted].every((point) => IN_SANS.test(String.fromCodePoint(point)))) return;
    for (const face of FOREIGN) {
      await prepareFace(face, wanted);
      const held = await subsets(face);
      if (face.family === "Noto Sans JP")
        wanted = new Set([...wanted].filter((point) => !held.some(({ ranges }) => inRanges(point, ranges))));
    }
  }

  return {
    async prepare(text: string, faces: Iterable<TypefaceId>) {
      const wanted = new Set<Typeface>([...faces, "sans" as const].map((id) => TYPEFACES[id]));
      if (wanted.delete(TYPEFACES.own)) await prepareOwn();
      const codePoints = new Set(Array.from(`${text} a`, (letter) => letter.codePointAt(0) ?? 0));
      await Promise.all([...[...wanted].map((face) => prepareFace(face, codePoints)), prepareForeign(codePoints)]);
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
