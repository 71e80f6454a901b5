import type { ShelvedTemplate } from "./meme-shelf.ts";
import type { MemeTemplate } from "./meme-template.ts";
import { STRUCTURES } from "./structures/structures.ts";

/** What the composer has to know of a template. */
export function shelved(template: MemeTemplate): ShelvedTemplate {
  const { slug, structure, category, boxes, width, height, popularity, scene } = template;
  const example = STRUCTURES.find(({ id }) => id === structure)?.example.cast;
  const actors = Object.values({ ...example, ...scene.cast }).filter((actor) => actor !== null);
  const cast = [...new Set(actors.map(({ who }) => who))];
  const moods = [...new Set(actors.flatMap(({ mood }) => mood ?? []))];
  return { slug, structure, category, boxes: [...boxes], width, height, popularity, cast, moods };
}
