import type { AdType } from "../../../shared/ad-types.ts";
import type { Language } from "../../../shared/languages.ts";
import { isForeign } from "../../meaning/is-foreign.ts";
import { FOREIGN_REQUEST } from "../../words/foreign-words.ts";
import { LANGUAGE_WORDS } from "../../words/language-words.ts";
import type { Chat } from "../../words/words.ts";
import type { Stretch } from "./stage-directions.ts";

/** Where somebody begins to say something: at the start, after a stop, on a new line. */
const BEGIN = String.raw`(?<=(?:^|[.!?…:;。！？，,、)\n])\s*)`;
const LATER = String.raw`(?<=\p{L}[^\p{L}]{0,6}[.!?…:;。！？，,、)\n–—][”"’»]?\s*)`;
const END = String.raw`(?:\s*[.!?…,;:)。！？，、]+\s*|\s+(?=[^\p{L}])|$)`;
const SMILEYS = /(?:[:;]-?[)D(]|\^\^|\){2,}|<3)/gu;

/**
 * What people say to whoever makes the ad: greetings, "can you do a post for my", "um", "don't mention the price",
 * "thanks". A joke may be made of such words, so in memes it is only what comes before it.
 */
export function chatIn(text: string, language: Language, type: AdType): Stretch[] {
  const found: Stretch[] = [];
  const { greetings, requests, label, others } = patternsOf(language);
  // Who fills in a form on one line: "Name: Okafor. Offer: 2 for 1." One label may lead on in a sentence.
  const isForm = type !== "meme" && (text.match(label)?.length ?? 0) >= A_FORM;
  let rest = text;
  const [foreign = ""] = isForeign(text) ? (FOREIGN_REQUEST.exec(text) ?? []) : [];
  if (/\p{L}/u.test(foreign)) {
    found.push({ from: 0, to: foreign.trimEnd().length });
    rest = " ".repeat(foreign.length) + rest.slice(foreign.length);
  }
  // What was found is blanked, so that the next may begin there: "Hi! Good morning, can you ...".
  for (const pattern of [
    greetings,
    requests,
    greetings,
    requests,
    ...(isForm ? [label] : []),
    ...(type === "meme" ? [] : others),
  ])
    rest = rest.replace(pattern, (words: string, ...more: unknown[]) => {
      const from = more.find((one) => typeof one === "number") ?? 0;
      if (/\S/u.test(words)) found.push({ from, to: from + words.trimEnd().length });
      return " ".repeat(words.length);
    });
  // Who only chats is taken at their word.
  return /\p{L}{2,}/u.test(rest) ? found.filter(({ from, to }) => to > from) : [];
}

const A_FORM = 2;
/** "So we're a little coffee van". */
const START_AGAIN = String.raw`(?:(?:so|ok|okay|basically|and|also|dus|alors|donc|bueno|pues|allora|então|ну|вот)\s+)?`;

type Patterns = { greetings: RegExp; requests: RegExp; label: RegExp; others: readonly RegExp[] };

const kept = new Map<Language, Patterns>();

function patternsOf(language: Language): Patterns {
  const known = kept.get(language) ?? compile(LANGUAGE_WORDS[language].chat, language);
  kept.set(language, known);
  return known;
}

function compile(
  { greetings, thanks, fillers, request, labels, orders, wishes, oneself }: Chat,
  language: Language,
): Patterns {
  const isSpaced = language !== "ja" && language !== "zh";
  const [start, end] = isSpaced ? [String.raw`(?<![\p{L}\p{N}])`, String.raw`(?![\p{L}\p{N}])`] : ["", ""];
  const oneOf = (list: string) => `(?:${list.split(", ").join("|")})`;
  // Without a comma a greeting goes only together with what follows: "Hello Print" is a name.
  const greeted = isSpaced ? `(?:${oneOf(greetings)}${end}\\s+)?` : "";
  const all = (source: string) => new RegExp(source, "giu");
  return {
    greetings: all(`${BEGIN}${oneOf(greetings)}${end}${END}`),
    requests: all(
      `${BEGIN}${start}${greeted}(?:${request})${isSpaced ? String.raw`(?!\p{L})\s*[:,-]?\s*` : "[:：，、]?"}`,
    ),
    label: all(`(?<=(?:^|[\\n.;,|!])\\s*)(?:\\d{1,2}[.)]\\s*)?${oneOf(labels)}\\s*[:：]\\s*`),
    others: [
      // "Cheers, the bar on Mill Lane" begins with a name.
      all(`${start}(?<=\\S\\s*)${oneOf(thanks)}${end}${END}`),
      // "Many thanks, Joan", "thanks a million": at the very end a few words more belong to it.
      ...(isSpaced
        ? [all(`(?<=\\S[\\s.!?,;…]+)${start}${oneOf(thanks)}${end}[\\s,!]*(?:\\p{L}+[\\s,]*){0,3}[.!\\s]*$`)]
        : []),
      // Only at the ends of a clause: within one, what stands around them belongs together.
      all(
        `${BEGIN}${start}(?:${oneOf(fillers)}${end}\\s*)+|${start}${oneOf(fillers)}${end}(?=\\s*(?:[.!?,;)。！？，、\\n]|$))`,
      ),
      SMILEYS,
      all(`${BEGIN}${start}(?:${orders})[^.!?\\n,;。！？，、]*[.!?,;。！？，、]?`),
      // Never what the description begins with: "No price tag", "Something simple".
      all(`${LATER}${start}(?:${wishes})[^.!?\\n,;。！？，、]*[.!?,;。！？，、]?`),
      // At the start of a line: in a sentence "where:" may lead on.
      all(`(?<=(?:^|\\n)\\s*)(?:\\d{1,2}[.)]\\s*)?${oneOf(labels)}\\s*(?:[:：?？]\\s*|\\s[-–]\\s|(?=\\n))`),
      ...oneself.map((said) => all(`${BEGIN}${start}${greeted}${START_AGAIN}(?:${said})(?:(?<=\\s)|${end})\\s*`)),
    ],
  };
}
