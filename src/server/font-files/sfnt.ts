import { Blob, Face } from "harfbuzzjs";

/** What the licence bits of a font say (OS/2 fsType). */
const RESTRICTED = 0x0002;
const LESS_STRICT = 0x0004 | 0x0008;
const WHOLE_ONLY = 0x0100;
const BITMAP_ONLY = 0x0200;

const FS_TYPE = 8;
const OUTLINES = ["glyf", "CFF ", "CFF2"];
export const COLOUR_TABLES = ["COLR", "CPAL", "SVG ", "CBDT", "CBLC", "sbix", "EBDT", "EBLC", "EBSC"];
const COLOURED = ["COLR", "SVG ", "CBDT", "sbix"];

/** A font that is no longer packed. */
export function openFont(sfnt: Uint8Array) {
  const face = new Face(new Blob(sfnt));
  const has = (table: string) => face.referenceTable(table) !== undefined;
  const bits = face.referenceTable("OS/2");
  const fsType = bits && bits.length > FS_TYPE + 1 ? ((bits[FS_TYPE] ?? 0) << 8) | (bits[FS_TYPE + 1] ?? 0) : 0;
  return {
    letters: [...face.collectUnicodes()],
    axes: face.getAxisInfos(),
    // The typographic family, then the plain one, then the name in full.
    family: [16, 1, 4].map((name) => face.getName(name, "en")).find(Boolean),
    hasOutlines: OUTLINES.some(has),
    isColoured: COLOURED.some(has),
    /** Of several bits the least strict one counts. */
    isForbidden: (fsType & RESTRICTED) !== 0 && (fsType & LESS_STRICT) === 0,
    isBitmapOnly: (fsType & BITMAP_ONLY) !== 0,
    isWholeOnly: (fsType & WHOLE_ONLY) !== 0,
  };
}
