/** Before the marks that French sets apart and a point between two facts, and between an amount and its currency. */
const MARKS = /(?<=\S)\s+(?=[?!:;»%·](?!\S))|(?<=\d)\s+(?=\p{Sc}(?!\d))|(?<=\p{Sc})\s+(?=\d)/gu;

const HOUR = "\\d(?:\\s?(?:[ap]m|uhr|uur|h))?";
const TO = "(?:[–—-]|to|till|bis|à|au|al|a|às|alle|tot|до|по|إلى|حتى)";
const UNIT = "(?:[ap]\\.?m\\.?|uhr|uur|hrs?|h)(?!\\p{L})";
const DAY = "(?<!\\d)\\d{1,2}(?:\\.|st|nd|rd|th|er|º)?";
/** How months begin, in the languages that write them as words. */
const MONTH =
  "(?:jan|feb|fév|mar|mär|maa|apr|avr|abr|may|mai|mag|mei|jun|jui|giu|jul|lug|aug|aoû|ago|sep|set|oct|okt|out|ott|nov|dec|dez|dic|déc|ene|gen|янв|фев|мар|апр|ма[яй]|июн|июл|авг|сен|окт|ноя|дек)";

/** "15 bis 19 Uhr", "12. April", "020 7946 0958": each is one fact, and reads as another when it is broken. */
const FACTS = new RegExp(
  [
    `(?<=${HOUR})\\s+(?=${TO}\\s+\\d)`,
    `(?<=${HOUR}\\s${TO})\\s+(?=\\d)`,
    `(?<=\\d)\\s+(?=${UNIT})`,
    `(?<=${DAY})\\s+(?=${MONTH})`,
    "(?<=(?:\\+|0|\\d\\s)\\d{2,5}\\)?)\\s(?=\\d{2,}(?:\\s\\d{2,}|(?!\\s?\\p{L})))",
    // The Arabic "for", which is written to its word.
    "(?<=(?<!\\p{L})[بل]ـ)\\s+(?=[\\d٠-٩])",
  ].join("|"),
  "giu",
);

/** The line with a space that never breaks wherever two words have to stay together. */
export function keepTogether(line: string): string {
  const marked = line.replace(MARKS, "\u00a0");
  return /[\d٠-٩]/u.test(marked) ? marked.replace(FACTS, "\u00a0") : marked;
}
