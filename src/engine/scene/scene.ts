import { z } from "zod";
import { adTypeSchema } from "../../shared/ad-types.ts";
import { briefSchema } from "../../shared/brief/brief.ts";
import { pictureFormatSchema } from "../../shared/formats.ts";
import { LANGUAGES } from "../../shared/languages.ts";
import { addedLayersSchema, framingSchema } from "./added-layer.ts";
import { artSchema } from "./art-reference.ts";
import { boxSchema } from "./box.ts";
import { layoutIdSchema } from "./layout-id.ts";
import { logoMarkSchema } from "./logo-mark.ts";
import { memeSchema } from "./meme-captions.ts";
import { paletteRoleSchema, paletteSchema } from "./palette.ts";
import { textStyleSchema } from "./text-style.ts";
import { typefaceSchema } from "./typefaces.ts";
import { visible } from "./visible.ts";

const words = (most: number) =>
  z
    .string()
    .transform((text) => visible(text).trim())
    .pipe(z.string().min(1).max(most));

/** A description, and a brief below it. */
const MAX_SAID = 8_000;
const MAX_EXACT = 48;
const MAX_PHOTO_NAME = 60;
/** Beside the first. No layout shows more. */
export const MAX_MORE_PHOTOS = 2;
/** More than any layout has layers, with those that may be added. */
const MAX_ORDERED = 120;
export const MAX_DIRECTIONS = 24;

/** The words a layout may show. Each layout names the slots it uses; the others are ignored. */
export const slotsSchema = z.object({
  headline: words(140),
  kicker: words(40).optional(),
  subline: words(180).optional(),
  button: words(28).optional(),
  badge: z.object({ text: words(12), small: words(22).optional() }).optional(),
  bullets: z.array(words(60)).min(1).max(6).optional(),
  /** What a customer needs to act: a price with its terms, a date, a place, a phone number. One line each. */
  facts: z.array(words(70)).min(1).max(6).optional(),
  stats: z
    .array(z.object({ value: words(12), label: words(32) }))
    .min(1)
    .max(4)
    .optional(),
  person: z.object({ name: words(40), role: words(70).optional() }).optional(),
  /** The name for the competitors, or for how things were before. */
  rival: words(30).optional(),
  before: z.array(words(28)).max(8).optional(),
  /** Short words on a product's label, on a note or on a van. */
  note: words(40).optional(),
  /** What stands larger than everything in a poster: a number, a word, a date and its month. */
  giants: z.array(words(24)).min(1).max(2).optional(),
  /** A word of the headline that is struck out, and the one written over it. */
  struck: z.object({ out: words(30), instead: words(30).optional() }).optional(),
  /** What the maker says in a post. */
  post: words(120).optional(),
});
export type Slots = z.infer<typeof slotsSchema>;

export const MAX_EDITED_WORDS = 200;

/** What an editor changed on one layer of one format, on top of what the layout decided. */
const layerEditSchema = z.object({
  format: pictureFormatSchema,
  layer: z.string(),
  text: z.string().max(MAX_EDITED_WORDS).optional(),
  box: boxSchema.optional(),
  /** Null takes an outline away. */
  style: textStyleSchema.extend({ outline: textStyleSchema.shape.outline.nullable() }).partial().optional(),
  /** The ground of a button, a badge or a shape. */
  fill: textStyleSchema.shape.color.optional(),
  /** Colours that follow the palette, in the place of fixed ones. */
  roles: z.object({ color: paletteRoleSchema, fill: paletteRoleSchema }).partial().optional(),
  /** Of a picture that was added: which part of it is seen. */
  framing: framingSchema.optional(),
  opacity: z.number().min(0).max(1).optional(),
  hidden: z.boolean().optional(),
  /** Takes no change in the editor; painted like any other. */
  locked: z.boolean().optional(),
});

/** A whole creative as data: stored, edited and painted again in any format. */
export const sceneSchema = z.object({
  layout: layoutIdSchema,
  type: adTypeSchema,
  /** `logo` is the key under which the caller hands in the brand's own logo; without one the mark is drawn. */
  /** Without a mark and a logo it signs with its name alone. */
  brand: z.object({ name: words(30), mark: logoMarkSchema.optional(), logo: z.string().optional() }),
  /** The key under which the caller hands in the user's own font, in which the typeface "own" is set. */
  font: z.string().max(60).optional(),
  palette: paletteSchema,
  typeface: typefaceSchema.optional(),
  slots: slotsSchema,
  art: artSchema,
  /** Smaller things around the main one. */
  extras: z.array(artSchema).max(8).default([]),
  /** The key under which the caller hands in the bytes of the user's own picture. */
  photo: z.string().optional(),
  /** The keys of further pictures of the user's, for layouts that show several. */
  photos: z.array(z.string().min(1).max(MAX_PHOTO_NAME)).max(MAX_MORE_PHOTOS).optional(),
  /** A meme's captions, and the template they stand on; without one they stand on the photo. */
  meme: memeSchema.optional(),
  seed: z.number().int().default(1),
  /** What the ad says, fact by fact, and who set it. */
  brief: briefSchema.optional(),
  edits: z.array(layerEditSchema).default([]),
  /** Layers that a hand added, in the order in which it did. */
  added: addedLayersSchema.optional(),
  /** The layers from the lowest to the highest, where a hand has put them in another order. */
  order: z.array(z.string().max(60)).max(MAX_ORDERED).optional(),
  /** Which part of the user's own picture is seen, by format, where the layout does not decide that. */
  framing: z.partialRecord(pictureFormatSchema, framingSchema).optional(),
  /**
   * The description as typed, when there is one: then the picture may say nothing else. `exact` was to be set as it is,
   * `directions` tell how it should look.
   */
  said: z
    .object({
      text: z.string().max(MAX_SAID),
      language: z.enum(LANGUAGES),
      exact: z.array(z.string().max(MAX_SAID)).max(MAX_EXACT).optional(),
      /** Words that are not to be used. */
      avoided: z.array(z.string().max(MAX_SAID)).max(MAX_EXACT).optional(),
      directions: z.array(z.string().max(MAX_SAID)).max(MAX_DIRECTIONS).optional(),
    })
    .optional(),
});
export type Scene = z.infer<typeof sceneSchema>;
export type SceneInput = z.input<typeof sceneSchema>;
export type LayerEdit = z.infer<typeof layerEditSchema>;
