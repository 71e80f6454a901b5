import {
  type Composed,
  composeUnedited,
  type Photos,
  slotsFor,
  type Unedited,
  withEdits,
} from "../../../engine/composition/compose-scene.ts";
import { otherLayouts } from "../../../engine/composition/other-layouts.ts";
import type { Finding, Picture } from "../../../engine/lint/finding.ts";
import { type Inspected, inspectLayout, inspectScene } from "../../../engine/lint/lint-scene.ts";
import type { LookedOver } from "../../../engine/lint/look-over-photo.ts";
import type { Painter } from "../../../engine/painter/painter.ts";
import { composePreset, type LayOut } from "../../../engine/presets/compose-preset.ts";
import { leftOut } from "../../../engine/presets/left-out.ts";
import { paintPreset } from "../../../engine/presets/paint-preset.ts";
import { type Part, paintLayerAlone, paintOver, paintUnder } from "../../../engine/render/paint-parts.ts";
import { paintComposition } from "../../../engine/render/render-scene.ts";
import type { Scene } from "../../../engine/scene/scene.ts";
import { shownPictures } from "../../../engine/scene/shown-pictures.ts";
import type { PictureFormat } from "../../../shared/formats.ts";
import { presetOf } from "../../../shared/platform-presets.ts";
import { OvenError } from "../oven-error.ts";
import type { Answer, Dish, Order, Orders } from "../oven-messages.ts";
import type { openDrawings } from "./drawing-shelves.ts";
import type { Memes } from "./meme-pantry.ts";
import { createPhotoBox } from "./photo-box.ts";
import { stocked } from "./stocked.ts";
import type { Words } from "./word-pantry.ts";

export type Kitchen = {
  painter: Painter;
  drawings: ReturnType<typeof openDrawings>;
  words: Words;
  memes: Memes;
};

/** Five formats, each before and after the latest words. */
const MOST_LAID_OUT = 10;

/**
 * Does what the page asks for. The latest scene stays laid out, because its parts are usually painted one after the
 * other, and what its layout decided stays while somebody edits it.
 */
