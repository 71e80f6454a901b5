import type { Described, Mark } from "./read-descriptions.ts";
import type { Label, Labelled } from "./score.ts";

/** A marked description in the form of the scorer. */
export function labelledOf({ id, language, type, intent, text, draw, marks }: Described): Labelled {
  const of = (part: string) => marks.filter((mark) => mark.part === part);
  const words = (part: string) => of(part).map((mark) => mark.words);
  const [brand, ...brandOptional] = words("b");
  const phones = words("f").filter((contact) => contact.replace(/\D/gu, "").length >= 7);
  const label: Label = {
    heads: of("s").length > 0 ? words("s").flatMap((phrase) => [phrase, headOf(phrase, language)]) : null,
    drawings: type === "meme" || of("s").length === 0 ? "any" : draw,
    intent: [intent],
    brand: brand ?? null,
    brandOptional,
    offers: of("o").map((mark) => ({ kind: mark.kind ?? "price", words: mark.words, terms: termsOf(mark) })),
    offersOptional: [],
    dates: of("d").map((mark) => ({ words: mark.words })),
    // Benefits such as "back in 24h" may be read as dates or not.
    datesOptional: words("m"),
    places: words("p"),
    placesOptional: words("p"),
    phone: phones[0] ?? null,
    instructions: words("k"),
    exact: Object.fromEntries(of("e").map((mark) => [mark.kind ?? "", mark.words])),
    // Captions of memes without a cue are marked in some files and not in others.
    exactOptional: type === "meme",
    colors: words("c"),
    colorsOptional: [],
  };
  return { id, type, description: text, language, label };
}

/** What must stand beside an amount: every longer word of the offer that is no figure. */
const termsOf = ({ words }: Mark) =>
  (words.match(/[\p{L}\p{M}]{3,}/gu) ?? []).filter((word) => !/^(?:eur|usd|euro|euros|only|just)$/iu.test(word));

/** The most important word of a phrase. */
function headOf(phrase: string, language: string): string {
  const words = phrase.split(" ");
  const isFirst = ["fr", "es", "pt", "it", "ar", "ru"].includes(language);
  return (isFirst ? words[0] : words.at(-1)) ?? phrase;
}
