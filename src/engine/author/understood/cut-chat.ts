import type { AdType } from "../../../shared/ad-types.ts";
import type { Language } from "../../../shared/languages.ts";
import { LANGUAGE_WORDS } from "../../words/language-words.ts";
import type { Chat } from "../../words/words.ts";

type Cut = {
  rest: string;
  /** What was said to us and not to the reader of the ad, as it was typed. */
  chat: string[];
};

/** Where somebody begins to say something: at the start, after a stop, on a new line. */
const BEGIN = String.raw`(?<=^|[.!?…:;。！？，,、)\n]\s*)`;
const END = String.raw`(?:\s*[.!?…,;:)。！？，、]+\s*|\s+(?=[^\p{L}])|$)`;
const SMILEYS = /(?:[:;]-?[)D(]|\^\^|\){2,}|<3)/gu;

/**
 * Takes out what people say to whoever makes the ad: greetings, "can you do a post for my", "um", "thanks". What it is
 * about stays as it was typed. A joke may be made of such words, so memes lose only what comes before it.
 */
export function cutChat(text: string, language: Language, type: AdType): Cut {
  const chat: string[] = [];
  const { greetings, thanks, requests, oneself, fillers, labels, orders } = patternsOf(language);
  const cut = (from: string, pattern: RegExp, instead = "") =>
    from.replace(pattern, (words: string) => {
      if (words.trim()) chat.push(words.trim());
      return instead;
    });
  let rest = cut(cut(text, greetings), requests);
  // "Hi! Good morning, can you ...": what stood before it is gone, so the next may begin here.
  rest = cut(cut(rest, greetings), requests);
  if (type !== "meme") {
    rest = cut(cut(rest, thanks), fillers, " ");
    rest = cut(rest, SMILEYS, " ");
    rest = cut(cut(rest, orders), labels);
    for (const [pattern, instead] of oneself) rest = cut(rest, pattern, instead);
  }
  const tidy = rest
    .replace(/[^\S\n]+/gu, " ")
    .replace(/ (?=[,.;!?])/gu, "")
    .replace(/^[\s,.;:!?)-]+|(?<=\n)[\s,.;:]+/gu, "")
    .trim();
  // Who only chats is taken at their word.
  return /\p{L}{2,}/u.test(tidy) && chat.length > 0 ? { rest: tidy, chat } : { rest: text, chat: [] };
}

type Patterns = {
  greetings: RegExp;
  thanks: RegExp;
  requests: RegExp;
  fillers: RegExp;
  labels: RegExp;
  orders: RegExp;
  oneself: readonly (readonly [RegExp, string])[];
};

const kept = new Map<Language, Patterns>();

function patternsOf(language: Language): Patterns {
  const known = kept.get(language) ?? compile(LANGUAGE_WORDS[language].chat, language);
  kept.set(language, known);
  return known;
}

function compile({ greetings, thanks, fillers, request, labels, orders, oneself }: Chat, language: Language): Patterns {
  const isSpaced = language !== "ja" && language !== "zh";
  const [start, end] = isSpaced ? [String.raw`(?<![\p{L}\p{N}])`, String.raw`(?![\p{L}\p{N}])`] : ["", ""];
  const oneOf = (list: string) => `(?:${list.split(", ").join("|")})`;
  // Without a comma a greeting goes only together with what follows: "Hello Print" is a name.
  const greeted = isSpaced ? `(?:${oneOf(greetings)}${end}\\s+)?` : "";
  return {
    greetings: new RegExp(`${BEGIN}${oneOf(greetings)}${end}${END}`, "giu"),
    thanks: new RegExp(`${start}${oneOf(thanks)}${end}${END}`, "giu"),
    requests: new RegExp(
      `${BEGIN}${start}${greeted}(?:${request})${isSpaced ? String.raw`(?!\p{L})\s*[:,-]?\s*` : "[:：，、]?"}`,
      "giu",
    ),
    fillers: new RegExp(`${start}${oneOf(fillers)}${end}${isSpaced ? "" : "[，、]?"}`, "giu"),
    // At the start of a line: in a sentence "where:" may lead on.
    labels: new RegExp(
      `(?<=^|\\n\\s*)${oneOf(labels)}\\s*[:：?？-]\\s*|(?<=^|\\n\\s*)${oneOf(labels)}\\s*(?=\\n)`,
      "giu",
    ),
    orders: new RegExp(`${BEGIN}${start}(?:${orders})[^.!?\\n,;。！？，、]*[.!?,;。！？，、]?`, "giu"),
    oneself: oneself.map(([said, instead]) => [
      new RegExp(`${BEGIN}${start}${greeted}(?:${said})${end}\\s*`, "giu"),
      instead,
    ]),
  };
}
