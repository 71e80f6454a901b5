import type { Art } from "../art/art.ts";
import { drawShape } from "../art/shapes/draw-shape.ts";
import { SHAPES, type ShapeName } from "../scene/art-reference.ts";
import type { Box } from "../scene/box.ts";
import type { Node } from "../tree/node.ts";
import type { Stage } from "./stage.ts";
import { heroArt } from "./stage-art.ts";

/** The drawing of a layout that is complete without one: nothing when the scene has neither a drawing nor a picture. */
export function spotArt(stage: Stage): Art | undefined {
  const { kit } = stage.scene.art;
  if (!stage.photo && (kit === "none" || kit === "shape")) return undefined;
  return heroArt(stage);
}

/** The ornament that fills what the words leave empty; the scene's own one if it names one. */
export function ornament({ scene, palette }: Stage, area: Box, among: readonly ShapeName[] = SHAPES): Node[] {
  const { art } = scene;
  const seed = art.kit === "shape" ? art.seed : scene.seed;
  const variant = art.kit === "shape" ? art.variant : (among[Math.abs(scene.seed) % among.length] ?? "arcs");
  return drawShape({ variant, seed }, { palette }).paint(area);
}
