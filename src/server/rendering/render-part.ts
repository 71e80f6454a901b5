import { type Composed, composeScene, type Photos } from "../../engine/composition/compose-scene.ts";
import { encodePart, encodePng } from "../../engine/node/encode.ts";
import type { Painter } from "../../engine/painter/painter.ts";
import { paintPreset } from "../../engine/presets/paint-preset.ts";
import { paintLayerAlone, paintOver, paintUnder } from "../../engine/render/paint-parts.ts";
import { paintComposition } from "../../engine/render/render-scene.ts";
import type { Scene } from "../../engine/scene/scene.ts";
import type { PictureFormat } from "../../shared/formats.ts";
import { presetOf } from "../../shared/platform-presets.ts";
import type { PaintedPart, RenderAnswer } from "./render-messages.ts";

type Wanted = { scene: Scene; format: PictureFormat; photos: Photos; part: PaintedPart };

/** Paints what the page's oven paints. The PNG is empty when there is nothing to see. */
export async function renderPart(painter: Painter, { scene, format, photos, part }: Wanted): Promise<RenderAnswer> {
  if (typeof part.of === "object" && "preset" in part.of) return renderPreset(painter, scene, part.of.preset, photos);
  const composed = await composeScene(painter, scene, format, photos);
  const { width, height } = composed.frame;
  const painted = await paintPart(painter, composed, part);
  const png = painted ? await encodePart(painted) : new Uint8Array();
  return { ok: true, width, height, png, layers: [], findings: [], box: painted?.box, isLifted: painted?.isLifted };
}

async function paintPart(painter: Painter, { frame, composition }: Composed, { of: wanted, scale }: PaintedPart) {
  if (wanted === "whole" || wanted === "under") {
    const paint = wanted === "whole" ? paintComposition : paintUnder;
    const size = { width: Math.round(frame.width * scale), height: Math.round(frame.height * scale) };
    return { ...size, rgba: await paint(painter, frame, composition, scale), box: frame.all, isLifted: true };
  }
  if (wanted === "over") {
    const over = await paintOver(painter, frame, composition, scale);
    return over && { ...over, isLifted: true };
  }
  const layer = "layer" in wanted && composition.layers.find(({ id }) => id === wanted.layer);
  return layer ? paintLayerAlone(painter, frame, composition, layer, scale) : undefined;
}

/** A whole picture for a platform, to be kept: packed as well as a creative is. */
async function renderPreset(painter: Painter, scene: Scene, id: string, photos: Photos): Promise<RenderAnswer> {
  const size = presetOf(id);
  if (!size) throw new Error(`There is no preset ${id}.`);
  const { leftOut, ...picture } = await paintPreset(painter, scene, size, photos);
  const { width, height } = picture;
  const box = { x: 0, y: 0, width, height };
  const png = await encodePng(picture);
  return { ok: true, width, height, png, layers: [], findings: [], box, isLifted: true, leftOut };
}
