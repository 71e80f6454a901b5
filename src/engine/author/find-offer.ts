import type { Language } from "./language.ts";

export type Offer = {
  /** Short enough for a badge: "-30%", "2 for 1", "Free". */
  short: string;
  /** In the words of the description: "30% off". */
  words: string;
  /** The discount is "up to" this much, so not everything is that much cheaper. */
  isUpTo?: boolean;
};

const AMOUNT = String.raw`(?<!\d)\d+(?:[.,\s]\d{3})*(?:[.,]\d{1,2})?`;
const PRICE = new RegExp(
  String.raw`(?:US\$|[$€£¥₽₹])\s?${AMOUNT}|${AMOUNT}\s?(?:[$€£¥₽₹円元]|(?:euros?|eur|usd|dollars?|pounds?|рублей|руб\.?|ريال|درهم|دولار)(?!\p{L}))`,
  "giu",
);
/** An amount after these words is not the price: "free shipping over $30" is a condition, "three for $8" an offer. */
const NO_PRICE =
  /\b(?:over|above|under|below|worth|save|saves|was|instead of|regularly|orders? (?:of|from)|statt|über|unter|ahorra|plus de|más de|(?:\d+|two|three|four|five)(?: \p{L}+)? for)\s*(?:an? )?$/iu;
const PER_TIME =
  /^\s?(?:\/\s?|(?:per|an?|every|im|am|pro|par|al|por|в|за)\s)(?:months?|mo|years?|yr|weeks?|wk|days?|hours?|hr|nights?|visits?|lessons?|sessions?|class|servings?|portions?|person|head|user|seat|kg|lb|monat|jahr|woche|tag|stunde|nacht|mois|an|semaine|jour|heure|nuit|mes|año|semana|día|hora|noche|mês|ano|dia|noite|mese|anno|settimana|giorno|ora|notte|месяц|год|неделю|день|час|ночь)(?!\p{L})/iu;
const PERCENT = /(?:[-–−]\s?)?(?<![\d.,])([1-9]\d?(?:[.,]\d)?)\s?(?:%|٪|percent|prozent|pour cent|por ciento)/iu;
const TWO_FOR_ONE =
  /\b(?:(\d|two|three) for (?:the price of )?(\d|one|two)|buy (?:one|1) get (?:one|1)(?: free)?|bogo|2x1)\b/iu;
const BUNDLE = /\b(\d{1,2}|two|three|four|five)(?: \p{L}+)? for ([$€£]\s?\d+(?:[.,]\d{2})?)/iu;
const FREE =
  /\bfree (?:shipping|delivery|trial|quote|estimate|sample|consultation|lesson|class|returns|installation|inspection|month|week)\b|\bfirst (?:\p{L}+ )free\b/iu;

