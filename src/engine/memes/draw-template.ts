import { box } from "../scene/box.ts";
import type { Node } from "../tree/node.ts";
import { drawingAt } from "../tree/svg.ts";
import type { MemeTemplate } from "./meme-template.ts";
import { STRUCTURES } from "./structures/structures.ts";

/** What has to be known of a template to draw its picture. */
export type TemplatePicture = Pick<MemeTemplate, "structure" | "scene" | "width" | "height">;

/** The picture of a template, without words, for a painter. */
export function drawTemplate({ structure: id, scene, width, height }: TemplatePicture): Node {
  const structure = STRUCTURES.find((each) => each.id === id);
  if (!structure) throw new Error(`there is no structure ${id}`);
  const drawing = { width: structure.width, height: structure.height, body: structure.draw(scene) };
  return drawingAt(drawing, box(0, 0, width, height));
}
