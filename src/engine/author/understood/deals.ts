import type { OfferKind } from "./understood.ts";

/** A deal that is said by its form, with its place in the folded text. */
export type Deal = { kind: OfferKind; from: number; to: number };

const COUNT = "(?:\\d+|one|two|three|four|five|six|ten)";
/** "6.30 for 7" is a time. */
const ALONE = "(?<![\\w.:,])";
const SECOND = "(?:second|2nd|third|3rd)";

/**
 * Deals whose words are too plain to be learnt one by one: "3 for 2", "vier halen drie betalen", "第二份半价". What they
 * are follows from how the counts stand to each other. Each form has signs, one of which is in every text that it finds
 * something in: compiling a form takes milliseconds, so those without a sign are not tried.
 */
const DEALS: readonly (readonly [OfferKind, signs: RegExp, form: RegExp])[] = [
  // Any language: "2x1", "1+1 gratis".
  ["bundle", /[x×]/i, /(?<![\d.,])([2-9])\s?[x×]\s?([1-9])(?![\d.,]|\s?\p{L})/giu],
  [
    "bundle",
    /\+/,
    /(?<!\d)\d\s?\+\s?\d\s?(?:free|gratis|gratuit|offert|omaggio|бесплатно|в подарок|مجان|無料|免费)\S*/giu,
  ],
  // English
  [
    "bundle",
    /for/i,
    new RegExp(`${ALONE}(${COUNT}) for (?:the price of )?(${COUNT})\\b(?!\\s?(?:\\p{L}|[.,:]\\d))`, "giu"),
  ],
  [
    "bundle",
    /for/i,
    new RegExp(`${ALONE}(${COUNT}) for (?:the price of )?(${COUNT}) (?=on |all |any |every |across )`, "giu"),
  ],
  [
    "bundle",
    /buy|book|order|bring/i,
    /\b(?:buy|book|order|bring)\s(?:\S+\s){0,3}?\S+?,?\s(?:and\s)?(?:get|gift|give)\s(?:\S+\s)??(?:free|one)\b(?:\sfree)?/giu,
  ],
  ["off", /half/i, new RegExp(`\\b${SECOND}\\s(?:\\p{L}+\\s){0,2}?half[\\s-](?:price|off)\\b`, "giu")],
  // German, Dutch
  [
    "bundle",
    /kaufen/i,
    /(?<!\p{L})\p{L}+\skaufen,?\s(?:\S+\s){1,4}?(?:zahlen|geschenkt|gratis|halb\S*|dazu)(?!\p{L})/giu,
  ],
  ["bundle", /halen|kopen/i, /(?<!\p{L})[\p{L}\d]+\s(?:halen|kopen),?\s[\p{L}\d]+\s(?:betalen|gratis)(?!\p{L})/giu],
  ["off", /zweite/i, /(?<!\p{L})zweite[rs]?\s(?:\p{L}+\s){0,2}?(?:zum halben preis|halber preis|-?50\s?%)/giu],
  ["off", /2e|tweede/i, /(?<!\p{L})(?:2e|tweede)\s(?:\p{L}+\s)?(?:voor de helft|halve prijs)/giu],
  // French, Spanish, Portuguese, Italian
  [
    "bundle",
    /achet/i,
    /(?<!\p{L})[\p{L}\d]+\sachetée?s?,?\s(?:=\s)?(?:\S+\s){1,2}?(?:offerte?s?|gratuite?s?)(?!\p{L})/giu,
  ],
  [
    "bundle",
    /paga|pague|paghi/i,
    /(?<!\p{L})(?:ll[ée]va(?:te)?|lleve|leve|prendi)\s[\p{L}\d]+,?\s(?:[ey]\s)?(?:paga|pague|paghi)\s[\p{L}\d]+/giu,
  ],
  ["off", /moitié|%/i, /(?<!\p{L})(?:la|le)\s(?:2e|2ème|deuxième)\s(?:\p{L}+\s)?à\s(?:moitié prix|-\s?\d+\s?%)/giu],
  [
    "off",
    /mitad|metade|metà/i,
    /(?<!\p{L})(?:segund[ao]|second[ao])\s(?:\p{L}+\s)?(?:a|pela)\s(?:mitad|metade|metà)(?:\s(?:de|do|di)?\s?\p{L}+)?/giu,
  ],
  // Russian, Arabic
  ["bundle", /по цене/i, /(?<!\p{L})(?:\d+|две|два|три)\s(?:\p{L}+\s)?по цене\s(?:\d+|одно\p{L}+|двух)/giu],
  [
    "bundle",
    /اشتر/,
    /(?<!\p{L})اشتر(?:ي|وا)?\s(?:\S+\s){1,3}?(?:واحصل|و?خذ|مجان\S*|هدية|\S*الثالث\S*|\S*الثاني\S*)(?:\sمجان\S*)?/giu,
  ],
  ["off", /полцены/i, /(?<!\p{L})втор\p{L}+\s(?:\p{L}+\s)?за полцены/giu],
  // Japanese, Chinese
  [
    "bundle",
    /[つ個枚点本]/,
    /\d+[つ個枚点本]で\d+[つ個枚点本]分(?:の(?:お?値段|価格))?|[\d一二]+[つ個枚点本]買うと(?:もう)?[\d一二]+[つ個枚点本](?:無料|プレゼント)?/gu,
  ],
  ["bundle", /送/, /[买買报報充][一二两三四五\d][^，。、\s]{0,2}送[一二两三四五\d]?[^，。、\s]{0,3}/gu],
  ["off", /半/, /\d[つ個枚点本杯]目(?:から)?(?:は)?半額|第[二2][份件杯个][^，。\s]{0,2}半[价價]/gu],
];

const COUNTS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, ten: 10 };
const countOf = (word: string) => COUNTS[word.toLowerCase()] ?? Number(word);

/** The deals in a folded text. "3 for 2" is one, "2 for 10" is a price, and "4x4" is a car. */
export function dealsIn(folded: string): Deal[] {
  const deals: Deal[] = [];
  for (const [kind, signs, form] of DEALS) {
    if (!signs.test(folded)) continue;
    for (const { 0: words, 1: many, 2: few, index } of folded.matchAll(form)) {
      const isFewer = many === undefined || few === undefined || countOf(many) > countOf(few);
      const isKnown = deals.some(({ from, to }) => from < index + words.length && to > index);
      if (isFewer && !isKnown) deals.push({ kind, from: index, to: index + words.length });
    }
  }
  return deals.sort((one, other) => one.from - other.from);
}