const DEADLINES = [
  /\b(?:until|till|before|by|ends?(?: on)?|through|only)\s+(?:this |next |the )?(?:end of (?:the )?(?:week|month|year|\p{L}+)|mon|tues|wednes|thurs|fri|satur|sun|midnight|tonight|tomorrow|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|new year)\p{L}*(?:\s\d{1,2}(?:st|nd|rd|th)?|\smidnight|\snight|\sevening)?/iu,
  /\b(?:this|next) (?:week(?:end)?|friday|saturday|sunday|monday|tuesday|wednesday|thursday|month)(?: only)?|\btoday only\b|\b(?:for )?(?:the next )?\d{1,2} (?:hours|days) (?:only|left)\b|\b(?:next|last) \d{1,2} (?:hours|days)\b|\bon (?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/iu,
  /\bbis (?:zum |ende |einschließlich )?(?:\d{1,2}\.\s?(?:\p{L}+|\d{1,2}\.)|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|mitternacht|monatsende)/iu,
  /\bjusqu['’](?:à|au|en)\s?(?:\d{1,2}\s\p{L}+|\p{L}+)|\bce (?:week-end|vendredi|samedi|dimanche)/iu,
  /\bhasta (?:el )?(?:\d{1,2} de \p{L}+|\p{L}+)|\baté (?:o |a )?(?:\d{1,2} de \p{L}+|\p{L}+(?:-feira)?)|\bfino (?:al?|a) (?:\d{1,2} \p{L}+|\p{L}+)/iu,
  /(?<!\p{L})до (?:\d{1,2} \p{L}+|конца \p{L}+|понедельника|вторника|среды|четверга|пятницы|субботы|воскресенья)/iu,
  /(?:حتى|لغاية) (?:نهاية )?(?:يوم )?\p{L}+/iu,
  /\d{1,2}月\d{1,2}日まで|[月火水木金土日]曜日?まで|今週(?:末)?(?:まで|限り|だけ)|本日限り/iu,
  /\d{1,2}月\d{1,2}日(?:前|截止)|本周[一二三四五六日]?/iu,
] as const;

/** The price as it was written. */
export function findPrice(text: string): string | undefined {
  return priceIn(text)?.[0].trim();
}

const priceIn = (text: string) =>
  [...text.matchAll(PRICE)].find(({ index }) => !NO_PRICE.test(text.slice(Math.max(0, index - 40), index)));

/** The price with its unit, such as "a month": "$39" alone would promise more than "$39 a month". */
export function findRate(text: string): string | undefined {
  const price = priceIn(text);
  if (!price) return undefined;
  const time = PER_TIME.exec(text.slice(price.index + price[0].length))?.[0] ?? "";
  return (price[0] + time).trim();
}

export function findDeadline(text: string): string | undefined {
  for (const pattern of DEADLINES) {
    const found = pattern.exec(text)?.[0].trim();
    if (found) return found;
  }
  return undefined;
}

/** What is cheaper or free, if the description says that anything is. */
export function findOffer(text: string, language: Language): Offer | undefined {
  const percent = PERCENT.exec(text);
  const isCut =
    /\boff\b|discount|sale|save|reduc|rabatt|nachlass|reduzier|remise|soldes|descuento|rebaja|desconto|promo|sconto|saldi|скидк|распродаж|خصم|تخفيض|オフ|割引|引き|セール|折|优惠|[-–−]\s?\d/iu;
  // The words around the number tell "90% cotton" from "90% off".
  const beside = percent ? text.slice(Math.max(0, percent.index - 24), percent.index + percent[0].length + 24) : "";
  if (percent?.[1] && isCut.test(beside)) {
    const isUpTo = /\b(?:up to|bis zu|jusqu['’]à|hasta(?: un)?|até|fino al?|до)\s*[-–−]?\s?$/iu.test(
      text.slice(0, percent.index),
    );
    const words = language === "en" ? `${isUpTo ? "up to " : ""}${percent[1]}% off` : percent[0];
    return { short: `-${percent[1]}%`, words, isUpTo };
  }
  const pair = TWO_FOR_ONE.exec(text);
  if (pair)
    return { short: pair[1] && pair[2] ? `${digit(pair[1])} for ${digit(pair[2])}` : "2 for 1", words: pair[0] };
  const [bundle, count, price] = BUNDLE.exec(text) ?? [];
  if (bundle && count && price) return { short: `${digit(count)} for ${price}`, words: bundle };
  const free = FREE.exec(text);
  return free ? { short: "Free", words: free[0] } : undefined;
}

const digit = (word: string) => ({ one: "1", two: "2", three: "3", four: "4", five: "5" })[word.toLowerCase()] ?? word;

/** Whether the price is only the lowest of several. */
export function isLowestPrice(text: string, price: string): boolean {
  const before = text.slice(0, text.indexOf(price));
  return /(?:from|starting at|ab|à partir de|dès|desde|a partir de|a partire da|от|ابتداء من)\s*(?:only |nur |just )?$/iu.test(
    before,
  );
}
