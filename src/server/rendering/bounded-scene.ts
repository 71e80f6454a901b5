import { pictureNames } from "../../engine/scene/picture-names.ts";
import { type Scene, sceneSchema } from "../../engine/scene/scene.ts";
import { MAX_SCENE_BYTES } from "../../shared/contracts/save-version.ts";

const MAX_EDITS = 400;
const MAX_NAME = 100;
/** A layer may be dragged off the page, but not far. */
const MAX_PLACE = 8_000;
const MAX_SIZE = 2_000;
const MAX_TRACKING = 2;
const MAX_LEADING = 5;
const MAX_ANGLE = 360;

type Edit = Scene["edits"][number];
type Style = NonNullable<Edit["style"]>;

/**
 * The engine's own schema is for scenes that we wrote ourselves. This one comes from a browser, so what the painter
 * would need memory or time for is bounded as well.
 */
export const boundedScene = sceneSchema
  .refine(({ edits }) => edits.length <= MAX_EDITS, "has too many edits")
  .refine(({ edits }) => edits.every(isInBounds), "has an edit that is too large or too far away")
  .refine(({ added = [] }) => added.every((layer) => !("style" in layer) || isSetInBounds(layer.style)), {
    error: "has a layer that is too large",
  })
  .refine((scene) => pictureNames(scene).every((name) => name.length <= MAX_NAME), {
    error: "names a photo by too long a name",
  })
  .refine((scene) => Buffer.byteLength(JSON.stringify(scene)) <= MAX_SCENE_BYTES, "is too long");

function isInBounds({ layer, box, style = {} }: Edit): boolean {
  return (
    layer.length <= MAX_NAME &&
    (!box || Object.values(box).every((side) => Math.abs(side) <= MAX_PLACE)) &&
    isSetInBounds(style)
  );
}

function isSetInBounds({ size = 0, tracking = 0, leading = 0, rotate = 0 }: Style): boolean {
  return (
    size <= MAX_SIZE && Math.abs(tracking) <= MAX_TRACKING && leading <= MAX_LEADING && Math.abs(rotate) <= MAX_ANGLE
  );
}
