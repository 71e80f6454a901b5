import { z } from "zod";
import { typefaceSchema } from "./typefaces.ts";
import { visible } from "./visible.ts";

const MAX_CAPTIONS = 12;
const MAX_CAPTION_LENGTH = 500;
/** Of captions and templates alike. */
const nameSchema = z.string().regex(/^[a-z0-9][a-z0-9-]{0,59}$/i);

const color = z.string().regex(/^#[0-9a-f]{6}$/i);
/** Boxes may leave the picture, but not so far that nobody finds them again. */
const place = z.number().min(-1).max(2);
const extent = z.number().min(0.01).max(2);

/** No script stacks more marks on a letter than this; more of them would leave the box. */
const MARKS = /(\p{M}{3})\p{M}+/gu;

/** How a caption is lettered: on paper, over a picture with an outline, under a picture, on a blackboard. */
const CAPTION_STYLES = ["panel", "label", "subtitle", "chalk"] as const;

/** Words in a box on a picture. The box is in shares of the picture, and turned about its middle. */
export const captionSchema = z.object({
  id: nameSchema,
  /** An empty caption paints nothing. */
  text: z
    .string()
    .transform((text) => visible(text).replace(MARKS, "$1"))
    .pipe(z.string().max(MAX_CAPTION_LENGTH)),
  x: place,
  y: place,
  w: extent,
  h: extent,
  /** In degrees. */
  angle: z.number().min(-360).max(360).default(0),
  /** In reading direction: Arabic starts at the right. */
  align: z.enum(["start", "center", "end"]).default("center"),
  style: z.enum(CAPTION_STYLES).default("panel"),
  /** What follows replaces what the style says. */
  typeface: typefaceSchema.optional(),
  color: color.optional(),
  outline: z.union([color, z.literal("none")]).optional(),
  uppercase: z.boolean().optional(),
  /** A colour to fill the box with, on pictures that have no paper for the words. */
  ground: color.optional(),
  /** The size of the letters, in shares of the picture's width. Without it they are as large as they fit. */
  size: z.number().min(0.01).max(0.5).optional(),
});
export type Caption = z.infer<typeof captionSchema>;
export type CaptionInput = z.input<typeof captionSchema>;

export const memeSchema = z.object({
  /** The slug of the template whose picture the captions stand on. */
  template: nameSchema.optional(),
  captions: z
    .array(captionSchema)
    .max(MAX_CAPTIONS)
    .refine((captions) => new Set(captions.map(({ id }) => id)).size === captions.length, {
      message: "Every caption needs an id of its own",
    }),
});

/** The key under which the caller hands in the pixels of a template, as it does with the user's own photo. */
export const templateKey = (slug: string) => `meme/${slug}`;
