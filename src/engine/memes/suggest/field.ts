/**
 * What people in one line of work laugh about. Short phrases go into the patterns of a structure; the longer ones are
 * whole jokes. Phrases begin with a small letter where a sentence would go on with one.
 */
export type Field = {
  /** Words of a topic that is about this; "bak*" stands for all that begin so. */
  known: readonly string[];
  /** Who is meant: fits "Me", a label under somebody. */
  who: readonly string[];
  /** What they are always asked, with the quotation marks. */
  ask: readonly string[];
  hope: readonly string[];
  truth: readonly string[];
  /** The small thing that everybody loves, and the costly one that nobody asked for. */
  small: readonly string[];
  grand: readonly string[];
  chore: readonly string[];
  /** What makes a face go pale. A whole sentence without its full stop. */
  panic: readonly string[];
  /** What somebody promised, with the quotation marks. */
  promise: readonly string[];
  takes: readonly string[];
  /** As the voice of a nature film says it. */
  nature: readonly string[];
  /** A win, and the plaque below it. */
  wins: readonly (readonly [string, string])[];
  /** What is said, and what is thought. */
  says: readonly (readonly [string, string])[];
  /** A message, and how it is taken. */
  messages: readonly (readonly [string, string])[];
  menus: readonly (readonly [string, string, string])[];
  steps: readonly (readonly [string, string, string, string])[];
  /** What a guide says of a thing in a museum, and its plaque. */
  relics: readonly (readonly [string, string])[];
  /** One sentence, heard wrongly three times. */
  rumours: readonly (readonly [string, string, string, string])[];
};
