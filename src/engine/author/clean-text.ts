/** More than any description needs to be understood. */
const MAX_READ = 4_000;

/** The words as somebody would have typed them: no control or invisible characters, no line breaks, of bounded length. */
export function cleanText(text: string): string {
  const whole = text
    .slice(0, 2 * MAX_READ)
    .normalize("NFC")
    // Of an emoji made of several only the first is drawn.
    .replace(/\u200d\p{Extended_Pictographic}\ufe0f?/gu, "")
    .replace(/[\p{Cf}\p{Cs}\p{Co}\uFFFD]/gu, "")
    // Three say as much as three hundred.
    .replace(/(\p{Extended_Pictographic}\ufe0f?)\1{3,}/gu, "$1$1$1")
    .replace(/[\p{Cc}\s]+/gu, " ")
    // A line must not break between a number and its sign.
    .replace(/(\d) (?=[%٪])/g, "$1")
    .trim();
  if (whole.length <= MAX_READ) return whole;
  // Cut off between two words, and never through a character.
  return whole.slice(0, MAX_READ).replace(/\s\S*$|[\uD800-\uDBFF]$/, "");
}
