import type { MemeScene } from "../../src/engine/memes/meme-scene.ts";
import type { TemplateBox } from "../../src/engine/memes/structures/structure.ts";

/** What a template's file says. Its name is the template's slug; its category is the structure's. */
export type MemeTemplateInput = {
  name: string;
  /** Counted over all templates in the order they were added; a new one takes the next number. */
  place: number;
  /** Out of 100. */
  popularity: number;
  structure: string;
  /** Only what differs from the structure's example. */
  scene?: MemeScene;
  /** Boxes that this picture needs elsewhere or in another style than its structure has them, by their id. */
  boxes?: Readonly<Record<string, Partial<Omit<TemplateBox, "id">>>>;
  /** Words for the boxes, in their order. The first set is the example. */
  captions: readonly (readonly string[])[];
  alt: string;
};
