import type { ArtOf } from "../../scene/art-reference.ts";
import { imageAt } from "../../tree/node.ts";
import type { Art, ArtContext } from "../art.ts";

export function drawObject({ variant, hue }: ArtOf<"object">, { pictures }: ArtContext): Art {
  return {
    aspect: 1,
    paint: (area) => [imageAt(pictures.picture(variant), area, hue ? { filter: `hue-rotate(${hue}deg)` } : {})],
  };
}
