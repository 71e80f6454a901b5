const SET_SCRIPTS =
  /^(?:\p{Script=Latin}|\p{Script=Cyrillic}|\p{Script=Arabic}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Han}|\p{Script=Common}|\p{Script=Inherited})$/u;

/** Whether our typefaces have these letters. */
export function canBeSet(text: string): boolean {
  for (const letter of text.match(/\p{L}/gu) ?? []) if (!SET_SCRIPTS.test(letter)) return false;
  return true;
}
