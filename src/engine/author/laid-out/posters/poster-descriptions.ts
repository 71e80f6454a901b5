import { SAMPLE_DESCRIPTIONS } from "../../sample-descriptions.ts";

/** The samples, and phrases that tempt a poster: amounts, dates and pairs of words, in several scripts. */
export const POSTER_DESCRIPTIONS = [
  ...SAMPLE_DESCRIPTIONS.map(({ description }) => description),
  "Notary in Leith, wills from £180, 0131 496 0123",
  "Hiring: night-shift baker in Ghent, €17/hour, free bread, start in March",
  "A notebook instead of an app",
  "Konzert am 14. Juni im Club Volta, 18 €",
  "Курсы керамики в Казани, 4 занятия, 3 200 ₽",
  "خصم ٣٠٪ على جميع التمور",
  "夏限定の抹茶かき氷、7月31日まで",
];
