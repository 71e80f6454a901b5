import type { Art, ArtContext } from "../art/art.ts";
import { drawArt } from "../art/draw-art.ts";
import { alpha } from "../color/mix.ts";
import { coverAt, photoIn } from "../photo/crop.ts";
import { lookAtPixels } from "../photo/look-at.ts";
import type { Framing } from "../scene/added-layer.ts";
import { type Box, box } from "../scene/box.ts";
import type { PhotoPixels } from "../scene/photo-pixels.ts";
import { at, imageAt, type Node, type Style } from "../tree/node.ts";
import { dropShadow } from "../tree/shadow.ts";
import type { Stage } from "./stage.ts";

export const artContext = ({ scene, palette, slots, painter }: Stage): ArtContext => ({
  palette,
  brand: scene.brand,
  pictures: painter.pictures,
  sketches: painter.sketches,
  note: slots.note,
  isTold: scene.said !== undefined,
});

/** A photo keeps its shape; what is longer than this loses its ends. */
const [TALLEST, WIDEST] = [0.75, 1.6];
/** So little is lost at the edges of a card that it need not be looked at. */
const UNCUT = 0.04;

/** The thing the ad is about: the user's own picture when there is one, else the drawing. */
export function heroArt(stage: Stage, widest = WIDEST): Art {
  const { photo, photoPixels, framing, scene } = stage;
  if (photo && photoPixels) {
    const { width, height, isTransparent } = photoPixels;
    // What was cut out is a thing like a drawn one: it stands by itself, without a card.
    if (isTransparent)
      return { aspect: width / height, paint: (area) => [imageAt(photo, area, { objectFit: "contain" })] };
    return {
      aspect: Math.min(widest, Math.max(TALLEST, width / height)),
      paint: (area) => photoCard(photo, photoPixels, area, framing),
    };
  }
  return drawArt(scene.art, artContext(stage));
}

/** A card of another shape than its photograph keeps what the photograph shows. */
function photoCard(photo: Uint8Array, pixels: PhotoPixels, area: Box, framing?: Framing): Node[] {
  const borderRadius = Math.min(area.width, area.height) * 0.06;
  // A white page on a white ground would have no edge.
  const border = `${Math.max(1, area.width * 0.003)}px solid ${alpha("#000000", 0.14)}`;
  const aspect = pixels.width / pixels.height;
  const isCut = framing !== undefined || Math.abs(area.width / area.height / aspect - 1) > UNCUT;
  const shown = isCut
    ? photoIn(photo, area, coverAt({ ...lookAtPixels(pixels), framing }, area), { borderRadius })
    : imageAt(photo, area, { objectFit: "cover", borderRadius });
  return [shown, at(area, { borderRadius, border })];
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

/** The pool of shadow under something that stands: wide and soft, and dark where it touches the ground. */
export function floorShadow(area: Box, color: string, strength = 0.5, spread = 1.15): Node {
  const pool = (share: number, flat: number, opacity: number) => {
    const width = area.width * share;
    const height = width * flat;
    return at(box((area.width * spread - width) / 2, (area.width * spread * 0.2 - height) / 2, width, height), {
      backgroundImage: `radial-gradient(ellipse closest-side, ${alpha(color, opacity)} 0%, ${alpha(color, opacity * 0.55)} 45%, ${alpha(color, 0)} 100%)`,
    });
  };
  const width = area.width * spread;
  const middle = area.y + area.height - area.width * 0.012;
  return at(
    box(area.x + (area.width - width) / 2, middle - width * 0.1, width, width * 0.2),
    {},
    pool(spread, 0.2, strength * 0.7),
    pool(spread * 0.86, 0.07, strength),
  );
}
