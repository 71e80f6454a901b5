import type { MemeTemplate } from "../../src/engine/memes/meme-template.ts";
import type { TemplateBox } from "../../src/engine/memes/structures/structure.ts";
import { STRUCTURES } from "../../src/engine/memes/structures/structures.ts";
import { idOf } from "../id-of.ts";
import type { MemeTemplateInput } from "./schema.ts";

/** Pixels of the published picture to one unit of a structure. */
const SCALE = 2;

const FIRST_TIME = Date.UTC(2026, 1, 2, 9);
const INTERVAL_MS = 44 * 60 * 60 * 1000;

/** Turns files into templates, the most popular first. Throws when a file cannot be meant as it is written. */
export function loadTemplates(files: ReadonlyMap<string, MemeTemplateInput>): MemeTemplate[] {
  const slugByPlace = new Map<number, string>();
  const templates = [...files].map(([slug, { place, boxes = {}, scene = {}, ...input }]): MemeTemplate => {
    const structure = STRUCTURES.find(({ id }) => id === input.structure);
    if (!structure) throw new Error(`${slug}: there is no structure ${input.structure}`);
    const other = slugByPlace.get(place);
    if (other) throw new Error(`${slug} and ${other} both have place ${place}`);
    slugByPlace.set(place, slug);
    const unknown = Object.keys(boxes).find((id) => structure.boxes.every((box) => box.id !== id));
    if (unknown) throw new Error(`${slug}: ${structure.id} has no box ${unknown}`);
    if (input.captions.some((words) => words.length !== structure.boxes.length))
      throw new Error(`${slug}: captions need ${structure.boxes.length} texts`);
    return {
      ...input,
      slug,
      scene,
      id: idOf(`memes/${slug}`),
      category: structure.category,
      width: structure.width * SCALE,
      height: structure.height * SCALE,
      boxes: structure.boxes.map((box): TemplateBox => ({ ...box, ...boxes[box.id] })),
      created_at: new Date(FIRST_TIME + place * INTERVAL_MS).toISOString(),
    };
  });
  return templates.sort((a, b) => b.popularity - a.popularity || (a.name < b.name ? -1 : 1));
}
