import type { ArtOf, ArtReference } from "../scene/art-reference.ts";
import { imageAt } from "../tree/node.ts";
import type { Art, ArtContext } from "./art.ts";
import { drawCharacter } from "./characters/draw-character.ts";
import { drawDoodle } from "./doodles/draw-doodle.ts";
import { drawIllustration } from "./illustrations/draw-illustration.ts";
import { pack } from "./packs/pack.ts";
import { house } from "./places/house.ts";
import { landscape } from "./places/landscape.ts";
import { van } from "./places/van.ts";
import { drawScreen } from "./screens/draw-screen.ts";
import { drawShape } from "./shapes/draw-shape.ts";
import { drawSketch } from "./sketches/draw-sketch.ts";
import { lookOf } from "./sketches/sketch-look.ts";
import { toned } from "./toned.ts";

const NOTHING: Art = { aspect: 1, paint: () => [] };

export function drawArt(reference: ArtReference, context: ArtContext): Art {
  const art = drawnAs(reference, context);
  return reference.isToned ? toned(art, context.palette) : art;
}

function drawnAs(reference: ArtReference, context: ArtContext): Art {
  switch (reference.kit) {
    case "screen":
      return drawScreen(reference, context);
    case "pack":
      return pack(reference, context);
    case "object":
      return drawObject(reference, context);
    case "illustration":
      return drawIllustration(reference, context);
    case "place":
      return reference.variant === "van" ? van(context, reference.seed) : house(context, reference.seed);
    case "landscape":
      return { aspect: 1, paint: (area) => [landscape(reference, area)] };
    case "doodle":
      return drawDoodle(reference, context);
    case "character":
      return drawCharacter(reference);
    case "sketch": {
      const text = context.sketches.text(reference.variant);
      return text ? drawSketch(text, reference.seed, context.palette, lookOf(reference.seed)) : NOTHING;
    }
    case "shape":
      return drawShape(reference, context);
    case "none":
      return NOTHING;
  }
}

function drawObject({ variant, hue }: ArtOf<"object">, { pictures }: ArtContext): Art {
  return {
    aspect: 1,
    paint: (area) => [imageAt(pictures.picture(variant), area, hue ? { filter: `hue-rotate(${hue}deg)` } : {})],
  };
}
