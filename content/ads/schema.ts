import { z } from "zod";
import { artSchema } from "../../src/engine/scene/art-reference.ts";
import { layoutIdSchema } from "../../src/engine/scene/layout-id.ts";
import { logoMarkSchema } from "../../src/engine/scene/logo-mark.ts";
import { sceneSchema, slotsSchema } from "../../src/engine/scene/scene.ts";
import { typefaceSchema } from "../../src/engine/scene/typefaces.ts";
import { adTypeSchema } from "../../src/shared/ad-types.ts";
import { type Format, formatSchema } from "../../src/shared/formats.ts";
import { AD_PALETTES, type AdPaletteName } from "./palettes.ts";

/** Where the ads ran, and the formats each place shows. */
const PLATFORM_FORMATS = {
  Facebook: ["1:1", "4:5", "1.91:1"],
  Instagram: ["1:1", "4:5", "9:16"],
  LinkedIn: ["1:1", "4:5", "1.91:1"],
  TikTok: ["9:16"],
  X: ["1:1", "16:9", "1.91:1"],
  Pinterest: ["1:1", "4:5", "9:16"],
  YouTube: ["16:9", "9:16"],
  Reddit: ["1:1", "4:5", "16:9"],
  "Google Display": ["1:1", "1.91:1", "4:5"],
} as const satisfies Record<string, readonly Format[]>;
export type Platform = keyof typeof PLATFORM_FORMATS;

const INDUSTRIES = [
  "Food & Drink",
  "Beauty & Care",
  "Fashion",
  "Health & Fitness",
  "Home & Living",
  "Home Services",
  "Pets",
  "Travel",
  "Finance",
  "Education",
  "Software",
  "Developer Tools",
  "Marketing",
  "Mobility",
  "Consumer Tech",
  "Family & Kids",
  "Games & Leisure",
  "Recruiting & HR",
  "Legal",
  "Causes",
] as const;

const FUNNEL_STAGES = ["Awareness", "Consideration", "Conversion", "Retention"] as const;

const sentence = (maxLength: number) => z.string().trim().min(12).max(maxLength);
const kebab = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const paletteName = z.custom<AdPaletteName>((name) => typeof name === "string" && name in AD_PALETTES, {
  message: "there is no palette of that name",
});

/** One ad as it is written down: what a marketer reads about it, then what the engine paints. */
const adDraftSchema = z
  .strictObject({
    slug: kebab,
    /** The position among all companies' ads in the order they were added, from 0. The gallery shows the last first. */
    place: z.number().int().min(0),
    platform: z.enum(Object.keys(PLATFORM_FORMATS) as [Platform, ...Platform[]]),
    format: formatSchema,
    goal: sentence(120),
    stage: z.enum(FUNNEL_STAGES),
    audience: sentence(160),
    /** Shown as "Why it works": the techniques the ad uses, explained so that a reader can learn from them. */
    tactics: sentence(400),
    /** The path of the page the ad links to, on the company's site. */
    path: z.string().regex(/^\/[a-z0-9/-]*$/),
    layout: layoutIdSchema,
    palette: paletteName,
    typeface: typefaceSchema.optional(),
    art: artSchema,
    extras: z.array(artSchema).max(8).optional(),
    seed: z.number().int().optional(),
    words: slotsSchema,
  })
  .refine(({ platform, format }) => (PLATFORM_FORMATS[platform] as readonly Format[]).includes(format), {
    message: "this platform does not show that format",
    path: ["format"],
  });

/** An invented company with everything it ran. Its site lies under a domain that is reserved for examples. */
export const companySchema = z.strictObject({
  name: z.string().min(2).max(24),
  mark: logoMarkSchema,
  industry: z.enum(INDUSTRIES),
  site: z.string().regex(/^[a-z0-9-]+\.example$/),
  type: adTypeSchema,
  ads: z.array(adDraftSchema).min(1),
});
export type CompanyInput = z.input<typeof companySchema>;

/** An ad as the gallery knows it: the columns of its table, and the scene its picture is painted from. */
export const adSchema = z.strictObject({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  platform: z.string(),
  industry: z.string(),
  ad_goal: z.string(),
  funnel_stage: z.string(),
  target_audience: z.string(),
  tactics: z.string(),
  links_to: z.url(),
  created_at: z.iso.datetime(),
  format: formatSchema,
  scene: sceneSchema,
});
export type Ad = z.infer<typeof adSchema>;
