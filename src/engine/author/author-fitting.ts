import type { Finding } from "../lint/finding.ts";
import { isDeliverable } from "../lint/finding.ts";
import type { WordShelf } from "../meaning/word-shelf.ts";
import type { Scene } from "../scene/scene.ts";
import { authorFrom, understandDescription } from "./author-scene.ts";
import type { Wish } from "./wish.ts";

const MAX_TRIES = 6;
/** The next ideas are those of the next rerolls, so another try takes one further off. */
const STRIDE = 11;
/** A badge is the most frequent cause of findings. */
const TRIES_WITH_BADGE = 3;
/** What is shown when every idea would change what an offer means: the rest. */
const WITHOUT_OFFERS = MAX_TRIES - 1;
/** The words may fit no idea of the layout that was borrowed; the colours and the typeface stay. */
const TRIES_WITH_LAYOUT = 4;

export type Fitting<Painted> = { scene: Scene; painted: Painted; leavesOutOffers: boolean };

/**
 * The first idea without findings. Words of any length can end up in layouts of any shape, so the lint decides; when it
 * finds something wrong with every idea, the one with the fewest findings is taken. An idea that says what nobody said
 * is never taken.
 */
export async function authorFitting<Painted extends { findings: readonly Finding[] }>(
  wish: Wish,
  shelf: WordShelf,
  paint: (scene: Scene) => Promise<Painted>,
): Promise<Fitting<Painted>> {
  const understood = understandDescription(wish.description, wish.type, shelf);
  let best: Fitting<Painted> | undefined;
  for (let attempt = 0; attempt < MAX_TRIES; attempt++) {
    const seed = wish.seed + attempt * STRIDE;
    const borrowed = attempt < TRIES_WITH_LAYOUT ? wish.borrowed : { ...wish.borrowed, layout: undefined };
    const leavesOutOffers = attempt === WITHOUT_OFFERS && best !== undefined && !isDeliverable(best.painted.findings);
    const told = leavesOutOffers ? { ...understood, offers: [] } : understood;
    const scene = authorFrom(told, { ...wish, seed, borrowed, hasBadge: attempt < TRIES_WITH_BADGE }, shelf);
    const painted = await paint(scene);
    if (!best || costOf(painted.findings) < costOf(best.painted.findings)) best = { scene, painted, leavesOutOffers };
    if (painted.findings.length === 0) break;
  }
  if (!best) throw new Error("there was no idea at all");
  return best;
}

const UNSAID = 1_000;
const costOf = (findings: readonly Finding[]) => findings.length + (isDeliverable(findings) ? 0 : UNSAID);
