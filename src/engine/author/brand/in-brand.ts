import { withoutKit, wordsOf } from "../../../shared/brief/facts.ts";
import type { Scene } from "../../scene/scene.ts";

/** What a creative was made from, without what its brand has added: that stands at the end of the words, one fact a line. */
export function unbranded({ said, brief }: Pick<Scene, "said" | "brief">) {
  const added = new Set(brief?.facts.filter(({ by }) => by === "kit").map(wordsOf));
  const lines = said?.text.split("\n") ?? [];
  const sentence = lines.filter((line, index) => index === 0 || !added.has(line)).join("\n");
  return { sentence, brief: brief && withoutKit(brief) };
}

/** What somebody changed by hand on a layout. */
const byHand = ({ edits, added, order, framing }: Scene) => ({
  edits,
  ...(added && { added }),
  ...(order && { order }),
  ...(framing && { framing }),
});

const isChanged = ({ edits, added = [], order }: Scene) => edits.length > 0 || added.length > 0 || order !== undefined;

/**
 * A creative in another brand, given what the composer makes of its words for that brand. What a hand changed stays, and
 * keeps its layout where the composer has chosen another one: then only clothes and contacts are the brand's.
 */
export function inBrand(scene: Scene, composed: Scene): Scene {
  if (composed.layout === scene.layout || !isChanged(scene)) {
    return composed.layout === scene.layout ? { ...composed, ...byHand(scene) } : composed;
  }
  const { brand, palette, typeface, font, brief, said, slots } = composed;
  const { facts, button } = slots;
  return { ...scene, ...{ brand, palette, typeface, font, brief, said }, slots: { ...scene.slots, facts, button } };
}
