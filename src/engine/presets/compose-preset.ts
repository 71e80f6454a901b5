import { FORMAT_IDS, FORMATS, type PictureFormat } from "../../shared/formats.ts";
import { formatOfSize } from "../../shared/platform-presets.ts";
import { MIN_BANNER_TEXT_PX, type Size } from "../banners/banner-plan.ts";
import { bannerFrame, composeBanner } from "../banners/compose-banner.ts";
import { type Composed, composeUnedited, type Photos, type Unedited, withEdits } from "../composition/compose-scene.ts";
import type { Layer } from "../layers/layer.ts";
import { smallStyle } from "../layers/paint-layer.ts";
import type { Painter } from "../painter/painter.ts";
import type { Scene } from "../scene/scene.ts";
import { leftOut } from "./left-out.ts";

/** Lays a scene out in a format; who keeps what was laid out brings a way of their own. */
export type LayOut = (format: PictureFormat) => Promise<Unedited>;

/** Less of a banner than this is no place for a whole picture. */
const MIN_FILLED = 0.55;

/** A scene laid out for a size: painted at this scale, cut or laid in the middle of the ground. */
export type ComposedPreset = Composed & { scale: number; leftOut: string[] };

/**
 * Lays a scene out for any size. One in the shape of a format is that format, larger or smaller; others are banners. A
 * meme is its picture, as long as its captions can be read.
 */
export async function composePreset(
  painter: Painter,
  scene: Scene,
  size: Size,
  photos?: Photos,
  layOut: LayOut = (format) => composeUnedited(painter, scene, format, photos),
): Promise<ComposedPreset> {
  const format = formatOfSize(size);
  const unedited = await layOut(format ?? (await shapeOf(painter, scene, size, layOut)));
  const composed = await withEdits(unedited, format === "2:3" ? withPortraitWords(scene) : scene);
  const { frame, composition } = composed;
  if (format) {
    const scale = Math.max(size.width / frame.width, size.height / frame.height);
    return { ...composed, scale, leftOut: leftOut(scene, composition) };
  }
  const contained = Math.min(size.width / frame.width, size.height / frame.height);
  const filled = (frame.width * frame.height * contained ** 2) / (size.width * size.height);
  const isLegible = smallest(composition.layers) * contained >= MIN_BANNER_TEXT_PX;
  if (scene.type === "meme" && isLegible && filled >= MIN_FILLED) return { ...composed, scale: contained, leftOut: [] };
  const banner = await composeBanner({ ...unedited.stage, frame: bannerFrame(size) }, composed);
  const isCut = banner.composition.layers.some((layer) => layer.kind === "text" && layer.isCut);
  const left = leftOut(scene, banner.composition);
  return { ...banner, scale: 1, leftOut: isCut ? ["The end of the headline", ...left] : left };
}

/** The format to look at for a banner. A captioned meme has the shape of its picture. */
async function shapeOf(painter: Painter, scene: Scene, size: Size, layOut: LayOut) {
  // The banners of a scene look alike, and so all of them look at the same picture.
  if (scene.type !== "meme") return "1:1";
  if (scene.layout !== "meme") return nearestFormat(size, FORMAT_IDS);
  const { photo } = (await layOut("1:1")).stage;
  return photo ? nearestFormat(await painter.photoPixels(photo), [...FORMAT_IDS, "4:3"]) : "1:1";
}

/** The format whose shape comes nearest. */
function nearestFormat({ width, height }: Size, formats: readonly PictureFormat[]): PictureFormat {
  const away = (format: PictureFormat) =>
    Math.abs(Math.log((FORMATS[format].width * height) / (FORMATS[format].height * width)));
  return formats.reduce((best, format) => (away(format) < away(best) ? format : best));
}

/** Nobody edits a pin: it says what the portrait was made to say. */
function withPortraitWords(scene: Scene): Scene {
  const words = scene.edits
    .filter(({ format, text, hidden }) => format === "4:5" && (text !== undefined || hidden !== undefined))
    .map(({ layer, text, hidden }) => ({ format: "2:3" as const, layer, text, hidden }));
  return { ...scene, edits: [...scene.edits, ...words] };
}

const smallest = (layers: readonly Layer[]) =>
  Math.min(
    ...layers.map((layer) => (layer.kind === "badge" && layer.small ? smallStyle(layer.style) : layer.style).size),
  );
