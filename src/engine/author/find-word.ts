const WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Arabic}\p{Extended_Pictographic}]/u;
const known = new Map<string, RegExp>();

function patternOf(word: string): RegExp {
  const literal = word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll(" ", "[ -]");
  return WITHOUT_SPACES.test(word)
    ? new RegExp(literal, "iu")
    : new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?:s|es|'s|’s)?(?![\\p{L}\\p{N}])`, "iu");
}

/** Where a word stands in a text: whole words, but anywhere in scripts that write without spaces or with attached articles. */
export function findWord(text: string, word: string): { at: number; found: string } | undefined {
  const pattern = known.get(word) ?? patternOf(word);
  known.set(word, pattern);
  const match = pattern.exec(text);
  return match ? { at: match.index, found: match[0] } : undefined;
}
