/** Bounds of pictures that people bring. Every line and every column costs, however few pixels it has. */
export const MAX_PICTURE_PIXELS = 40_000_000;
export const MAX_PICTURE_SIDE = 16_384;
/** How many times as long as wide, or as wide as long. */
export const MAX_PICTURE_ASPECT = 40;
