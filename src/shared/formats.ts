import { z } from "zod";

/** Margins, in pixels of the format, that keep text, button and logo clear of an app's overlays. */
export type SafeZone = { top: number; right: number; bottom: number; left: number };

type FormatSize = { width: number; height: number; safe: SafeZone };

const FEED_MARGIN = 64;
const even = (margin: number): SafeZone => ({ top: margin, right: margin, bottom: margin, left: margin });

/** Reels cover 14 % at the top, 35 % at the bottom and 6 % at each side; stories need less. */
const REELS: SafeZone = { top: 269, right: 65, bottom: 672, left: 65 };

export const FORMATS = {
  "1:1": { width: 1080, height: 1080, safe: even(FEED_MARGIN) },
  "4:5": { width: 1080, height: 1350, safe: even(FEED_MARGIN) },
  "9:16": { width: 1080, height: 1920, safe: REELS },
  "1.91:1": { width: 1200, height: 628, safe: even(44) },
  "16:9": { width: 1920, height: 1080, safe: even(80) },
  "4:3": { width: 1080, height: 810, safe: even(FEED_MARGIN) },
  "2:3": { width: 1000, height: 1500, safe: even(FEED_MARGIN) },
} as const satisfies Record<string, FormatSize>;

/** What a picture may have. Only meme templates are 4:3, and only pins are 2:3. */
export type PictureFormat = keyof typeof FORMATS;

/** What users choose from. */
export const FORMAT_IDS = ["1:1", "4:5", "9:16", "1.91:1", "16:9"] as const satisfies readonly PictureFormat[];
export type Format = (typeof FORMAT_IDS)[number];

export const DEFAULT_FORMAT: Format = "1:1";

export const formatSchema = z.enum(FORMAT_IDS);

export const pictureFormatSchema = z.enum([...FORMAT_IDS, "4:3", "2:3"]);

/** The smallest text a creative may carry, in pixels of a 1080 pixel wide picture. */
export const MIN_TEXT_PX = 24;

/** Whether a picture needs two columns to be legible in a list. */
export const isWide = (aspectRatio: number) => aspectRatio >= 1.5;
