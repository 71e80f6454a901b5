const AMOUNT = String.raw`(?<!\d)\d+(?:[.,\s]\d{3})*(?:[.,]\d{1,2})?`;
const PRICE = new RegExp(
  String.raw`(?:US\$|[$€£¥₽₹])\s?${AMOUNT}|${AMOUNT}\s?(?:[$€£¥₽₹円元]|(?:euros?|eur|usd|dollars?|pounds?|рублей|руб\.?|ريال|درهم|دولار)(?!\p{L}))`,
  "iu",
);

/** The first price of a text, as it was written. */
export const findPrice = (text: string): string | undefined => PRICE.exec(text)?.[0].trim();
