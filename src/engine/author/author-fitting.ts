import type { Finding } from "../lint/finding.ts";
import { isDeliverable } from "../lint/finding.ts";
import type { WordShelf } from "../meaning/word-shelf.ts";
import type { Scene } from "../scene/scene.ts";
import { authorFrom, type Briefed, briefDescription } from "./author-scene.ts";
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

/** `sight` is how well a photograph is seen, from 0 to 1, where there is one. */
type Judged = { findings: readonly Finding[]; sight?: number | undefined };

/** Seen so well, no other layout is looked for. */
const SEEN_WELL = 0.78;
/** After so many ideas one without findings is taken, however little of the photograph it shows. */
const TRIES_FOR_SIGHT = 4;

export type Fitting<Painted> = { scene: Scene; painted: Painted; leavesOutOffers: boolean };

/** The first idea, which nearly always fits. */
export const authorFirst = (wish: Wish, shelf: WordShelf): Scene => ideasOf(wish, shelf)(0, false);

/** The other ideas to be tried, and the last one once more without what is offered. */
export type OtherIdeas = { scenes: readonly Scene[]; withoutOffers: Scene };

export function authorOthers(wish: Wish, shelf: WordShelf): OtherIdeas {
  const ideaAt = ideasOf(wish, shelf);
  return {
    scenes: Array.from({ length: MAX_TRIES - 1 }, (_, index) => ideaAt(index + 1, false)),
    withoutOffers: ideaAt(WITHOUT_OFFERS, true),
  };
}

type IdeaAt = (attempt: number, leavesOutOffers: boolean) => Scene;

function ideasOf(wish: Wish, shelf: WordShelf, briefed: Briefed = briefDescription(wish, shelf)): IdeaAt {
  const { obeyed, brief } = briefed;
  return (attempt, leavesOutOffers) => {
    const seed = wish.seed + attempt * STRIDE;
    const borrowed = attempt < TRIES_WITH_LAYOUT ? wish.borrowed : { ...wish.borrowed, layout: undefined };
    const told = leavesOutOffers ? { ...obeyed, offers: [] } : obeyed;
    const layout = attempt === 0 ? wish.layout : undefined;
    const next = { ...wish, seed, borrowed, layout, hasBadge: attempt < TRIES_WITH_BADGE };
    return authorFrom({ obeyed: told, brief }, next, shelf);
  };
}

type Paint<Painted> = (scene: Scene) => Promise<Painted>;

/**
 * The first idea without findings. Words of any length can end up in layouts of any shape, so the lint decides; when it
 * finds something wrong with every idea, the one with the fewest findings is taken. Where a photograph is hardly seen, a
 * few more ideas are looked at, and the one that shows it best is taken. An idea that says what nobody said
 * is never taken. Who has read the description before hands in what was read.
 */
export function authorFitting<Painted extends Judged>(
  wish: Wish,
  shelf: WordShelf,
  paint: Paint<Painted>,
  briefed?: Briefed,
): Promise<Fitting<Painted>> {
  return firstFitting(ideasOf(wish, shelf, briefed), paint);
}

/** The same for those who have their ideas made elsewhere, the others only when the first does not fit. */
export function chooseFitting<Painted extends Judged>(
  first: Scene,
  makeOthers: () => Promise<OtherIdeas>,
  paint: Paint<Painted>,
): Promise<Fitting<Painted>> {
  let others: Promise<OtherIdeas> | undefined;
  const ideaAt = async (attempt: number, leavesOutOffers: boolean) => {
    if (attempt === 0) return first;
    others ??= makeOthers();
    const { scenes, withoutOffers } = await others;
    return leavesOutOffers ? withoutOffers : (scenes[attempt - 1] ?? withoutOffers);
  };
  return firstFitting(ideaAt, paint);
}

async function firstFitting<Painted extends Judged>(
  ideaAt: (...which: Parameters<IdeaAt>) => Scene | Promise<Scene>,
  paint: Paint<Painted>,
): Promise<Fitting<Painted>> {
  let best: Fitting<Painted> | undefined;
  for (let attempt = 0; attempt < MAX_TRIES; attempt++) {
    const leavesOutOffers = attempt === WITHOUT_OFFERS && best !== undefined && !isDeliverable(best.painted.findings);
    const scene = await ideaAt(attempt, leavesOutOffers);
    const painted = await paint(scene);
    if (!best || costOf(painted) < costOf(best.painted)) best = { scene, painted, leavesOutOffers };
    const isSeenWell = (best.painted.sight ?? 1) >= SEEN_WELL || attempt + 1 >= TRIES_FOR_SIGHT;
    if (best.painted.findings.length === 0 && isSeenWell) break;
  }
  if (!best) throw new Error("there was no idea at all");
  return best;
}

const UNSAID = 1_000;
/** Less than a finding: of several layouts without any, the photograph decides. */
const costOf = ({ findings, sight = 1 }: Judged) =>
  findings.length + (isDeliverable(findings) ? 0 : UNSAID) + 1 - sight;
