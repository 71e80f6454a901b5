import { z } from "zod";
import { versionChangeSchema } from "../../../shared/version-change.ts";

export const VERSION_COLUMNS = "id, document_id, title, name, prompt, type, format, image_url, created_at, change";

const versionSchema = z.object({
  id: z.string(),
  document_id: z.string(),
  title: z.string(),
  /** Given by its owner. */
  name: z.string().nullable(),
  prompt: z.string(),
  type: z.string(),
  format: z.string(),
  image_url: z.string(),
  created_at: z.string(),
  /** Null: nothing is known of what it was made from. */
  change: versionChangeSchema.nullable().catch(null),
});
export type Version = z.infer<typeof versionSchema>;

/** The first one is 1. When one is deleted, those after it move up. */
export type NumberedVersion = Version & { number: number };

export const readVersions = (rows: unknown): Version[] => z.array(versionSchema).parse(rows);
