/** Every way of writing a currency, by the sign it is compared as. */
const CURRENCIES: Readonly<Record<string, string>> = {
  $: "us$|nz$|au$|a$|c$|ca$|hk$|nt$|$|usd|aud|cad|dollars?|bucks|pesos?|دولار",
  "€": "€|eur|euros?|يورو|欧元|ユーロ",
  "£": "£|gbp|pounds?|quid",
  p: "p|pence",
  "¥": "¥|円|日圓|yen|jpy|元|块|塊|人民币|rmb|cny",
  "₹": "₹|rs\\.?|inr|rupees?",
  "₽": "₽|руб\\p{L}*\\.?|р\\.?",
  r$: "r$|brl|reais|real",
  chf: "chf|fr\\.|franken|sfr\\.?",
  kr: "kr\\.?|kronor|kroner",
  zł: "zł|zl|pln",
  riyal: "ريال|sar|qar|omr",
  dinar: "دينار|دنانير|kwd|jod",
  pound: "جنيه|egp",
  dirham: "درهم|دراهم|aed",
  ct: "ct|cents?|centimes?|centavos?|centimos?|копеек",
  "₱": "₱|php",
  ksh: "ksh|kes",
  "₺": "₺|tl",
  rand: "zar|r(?=\\d)",
};

const escaped = (list: string) => list.replace(/[$]/g, "\\$");
/** A dollar sign counts too: "R$" is not "$". */
const isBounded = /^[\p{L}\\]/u;

/** A sign may touch anything; a word stands alone. */
function patternsOf(currency: string, forms: string) {
  const all = escaped(forms).split("|");
  const signs = all.filter((form) => !isBounded.test(form));
  const words = `(?:${all.filter((form) => isBounded.test(form)).join("|")})`;
  const oneOf = (bounded: string) => `(?:${[...signs, bounded].join("|")})`;
  return {
    currency,
    before: new RegExp(`${oneOf(`(?<!\\p{L})${words}`)}\\s?$`, "u"),
    // A sign right before a digit belongs to the amount that begins there.
    after: new RegExp(`^\\s?${oneOf(`${words}(?!\\p{Script=Latin})`)}(?!\\d)`, "u"),
  };
}

const PATTERNS = Object.entries(CURRENCIES).map(([currency, forms]) => patternsOf(currency, forms));

/** The currency written right before or right after a number, and how many letters it takes up there. */
export function currencyBeside(
  before: string,
  after: string,
): { currency: string; before: number; after: number } | undefined {
  const isSigned = /\p{Sc}\s?$/u.test(before);
  for (const { currency, after: pattern } of PATTERNS) {
    // "€7 p/m" costs no pence.
    const found = currency === "p" && isSigned ? null : pattern.exec(after);
    if (found) return { currency, before: 0, after: found[0].length };
  }
  // Nobody writes pence before the amount.
  for (const { currency, before: pattern } of PATTERNS) {
    const found = currency === "p" ? null : pattern.exec(before);
    if (found) return { currency, before: found[0].length, after: 0 };
  }
  return undefined;
}
