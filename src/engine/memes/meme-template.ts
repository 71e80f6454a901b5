import { FORMATS, type PictureFormat } from "../../shared/formats.ts";
import { keysOf } from "../../shared/keys-of.ts";
import type { MemeScene } from "./meme-scene.ts";
import type { Structure, TemplateBox } from "./structures/structure.ts";

/** A picture without its words, and the boxes that the words go into. */
export type MemeTemplate = {
  id: string;
  slug: string;
  name: string;
  category: Structure["category"];
  /** Out of 100. */
  popularity: number;
  structure: string;
  /** What the structure shows here, beside its example. */
  scene: MemeScene;
  /** In pixels of the published picture. */
  width: number;
  height: number;
  boxes: readonly TemplateBox[];
  /** Words for the boxes, in their order: the template's example first, then what an editor suggests first. */
  captions: readonly (readonly string[])[];
  /** What the picture shows, for whoever cannot see it. */
  alt: string;
  created_at: string;
};

/** The format that a template's picture fills. */
export function formatOf({ width, height }: Pick<MemeTemplate, "width" | "height">): PictureFormat {
  const near = (format: PictureFormat) =>
    Math.abs(Math.log((FORMATS[format].width * height) / FORMATS[format].height / width));
  return keysOf(FORMATS).reduce((best, format) => (near(format) < near(best) ? format : best));
}
