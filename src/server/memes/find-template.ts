import { z } from "zod";
import { OWN_PICTURE_LIMITS } from "../../shared/contracts/suggest-captions.ts";
import { AppError } from "../../shared/errors.ts";
import type { Queryable } from "../database/pool.ts";

const boxesSchema = z.array(z.object({ id: z.string(), maxLength: z.number().int() }));

/** What has to be known of a template to write for it. */
export type TemplateToCaption = {
  structure: string;
  boxes: z.output<typeof boxesSchema>;
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
  const { rows } = await db.query<{ structure: string; boxes: unknown; alt: string; captions: string[][] }>(
    "select structure, boxes, alt, captions from public.meme_templates where slug = $1",
    [slug],
  );
  const [row] = rows;
  if (!row) throw new AppError("not_found", "This meme template is no longer there. Please choose another one.");
  return { structure: row.structure, boxes: boxesSchema.parse(row.boxes), alt: row.alt, examples: row.captions };
}
