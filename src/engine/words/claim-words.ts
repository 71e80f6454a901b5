/**
 * The words of one language that change what an ad promises. Alternatives are separated by `|`; a `*` stands for any
 * ending. All of them are compared without accents and in lower case.
 */
export type ClaimWords = {
  /** Words that claim nothing by themselves: articles, pronouns, prepositions, auxiliary verbs. */
  small: string;
  /** Two to twelve, in order, separated by spaces. */
  numbers: string;
  /** One promise a line, in all the ways it is said: showing any of them is right when any of them was said. */
  promises: readonly string[];
  /** What turns a promise into its opposite when it stands before it: "no discount". */
  not?: string;
  /** The lowest of several prices: "from £39". */
  from: string;
  /** The highest of several discounts: "up to 60 %". */
  upTo: string;
  /** Roughly: "about £1,000". */
  about: string;
  /** What joins an amount to its unit: "£39 per person". The word after it belongs to the amount. */
  per: string;
  /** A unit in one word: "each", "monthly". */
  each: string;
  /** What joins a price to what one gets for it: "3 courses for £39", "£39 for two". */
  for: string;
  /** The amount is for newcomers or the first so many only. */
  first: string;
  /** Another price than the one to pay: "instead of £189". */
  instead: string;
  /** What comes on top of the price: "plus VAT". */
  plus: string;
  /** A discount. */
  off: string;
  /** A saving that is no discount: "save 20 % on your bill". */
  save: string;
  /** An amount somebody once found, raised or lost: a story, never a price. */
  story: string;
  /** An amount that is paid to the reader. */
  wage: string;
};
