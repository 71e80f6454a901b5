/**
 * English words that name one thing in the lists and another one in most ads. They count little unless another word of
 * the description leads to the same drawing. What people do mean by them is in our own list, as part of a phrase.
 */
const TWO_MEANINGS: ReadonlySet<string> = new Set(
  "pump course courses class classes roller board bank chip crane bat mouse nail seal shell palm pitch match organ plant port spring trunk wave yard log net pipe rock scale shot spade star stick tank track trailer drill jam kit cell case court cricket date deck draft fan file glass ground iron lead letter mint model note orange pool pot press punch record sheet sink slide stable stamp table tie tip turkey vault fair post party station foot horn bow bolt nut crown jack diamond heart club suit ruler bug web mask hook chain anchor bell key light fire brush frame mirror window door wheel paper bill check pin label tag tower bridge field".split(
    " ",
  ),
);

export const hasTwoMeanings = (word: string) => TWO_MEANINGS.has(word.replace(/s$/, "")) || TWO_MEANINGS.has(word);
