import { EVERY_LANGUAGE } from "../words/every-language.ts";
import { FOREIGN_SMALL } from "../words/foreign-words.ts";
import { tellingLanguage } from "./telling-words.ts";

/** Letters that none of our languages writes, by the script they belong to. */
const LATIN = /[łżźśćńąęğışåøőűčřěšžďťňůțșşăđħėįųūāēīģķļņ]/iu;
const CYRILLIC = /[іїєґўџђћљњј]/iu;
const ARABIC = /[پچژگڈٹںےہ]/u;
/** No word of them is known here. */
const OTHER_SCRIPT =
  /[^\P{L}\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Common}]/gu;

/** A name from elsewhere is one word; two of ten are a language. */
const ENOUGH = 2;
const MIN_SHARE = 0.1;
const MIN_LETTERS = 0.25;
/** Typed without its own letters a language is known by three small words, and by more of them than ours have. */
const ENOUGH_SMALL = 3;
const MIN_SMALL = 0.18;

/** Whether a text is in a language that we have no words of. Its own words can be set, ours beside them would be wrong. */
export function isForeign(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+(?:['’]\p{L}+)*/gu) ?? [];
  const letters = words.join("").length;
  if ((text.match(OTHER_SCRIPT)?.length ?? 0) > letters * MIN_LETTERS) return true;
  const strange = new Set(words.filter((word) => LATIN.test(word) || CYRILLIC.test(word) || ARABIC.test(word))).size;
  if (tellingLanguage(words) !== undefined) return false;
  if (strange >= ENOUGH && strange >= words.length * MIN_SHARE) return true;
  const small = Math.max(
    ...FOREIGN_SMALL.map((list) => new Set(words.filter((word) => list.has(word) && !isOurs(word))).size),
  );
  const ours = new Set(words.filter(isOurs)).size;
  return small + Math.min(strange, 2) >= ENOUGH_SMALL && small > ours && small >= words.length * MIN_SMALL;
}

/** Words that one of our languages has too tell nothing. */
const isOurs = (word: string) => OURS.has(word);

const OURS: ReadonlySet<string> = new Set(
  Object.values(EVERY_LANGUAGE)
    .flatMap(({ telling }) => telling?.split(" ") ?? [])
    .concat(
      "a i in on at to de la le el en es se do da na no un una per con si e o y et der die das und von mit für zu am im an is it of the and or for from by with our my your we you te op van het een met voor bij ik je al con con sin por para del los las les des du au aux il lo gli di del della che ed un uno nos nous vous som ou os as em um uma com que para tel min max hr kg cm gratis euro eur info par sur dans pour avec sans chez plus tous toi lui par es ar no pe post poster salut hola hey in ja nein ban mar ad cal per van ni har en der den det es ist kun per dit par han hun".split(
        " ",
      ),
    ),
);
