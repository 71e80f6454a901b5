import { seededRandom } from "../../random.ts";
import type { ArtOf } from "../../scene/art-reference.ts";
import type { IllustrationName } from "../../scene/illustration-names.ts";
import { drawingAt } from "../../tree/svg.ts";
import type { Art, ArtContext } from "../art.ts";
import * as drinks from "./drinks.ts";
import * as food from "./food.ts";
import * as gadgets from "./gadgets.ts";
import * as home from "./home.ts";
import { dressOf, type Illustration } from "./illustration.ts";
import * as pets from "./pets.ts";
import * as tools from "./tools.ts";
import * as wear from "./wear.ts";

const ILLUSTRATIONS: Record<IllustrationName, Illustration> = {
  ...drinks,
  ...food,
  ...wear,
  ...gadgets,
  ...tools,
  ...pets,
  ...home,
};

export function drawIllustration({ variant, seed }: ArtOf<"illustration">, { palette }: ArtContext): Art {
  const drawing = ILLUSTRATIONS[variant](dressOf(palette, Math.abs(seed), seededRandom(seed + 17)));
  return { aspect: drawing.width / drawing.height, paint: (area) => [drawingAt(drawing, area)] };
}
