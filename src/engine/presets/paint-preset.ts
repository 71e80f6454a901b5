import type { Size } from "../banners/banner-plan.ts";
import type { Photos } from "../composition/compose-scene.ts";
import type { Painter } from "../painter/painter.ts";
import { paintComposition } from "../render/render-scene.ts";
import type { Scene } from "../scene/scene.ts";
import { type ComposedPreset, composePreset, type LayOut } from "./compose-preset.ts";

export type PaintedPreset = Size & { rgba: Uint8Array; leftOut: string[] };

/** A scene in exactly these pixels. */
export async function paintPreset(
  painter: Painter,
  scene: Scene,
  size: Size,
  photos?: Photos,
  layOut?: LayOut,
): Promise<PaintedPreset> {
  return paintComposed(painter, await composePreset(painter, scene, size, photos, layOut), size);
}

async function paintComposed(
  painter: Painter,
  { frame, composition, scale, leftOut }: ComposedPreset,
  size: Size,
): Promise<PaintedPreset> {
  const rgba = await paintComposition(painter, frame, composition, scale);
  const painted = { width: Math.round(frame.width * scale), height: Math.round(frame.height * scale), rgba };
  const { width, height } = size;
  const isExact = painted.width === width && painted.height === height;
  return { width, height, rgba: isExact ? rgba : centred(painted, size), leftOut };
}

/** What is too much is cut on both sides alike; what is missing has the colour of the picture's own corner. */
function centred(painted: Size & { rgba: Uint8Array }, { width, height }: Size): Uint8Array {
  const rgba = new Uint8Array(width * height * 4);
  const ground = new Uint32Array(rgba.buffer);
  ground.fill(new Uint32Array(painted.rgba.slice(0, 4).buffer)[0] ?? 0);
  const left = Math.floor((painted.width - width) / 2);
  const top = Math.floor((painted.height - height) / 2);
  const columns = Math.min(width, painted.width);
  for (let y = Math.max(0, -top); y < Math.min(height, painted.height - top); y++) {
    const from = ((y + top) * painted.width + Math.max(0, left)) * 4;
    rgba.set(painted.rgba.subarray(from, from + columns * 4), (y * width + Math.max(0, -left)) * 4);
  }
  return rgba;
}
