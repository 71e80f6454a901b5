import type { MemeTemplate } from "../../engine/memes/meme-template.ts";
import type { Database } from "../database/pool.ts";
import { memePictureName } from "./meme-picture-files.ts";
import { seedAlone } from "./seed-alone.ts";

const PICTURES = "/content/memes/";

/** Updates the table to the meme templates of this release. */
export async function seedMemes(pool: Database, templates: readonly MemeTemplate[]): Promise<void> {
  const rows = templates.map((template) => {
    const { id, slug, name, category, popularity, boxes, captions, alt, structure, width, height, created_at } =
      template;
    return {
      ...{ id, slug, name, category, boxes, captions, alt, structure, created_at },
      popularity_score: popularity,
      image_url: PICTURES + memePictureName(template, "full"),
      aspect_ratio: width / height,
    };
  });
  await seedAlone(
    pool,
    `with shipped as (
       select * from jsonb_populate_recordset(null::public.meme_templates, $1)
     ), withdrawn as (
       delete from public.meme_templates
       where image_url like $2 || '%' and slug not in (select slug from shipped)
     )
     insert into public.meme_templates as known (
       id, slug, name, category, image_url, popularity_score, created_at, boxes, captions, alt, structure, aspect_ratio
     )
     select id, slug, name, category, image_url, popularity_score, created_at, boxes, captions, alt, structure,
       aspect_ratio
     from shipped
     on conflict (slug) do update set
       name = excluded.name, category = excluded.category, image_url = excluded.image_url,
       popularity_score = excluded.popularity_score, created_at = excluded.created_at, boxes = excluded.boxes,
       captions = excluded.captions, alt = excluded.alt, structure = excluded.structure,
       aspect_ratio = excluded.aspect_ratio
     where (
         known.name, known.category, known.image_url, known.popularity_score, known.created_at, known.boxes,
         known.captions, known.alt, known.structure, known.aspect_ratio
       ) is distinct from (
         excluded.name, excluded.category, excluded.image_url, excluded.popularity_score, excluded.created_at,
         excluded.boxes, excluded.captions, excluded.alt, excluded.structure, excluded.aspect_ratio
       )`,
    [JSON.stringify(rows), PICTURES],
  );
}
