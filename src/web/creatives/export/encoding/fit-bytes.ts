import type { FileType } from "../../../../shared/platform-presets.ts";

/** What a file may be. */
export type FileWish = {
  types: readonly FileType[];
  maxBytes: number | null;
  /** The limit is advice: rather a larger file than none. */
  isAdvice?: boolean | undefined;
};

export type Fitted = { fits: true; type: FileType; quality: number | null; file: Blob };
export type Unfitting = { fits: false; bytes: number; quality: number };

/** Encodes the same pixels; a PNG has no quality. */
export type Encode = (type: FileType, quality: number | null) => Promise<Blob>;

/** With less, lettering gets a fringe that everybody sees. */
export const LOWEST_QUALITY = 0.5;
const HIGHEST_QUALITY = 0.95;
/** Qualities nearer to each other look alike. */
const STEP = 0.03;

/** Without loss if that fits, else in the best quality that does, found by halving. */
export async function fitBytes(encode: Encode, { types, maxBytes, isAdvice }: FileWish): Promise<Fitted | Unfitting> {
  const limit = maxBytes ?? Number.POSITIVE_INFINITY;
  if (types.includes("png")) {
    const file = await encode("png", null);
    if (file.size <= limit) return { fits: true, type: "png", quality: null, file };
  }
  const type = types.find((one) => one !== "png");
  if (!type) return { fits: false, bytes: limit, quality: 1 };
  const at = async (quality: number): Promise<Fitted> => ({
    fits: true,
    type,
    quality,
    file: await encode(type, quality),
  });
  const best = await at(HIGHEST_QUALITY);
  if (best.file.size <= limit) return best;
  let fitting = await at(LOWEST_QUALITY);
  if (fitting.file.size > limit)
    return isAdvice ? fitting : { fits: false, bytes: fitting.file.size, quality: LOWEST_QUALITY };
  let [low, high] = [LOWEST_QUALITY, HIGHEST_QUALITY];
  while (high - low > STEP) {
    const middle = await at((low + high) / 2);
    if (middle.file.size <= limit) {
      fitting = middle;
      low = (low + high) / 2;
    } else high = (low + high) / 2;
  }
  return fitting;
}
