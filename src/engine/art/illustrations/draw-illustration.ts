import { drawingAt } from "../../node/svg.ts";
import { seededRandom } from "../../random.ts";
import type { Art, ArtContext } from "../art.ts";
import type { ArtOf } from "../art-reference.ts";
import * as drinks from "./drinks.ts";
import * as food from "./food.ts";
import * as gadgets from "./gadgets.ts";
import * as home from "./home.ts";
import { dressOf, type Illustration } from "./illustration.ts";
import type { IllustrationName } from "./illustration-names.ts";
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
