import { lostTerms } from "../../claims/lost-terms.ts";
import { readSaid } from "../../claims/read-said.ts";
import { withoutDirections } from "../../claims/without-directions.ts";
import { hasRole } from "../understood/roles-of.ts";
import type { Offer, Said, Understood } from "../understood/understood.ts";

const LONGEST = 70;
/** Nobody offers more in one ad, and every one is compared with all of them. */
const MOST = 8;

/** An offer that would lose a term takes the rest of its clause with it: "10p" is the price of a photocopy. */
export function offersWithTerms(understood: Understood): Offer[] {
  const { text, language, pieces, subject, offers, dates, places, directions } = understood;
  if (offers.length === 0) return offers;
  const said = readSaid({ text: withoutDirections(text, wordsOf(directions)), language });
  const picture = [subject?.words ?? "", ...wordsOf([offers, dates, places].flatMap((list) => list.slice(0, MOST)))];
  return offers.map((given, at) => {
    // Its terms were set with it.
    if (at >= MOST || given.isGiven) return given;
    const offer = withWhatIsFree(given, understood);
    const clause = pieces.find(({ from, to }) => from <= offer.from && to > offer.from) ?? offer;
    const isWhole = ({ from, to, words }: Offer) =>
      to - from <= LONGEST && lostTerms(words, picture, said).length === 0;
    const cut = (from: number, to: number) => ({ ...offer, from, to, words: text.slice(from, to) });
    const end = Math.max(clause.to, offer.to);
    return [offer, cut(clause.from, end), cut(offer.from, end)].find(isWhole) ?? offer;
  });
}

/** "Ask for the grant check, it's free": the check is free, not what the ad is for. */
function withWhatIsFree(offer: Offer, { text, language, pieces }: Understood): Offer {
  const words = offer.words.toLowerCase().match(/\p{L}{2,}/gu) ?? [];
  const isPointing =
    words.length > 1 &&
    words.some((word) => hasRole(word, "free", language)) &&
    words.every((word) => hasRole(word, "free", language) || hasRole(word, "small", language));
  const before = pieces.findLast(({ to }) => to <= offer.from);
  if (!isPointing || !before || !/^,\s*$/u.test(text.slice(before.to, offer.from))) return offer;
  return { ...offer, from: before.from, words: text.slice(before.from, offer.to) };
}

const wordsOf = (list: readonly Said[]) => list.map(({ words }) => words);
