import { readFileSync } from "node:fs";
import type { ArtOf } from "../../scene/art-reference.ts";
import type { ObjectName } from "../../scene/object-names.ts";
import { imageAt } from "../../tree/node.ts";
import type { Art } from "../art.ts";

const files = new Map<string, Buffer>();

/** The build copies these drawings next to the bundle, where the same relative URL finds them. */
function fileOf(name: ObjectName) {
  const known = files.get(name) ?? readFileSync(new URL(`./${name}.svg`, FOLDER));
  files.set(name, known);
  return known;
}

const FOLDER = new URL(import.meta.url.endsWith(".ts") ? "./" : "./objects/", import.meta.url);

export function drawObject({ variant, hue }: Pick<ArtOf<"object">, "variant" | "hue">): Art {
  return {
    aspect: 1,
    paint: (area) => [imageAt(fileOf(variant), area, hue ? { filter: `hue-rotate(${hue}deg)` } : {})],
  };
}
