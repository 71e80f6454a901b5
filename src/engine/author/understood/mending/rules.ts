import { halfAComparison, ideaOfADoodle, quotedDirection } from "./direction-rules.ts";
import { captionsAreForJokes, cuedText, givenHeadline, textNeedsACue, wholeQuote } from "./exact-rules.ts";
import {
  beginningOfATime,
  clauseOfWeekdays,
  nearlyFound,
  oneThingInTwo,
  phoneIsAContact,
  prepositionOfAPlace,
  signOfAnOffer,
  stopIsNoWord,
  twoColors,
} from "./fact-rules.ts";
import { clauseIsTheTerm, dealIsAnOffer, freeOf, givenApart, lookOfAPrice, noFeeBelongsToFree } from "./offer-rules.ts";
import type { Rule } from "./rule.ts";

/** What the chain of tags gets wrong is put right by these, each of which sees what the ones before it made. */
export const RULES: readonly Rule[] = [
  // What was found is made whole, or was nothing.
  stopIsNoWord,
  wholeQuote,
  ideaOfADoodle,
  textNeedsACue,
  halfAComparison,
  signOfAnOffer,
  quotedDirection,
  captionsAreForJokes,
  // What was not found is added.
  givenHeadline,
  cuedText,
  dealIsAnOffer,
  nearlyFound,
  freeOf,
  oneThingInTwo,
  givenApart,
  noFeeBelongsToFree,
  phoneIsAContact,
  clauseOfWeekdays,
  // Now that all is there, each part gets its ends.
  prepositionOfAPlace,
  clauseIsTheTerm,
  lookOfAPrice,
  twoColors,
  beginningOfATime,
];
