/**
 * A description without what was said about its look: in "$64 in a round sticker" the price is not bound to the sticker.
 * Directions with a number in them stay, or the number would have no source.
 */
export const withoutDirections = (text: string, directions: readonly string[] = []): string =>
  directions.filter((words) => !/\p{N}/u.test(words)).reduce((rest, words) => rest.replace(words, () => ";"), text);
