/** More characters than it takes to understand any description. */
const MAX_READ = 4_000;

/** The description without control characters and invisible characters, with single spaces and line breaks, cut to a maximum length. */
export function cleanText(text: string): string {
  const whole = text
    .slice(0, 2 * MAX_READ)
    .normalize("NFC")
    // Of an emoji that joins several, only the first is drawn.
    .replace(/\u200d\p{Extended_Pictographic}\ufe0f?/gu, "")
    .replace(/[\p{Cf}\p{Cs}\p{Co}\uFFFD]/gu, "")
    // A longer run of the same emoji says no more than three do.
    .replace(/(\p{Extended_Pictographic}\ufe0f?)\1{3,}/gu, "$1$1$1")
    .replace(/[^\S\n]*\n[\s]*/gu, "\n")
    .replace(/(?!\n)[\p{Cc}\s]+/gu, " ")
    // Chinese has no spaces between words; who types one means a comma.
    .replace(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, "，")
    // A line must not break between a number and its sign.
    .replace(/(\d) (?=[%٪])/g, "$1")
    .trim();
  if (whole.length <= MAX_READ) return whole;
  // Cut off between two words, and never through a character.
  return whole.slice(0, MAX_READ).replace(/\s\S*$|[\uD800-\uDBFF]$/, "");
}
