/**
 * The smaller copies of a stored picture that can be asked for: for a tile, for a tile on a dense screen, for a picture
 * by itself. More sizes would only let strangers make the server do more work.
 */
export const RENDITION_WIDTHS = [320, 640, 1080] as const;
export type RenditionWidth = (typeof RENDITION_WIDTHS)[number];
export const RENDITION_QUALITY = 80;
