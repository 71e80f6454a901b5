/** What a layout may know of the user's picture before it is painted: its size, and a small copy to look at. */
export type PhotoPixels = {
  width: number;
  height: number;
  /** Whether it shows the ground through: a logo, or something cut out. */
  isTransparent: boolean;
  /** The long side has at most 160 pixels. */
  small: SmallCopy;
  /** At most 320, for what is too small on the other: made when it is asked for. */
  finer?: () => SmallCopy;
};

/** RGBA, row by row. */
export type SmallCopy = { width: number; height: number; rgba: Uint8Array };

const MIN_ALPHA = 128;
/** Round corners alone do not make a picture transparent. */
const MIN_CLEAR_SHARE = 0.02;

/** Whether a picture shows the ground through, by its small copy. */
export function isCutOut({ width, height, rgba }: SmallCopy): boolean {
  let clear = 0;
  for (let at = 3; at < rgba.length; at += 4) if ((rgba[at] ?? 255) < MIN_ALPHA) clear += 1;
  return clear > width * height * MIN_CLEAR_SHARE;
}
