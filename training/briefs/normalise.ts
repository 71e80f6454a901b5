/** Written together: Japanese and Chinese have no spaces to compare by. */
const JOINED =
  /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])\s+|\s+(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/gu;

/** Two texts that a reader would call the same become equal. */
export const normalised = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replaceAll("ё", "е")
    .replace(/[أإآٱ]/g, "ا")
    .replace(/['’‘`]/g, "")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .normalize("NFC")
    .replace(/[^\p{L}\p{N}@€£$₽¥%+&]+/gu, " ")
    .replace(JOINED, "")
    .trim();

export const wordsIn = (text: string) => normalised(text).split(" ").filter(Boolean);

/** Articles and joining words, which may come and go in a headline. */
const SMALL = new Set(
  "a an the and & + n der die das den dem ein eine einen einem einer und le la les l un une et el los las una y e o os as um uma il lo gli i de het een en и و".split(
    " ",
  ),
);

export const bare = (text: string) =>
  wordsIn(text)
    .filter((word) => !SMALL.has(word))
    .join(" ");

/** Whether a text has a phrase, as whole words. */
export const has = (text: string, phrase: string) => {
  const [all, part] = [normalised(text), normalised(phrase)];
  if (part === "") return false;
  const isJoined = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(part);
  return isJoined ? all.includes(part) : ` ${all} `.includes(` ${part} `);
};
