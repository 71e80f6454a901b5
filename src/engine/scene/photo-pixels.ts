/** What a layout may know of the user's picture before it is painted: its size, and a small copy to look at. */
export type PhotoPixels = {
  width: number;
  height: number;
  /** Whether it shows the ground through: a logo, or something cut out. */
  isTransparent: boolean;
  /** RGBA, row by row; the long side has at most 160 pixels. */
  small: { width: number; height: number; rgba: Uint8Array };
};
