import type { Finding } from "../lint/finding.ts";
import type { Scene } from "../scene/scene.ts";
import { authorScene, type Wish } from "./author-scene.ts";

const MAX_TRIES = 5;
/** A badge is the most frequent cause of findings, and the other words repeat what it says. */
const TRIES_WITH_BADGE = 2;

/**
 * The first idea without findings. Words of any length can end up in layouts of any shape, so the lint decides; when it
 * finds something wrong with every idea, the one with the fewest findings is taken.
 */
export async function authorFitting<Painted extends { findings: readonly Finding[] }>(
  wish: Wish,
  paint: (scene: Scene) => Promise<Painted>,
): Promise<{ scene: Scene; painted: Painted }> {
  let best: { scene: Scene; painted: Painted } | undefined;
  for (let attempt = 0; attempt < MAX_TRIES; attempt++) {
    const idea = authorScene({ ...wish, seed: wish.seed + attempt * 7_919 });
    const scene = attempt < TRIES_WITH_BADGE ? idea : withoutBadge(idea);
    const painted = await paint(scene);
    if (!best || painted.findings.length < best.painted.findings.length) best = { scene, painted };
    if (painted.findings.length === 0) break;
  }
  if (!best) throw new Error("there was no idea at all");
  return best;
}

function withoutBadge(scene: Scene): Scene {
  const { badge: _, ...slots } = scene.slots;
  return { ...scene, slots };
}
