const WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Arabic}\p{Extended_Pictographic}]/u;
const PART_OF_WORD = /[\p{L}\p{N}]/u;
const ENDINGS = ["", "s", "es", "'s", "’s"];

/** A text is searched for well over a thousand words, so its normalised form is kept. */
let ready: { text: string; plain: string } = { text: "", plain: "" };
const attached = new Map<string, boolean>();

/**
 * Where a word occurs in a text: as a whole word, or anywhere in scripts that write without spaces or with attached
 * articles. Uses indexOf, because compiling a regular expression for each word would take seconds.
 */
export function findWord(text: string, word: string): { at: number; found: string } | undefined {
  if (ready.text !== text) ready = { text, plain: flat(text) };
  const { plain } = ready;
  const wanted = flat(word);
  const isAttached = attached.get(word) ?? WITHOUT_SPACES.test(word);
  attached.set(word, isAttached);
  for (let at = plain.indexOf(wanted); at >= 0; at = plain.indexOf(wanted, at + 1)) {
    const end = at + wanted.length;
    if (isAttached) return { at, found: text.slice(at, end) };
    if (isLetter(plain, at - 1)) continue;
    const ending = ENDINGS.find((letters) => plain.startsWith(letters, end) && !isLetter(plain, end + letters.length));
    if (ending !== undefined) return { at, found: text.slice(at, end + ending.length) };
  }
  return undefined;
}

const flat = (text: string) => text.toLowerCase().replaceAll("-", " ");
const isLetter = (text: string, at: number) => at >= 0 && PART_OF_WORD.test(text[at] ?? "");
