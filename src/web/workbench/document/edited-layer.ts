import type { Box } from "../geometry/box.ts";

export type LayerStyle = {
  /** The id of a typeface of the editor's list. */
  face: string;
  /** In pixels of the page; `auto` fills the box. */
  size: number | "auto";
  color: string;
  align: "left" | "center" | "right";
  isBold: boolean;
  isUppercase: boolean;
  outline: string | null;
  /** What the words stand on when the layer brings its own, such as a button; the colour of a shape. */
  ground: string | null;
  /** Between letters, in ems, and from line to line, in sizes of the letters. Editors that leave them alone have none. */
  tracking?: number | undefined;
  leading?: number | undefined;
  /** From clear to solid, of what has no words. */
  opacity?: number | undefined;
};

/** A layer as every editor sees it, whoever paints it. */
export type EditedLayer = {
  id: string;
  name: string;
  kind: "text" | "button" | "badge" | "logo" | "picture" | "shape";
  box: Box;
  /** Clockwise, in degrees, around the middle of the box. */
  angle: number;
  text: string;
  style: LayerStyle;
  isLocked: boolean;
  isHidden: boolean;
  /** How an editor letters it by default, in the editor's own words. Copies take it along. */
  preset?: string | undefined;
  /** What it looks like beyond what is listed here: it is painted again when that changes. */
  look?: string | undefined;
  /** The size that `auto` came to. */
  foundSize?: number | undefined;
  /** How much contrast its words need, where that is less than usual. */
  contrast?: number | undefined;
  /** How many characters it can hold. */
  mostCharacters?: number | undefined;
  /** How many characters suit it, where an editor gives advice on that. */
  maxLength?: number | undefined;
};

/** Changes of whole layers, which a document may allow or not. */
export const LAYER_CHANGES = ["add", "remove", "duplicate", "reorder"] as const;
export type LayerChange = (typeof LAYER_CHANGES)[number];

/** What is edited and saved. Layers are listed from the bottom to the top. */
export type EditedDocument = {
  page: { width: number; height: number };
  /** Where apps put nothing of their own on top. */
  safe: Box;
  /** Names what lies under the layers. Painted again only when this changes. */
  under: string;
  /** What may be done with whole layers. Those of a scene belong to its layout, so it allows nothing. */
  allows: readonly LayerChange[];
  layers: readonly EditedLayer[];
  /** Its layout is still to decide: the finished picture would be painted twice. */
  isSettling?: boolean;
};

export const hasWords = ({ kind }: EditedLayer) => kind !== "picture" && kind !== "shape";
