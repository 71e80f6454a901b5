import type { Scene, Slots } from "../../../../engine/scene/scene.ts";
import { slotWords } from "../../../../engine/scene/slot-words.ts";
import { bare } from "../../../../engine/text/bare.ts";
import type { Brief, Fact } from "../../../../shared/brief/brief.ts";
import { changeFact, NOTHING_SET, removeFact } from "../../../../shared/brief/change.ts";
import { factsOf, wordsOf } from "../../../../shared/brief/facts.ts";
import type { FactRole } from "../../../../shared/brief/roles.ts";

/** Words that a fact of the brief says too. */
const ROLES: Readonly<Record<string, FactRole>> = {
  headline: "headline",
  button: "button",
  logo: "name",
  badge: "offer",
};
const PLAIN = ["headline", "kicker", "subline", "button", "note", "post", "badge", "logo"] as const;
const LISTS = ["facts", "bullets", "giants"] as const satisfies (keyof Slots)[];
const MAX_EXACT = 48;

type Change = { id: string; before: string | undefined; now: string | undefined };

/**
 * The scene as it is saved. What a hand has written counts as said by the user, and what it has taken away as taken back:
 * variations, edits by sentence and checks go by that.
 */
export function settledScene(scene: Scene, opened: Scene): Scene {
  const changes = changesIn(scene, opened);
  if (changes.length === 0) return scene;
  const brief = scene.brief && changes.reduce(inBrief, scene.brief);
  const { said } = scene;
  const gone = new Set(changes.map(({ before }) => before));
  const written = changes.flatMap(({ before, now }) => (before !== undefined && now !== undefined ? [now.trim()] : []));
  const exact = [...(said?.exact ?? []).filter((words) => !gone.has(words)), ...written];
  return { ...scene, ...(brief && { brief }), ...(said && { said: { ...said, exact: exact.slice(-MAX_EXACT) } }) };
}

function changesIn(scene: Scene, opened: Scene): Change[] {
  const plain = PLAIN.map((id): Change => ({ id, before: slotWords(opened, id), now: slotWords(scene, id) }));
  return [
    ...plain,
    ...LISTS.flatMap((list) => changesInList(opened.slots[list] ?? [], scene.slots[list] ?? [])),
  ].filter(({ before, now }) => before !== now);
}

/** Of a list that has become shorter, what is gone; what follows has only moved up. */
function changesInList(before: readonly string[], now: readonly string[]): Change[] {
  if (before.length === now.length) return before.map((words, at) => ({ id: "", before: words, now: now[at] }));
  return [
    ...before
      .filter((words) => !now.includes(words))
      .map((words): Change => ({ id: "", before: words, now: undefined })),
    ...now.filter((words) => !before.includes(words)).map((words): Change => ({ id: "", before: "", now: words })),
  ];
}

/** A fact that said the old words says the new ones, or is out. Of a brief that says them nowhere nothing is changed. */
function inBrief(brief: Brief, { id, before = "", now }: Change): Brief {
  const set = { ...NOTHING_SET, ...brief };
  if (now === undefined) {
    const isGone = (fact: Fact) => !fact.isOut && before !== "" && bare(before).includes(bare(wordsOf(fact)));
    return brief.facts.filter(isGone).reduce(removeFact, set);
  }
  const role = ROLES[id];
  const fact = role && factsOf(brief, role).find(({ value }) => value === before || role !== "offer");
  return fact ? changeFact(set, fact, { role, value: now.trim(), terms: fact.terms }) : brief;
}
