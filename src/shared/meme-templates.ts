import { z } from "zod";

export const MEME_CATEGORIES = [
  "reaction",
  "opinion",
  "choice",
  "progression",
  "mocking",
  "success",
  "surprise",
  "awkward",
  "general",
] as const;

/** The width of every template's picture, in pixels. */
export const MEME_PICTURE_WIDTH = 1080;

export const memeSlugSchema = z
  .string()
  .max(60)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be the name of a meme template");

/** Where a caption goes: fractions of the picture, degrees, and how it is lettered. */
const boxSchema = z.object({
  id: z.string(),
  x: z.number(),
  y: z.number(),
  w: z.number(),
  h: z.number(),
  angle: z.number(),
  align: z.enum(["start", "center", "end"]),
  style: z.enum(["panel", "label", "subtitle", "chalk"]),
  maxLength: z.number(),
  color: z.string().optional(),
});
export type MemeBox = z.infer<typeof boxSchema>;

/** A row of `meme_templates`. */
export const memeTemplateSchema = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  category: z.string(),
  image_url: z.string(),
  popularity_score: z.number(),
  created_at: z.string(),
  boxes: z.array(boxSchema),
  /** Words for the boxes, in their order. The first set is the example. */
  captions: z.array(z.array(z.string())),
  /** What the picture shows. */
  alt: z.string(),
  structure: z.string(),
  aspect_ratio: z.number(),
});
export type MemeTemplateRow = z.infer<typeof memeTemplateSchema>;

export const TIERS = { Viral: 90, Popular: 80, Trending: 70, Rising: 0 } as const;
export type Tier = keyof typeof TIERS;

/** How far a template has spread, by its popularity out of 100. */
export function tierOf(popularity: number): Tier {
  if (popularity >= TIERS.Viral) return "Viral";
  if (popularity >= TIERS.Popular) return "Popular";
  return popularity >= TIERS.Trending ? "Trending" : "Rising";
}
