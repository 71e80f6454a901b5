import { OWN_PICTURE_LIMITS } from "../../shared/contracts/suggest-captions.ts";
import { AppError } from "../../shared/errors.ts";
import { type MemeBox, memeTemplateSchema } from "../../shared/meme-templates.ts";
import type { Queryable } from "../database/pool.ts";

const rowSchema = memeTemplateSchema.pick({ structure: true, boxes: true, alt: true, captions: true });

/** What has to be known of a template to write for it. */
export type TemplateToCaption = {
  structure: string;
  boxes: readonly Pick<MemeBox, "id" | "maxLength">[];
  /** What it shows. */
  alt: string;
  /** Captions that suit it. */
  examples: string[][];
};

const OWN_PICTURE: TemplateToCaption = {
  structure: "above-below",
  boxes: [
    { id: "top", maxLength: OWN_PICTURE_LIMITS[0] },
    { id: "bottom", maxLength: OWN_PICTURE_LIMITS[1] },
  ],
  alt: "The user's own picture, which you cannot see.",
  examples: [],
};

/** Without a slug it is the user's own picture. */
export async function findTemplate(db: Queryable, slug: string | null): Promise<TemplateToCaption> {
  if (slug === null) return OWN_PICTURE;
  const { rows } = await db.query("select structure, boxes, alt, captions from public.meme_templates where slug = $1", [
    slug,
  ]);
  if (!rows[0]) throw new AppError("not_found", "This meme template is no longer there. Please choose another one.");
  const { captions: examples, ...template } = rowSchema.parse(rows[0]);
  return { ...template, examples };
}
