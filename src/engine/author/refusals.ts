/** Why the composer refuses a description, in words for the person who wrote it. */
export const CANNOT_SET =
  "The built-in composer has no typeface for these letters yet. Describe it in Latin, Cyrillic, Arabic, Japanese or Chinese letters, or connect an AI key.";
export const WOULD_CLAIM =
  "The built-in composer found no way to show this without changing what it says. Put each price, date and offer into a sentence of its own, or connect an AI key. Nothing was charged.";
