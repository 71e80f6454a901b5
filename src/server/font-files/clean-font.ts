import { convert } from "fontverter";
import subsetFont from "subset-font";
import { type FontFacts, MAX_FONT_BYTES, MAX_FONT_FILE } from "../../shared/fonts/font-facts.ts";
import { alphabetsOf, isUsed, languagesWithout } from "./alphabets.ts";
import type { FontFault } from "./font-fault.ts";
import { paintsLetters } from "./paints-letters.ts";
import { COLOUR_TABLES, openFont } from "./sfnt.ts";

export type CleanedFont = { font: Buffer; facts: FontFacts } | { fault: FontFault };

/** The weight that a headline has, where a variable font leaves the choice. */
const HEADLINE_WEIGHT = 700;
/** A compressed font says how large it is unpacked; more is not unpacked at all. */
const MOST_UNPACKED = 4 * MAX_FONT_FILE;
const UNPACKED_SIZE_AT = 16;

/**
 * A font as it is kept: written anew by HarfBuzz, so that nothing of a file from outside reaches the painter, with one
 * weight, without colours, and with the letters of those alphabets that it has in full.
 */
export async function cleanFont(file: Uint8Array): Promise<CleanedFont> {
  const fault = kindFault(Buffer.from(file.buffer, file.byteOffset, file.byteLength));
  if (fault) return { fault };
  try {
    return await cleaned(await convert(Buffer.from(file), "sfnt"));
  } catch {
    return { fault: "damaged" };
  }
}

function kindFault(file: Buffer): FontFault | undefined {
  const signature = file.toString("latin1", 0, 4);
  if (signature === "ttcf") return "collection";
  if (signature === "wOF2") {
    if (file.length < UNPACKED_SIZE_AT + 4) return "damaged";
    return file.readUInt32BE(UNPACKED_SIZE_AT) > MOST_UNPACKED ? "large" : undefined;
  }
  return ["OTTO", "true", "\0\u0001\0\0"].includes(signature) ? undefined : "kind";
}

async function cleaned(sfnt: Buffer): Promise<CleanedFont> {
  const { letters, axes, family, hasOutlines, isColoured, isForbidden, isBitmapOnly, isWholeOnly } = openFont(sfnt);
  if (isForbidden) return { fault: "forbidden" };
  if (isBitmapOnly) return { fault: "bitmap" };
  if (!hasOutlines) return { fault: letters.length === 0 ? "damaged" : "outlines" };
  const known = new Set(letters);
  const alphabets = alphabetsOf((letter) => known.has(letter));
  if (alphabets.length === 0) return { fault: "letters" };
  const kept = letters.map((letter) => String.fromCodePoint(letter)).filter((letter) => isUsed(letter, alphabets));
  const font = await subsetFont(sfnt, isWholeOnly ? "" : kept.join(""), {
    targetFormat: "sfnt",
    noHinting: true,
    keepAllGlyphs: isWholeOnly,
    dropTables: COLOUR_TABLES,
    variationAxes: Object.fromEntries(Object.values(axes).map((axis) => [axis.tag, pinned(axis)])),
  });
  if (font.length > MAX_FONT_BYTES) return { fault: "large" };
  if (!(await paintsLetters(font, kept))) return { fault: "blank" };
  const facts: FontFacts = {
    family: nameOf(family),
    characters: kept.length,
    alphabets,
    without: languagesWithout(alphabets, (letter) => known.has(letter)),
    ...(axes.wght && { weight: pinned(axes.wght) }),
    ...(isColoured && { isColoured }),
  };
  return { font, facts };
}

type Axis = { tag: string; min: number; default: number; max: number };

const pinned = ({ tag, min, max, default: usual }: Axis) =>
  tag === "wght" ? Math.min(max, Math.max(min, HEADLINE_WEIGHT)) : usual;

const LONGEST_NAME = 60;

/** A name may hold anything, and is shown. */
const nameOf = (family = "") =>
  Array.from(family.replace(/[\p{C}\p{Z}]+/gu, " ").trim())
    .slice(0, LONGEST_NAME)
    .join("") || "Your font";
