import { findDeadline } from "./find-offer.ts";
import { ACTOR, ANNOUNCING, LOOK, POSE, POSE_TAIL, SHOWN, STAGE } from "./words/picture-words.ts";

export type Parted = {
  /** What the ad tells customers. */
  said: string;
  /** What the description asks to show. */
  wanted: string;
  /** What surrounds it or what it stands on. */
  scenery: string;
};

/**
 * Separates what the ad tells customers from what only the maker of the picture needs: light, lens, pose and ground.
 * The name of the thing is always kept, and a fact is never treated as a direction.
 */
export function withoutDirection(core: string): Parted {
  const wanted: string[] = [];
  const scenery: string[] = [];
  const sentences = core.split(/(?<=[.!?…])\s+/u).map((sentence, place) => {
    const [, body = sentence, stop = ""] = /^(.*?)([.!?…]*)$/su.exec(sentence) ?? [];
    const clauses = body.split(/[,;]\s+/u);
    // If a sentence after the first begins with a direction, its other clauses are directions too.
    const isSet = place > 0 && (isScene(clauses[0] ?? "") || LOOK.test(clauses[0] ?? ""));
    const kept = clauses.flatMap((clause, index) => {
      if (place === 0 && index === 0 && !(clauses.length > 1 && ACTOR.test(clause))) {
        const name = clause.replace(POSE_TAIL, "").replace(STAGE, "");
        scenery.push(clause.slice(name.length));
        return [name];
      }
      if (SHOWN.test(clause)) wanted.push(clause);
      else if (isScene(clause) || (isSet && !isFact(clause))) scenery.push(clause);
      else if (isFact(clause) || !LOOK.test(clause)) return [clause.replace(ANNOUNCING, "")];
      return [];
    });
    return kept.length > 0 ? kept.join(", ") + stop : "";
  });
  const said = sentences.filter(Boolean).join(" ").trim();
  return { said: said || core, wanted: wanted.join(", "), scenery: scenery.join(", ") };
}

const isScene = (clause: string) =>
  !isFact(clause) && (POSE.test(clause) || ACTOR.test(clause) || STAGE.test(` ${clause}`));

const isFact = (clause: string) =>
  /\d|\bfree\b|\bsale\b|\boff\b/iu.test(clause.replace(/\b[348][dk]\b/giu, "")) || findDeadline(clause) !== undefined;
