import { z } from "zod";
import { MAX_MODEL_INPUT_BYTES } from "../ai-models.ts";
import { pictureFormatSchema } from "../formats.ts";
import { base64Length } from "./generate-creative.ts";

/** A photo and a logo. */
const MAX_PREVIEW_PHOTOS = 2;
const MAX_SCENE_BYTES = 256 * 1024;
export const MAX_PREVIEW_BODY = MAX_PREVIEW_PHOTOS * base64Length(MAX_MODEL_INPUT_BYTES) + MAX_SCENE_BYTES;
const MIN_SCALE = 0.1;

/** What the page calls a picture of the user's. The bytes are sent once, and after that as long as the server asks. */
const previewPhoto = z.object({
  name: z.string().min(1).max(100),
  id: z.string().min(1).max(64),
  /** Base64 without the `data:` prefix. */
  data: z.string().min(1).optional(),
});
export type PreviewPhoto = z.infer<typeof previewPhoto>;

/** Everything but the scene, which is the engine's to check. */
export const previewSceneInput = z.object({
  /** `layout` says where everything stands; nothing is painted. */
  part: z.union([z.enum(["layout", "whole", "under", "over"]), z.object({ layer: z.string().min(1).max(60) })]),
  format: pictureFormatSchema,
  scale: z.number().min(MIN_SCALE).max(1).default(1),
  photos: z.array(previewPhoto).max(MAX_PREVIEW_PHOTOS).default([]),
});
export type PreviewSceneRequest = z.input<typeof previewSceneInput>;

/** A painted part is answered as a PNG, or with 204 when there is nothing to see. This header says what it covers. */
export const PREVIEW_PLACE_HEADER = "x-preview-place";
export const previewPlace = z.object({
  box: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }),
  isLifted: z.boolean(),
});
