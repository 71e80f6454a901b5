import { lostTerms } from "../../claims/lost-terms.ts";
import { readSaid } from "../../claims/read-said.ts";
import { withoutDirections } from "../../claims/without-directions.ts";
import type { Offer, Said, Understood } from "../understood/understood.ts";

const LONGEST = 70;

/** An offer that would lose a term takes the rest of its clause with it: "10p" is the price of a photocopy. */
export function offersWithTerms(understood: Understood): Offer[] {
  const { text, language, pieces, subject, offers, dates, places, directions } = understood;
  if (offers.length === 0) return offers;
  const said = readSaid({ text: withoutDirections(text, wordsOf(directions)), language });
  const picture = [subject?.words ?? "", ...wordsOf([...offers, ...dates, ...places])];
  return offers.map((offer) => {
    const clause = pieces.find(({ from, to }) => from <= offer.from && to > offer.from) ?? offer;
    const isWhole = ({ from, to, words }: Offer) =>
      to - from <= LONGEST && lostTerms(words, picture, said).length === 0;
    const cut = (from: number, to: number) => ({ ...offer, from, to, words: text.slice(from, to) });
    const end = Math.max(clause.to, offer.to);
    return [offer, cut(clause.from, end), cut(offer.from, end)].find(isWhole) ?? offer;
  });
}

const wordsOf = (list: readonly Said[]) => list.map(({ words }) => words);
