import { z } from "zod";
import { formatSchema } from "../formats.ts";
import { versionChangeSchema } from "../version-change.ts";

/** A photo, a logo, and those that were added. */
export const MAX_SCENE_PHOTOS = 8;
/** All that are sent with a version, in base64. */
const MAX_PHOTOS_LENGTH = 12 * 1024 * 1024;
/** A scene with every edit that it may have. */
export const MAX_SCENE_BYTES = 512 * 1024;
export const MAX_VERSION_BODY = MAX_PHOTOS_LENGTH + MAX_SCENE_BYTES;
/** As the database has it. */
const MAX_VERSION_NAME = 80;
const MAX_PHOTO_NAME = 60;

/** What a scene calls the picture of the version that it was made from, where that one has no scene. */
export const SOURCE_PICTURE = "source-picture";

const share = z.number().min(0).max(1);
const cropSchema = z.object({ x: share, y: share, width: share.gt(0), height: share.gt(0) });
/** A part of a picture, in shares of it. */
export type Crop = z.infer<typeof cropSchema>;

const versionPhoto = z.object({
  name: z.string().min(1).max(MAX_PHOTO_NAME),
  /** Base64 without the `data:` prefix. */
  data: z.string().min(1),
});
export type VersionPhoto = z.infer<typeof versionPhoto>;

/** A new version of the user's own creative, made without a service. The scene is the engine's to check. */
export const saveVersionInput = z.object({
  /** Made by the browser: the same id is saved once. */
  id: z.uuid(),
  source: z.uuid(),
  format: formatSchema,
  change: versionChangeSchema.pick({ kind: true, did: true }),
  /** What its owner calls it. */
  name: z.string().trim().min(1).max(MAX_VERSION_NAME).optional(),
  /** The brand that it wears now, or null for none; without a word that of its source. */
  brand: z.uuid().nullable().optional(),
  /** Pictures that the scene names. Those that the source has are not sent again. */
  photos: z
    .array(versionPhoto)
    .max(MAX_SCENE_PHOTOS)
    .refine((photos) => photos.reduce((sum, { data }) => sum + data.length, 0) <= MAX_PHOTOS_LENGTH, {
      error: "are larger than 9 MB together",
    })
    .default([]),
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
