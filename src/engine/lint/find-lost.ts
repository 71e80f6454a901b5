import { isSet, wordsOf } from "../../shared/brief/facts.ts";
import type { FactRole } from "../../shared/brief/roles.ts";
import { type Layer, wordsOf as wordsOn } from "../layers/layer.ts";
import type { Composition } from "../layout-pieces/stage.ts";
import type { Scene } from "../scene/scene.ts";
import { bare } from "../text/bare.ts";
import { paintedTexts } from "../text/texts-of.ts";
import type { Finding } from "./finding.ts";

/** What is longer may be shortened. */
const LONG = 60;
/** What it is tells the composer what to draw, and the look how: neither has to be read on the picture. */
export const PRINTED: ReadonlySet<FactRole> = new Set([
  ...(["name", "headline", "offer", "when", "where", "contact", "button"] as const),
]);

/**
 * The logo, and words that the user of an ad wanted exactly so, that are not on the picture. A joke is told, not dictated.
 */
export function findLost(
  { layers, hidden = [], logo, paint, over = [] }: Composition,
  { said, type, brief }: Pick<Scene, "said" | "type" | "brief">,
): Finding[] {
  if (type === "meme") return [];
  const picture = bare([...layers.map(wordsOn), ...paintedTexts([...paint, ...over])].join(" "));
  const isSigned = layers.some(isLogo);
  // Somebody may have taken it away.
  const isLogoLost = logo !== undefined && !isSigned && !hidden.some(({ layer }) => isLogo(layer));
  const asked = (said?.exact ?? []).filter((words) => !picture.includes(bare(words).slice(0, LONG)));
  // A fact that was set in the brief is printed whole or not at all.
  const set = (brief?.facts ?? [])
    .filter((fact) => isSet(fact) && !fact.isOut && PRINTED.has(fact.role))
    .map(wordsOf)
    .filter((words) => !picture.includes(bare(words)));
  // The logo of a brand says its name.
  const isShown = (words: string) =>
    isSigned && brief?.facts.some(({ by, role, value }) => by === "kit" && role === "name" && value === words);
  const lost = [...new Set([...asked, ...set])].filter((words) => !isShown(words));
  return [
    ...(isLogoLost ? [LOGO_LOST] : []),
    ...lost.map((words) => ({
      ...{ kind: "lost" as const, layer: "picture" },
      message: `“${words}” was asked for and is missing`,
    })),
  ];
}

const isLogo = (layer: Layer) => layer.kind === "logo" && layer.picture !== undefined;
const LOGO_LOST: Finding = { kind: "lost", layer: "logo", message: "No place was free for the logo" };
