import type { Written } from "../../written/written.ts";

/** The sign of a subject's own alphabet, by its trade or by what the words themselves contain. The first wins. */
const TRADES: readonly (readonly [sign: string, words: RegExp])[] = [
  [
    "§",
    /\b(?:law|lawyer|legal|solicitor|attorney|notar\w*|tax|taxes|court|tenants?)\b|kanzlei|anwalt|steuer|notaire|avocat|abogad|notari|avvocat|advoca|belasting|нотариус|юрист|адвокат|налог|弁護士|税理士|公証|律师|公证|محام|كاتب عدل/iu,
  ],
  [
    "°",
    /\b(?:heating|boiler|radiator|air con\w*|heat pumps?|sauna|weather|thermostat\w*)\b|heizung|wärmepumpe|chauffage|climatis|calefacci|riscaldament|verwarming|отоплен|空調|暖房|空调|供暖|تكييف/iu,
  ],
  ["@", /\b(?:e-?mails?|newsletters?|inbox)\b/iu],
];

/** A sign that means something here, or none: a sign for decoration means nothing. */
export function signFor({ text, headline, brand, offers }: Written): string | undefined {
  if (/[?؟？]$/u.test(headline.trim())) return headline.includes("؟") ? "؟" : "?";
  const trade = TRADES.find(([, words]) => words.test(text))?.[0];
  if (trade) return trade;
  if (offers.some(({ kind, words }) => kind === "off" && words.includes("%"))) return "%";
  if (brand?.words.includes("&")) return "&";
  return /[!！]$/u.test(headline.trim()) ? "!" : undefined;
}
