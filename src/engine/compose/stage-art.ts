import type { Art, ArtContext } from "../art/art.ts";
import { drawArt } from "../art/draw-art.ts";
import { type Box, box } from "../box.ts";
import { alpha } from "../color/mix.ts";
import { at, imageAt, type Node, type Style } from "../node/node.ts";
import { dropShadow } from "../node/shadow.ts";
import type { Stage } from "./composer.ts";

export const artContext = ({ scene, palette, slots }: Stage): ArtContext => ({
  palette,
  brand: scene.brand,
  note: slots.note,
});

/** The thing the ad is about: the user's own picture when there is one, else the drawing. */
export function heroArt(stage: Stage): Art {
  const { photo, scene } = stage;
  if (photo)
    return {
      aspect: 1,
      paint: (area) => [imageAt(photo, area, { objectFit: "cover", borderRadius: area.width * 0.06 })],
    };
  return drawArt(scene.art, artContext(stage));
}

export const extraArt = (stage: Stage): Art[] =>
  stage.scene.extras.map((reference) => drawArt(reference, artContext(stage)));

/** Paints a drawing as one piece, so that shadow and rotation apply to all of it. */
export function paintArt(art: Art, area: Box, style: Style = {}): Node {
  return at(area, style, ...art.paint(box(0, 0, area.width, area.height)));
}

/** Lifted off the ground by a soft shadow in the colour of that ground. */
export function lifted(area: Box, color: string, strength = 0.32): Style {
  const size = Math.min(area.width, area.height);
  return { filter: dropShadow(0, size * 0.045, size * 0.045, color, strength) };
}

/** The pool of shadow under something that stands. */
export function floorShadow(area: Box, color: string, strength = 0.5, spread = 1.15): Node {
  const width = area.width * spread;
  const height = width * 0.16;
  return at(box(area.x + (area.width - width) / 2, area.y + area.height - height * 0.62, width, height), {
    backgroundImage: `radial-gradient(ellipse closest-side, ${alpha(color, strength)} 0%, ${alpha(color, strength * 0.55)} 45%, ${alpha(color, 0)} 100%)`,
  });
}
