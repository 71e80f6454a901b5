import type { MemeTemplate } from "./meme-template.ts";
import type { MoodId } from "./moods.ts";
import { STRUCTURES } from "./structures/structures.ts";

/** What the composer knows of a template: everything but the drawing. */
export type ShelvedTemplate = Pick<
  MemeTemplate,
  "slug" | "structure" | "category" | "boxes" | "width" | "height" | "popularity"
> & {
  /** The faces in the picture. */
  moods: readonly MoodId[];
};

/** The templates that a meme may be made of. */
export type MemeShelf = readonly ShelvedTemplate[];

export function shelved(template: MemeTemplate): ShelvedTemplate {
  const { slug, structure, category, boxes, width, height, popularity, scene } = template;
  const example = STRUCTURES.find(({ id }) => id === structure)?.example.cast;
  const cast = Object.values({ ...example, ...scene.cast });
  const moods = cast.flatMap((actor) => (actor?.mood ? [actor.mood] : []));
  return { slug, structure, category, boxes, width, height, popularity, moods: [...new Set(moods)] };
}
