import type { Change } from "../src/engine/author/understood/mending/mend-parts.ts";
import { kindOf } from "../src/engine/author/understood/mending/rule.ts";
import { modelsFrom } from "../src/engine/author/understood/read-models.ts";
import { read } from "../src/engine/author/understood/reading.ts";
import { understand } from "../src/engine/author/understood/understand.ts";
import { languageOf } from "../src/engine/meaning/language-of.ts";
import { wordFiles } from "../src/engine/node/word-files.ts";
import type { AdType } from "../src/shared/ad-types.ts";

const told = (parts: Change["from"]) => parts.map(({ name, words }) => `${kindOf(name)} “${words}”`).join(", ");

/** Which rule did what to the parts of a description, as lines to print. */
export function whyUnderstood(description: string, type: AdType): string[] {
  const lines: string[] = [];
  const reading = read(description, languageOf(description, wordFiles), type, wordFiles);
  const { language, intent, subject, brand, offers, dates, places, directions } = understand(
    reading,
    modelsFrom(wordFiles),
    {
      onChange: ({ rule, from, to }) =>
        lines.push(`${rule.name}: ${told(from) || "nothing"} became ${told(to) || "nothing"}`, `    ${rule.why}`),
    },
  );
  const words = (parts: readonly { words: string }[]) => parts.map((part) => `“${part.words}”`).join(", ") || "none";
  return [
    ...(lines.length > 0 ? lines : ["No rule changed anything."]),
    "",
    `${language}, ${intent}. Subject ${words(subject ? [subject] : [])}, name ${words(brand ? [brand] : [])}`,
    `Offers ${words(offers)}. Dates ${words(dates)}. Places ${words(places)}. Directions ${words(directions)}`,
  ];
}
