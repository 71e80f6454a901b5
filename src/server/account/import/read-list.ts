import { z } from "zod";
import { briefSchema } from "../../../shared/brief/brief.ts";
import { MAX_SCENE_PHOTOS } from "../../../shared/contracts/save-version.ts";
import { DEFAULT_FORMAT, pictureFormatSchema } from "../../../shared/formats.ts";
import { versionChangeSchema } from "../../../shared/version-change.ts";
import type { OpenZip } from "./read-zip.ts";

/** The longest list that fair use leaves room for has ten thousand creatives. */
const MAX_LIST_BYTES = 64 * 1024 * 1024;
const MAX_CREATIVES = 100_000;
const MAX_NAME = 80;
const MAX_PICTURE_NAME = 60;

const words = (longest: number) =>
  z
    .string()
    .max(longest)
    .regex(/^[^\0]*$/, "holds a character that cannot be stored");

const documentName = words(MAX_NAME);

const creative = z.object({
  id: z.uuid(),
  title: words(1_000),
  prompt: words(20_000),
  type: words(100),
  format: pictureFormatSchema.catch(DEFAULT_FORMAT),
  created_at: z.iso.datetime({ offset: true }),
  file: z.string().nullable(),
  /** One of an older form is left out; the creative comes all the same. */
  brief: briefSchema.nullish().catch(null),
  scene: z.record(z.string(), z.unknown()).nullish(),
  /** What it is a version of. An older export does not say, and then it stands on its own. */
  document_id: z.uuid().nullish(),
  document_name: documentName.nullish(),
  is_shown: z.boolean().nullish(),
  source_id: z.uuid().nullish(),
  change: versionChangeSchema.nullish().catch(null),
  name: documentName.nullish(),
  /** The brand that it was made for. */
  brand_id: z.uuid().nullish(),
  photo_file: z.string().nullish(),
  logo_file: z.string().nullish(),
  /** Missing in an older export. */
  picture_files: z
    .array(z.object({ name: words(MAX_PICTURE_NAME).min(1), file: z.string() }))
    .max(MAX_SCENE_PHOTOS)
    .nullish(),
});
export type ListedCreative = z.infer<typeof creative>;

/** The creatives that an export lists. */
export async function readList(zip: OpenZip): Promise<ListedCreative[]> {
  const list = await zip.read("creatives.json", MAX_LIST_BYTES);
  if (!list) throw new Error("There is no creatives.json in this zip: it is not an export. Nothing was added.");
  let content: unknown;
  try {
    content = JSON.parse(list.toString());
  } catch (cause) {
    throw new Error("creatives.json is not JSON. Nothing was added.", { cause });
  }
  const parsed = z.array(creative).max(MAX_CREATIVES).safeParse(content);
  if (parsed.success) return parsed.data;
  const [first] = parsed.error.issues;
  const place = first?.path.join(".") || "the list";
  throw new Error(`creatives.json is not what an export holds (${place}: ${first?.message}). Nothing was added.`);
}
