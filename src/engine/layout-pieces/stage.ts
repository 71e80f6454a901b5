import type { Layer } from "../layers/layer.ts";
import type { OwnFont, Painter } from "../painter/painter.ts";
import type { Framing } from "../scene/added-layer.ts";
import type { Box } from "../scene/box.ts";
import type { Frame } from "../scene/frame.ts";
import type { Palette } from "../scene/palette.ts";
import type { PhotoPixels } from "../scene/photo-pixels.ts";
import type { Scene, Slots } from "../scene/scene.ts";
import type { Node } from "../tree/node.ts";
import { EVERY_LANGUAGE } from "../words/every-language.ts";
import type { Grain } from "./grain.ts";

/** The words that a layout sets. A poster's name may have been typed over, and still be there because of the brand. */
export type SetWords = Slots & { typedBrand?: string };

/** What every layout gets: the words, the colours, the canvas and the means to measure. */
export type Stage = {
  scene: Scene;
  slots: SetWords;
  palette: Palette;
  frame: Frame;
  painter: Painter;
  /** The user's own picture, when the scene names one and the caller handed it in. */
  photo?: Uint8Array | undefined;
  /** What may be known of that picture before it is painted. */
  photoPixels?: PhotoPixels | undefined;
  /** Further pictures of the user's, as far as the caller handed them in. */
  morePhotos?: readonly Uint8Array[] | undefined;
  /** Which part of the first its owner wants to be seen in this format. */
  framing?: Framing | undefined;
  /** The brand's own logo, likewise. */
  logo?: Uint8Array | undefined;
  /** Pictures that were added by hand, by their names. */
  pictures?: ReadonlyMap<string, Uint8Array> | undefined;
};

/** What a layout decides: painted things below, editable layers above, and what no layer may touch. */
export type Composition = {
  paint: Node[];
  layers: Layer[];
  /** Painted over the layers: tape, confetti. */
  over?: Node[];
  /** Strokes through words and beside them: painted over the layers, but no ground of theirs. */
  strokes?: Node[];
  /** Over everything, last. */
  grain?: Grain;
  /** Nothing but flat colours and pictures, which no dithering makes better. */
  isFlat?: boolean;
  /** The picture that logo layers show instead of a drawn mark. */
  logo?: Uint8Array | undefined;
  /** The font of the user's own in which layers are set. */
  font?: OwnFont | undefined;
  /** What layers show that were added with a picture of the user's. */
  pictures?: ReadonlyMap<string, Uint8Array> | undefined;
  /** Layers that are there but not shown, each right above the layer it would lie on. Null: at the bottom. */
  hidden?: { layer: Layer; above: string | null }[];
  /** All layers as the layout alone decides, where some were changed by hand. */
  unedited?: Layer[];
  /** Parts of the picture that must stay uncovered: the product, a face. */
  keepClear?: Box[];
};

/** The words that belong to the form of the picture, in its language. */
export const uiWords = ({ scene }: Stage) => EVERY_LANGUAGE[scene.said?.language ?? "en"].ui;

export type Layout = (stage: Stage) => Promise<Composition>;
