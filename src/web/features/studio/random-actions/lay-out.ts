import { composeScene, type Photos } from "../../../../engine/composition/compose-scene.ts";
import type { Painter } from "../../../../engine/painter/painter.ts";
import type { Scene } from "../../../../engine/scene/scene.ts";
import type { Format } from "../../../../shared/formats.ts";
import { type Base, baseOf } from "../document/base.ts";

export type LayOut = (scene: Scene, format: Format) => Promise<Base>;

/** Lays scenes out in tests as the studio's oven does. */
export const layOutWith =
  (painter: Painter, photos?: Photos): LayOut =>
  async (scene, format) => {
    const { frame, composition } = await composeScene(painter, scene, format, photos);
    const { width, height } = frame;
    const { layers, hidden = [], unedited = layers } = composition;
    return baseOf(scene, { width, height, layers, hidden, unedited, keepClear: [], leftOut: [] });
  };
