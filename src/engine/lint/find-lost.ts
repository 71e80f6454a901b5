import { wordsOf } from "../layers/layer.ts";
import type { Composition } from "../layout-pieces/stage.ts";
import type { Scene } from "../scene/scene.ts";
import { bare } from "../text/bare.ts";
import { paintedTexts } from "../text/texts-of.ts";
import type { Finding } from "./finding.ts";

/** What is longer may be shortened. */
const LONG = 110;

/** Words that the user of an ad wanted exactly so and that are not on the picture. A joke is told, not dictated. */
export function findLost(
  { layers, paint, over = [] }: Composition,
  { said, type }: Pick<Scene, "said" | "type">,
): Finding[] {
  if (type === "meme") return [];
  const picture = bare([...layers.map(wordsOf), ...paintedTexts([...paint, ...over])].join(" "));
  return (said?.exact ?? [])
    .filter((words) => !picture.includes(bare(words).slice(0, LONG)))
    .map((words) => ({ kind: "lost", layer: "picture", message: `“${words}” was asked for and is missing` }));
}