export function createBake({ painter: first, drawings, words, memes }: Kitchen) {
  const photoBox = createPhotoBox();
  let painter = first;
  /** By what they were laid out from, the latest last: an editor goes back and forth between formats and words. */
  const unedited = new Map<string, Unedited>();
  let presets: { key: string; laidOut: Map<PictureFormat, Unedited> } = { key: "", laidOut: new Map() };
  let latest: { key: string; value: Composed; picture?: Picture } | undefined;

  async function laidOut({ scene, format, photos }: Dish): Promise<Composed> {
    const shown = await memes.withPicture(scene, photoBox.open(photos));
    const { groundKey, key } = keysOf({ scene, format, photos });
    if (latest?.key === key) return latest.value;
    const value = await withDrawings(scene, async () => {
      const ground = unedited.get(groundKey) ?? (await composeUnedited(painter, scene, format, shown));
      unedited.delete(groundKey);
      unedited.set(groundKey, ground);
      for (const oldest of unedited.keys()) if (unedited.size > MOST_LAID_OUT) unedited.delete(oldest);
      return withEdits(ground, scene);
    });
    latest = { key, value };
    return value;
  }

  /** Several presets of a scene share a format, so what was laid out for the last scene is kept. */
  async function forPresets({ scene, photos }: Dish): Promise<{ shown: Photos; layOut: LayOut }> {
    const shown = await memes.withPicture(scene, photoBox.open(photos));
    const { key } = keysOf({ scene, format: "1:1", photos });
    if (presets.key !== key) presets = { key, laidOut: new Map() };
    const { laidOut } = presets;
    async function layOut(format: PictureFormat) {
      const known = laidOut.get(format) ?? (await composeUnedited(painter, scene, format, shown));
      laidOut.set(format, known);
      return known;
    }
    return { shown, layOut };
  }

  async function paintedPreset(order: Orders["preset"]["order"]) {
    const { scene } = order;
    const size = sizeOf(order.presetId);
    const { shown, layOut } = await forPresets(order);
    const picture = await withDrawings(scene, () => paintPreset(painter, scene, size, shown, layOut));
    return { bitmap: await bitmapOf(picture), leftOut: picture.leftOut };
  }

  async function leftOutOf(order: Orders["leavesOut"]["order"]) {
    const { scene, presetIds } = order;
    const { shown, layOut } = await forPresets(order);
    const found: Record<string, readonly string[]> = {};
    for (const id of presetIds) {
      const composed = () => composePreset(painter, scene, sizeOf(id), shown, layOut);
      found[id] = (await withDrawings(scene, composed)).leftOut;
    }
    return found;
  }

  async function withDrawings<Result>(scene: Scene, work: () => Promise<Result>): Promise<Result> {
    await drawings.fetchNamed([scene.art, ...scene.extras]);
    return stocked(work);
  }

  /** Half of the engine only reads and writes words, which an editor never needs. */
  async function compose(order: Orders["compose"]["order"]): Promise<Scene> {
    const { composeDescription } = await import("./compose-description.ts");
    const shelf = order.adType === "meme" ? await memes.shelf() : [];
    const { format, isQuick, own } = order;
    const opened: Photos | undefined = own && photoBox.open(own.photos);
    // Sent once, for all ideas.
    const numbers = new Map(own?.photos.map(({ name, id }) => [name, id]));
    const photosFor = ({ palette }: Scene) =>
      [...shownPictures({ ...own, photos: numbers }, palette)].map(([name, id]) => ({ name, id }));
    const photo = own?.photo && opened?.get(own.photo);
    const isCutOut = photo ? (await painter.photoPixels(photo)).isTransparent : false;
    return composeDescription({ ...order, isCutOut }, { words, memes: shelf }, (idea) =>
      looked(idea, format, { isQuick, photos: photosFor(idea) }),
    );
  }

  type Looking = { isQuick?: boolean | undefined; photos?: Dish["photos"] };

  async function inspect(scene: Scene, format: PictureFormat, looking?: Looking): Promise<Finding[]> {
    return (await looked(scene, format, looking)).findings;
  }

  async function looked(scene: Scene, format: PictureFormat, looking: Looking = {}): Promise<LookedOver> {
    const { isQuick, photos: sent = [] } = looking;
    const photos = await memes.withPicture(scene, photoBox.open(sent));
    const seen = await withDrawings(
      scene,
      (): Promise<Pick<Inspected, "findings" | "sight" | "composed"> & Partial<Inspected>> =>
        (isQuick ? inspectLayout : inspectScene)(painter, scene, format, photos),
    );
    const { composed, picture } = seen;
    latest = { key: keysOf({ scene, format, photos: sent }).key, value: composed, ...(picture && { picture }) };
    return seen;
  }

  async function make(order: Order): Promise<Answer> {
    if (order.kind === "compose") return compose(order);
    if (order.kind === "check") return (await inspect(order.scene, order.format, order)).length === 0;
    if (order.kind === "otherLayouts") return otherLayouts(order.scene);
    if (order.kind === "inspect") return inspect(order.scene, order.format, order);
    if (order.kind === "answer") return (await import("./take-answer.ts")).takenFrom(order);
    if (order.kind === "read") return (await (await import("./compose-description.ts")).briefOf(order, words)).reading;
    if (order.kind === "preset") return paintedPreset(order);
    if (order.kind === "leavesOut") return leftOutOf(order);
    const { frame, composition } = await laidOut(order);
    const { width, height } = frame;
    if (order.kind === "layOut") {
      const { layers, hidden = [], unedited: own = layers, keepClear = [] } = composition;
      return { width, height, layers, hidden, unedited: own, keepClear, leftOut: leftOut(order.scene, composition) };
    }
    const { scale } = order;
    const whole = { width: Math.round(width * scale), height: Math.round(height * scale) };
    // An idea that was just looked at is painted already, if it is shown at that size.
    if (order.kind === "paint" && latest?.picture?.scale === scale) return bitmapOf(latest.picture);
    if (order.kind === "paint")
      return bitmapOf({ ...whole, rgba: await paintComposition(painter, frame, composition, scale) });
    if (order.kind === "under")
      return bitmapOf({ ...whole, rgba: await paintUnder(painter, frame, composition, scale) });
    if (order.kind === "over") {
      const part = await paintOver(painter, frame, composition, scale);
      return part && { bitmap: await bitmapOf(part), box: part.box };
    }
    const layer = composition.layers.find(({ id }) => id === order.layerId);
    const part = layer && (await paintLayerAlone(painter, frame, composition, layer, scale));
    if (!layer) throw new OvenError("failed", `There is no layer “${order.layerId}”.`);
    // Words that were taken away, a shape as clear as glass.
    if (!part) return { bitmap: await createImageBitmap(new ImageData(1, 1)), box: layer.box, isLifted: true };
    return { bitmap: await bitmapOf(part), box: part.box, isLifted: part.isLifted };
  }

  return async function bake(order: Order): Promise<Answer> {
    try {
      return await make(order);
    } catch (error) {
      // The engine keeps what it measured by its painter, and with it what failed for lack of a font.
      if (error instanceof OvenError && error.code === "offline") painter = { ...painter };
      throw error;
    }
  };
}

function sizeOf(presetId: string) {
  const size = presetOf(presetId);
  if (!size) throw new OvenError("failed", `There is no preset ${presetId}.`);
  return size;
}

/** What a layout was made from, without edits and with them. */
function keysOf({ scene, format, photos }: Dish) {
  const { edits, order, ...plain } = scene;
  const slots = slotsFor(scene, format);
  const groundKey = JSON.stringify([plain, slots, format, photos.map(({ name, id }) => [name, id])]);
  return { groundKey, key: `${groundKey} ${JSON.stringify([edits, order])}` };
}

function bitmapOf({ rgba, width, height }: Pick<Part, "rgba" | "width" | "height">): Promise<ImageBitmap> {
  const pixels = new Uint8ClampedArray(rgba.buffer as ArrayBuffer, rgba.byteOffset, rgba.length);
  return createImageBitmap(new ImageData(pixels, width, height));
}
