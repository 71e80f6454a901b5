import type { Box } from "../scene/box.ts";
import type { LogoMark } from "../scene/logo-mark.ts";
import type { Palette } from "../scene/palette.ts";
import type { Node } from "../tree/node.ts";
import type { PictureShelf } from "../tree/picture-shelf.ts";
import type { SketchShelf } from "../tree/sketch-shelf.ts";

/** A drawing that can be painted into any box of its aspect ratio (width over height). */
export type Art = { aspect: number; paint(area: Box): Node[] };

/** What a drawing takes from the scene it appears in, and the shelves of finished pictures. */
export type ArtContext = {
  palette: Palette;
  brand: { name: string; mark?: LogoMark | undefined };
  pictures: PictureShelf;
  sketches: SketchShelf;
  note?: string | undefined;
  /** The scene is made from a description, so a drawing may not tell a story of its own. */
  isTold?: boolean;
};
