import { type FileType, formatOfSize, type Preset } from "../../../shared/platform-presets.ts";
import type { FileWish } from "./encoding/fit-bytes.ts";
import type { Encoder } from "./encoding/open-encoder.ts";

/** What the user wants files to be. Automatic: without loss where that fits, else a JPEG. */
export type WantedType = "auto" | FileType;

export function wishOf({ types, maxBytes, isAdvice }: Preset, wanted: WantedType): FileWish {
  const isTaken = wanted !== "auto" && types.includes(wanted);
  const usual: readonly FileType[] = types.includes("png") ? ["png", "jpeg"] : types;
  return { types: isTaken && wanted !== "png" ? [wanted] : usual, maxBytes, isAdvice };
}

export type Measured = { type: FileType; bytes: number };
export type Estimate = Measured & { isMeasured: boolean };

/** Of painted pictures, in the middle of the samples. */
const BYTES_PER_PIXEL: Record<FileType, number> = { png: 0.62, jpeg: 0.2, webp: 0.14 };
const LOSSY: readonly FileType[] = ["jpeg", "webp"];

const measured = new Map<string, Measured>();
const MAX_KEPT = 2_000;

/** Of a creative itself, as far as a small picture of it tells. */
type Density = Record<"png" | "jpeg", number>;
const densities = new Map<string, Density>();

/** A small picture has more in each pixel than a large one. */
const SMALL = 0.8;

/** Learns from a small picture of a creative how much its files weigh. The bitmap is closed. */
export async function noteDensity(creative: string, bitmap: ImageBitmap, encoder: Encoder) {
  const pixels = bitmap.width * bitmap.height;
  const wishes = (["png", "jpeg"] as const).map((type) => ({ types: [type], maxBytes: null }));
  const { files } = await encoder.pixels(bitmap, false, wishes);
  const [png, jpeg] = files.map((made) => (made.fits ? (made.file.size / pixels) * SMALL : undefined));
  if (png !== undefined && jpeg !== undefined) densities.set(creative, { png, jpeg });
}

const keyOf = (creative: string, { id }: Preset, wanted: WantedType) => `${creative} ${id} ${wanted}`;

/** What a file came to is shown the next time. */
export function noteMeasured(creative: string, preset: Preset, wanted: WantedType, { type, bytes }: Measured) {
  if (measured.size > MAX_KEPT) measured.clear();
  measured.set(keyOf(creative, preset, wanted), { type, bytes });
}

/** What a file will weigh, as far as can be told before it is made. */
export function estimateOf(creative: string, preset: Preset, wanted: WantedType): Estimate {
  const known = measured.get(keyOf(creative, preset, wanted));
  if (known) return { ...known, isMeasured: true };
  const { types, maxBytes } = wishOf(preset, wanted);
  const limit = maxBytes ?? Number.POSITIVE_INFINITY;
  const pixels = preset.width * preset.height;
  // A banner has flat ground; small letters on it weigh more.
  const share = formatOfSize(preset) ? 1 : 1.2;
  const density = { ...BYTES_PER_PIXEL, ...densities.get(creative) };
  const bytesAs = (type: FileType) => Math.round(pixels * density[type] * share);
  const [first = "png"] = types;
  if (!LOSSY.includes(first) && bytesAs(first) <= limit)
    return { type: first, bytes: bytesAs(first), isMeasured: false };
  const type = types.find((one) => LOSSY.includes(one)) ?? first;
  return { type, bytes: Math.min(bytesAs(type), Math.round(limit * 0.92)), isMeasured: false };
}
