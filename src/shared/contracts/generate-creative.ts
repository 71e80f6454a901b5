import { z } from "zod";
import { AD_TYPES, adTypeSchema } from "../ad-types.ts";
import { MAX_MODEL_INPUT_BYTES } from "../ai-models.ts";
import { briefSchema, MAX_BRIEF_BODY } from "../brief/brief.ts";
import { DEFAULT_FORMAT, formatSchema } from "../formats.ts";
import { BORROW_PARTS, borrowPartSchema, inspirationOriginSchema, inspirationRoleSchema } from "../inspiration.ts";
import { memeSlugSchema } from "../meme-templates.ts";
import { WORDS_BY } from "../words-by.ts";
import { modelIdSchema, qualitySchema, serviceSchema } from "./ai-services.ts";

export const MAX_INSPIRATION_IMAGES = 3;
export const MAX_PROMPT_LENGTH = 4_000;
const MAX_TITLE_LENGTH = 200;
export const MAX_IDEA_SEED = 9_999;

/** One of the built-in composer's ideas for a description. The same description and seed give the same creative. */
export const ideaSchema = z.object({
  seed: z.int().min(0).max(MAX_IDEA_SEED),
  /** The layout it had when it was shown; one that its words no longer fit is not used. */
  layout: z
    .string()
    .regex(/^[a-z][a-z-]{0,39}$/)
    .optional(),
});

/** Id and name of the one picture that an edit works on. */
export const EDIT_SOURCE = { id: "edit-source", name: "Original Image" } as const;

/** The six ad types, and the edit of an existing creative. */
export const creativeTypeSchema = z.enum([...adTypeSchema.options, "edit"], {
  error: `must be one of ${[...Object.keys(AD_TYPES), "edit"].join(", ")}`,
});
export type CreativeType = z.infer<typeof creativeTypeSchema>;

export const base64Length = (bytes: number) => Math.ceil(bytes / 3) * 4;
/** Three pictures of the largest size, as base64, a brief, and room for the JSON around them. */
export const MAX_GENERATE_BODY =
  MAX_INSPIRATION_IMAGES * base64Length(MAX_MODEL_INPUT_BYTES) + 8 * MAX_PROMPT_LENGTH + MAX_BRIEF_BODY + 16 * 1024;

const inspirationImage = z.object({
  id: z.string().min(1).max(200),
  name: z.string().max(300),
  mimeType: z.string().max(100),
  /** Base64 without the `data:` prefix. */
  data: z.string(),
  /** What it is for. Without it: what came from an ad is style, a transparent picture a logo, all else the hero. */
  role: inspirationRoleSchema.optional(),
  /** For style: the parts to borrow, all of them when missing. */
  borrow: z.array(borrowPartSchema).max(BORROW_PARTS.length).optional(),
  from: inspirationOriginSchema.optional(),
});
export type InspirationImage = z.infer<typeof inspirationImage>;

export const generateCreativeInput = z
  .object({
    prompt: z
      .string()
      .trim()
      .min(1, "Please enter a description for your ad creative.")
      .max(MAX_PROMPT_LENGTH, `The description may have at most ${MAX_PROMPT_LENGTH} characters.`)
      // Half an emoji cannot be stored, so a repeat of the same request would not match the stored one.
      .transform((prompt) => prompt.replace(/\p{Cs}/gu, "\uFFFD")),
    type: creativeTypeSchema,
    title: z.string().trim().max(MAX_TITLE_LENGTH).optional(),
    inspirationImages: z
      .array(inspirationImage)
      .max(MAX_INSPIRATION_IMAGES, `You can use up to ${MAX_INSPIRATION_IMAGES} inspiration images at a time.`)
      .default([]),
    format: formatSchema.default(DEFAULT_FORMAT),
    /** Made by the browser, one per click: the same id never reaches the AI service twice. */
    requestId: z.uuid().optional(),
    /** For a meme: the template to caption. An AI service paints a new picture in its spirit instead. */
    template: memeSlugSchema.optional(),
    /** What the ad says, fact by fact. What somebody has set in it is obeyed; the composer reads the rest itself. */
    brief: briefSchema.optional(),
    /** Makes this idea and not the next one. AI services ignore it. */
    idea: ideaSchema.optional(),
    /** The user's own version that this one is made from: the next version of the same document. */
    source: z.uuid().optional(),
    /** The user's own brand that it is for: its colours, its logo, its words. */
    brand: z.uuid().optional(),
    /** Who brings the words, where an AI service makes the picture. */
    words: z.enum(WORDS_BY).default("drawn"),
    /** For this run alone; otherwise the default. */
    service: serviceSchema.optional(),
    /** Of that service; otherwise what is chosen for it in Settings. */
    model: modelIdSchema.optional(),
    quality: qualitySchema.optional(),
  })
  .refine(({ type, inspirationImages: [source, ...others] }) => {
    if (type !== "edit") return true;
    return source?.id === EDIT_SOURCE.id && source.name === EDIT_SOURCE.name && others.length === 0;
  }, `An edit needs exactly one image, named "${EDIT_SOURCE.name}" with the id "${EDIT_SOURCE.id}".`);
export type GenerateCreativeInput = z.output<typeof generateCreativeInput>;

export const generateCreativeOutput = z.object({
  generation_id: z.uuid(),
  creative_id: z.uuid(),
  /** The document it is a version of. */
  document_id: z.uuid(),
  image_url: z.string(),
  title: z.string(),
  service: serviceSchema.nullable(),
  model: z.string().nullable(),
  price_usd: z.number(),
  /** The actual format; an edit's prompt may have changed it. */
  format: formatSchema.optional(),
  /** What an edit did. */
  did: z.array(z.string()).optional(),
  /** What could not be done as asked: a part of an edit, or something to be borrowed. */
  note: z.string().optional(),
});
export type GenerateCreativeOutput = z.infer<typeof generateCreativeOutput>;
