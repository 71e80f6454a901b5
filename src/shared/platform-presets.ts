import { FORMAT_IDS, FORMATS, type PictureFormat } from "./formats.ts";

// Sizes and limits as the platforms publish them. A KB counts as 1,000 bytes: those that mean 1,024 take these files too.

export type FileType = "png" | "jpeg" | "webp";

export type Preset = {
  id: string;
  platform: PlatformId;
  name: string;
  width: number;
  height: number;
  /** What the platform takes. */
  types: readonly FileType[];
  /** Null: no limit is known. */
  maxBytes: number | null;
  /** The platform only recommends the limit, and takes larger files. */
  isAdvice?: boolean;
};

const KB = 1_000;
const MB = 1_000 * KB;
const PNG_JPEG = ["png", "jpeg"] as const;
const ALL = ["png", "jpeg", "webp"] as const;

export const PLATFORMS = {
  meta: { name: "Meta", types: PNG_JPEG, maxBytes: 30 * MB },
  google: { name: "Google", types: PNG_JPEG, maxBytes: 5 * MB },
  linkedin: { name: "LinkedIn", types: PNG_JPEG, maxBytes: 5 * MB },
  x: { name: "X", types: PNG_JPEG, maxBytes: 5 * MB },
  tiktok: { name: "TikTok", types: PNG_JPEG, maxBytes: 100 * KB, isAdvice: true },
  pinterest: { name: "Pinterest", types: PNG_JPEG, maxBytes: 20 * MB },
  website: { name: "Website", types: ALL, maxBytes: null },
  gdn: { name: "Google display banners", types: PNG_JPEG, maxBytes: 150 * KB },
  formats: { name: "All sizes", types: ALL, maxBytes: null },
} as const satisfies Record<string, Pick<Preset, "name" | "types" | "maxBytes" | "isAdvice">>;
export type PlatformId = keyof typeof PLATFORMS;

const preset = (platform: PlatformId, id: string, name: string, width: number, height: number): Preset => {
  const { name: _, ...bounds } = PLATFORMS[platform];
  return { id: `${platform}-${id}`, platform, name, width, height, ...bounds };
};

/** The names that the trade gives them. */
const BANNERS = [
  [300, 250, "Medium rectangle"],
  [336, 280, "Large rectangle"],
  [728, 90, "Leaderboard"],
  [160, 600, "Wide skyscraper"],
  [300, 600, "Half page"],
  [320, 50, "Mobile leaderboard"],
  [320, 100, "Large mobile banner"],
  [970, 90, "Large leaderboard"],
  [970, 250, "Billboard"],
  [250, 250, "Square"],
  [200, 200, "Small square"],
  [468, 60, "Banner"],
  [120, 600, "Skyscraper"],
  [300, 50, "Mobile banner"],
  [240, 400, "Vertical rectangle"],
  [250, 360, "Triple widescreen"],
  [580, 400, "Netboard"],
  [300, 1050, "Portrait"],
  [930, 180, "Top banner"],
  [980, 120, "Panorama"],
] as const;

/** Everything a creative can be exported for. */
export const PRESETS: readonly Preset[] = [
  preset("meta", "feed-4x5", "Feed 4:5", 1080, 1350),
  preset("meta", "feed-1x1", "Feed 1:1", 1080, 1080),
  preset("meta", "story", "Stories and Reels", 1080, 1920),
  preset("meta", "link", "Link", 1200, 628),
  preset("google", "landscape", "Landscape", 1200, 628),
  preset("google", "square", "Square", 1200, 1200),
  preset("google", "portrait", "Portrait", 960, 1200),
  preset("google", "vertical", "Vertical (Shorts)", 1080, 1920),
  preset("linkedin", "landscape", "Landscape", 1200, 628),
  preset("linkedin", "square", "Square", 1200, 1200),
  preset("linkedin", "vertical", "Vertical", 720, 900),
  preset("x", "card", "Button card", 800, 418),
  preset("x", "square", "Square card", 800, 800),
  preset("tiktok", "vertical", "Vertical", 720, 1280),
  preset("tiktok", "square", "Square", 640, 640),
  preset("tiktok", "landscape", "Landscape", 1200, 628),
  preset("pinterest", "pin", "Pin", 1000, 1500),
  preset("website", "wide", "Wide 16:9", 1920, 1080),
  ...BANNERS.map(([width, height, name]) => preset("gdn", `${width}x${height}`, name, width, height)),
];

/** The formats themselves, in full. */
export const FORMAT_PRESETS: readonly Preset[] = FORMAT_IDS.map((format) => {
  const { width, height } = FORMATS[format];
  return preset("formats", format.replace(":", "x").replace(".", "-"), format, width, height);
});

const BY_ID: ReadonlyMap<string, Preset> = new Map([...PRESETS, ...FORMAT_PRESETS].map((one) => [one.id, one]));
export const presetOf = (id: string) => BY_ID.get(id);

/** How far a size may be from a format, as a part of it, to be cut from a picture in that format. */
const SAME_RATIO = 0.01;
/** A picture smaller than this would have letters too small to read; it is set as a banner. */
const MIN_SHORT_SIDE = 400;
const EXACT: readonly PictureFormat[] = [...FORMAT_IDS, "2:3"];

/** The format that a size is laid out in; undefined for a banner, which has a layout of its own. */
export function formatOfSize({ width, height }: { width: number; height: number }): PictureFormat | undefined {
  if (Math.min(width, height) < MIN_SHORT_SIDE) return undefined;
  return EXACT.find((format) => {
    const ratio = (width / height) * (FORMATS[format].height / FORMATS[format].width);
    return Math.abs(ratio - 1) <= SAME_RATIO;
  });
}
