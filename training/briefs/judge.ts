import type { Understood } from "../../src/engine/author/understood/understood.ts";
import { Scores } from "../score.ts";
import { NEUTRAL_CALLS } from "./neutral-calls.ts";
import { bare, has, normalised, wordsIn } from "./normalise.ts";
import type { Picture } from "./picture-of.ts";
import type { LabelledBrief, Message } from "./read-briefs.ts";

const isOneOf = (text: string, list: readonly string[]) => list.some((one) => normalised(one) === normalised(text));

const isHeadline = (headline: string, lines: readonly string[]) => lines.some((line) => bare(line) === bare(headline));

function isCallWrong(call: string | undefined, { button }: LabelledBrief, type: Message["type"]) {
  if (call === undefined) return false;
  return type === "meme" || button.length === 0 || !isOneOf(call, [...button, ...NEUTRAL_CALLS]);
}

/** What one idea makes of a message. */
function judgePicture({ brief, type }: Message, { headline, button, texts }: Picture) {
  return {
    isHeadline: isHeadline(headline, brief.headlines),
    isPlain: isHeadline(headline, brief.plainHeadlines),
    isCallWrong: isCallWrong(button, brief, type),
    chat: brief.notPrinted.filter((phrase) => texts.some((text) => has(text, phrase))),
  };
}

/** What was read of a message, and its first idea. */
export function judge(message: Message, read: Understood, picture: Picture, later: readonly Picture[]): Scores {
  const { brief, id } = message;
  const scores = new Scores();
  const check = (field: string, isRight: boolean, got: string, want: string) => {
    scores.share(field, isRight);
    if (!isRight) scores.faults.push(`${id} ${field}: ${got} | ${want}`);
  };
  check("kind", [brief.kind, ...brief.kindAlso].includes(read.intent), read.intent, brief.kind);
  const name = read.brand?.words ?? "";
  const names = brief.name === null ? [""] : [brief.name, ...brief.nameAlso];
  check("name", isOneOf(name, names), name, names.join(" / "));
  const first = judgePicture(message, picture);
  check("headline", first.isHeadline, picture.headline, brief.headlines.join(" / "));
  scores.share("headline, or plain", first.isHeadline || first.isPlain);
  for (const one of later) scores.share("headline, later ideas", judgePicture(message, one).isHeadline);
  check("no wrong call", !first.isCallWrong, picture.button ?? "", brief.button.slice(0, 6).join(" / "));
  check("no printed chat", first.chat.length === 0, first.chat.join(" / "), picture.texts.join(" | "));
  scores.share("all three right", first.isHeadline && !first.isCallWrong && first.chat.length === 0);

  const offers = brief.offers.map(({ text, terms }) => ({ text, more: [text, ...terms].join(" ") }));
  const facts = (list: readonly string[]) => list.map((text) => ({ text, more: text }));
  const said = (list: readonly { words: string }[]) => list.map(({ words }) => words);
  const fields: [string, string[], { text: string; more: string }[]][] = [
    ["offers", said(read.offers), offers],
    ["when", said(read.dates), facts(brief.when)],
    ["where", said(read.places), facts(brief.where)],
    ["contact", said([...(read.phone ? [read.phone] : []), ...read.contacts]), facts(brief.contact)],
  ];
  for (const [field, got, wanted] of fields) {
    const exact = pair(got, wanted, isSameFact);
    scores.count(field, exact, got.length - exact, wanted.length - exact);
    const near = pair(got, wanted, isNear);
    scores.count(`${field}, nearly`, near, got.length - near, wanted.length - near);
    for (const { text } of wanted) scores.share(`${field}, on the picture`, has(picture.texts.join(" "), text));
    if (exact < wanted.length || exact < got.length)
      scores.faults.push(`${id} ${field}: ${got.join(" / ")} | ${wanted.map(({ text }) => text).join(" / ")}`);
  }
  return scores;
}

type Fact = { text: string; more: string };

/** How many of the wanted facts were found, each pair once. */
function pair(got: readonly string[], wanted: readonly Fact[], isRight: (got: string, fact: Fact) => boolean): number {
  const left = [...wanted];
  return got.filter((words) => {
    const at = left.findIndex((fact) => isRight(words, fact));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  }).length;
}

const digits = (text: string) => normalised(text).replace(/\D+/g, "");

/** Every word of the fact, and none that is neither in it nor in its terms; a preposition before it may be missing. */
function isSameFact(got: string, { text, more }: Fact): boolean {
  if (digits(text).length >= 6) return digits(got) === digits(text);
  const [found, wanted, allowed] = [wordsIn(got), wordsIn(text), wordsIn(more)];
  const [, ...rest] = wanted;
  const holds = (list: readonly string[]) => list.every((word) => found.includes(word));
  return found.every((word) => allowed.includes(word)) && (holds(wanted) || (rest.length > 0 && holds(rest)));
}

/** Half of their words in common. */
function isNear(got: string, { text }: Fact): boolean {
  const [found, wanted] = [new Set(wordsIn(got)), new Set(wordsIn(text))];
  const both = [...found].filter((word) => wanted.has(word)).length;
  return both > 0 && both * 2 >= Math.max(found.size, wanted.size);
}
