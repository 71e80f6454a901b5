import type { Alphabet } from "../../shared/fonts/font-facts.ts";

/** Letters that a font has to have, all of them, to be used for an alphabet. */
const NEEDED: Record<Alphabet, string> = {
  latin: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",
  greek: "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩαβγδεζηθικλμνξοπρστυφχψως",
  cyrillic: "АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя",
  arabic: "ابتثجحخدذرزسشصضطظعغفقكلمنهويىةءأإآؤئ",
  hebrew: "אבגדהוזחטיכךלמםנןסעפףצץקרשת",
  japanese:
    "あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわをんアイウエオカキクケコ日本人大中小新無料安",
  han: "的一是不了在人有我他这个们中来上大为和国地到以说时要就出会可也你对生能而子那得于着下自之年过发后作里",
  hangul: "가나다라마바사아자차카타파하은는이을를의에서로고지한",
  thai: "กขคงจชซญดตถทธนบปผพฟภมยรลวสหอฮะาิีุูเแโใไ",
  devanagari: "अआइईउऊएऐओऔकखगघचछजझटठडढतथदधनपफबभमयरलवशषसह",
};

/** What the scripts of these letters are called, to tell which letters of a font are of use. */
const SCRIPT: Record<Alphabet, RegExp> = {
  latin: /\p{Script=Latin}/u,
  greek: /\p{Script=Greek}/u,
  cyrillic: /\p{Script=Cyrillic}/u,
  arabic: /\p{Script=Arabic}/u,
  hebrew: /\p{Script=Hebrew}/u,
  japanese: /\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Han}/u,
  han: /\p{Script=Han}/u,
  hangul: /\p{Script=Hangul}/u,
  thai: /\p{Script=Thai}/u,
  devanagari: /\p{Script=Devanagari}/u,
};

/** Letters beyond the plain alphabet, by those who write with them. */
const LANGUAGES: readonly { name: string; alphabet: Alphabet; letters: string }[] = [
  { name: "German", alphabet: "latin", letters: "äöüßÄÖÜ" },
  { name: "French", alphabet: "latin", letters: "àâçéèêëîïôùûœÉÀ" },
  { name: "Spanish", alphabet: "latin", letters: "áéíñóúü¿¡" },
  { name: "Italian", alphabet: "latin", letters: "àèéìòù" },
  { name: "Portuguese", alphabet: "latin", letters: "ãáâàçéêíóôõú" },
  { name: "Polish", alphabet: "latin", letters: "ąćęłńóśźżŁŚŻ" },
  { name: "Czech", alphabet: "latin", letters: "áčďéěíňóřšťúůýž" },
  { name: "Hungarian", alphabet: "latin", letters: "áéíóöőúüű" },
  { name: "Romanian", alphabet: "latin", letters: "ăâîșț" },
  { name: "Turkish", alphabet: "latin", letters: "çğıİöşü" },
  { name: "Nordic", alphabet: "latin", letters: "åäöæøÅÄÖ" },
  { name: "Vietnamese", alphabet: "latin", letters: "ăâđêôơưấềộ" },
  { name: "Ukrainian", alphabet: "cyrillic", letters: "ґєіїҐЄІЇ" },
  { name: "Persian", alphabet: "arabic", letters: "پچژگکی" },
];

/** Numbers of Latin, and signs that many writings share. */
const SHARED = /\p{Script=Common}|\p{Script=Inherited}/u;
/** Pictures in the text are drawn by us; letters of private use have no meaning but in one font. */
const LEFT_OUT = /\p{Emoji_Presentation}|\p{Co}|\p{Cc}|\p{Cs}/u;

/** The alphabets that a font has in full. */
export function alphabetsOf(has: (codePoint: number) => boolean): Alphabet[] {
  const hasAll = (letters: string) => Array.from(letters).every((letter) => has(letter.codePointAt(0) ?? 0));
  return (Object.keys(NEEDED) as Alphabet[]).filter((alphabet) => hasAll(NEEDED[alphabet]));
}

/** Languages of those alphabets whose words need a letter that the font does not have. */
export const languagesWithout = (alphabets: readonly Alphabet[], has: (codePoint: number) => boolean): string[] =>
  LANGUAGES.filter(
    ({ alphabet, letters }) =>
      alphabets.includes(alphabet) && Array.from(letters).some((letter) => !has(letter.codePointAt(0) ?? 0)),
  ).map(({ name }) => name);

/** Whether a letter is of an alphabet that a font is used for. */
export function isUsed(letter: string, alphabets: readonly Alphabet[]): boolean {
  if (LEFT_OUT.test(letter)) return false;
  return SHARED.test(letter) || alphabets.some((alphabet) => SCRIPT[alphabet].test(letter));
}
