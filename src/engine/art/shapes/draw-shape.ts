import { seededRandom } from "../../random.ts";
import type { ArtOf, ShapeName } from "../../scene/art-reference.ts";
import { svgAt } from "../../tree/svg.ts";
import type { Art, ArtContext } from "../art.ts";
import { rings, stairs, stripes, sunset, waves } from "./field-shapes.ts";
import { arcs, checker, halves, petals } from "./grid-shapes.ts";
import { flatColors, type Shape } from "./shape-kit.ts";

const SHAPES: Record<ShapeName, Shape> = { arcs, halves, rings, checker, waves, petals, stripes, stairs, sunset };

/** An ornament in the scene's colours. Unlike other drawings it fills a box of any proportions. */
export function drawShape(
  { variant, seed }: Omit<ArtOf<"shape">, "kit">,
  { palette }: Pick<ArtContext, "palette">,
): Art {
  return {
    aspect: 1,
    paint: (area) => [
      svgAt(
        area,
        SHAPES[variant](area.width, area.height, { colors: flatColors(palette), random: seededRandom(seed) }),
      ),
    ],
  };
}
