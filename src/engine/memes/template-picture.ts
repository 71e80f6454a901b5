import { box } from "../scene/box.ts";
import type { Node } from "../tree/node.ts";
import { drawingAt } from "../tree/svg.ts";
import type { MemeTemplate } from "./meme-template.ts";
import { STRUCTURES } from "./structures/structures.ts";

type Drawn = Pick<MemeTemplate, "slug" | "structure" | "scene" | "width" | "height">;

/** A template's picture, without any words, at the size it is published in. */
export function templatePicture({ slug, structure: id, scene, width, height }: Drawn): Node {
  const structure = STRUCTURES.find((each) => each.id === id);
  if (!structure) throw new Error(`${slug} has no structure ${id}`);
  const drawing = { width: structure.width, height: structure.height, body: structure.draw(scene) };
  return drawingAt(drawing, box(0, 0, width, height));
}
