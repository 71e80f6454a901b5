import type { Counter } from "./count-text.ts";

/** Above `soft` a platform cuts what is shown, above `hard` it refuses the text. Sources: Google and Pinterest their own help pages, the others as far as several agree. */
export type CopyLimit = {
  label: string;
  soft?: number;
  hard?: number;
  /** Square and joined letters are shown to this length. */
  softElsewhere?: number;
  count: Counter;
  /** What the platform does not take in this text. */
  without?: readonly Unwanted[];
};
export type Unwanted = "emoji" | "braces and #";

export type CopyField = "primary" | "headline" | "description";

type CopyPlace = { name: string } & Partial<Record<CopyField, CopyLimit>>;

/** Where the words beside a picture stand. What a place does not show it does not have. */
export const COPY_PLACES = {
  facebook: {
    name: "Facebook feed",
    primary: { label: "Primary text", soft: 150, hard: 2_200, count: "signs" },
    headline: { label: "Headline", soft: 27, count: "signs" },
    description: { label: "Description", soft: 30, count: "signs" },
  },
  instagram: {
    name: "Instagram feed",
    primary: { label: "Primary text", soft: 125, hard: 2_200, count: "signs" },
    headline: { label: "Headline", soft: 40, count: "signs" },
  },
  google: {
    name: "Google PMax",
    headline: { label: "Headline", hard: 30, count: "wide", without: ["emoji"] },
    description: { label: "Description", hard: 90, count: "wide", without: ["emoji"] },
  },
  linkedin: {
    name: "LinkedIn",
    primary: { label: "Introduction", soft: 150, hard: 3_000, count: "units" },
    headline: { label: "Headline", soft: 70, hard: 200, count: "units" },
    description: { label: "Description", soft: 100, hard: 300, count: "units" },
  },
  x: {
    name: "X",
    primary: { label: "Post", hard: 280, count: "x" },
    headline: { label: "Website title", hard: 70, count: "signs" },
  },
  tiktok: {
    name: "TikTok",
    primary: { label: "Caption", hard: 100, count: "wide", without: ["emoji", "braces and #"] },
  },
  pinterest: {
    name: "Pinterest",
    headline: { label: "Title", soft: 40, softElsewhere: 30, hard: 100, count: "signs" },
    description: { label: "Description", hard: 500, count: "signs" },
  },
} as const satisfies Record<string, CopyPlace>;
export type CopyPlaceId = keyof typeof COPY_PLACES;
