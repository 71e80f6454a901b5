import { z } from "zod";
import { formatSchema } from "../formats.ts";
import { versionChangeSchema } from "../version-change.ts";

export const MAX_VERSION_BODY = 256 * 1024;

const share = z.number().min(0).max(1);
const cropSchema = z.object({ x: share, y: share, width: share.gt(0), height: share.gt(0) });
/** A part of a picture, in shares of it. */
export type Crop = z.infer<typeof cropSchema>;

/** A new version of the user's own creative, made without a service. The scene is the engine's to check. */
export const saveVersionInput = z.object({
  /** Made by the browser: the same id is saved once. */
  id: z.uuid(),
  source: z.uuid(),
  format: formatSchema,
  change: versionChangeSchema.pick({ kind: true, did: true }),
  /** Which part is kept of a picture that has no scene. */
  crop: cropSchema.optional(),
});
export const saveVersionOutput = z.object({
  creative_id: z.uuid(),
  document_id: z.uuid(),
  image_url: z.string(),
  title: z.string(),
  format: formatSchema,
});
export type SaveVersionOutput = z.infer<typeof saveVersionOutput>;
