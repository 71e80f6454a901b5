import { z } from "zod";
import { adTypeSchema } from "../ad-types.ts";
import { MAX_MODEL_INPUT_BYTES } from "../ai-models.ts";
import { brandKitSchema } from "../brands/brand-kit.ts";
import { briefSchema, MAX_BRIEF_BODY } from "../brief/brief.ts";
import { DEFAULT_FORMAT, formatSchema } from "../formats.ts";
import { base64Length, generateCreativeInput, ideaSchema, MAX_PROMPT_LENGTH } from "./generate-creative.ts";
import { previewPhoto } from "./preview-scene.ts";

/** A kit that uses all of its limits, in letters of four bytes. */
const MAX_KIT_BODY = 24 * 1024;
/** The logos for light and for dark grounds. */
const MAX_LOGOS = 2;
export const MAX_IDEA_BODY =
  8 * MAX_PROMPT_LENGTH + MAX_BRIEF_BODY + MAX_KIT_BODY + MAX_LOGOS * base64Length(MAX_MODEL_INPUT_BYTES) + 4 * 1024;

/** Of a photo that is sent along. */
const photoName = previewPhoto.shape.name.optional();

/** For a browser that cannot do it: what a description says, or the scene of one of its ideas. Nothing is stored. */
export const previewIdeaInput = z.object({
  wanted: z.enum(["reading", "scene"]),
  prompt: generateCreativeInput.shape.prompt,
  /** Jokes need the pictures of the templates, which only a page that paints has. */
  type: adTypeSchema.exclude(["meme"]),
  format: formatSchema.default(DEFAULT_FORMAT),
  brief: briefSchema.optional(),
  /** The brand that it is for. */
  kit: brandKitSchema.optional(),
  /** Its logo, and the one for dark grounds, by the names that they have among the photos. */
  logo: photoName,
  logoOnDark: photoName,
  photos: z.array(previewPhoto).max(MAX_LOGOS).default([]),
  idea: ideaSchema.default({ seed: 0 }),
});
export type PreviewIdeaInput = z.output<typeof previewIdeaInput>;
export type PreviewIdeaRequest = z.input<typeof previewIdeaInput>;
