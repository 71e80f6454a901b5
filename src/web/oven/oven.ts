import type { Photos } from "../../engine/composition/compose-scene.ts";
import type { Layer } from "../../engine/layers/layer.ts";
import type { Finding } from "../../engine/lint/finding.ts";
import type { Box } from "../../engine/scene/box.ts";
import type { LayoutId } from "../../engine/scene/layout-id.ts";
import type { Scene } from "../../engine/scene/scene.ts";
import type { AdType } from "../../shared/ad-types.ts";
import type { BrandKit } from "../../shared/brands/brand-kit.ts";
import type { Brief } from "../../shared/brief/brief.ts";
import type { BriefReading } from "../../shared/brief/reading.ts";
import type { PictureFormat } from "../../shared/formats.ts";

/** `share` of what is known to be needed so far, from 0 to 1, and the bytes fetched, unpacked. */
export type OnProgress = (share: number, bytes: number) => void;

export type LaidOut = {
  width: number;
  height: number;
  layers: Layer[];
  /** Those that a hand has hidden, and what each would lie on; null at the bottom. */
  hidden: { layer: Layer; above: string | null }[];
  /** All of them as the layout alone decides: what a change by hand is a change of. */
  unedited: Layer[];
  keepClear: Box[];
  /** What the scene says and this format does not show, in words: "Where: 12 Quay Lane". */
  leftOut: string[];
};

/** A picture in a platform's own pixels. */
export type PaintedPreset = { bitmap: ImageBitmap; leftOut: string[] };

/**
 * `slot` is what the picture is for. A newer picture for the same slot makes those that still wait superfluous: they are
 * rejected as "superseded". Unless told otherwise, every kind of picture has one slot for each format, and every layer
 * one of its own.
 */
export type BakeOptions = {
  photos?: Photos | undefined;
  slot?: string | undefined;
  /** Nobody waits for it any more: rejected as "superseded" unless it is done by then. */
  signal?: AbortSignal | undefined;
};
export type PaintOptions = BakeOptions & {
  /** Below one for a smaller picture of the same layout, which is painted much faster. */
  scale?: number | undefined;
};

/** A part of the picture, and the box it covers on the canvas, in the canvas's own pixels whatever the scale. */
export type PaintedPart = { bitmap: ImageBitmap; box: Box };
export type PaintedLayer = PaintedPart & {
  /** A layer that mixes with what lies under it cannot be lifted off: its bitmap then shows that too. */
  isLifted: boolean;
};

/** What presets leave out, by their ids. */
export type LeftOutByPreset = Readonly<Record<string, readonly string[]>>;

/** Lays out and paints scenes, to the pixel as the server does. An editor needs no more than this. */
export type PreviewOven = {
  /** Lays a scene out; nothing is painted. */
  layOut(scene: Scene, format: PictureFormat, photos?: Photos): Promise<LaidOut>;
  /** The whole picture as it will be saved. */
  paint(scene: Scene, format: PictureFormat, options?: PaintOptions): Promise<ImageBitmap>;
  /** The whole picture for a platform, in exactly its pixels (`shared/platform-presets.ts`). */
  paintPreset(scene: Scene, presetId: string, options?: BakeOptions): Promise<PaintedPreset>;
  /** What platforms' pictures of a scene leave out; nothing is painted. Those that are only known once painted are missing. */
  leavesOut(
    scene: Scene,
    presetIds: readonly string[],
    options?: Pick<BakeOptions, "photos" | "signal">,
  ): Promise<LeftOutByPreset>;
  /** What lies under the layers. */
  paintUnder(scene: Scene, format: PictureFormat, options?: PaintOptions): Promise<ImageBitmap>;
  /** One layer on transparent ground. */
  paintLayer(scene: Scene, format: PictureFormat, layerId: string, options?: PaintOptions): Promise<PaintedLayer>;
  /** What lies over the layers (tape, confetti, strokes through words), if anything does. */
  paintOver(scene: Scene, format: PictureFormat, options?: PaintOptions): Promise<PaintedPart | undefined>;
  /** What a designer would send back, looked for in the painted picture. Only the page looks: it takes long. */
  inspect?(scene: Scene, format: PictureFormat, options?: BakeOptions): Promise<Finding[]>;
  /** Layouts that might carry the words of a scene. */
  otherLayouts?(scene: Scene, options?: Pick<BakeOptions, "signal">): Promise<LayoutId[]>;
  close(): void;
};

/** A description, and what of its brief somebody has set. */
export type Described = {
  description: string;
  adType: AdType;
  brief?: Brief | undefined;
  /** The brand that it is for. */
  kit?: BrandKit | undefined;
};

/** What a model answered about a description, and what it was told. */
export type AnsweredText = { text: string; prompt: string; instructions: string };
export type TakenAnswer = { brief: Brief; added: number } | { reason: string };

export type OwnPictures = {
  photos: Photos;
  photo?: string | undefined;
  /** The names of further photographs. */
  more?: readonly string[] | undefined;
  logo?: string | undefined;
  /** Instead of it where the ground is dark. */
  logoOnDark?: string | undefined;
  /** The name of the own font. */
  font?: string | undefined;
};

/** Which of the ideas for a description, and what of its brief was set. */
type ComposeOptions = Pick<BakeOptions, "slot" | "signal"> & {
  brief?: Brief | undefined;
  kit?: BrandKit | undefined;
  /** This layout, if the words still fit it. */
  layout?: LayoutId | undefined;
  /** The user's own pictures, and which of them is the photo and which the logo. */
  own?: OwnPictures | undefined;
  /** Without looking at the painted picture, which takes longest and hardly ever finds anything: to be checked later. */
  isQuick?: boolean | undefined;
};

/** An oven in the page also reads and composes. */
export type Oven = PreviewOven & {
  /** What a description says, fact by fact. */
  read(described: Described, options?: Pick<BakeOptions, "slot" | "signal">): Promise<BriefReading>;
  /** What a model answered about a description, or why nothing of it is used. */
  takeAnswer(answered: AnsweredText): Promise<TakenAnswer>;
  /** Whether a scene that was composed quickly stands up to a look at the painted picture. */
  check(scene: Scene, format: PictureFormat, options?: Pick<BakeOptions, "photos" | "signal">): Promise<boolean>;
  /** Makes a scene of a description as the server's composer does: same words, type, format, seed and brief, same scene. */
  compose(
    description: string,
    adType: AdType,
    format: PictureFormat,
    seed: number,
    options?: ComposeOptions,
  ): Promise<Scene>;
};
