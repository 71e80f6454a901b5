import type { Scene, Slots } from "../../../../engine/scene/scene.ts";
import { slotWords } from "../../../../engine/scene/slot-words.ts";
import type { Brief } from "../../../../shared/brief/brief.ts";
import { changeFact, NOTHING_SET } from "../../../../shared/brief/change.ts";
import { factsOf } from "../../../../shared/brief/facts.ts";
import type { FactRole } from "../../../../shared/brief/roles.ts";

/** Words that a fact of the brief says too. */
const ROLES: Readonly<Record<string, FactRole>> = {
  headline: "headline",
  button: "button",
  logo: "name",
  badge: "offer",
};
const MAX_EXACT = 48;

/**
 * The scene as it is saved. What a hand has written counts as said by the user: variations, edits by sentence and checks
 * treat it as theirs.
 */
export function settledScene(scene: Scene, opened: Scene): Scene {
  const written = wordIds(scene.slots).flatMap((id) => {
    const [before, now] = [slotWords(opened, id), slotWords(scene, id)];
    return before !== undefined && now !== undefined && before !== now ? [{ id, before, now: now.trim() }] : [];
  });
  if (written.length === 0) return scene;
  const brief = written.reduce(
    (now, { id, before, now: words }) => withFact(now, ROLES[id], before, words),
    scene.brief,
  );
  const { said } = scene;
  const replaced = new Set(written.map(({ before }) => before));
  const exact = [...(said?.exact ?? []).filter((words) => !replaced.has(words)), ...written.map(({ now }) => now)];
  return { ...scene, ...(brief && { brief }), ...(said && { said: { ...said, exact: exact.slice(-MAX_EXACT) } }) };
}

const wordIds = ({ facts = [], bullets = [], giants = [] }: Slots) => [
  ...["headline", "kicker", "subline", "button", "note", "post", "badge", "logo"],
  ...facts.map((_, index) => `fact-${index + 1}`),
  ...bullets.map((_, index) => `bullet-${index + 1}`),
  ...giants.map((_, index) => `giant-${index + 1}`),
];

/** A fact that said the old words says the new ones. Of a brief that says them nowhere nothing is changed. */
function withFact(
  brief: Brief | undefined,
  role: FactRole | undefined,
  before: string,
  now: string,
): Brief | undefined {
  if (!brief || !role) return brief;
  const fact = factsOf(brief, role).find(({ value }) => value === before || role !== "offer");
  return fact ? changeFact({ ...NOTHING_SET, ...brief }, fact, { role, value: now, terms: fact.terms }) : brief;
}
