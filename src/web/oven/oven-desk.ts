import type { Photos } from "../../engine/composition/compose-scene.ts";
import type { Scene } from "../../engine/scene/scene.ts";
import type { PictureFormat } from "../../shared/formats.ts";
import type { BakeOptions, OnProgress, Oven, PaintOptions } from "./oven.ts";
import { startBaker } from "./oven-baker.ts";
import type { Dish } from "./oven-messages.ts";
import { createPhotoPost } from "./photo-post.ts";

/** The page's side of the oven: turns calls into orders for the worker. Resolves once the worker can paint. */
export async function fireUp(onProgress: OnProgress, expect?: Promise<string>): Promise<Oven> {
  const photoPost = createPhotoPost();
  const baker = startBaker({ onProgress, onNewWorker: photoPost.forget, expect });
  await baker.ready;

  const dish = (scene: Scene, format: PictureFormat, photos: Photos | undefined): (() => Dish) => {
    return () => ({ scene, format, photos: photoPost.send(photos) });
  };
  const painting = (scene: Scene, format: PictureFormat, { photos, scale = 1 }: PaintOptions) => {
    const order = dish(scene, format, photos);
    return () => ({ ...order(), scale });
  };
  const placeOf = (kind: string, format: PictureFormat, { slot, signal }: BakeOptions) => ({
    slot: `${kind} ${slot ?? format}`,
    signal,
  });

  return {
    layOut: (scene, format, photos) =>
      baker.order("layOut", dish(scene, format, photos), placeOf("layOut", format, {})),
    paint: (scene, format, options = {}) =>
      baker.order("paint", painting(scene, format, options), placeOf("paint", format, options)),
    paintPreset(scene, presetId, { photos, slot = presetId, signal } = {}) {
      const order = dish(scene, "1:1", photos);
      return baker.order("preset", () => ({ ...order(), presetId }), { slot: `preset ${slot}`, signal });
    },
    leavesOut(scene, presetIds, { photos, signal } = {}) {
      const order = dish(scene, "1:1", photos);
      return baker.order("leavesOut", () => ({ ...order(), presetIds }), { signal });
    },
    paintUnder: (scene, format, options = {}) =>
      baker.order("under", painting(scene, format, options), placeOf("under", format, options)),
    paintOver: (scene, format, options = {}) =>
      baker.order("over", painting(scene, format, options), placeOf("over", format, options)),
    paintLayer(scene, format, layerId, options = {}) {
      const order = painting(scene, format, options);
      return baker.order("layer", () => ({ ...order(), layerId }), placeOf(`layer ${layerId}`, format, options));
    },
    read: (described, { slot, signal } = {}) =>
      baker.order("read", () => described, { slot: slot && `read ${slot}`, signal }),
    inspect: (scene, format, { photos, ...options } = {}) =>
      baker.order("inspect", dish(scene, format, photos), placeOf("inspect", format, options)),
    otherLayouts: (scene, { signal } = {}) => baker.order("otherLayouts", () => ({ scene }), { signal }),
    check: (scene, format, { photos, signal } = {}) =>
      baker.order("check", () => ({ scene, format, photos: photoPost.send(photos) }), { signal }),
    takeAnswer: (answered) => baker.order("answer", () => answered),
    compose(description, adType, format, seed, { slot, signal, brief, kit, layout, isQuick, own } = {}) {
      const pictures = () => own && { ...own, photos: photoPost.send(own.photos) };
      return baker.order(
        "compose",
        () => ({ description, adType, format, seed, brief, kit, layout, isQuick, own: pictures() }),
        { slot: slot && `compose ${slot}`, signal },
      );
    },
    close: baker.close,
  };
}
