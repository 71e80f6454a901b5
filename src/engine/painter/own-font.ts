import type { TypefaceId } from "../scene/typefaces.ts";
import type { OwnFont, Painter } from "./painter.ts";

/** Each has a renderer with fonts and pictures of its own. */
const MOST_WORN = 2;
const wardrobes = new WeakMap<Painter, Map<string, Painter>>();

/**
 * The painter that sets a font of somebody's own. What the renderer once got it keeps, so such a font goes to a renderer
 * that is given up when others are asked for: fonts of many people would fill the memory.
 */
export function wearing(painter: Painter, font: OwnFont | undefined): Painter {
  if (!font) return painter;
  const worn = wardrobes.get(painter) ?? new Map<string, Painter>();
  wardrobes.set(painter, worn);
  const own = worn.get(font.name) ?? painter.withFont(font);
  worn.delete(font.name);
  worn.set(font.name, own);
  for (const oldest of worn.keys()) if (worn.size > MOST_WORN) worn.delete(oldest);
  return own;
}

/** A text that the user's own font lacks a letter for is set in one of ours as a whole: a foreign letter in a word is seen. */
export const faceFor = (painter: Painter, face: TypefaceId, text: string): TypefaceId =>
  face === "own" && !painter.hasLettersOf(text) ? "grotesque" : face;
