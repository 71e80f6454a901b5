import { boundsOf } from "@/workbench/geometry/box.ts";
import type { AddedLayer } from "../../../../engine/scene/added-layer.ts";
import { frameOf } from "../../../../engine/scene/frame.ts";
import type { Scene } from "../../../../engine/scene/scene.ts";
import { TYPEFACES, type TypefaceId } from "../../../../engine/scene/typefaces.ts";
import { freeId } from "../document/add-to-scene.ts";
import { freePlace } from "../document/free-spot.ts";
import type { StudioDocument } from "../document/view.ts";

const SHAPES = {
  rectangle: { width: 400, height: 260 },
  rounded: { width: 400, height: 260 },
  ellipse: { width: 320, height: 320 },
  line: { width: 520, height: 10 },
  arrow: { width: 360, height: 180 },
  triangle: { width: 320, height: 280 },
  star: { width: 300, height: 286 },
  bubble: { width: 420, height: 300 },
} as const;
type NewShape = keyof typeof SHAPES;
export type NewKind = "text" | "button" | "badge" | "logo" | NewShape;

/** A layer in a free part of the format that is shown, in the colours and the typeface of the creative. */
export function newLayer(document: Shown, kind: NewKind): AddedLayer {
  const layer = unplaced(document.scene, kind);
  return { ...layer, at: freeAt(document, layer.size) };
}

type Shown = Pick<StudioDocument, "scene" | "format" | "layers">;

function freeAt({ format, layers }: Shown, size: AddedLayer["size"]) {
  const seen = layers.filter(({ isHidden }) => !isHidden);
  return freePlace(
    frameOf(format),
    size,
    seen.map((layer) => boundsOf([layer])),
  );
}

function unplaced(scene: Scene, kind: NewKind): AddedLayer {
  const { palette, typeface } = scene;
  const base = { id: freeId(scene), at: { x: 0.5, y: 0.5 }, angle: 0 };
  switch (kind) {
    case "text":
      return {
        ...{ ...base, kind, text: "Your words", size: { width: 620, height: 120 } },
        style: words(typeface ?? "grotesque", 72, palette.ink),
      };
    case "button":
      return {
        ...{ ...base, kind, text: "Learn more", size: { width: 320, height: 94 } },
        ...{ style: words("sans", 34, palette.onAccent, 700), fill: palette.accent, shape: "pill", arrow: false },
      };
    case "badge":
      return {
        ...{ ...base, kind, text: "New", size: { width: 200, height: 200 } },
        ...{ style: words("grotesque", 56, palette.onAccent), fill: palette.accent, shape: "burst" },
      };
    case "logo":
      return { ...base, kind, color: palette.ink, size: { width: 360, height: 90 } };
    default:
      return { ...base, kind: "shape", shape: kind, size: SHAPES[kind], fill: palette.accent, opacity: 1 };
  }
}

function words(typeface: TypefaceId, size: number, color: string, bold?: number) {
  const { weight, tracking, leading } = TYPEFACES[typeface];
  return { typeface, size, color, weight: bold ?? weight, tracking, leading, align: "center" as const };
}

const LONGEST = 480;

/** A picture of the user's, in its own shape. */
export function newPicture(
  document: Shown,
  photo: string,
  { width, height }: { width: number; height: number },
): AddedLayer {
  const scale = LONGEST / Math.max(width, height);
  const size = { width: Math.max(1, width * scale), height: Math.max(1, height * scale) };
  return {
    ...{ id: freeId(document.scene), at: freeAt(document, size), angle: 0, kind: "picture", photo, size },
    ...{ framing: { x: 0.5, y: 0.5, zoom: 1 }, corner: 0 },
  };
}

/** A name that no picture of this creative has, now or in an undone step. */
export const newPictureName = () => `picture-${crypto.randomUUID().slice(0, 12)}`;
