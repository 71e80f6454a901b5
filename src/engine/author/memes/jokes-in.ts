import {
  ALSO,
  DOING,
  INSTEAD,
  NOBODY,
  ONE_OTHER,
  ONLY_DOING,
  OPINION,
  PLACED,
  SAYS,
  SIDES,
  SIGHTING,
  TOP_BOTTOM,
  TURN,
  VERSUS,
  WHEN,
} from "../../words/joke-words.ts";
import { STRUCTURE_WORDS } from "../../words/meme-templates.ts";
import { shorten } from "../../words/shorten.ts";
import type { Planned } from "../planned/planned.ts";
import { line } from "../written/lines.ts";
import type { Joke } from "./joke.ts";
import { jokeOf, withoutAsking } from "./joke-of.ts";
import { type Listed, listIn } from "./lists-in.ts";
import { type Turn, turnsIn } from "./turns-in.ts";

const LONGEST = 180;
const LONGEST_HALF = 70;
const LONGEST_PUNCH = 110;
const LONGEST_PLAQUE = 36;

/** The ways to understand a joke, the best first. The last takes the words as they are. */
export function jokesIn(planned: Planned): Joke[] {
  const { text } = planned;
  const { top, bottom, headline } = planned.exact;
  const isPair = top && bottom && top !== bottom;
  // Who names speakers has told which words belong together.
  if (isPair && isPlaced(text, top) && (PLACED.test(text) || turnsIn(withoutAsking(text)).length < 2))
    return twoLines(text, withoutAsking(top).trim(), withoutAsking(bottom).trim());
  const quoted = [headline, top, bottom].find((words) => words && isQuoted(text, words));
  if (quoted && PLACED.test(text) && !WHEN.test(text)) return [...built(quoted), ...told(quoted), exactly(quoted)];
  const asked = named(text, withoutAsking(text));
  const whole = jokeOf(planned);
  // What was taken for a direction may have been one side of it.
  const shaped = asked.length ? asked : [built(whole), built(withoutAsking(text))].find(({ length }) => length > 0);
  const jokes = shaped ?? told(whole);
  if (isPair) return [...jokes, pairOf(top, bottom)];
  // Words in quotes are the caption, unless they are only what somebody says in it.
  if (quoted && !WHEN.test(text) && jokes.length === 0) return [exactly(quoted)];
  return [...jokes, single(planned, whole)];
}

const isPlaced = (text: string, top: string) => PLACED.test(text) || isQuoted(text, top) || /[\n/|]/u.test(text);
const isQuoted = (text: string, words: string) =>
  /["“„«「‘']\s*$/u.test(text.slice(0, Math.max(0, text.indexOf(words)))) ||
  /[:：]\s*$/u.test(text.split(words)[0] ?? "");

/** What the words show by how they are built. */
function built(whole: string): Joke[] {
  const turns = inTurns(turnsIn(whole));
  return turns.length ? turns : [...sided(whole), ...compared(whole), ...listed(listIn(whole))];
}

/** After the name of a well-known picture, things in a row are the words for its places. */
function named(text: string, whole: string): Joke[] {
  const [, first, second] = TOP_BOTTOM.exec(text) ?? [];
  if (first && second) return [pairOf(first, second)];
  const [, one, other] = ONE_OTHER.exec(text) ?? [];
  if (one && other) return [{ form: "choice", texts: [line(one), line(other), ""] }];
  const asked = askedIn(text);
  const items = whole
    .split(/\s*(?:[,;\n]|\s\/\s|\bvs\.?\s|\bor\b)\s*/iu)
    .map(line)
    .filter(Boolean);
  if (asked === "shove-keep" && items.length === 2) return [{ form: "swap", texts: items }];
  if (asked === "two-levers" && (items.length === 2 || items.length === 3)) return [{ form: "choice", texts: items }];
  if (asked === "stairs" && items.length === 4) return [{ form: "four", texts: items }];
  const [who = "", chased = "", ignored = ""] = items;
  return asked === "the-chase" && items.length === 3 ? [{ form: "swap", texts: [ignored, chased, who] }] : [];
}

const askedIn = (text: string) => STRUCTURE_WORDS.find(([, words]) => words.test(text))?.[0];

const pairOf = (top: string, bottom: string): Joke => ({ form: "pair", texts: [line(top), line(bottom)] });

/** Top and bottom were given: they are set as they are. */
function twoLines(text: string, top: string, bottom: string): Joke[] {
  const asked = askedIn(text);
  const pair: Joke = { form: "pair", texts: [top, bottom].map(withoutOddQuote) };
  if (asked === "shove-keep") return [{ form: "swap", texts: [top, bottom, ""] }, pair];
  if (asked === "two-levers") return [{ form: "choice", texts: [top, bottom, ""] }, pair];
  const turns = turnsIn(`${top}\n${bottom}`);
  return turns.length === 2 ? [...inTurns(turns), pair] : [pair];
}

/** Of a pair of quotes the other one was cut off. */
const withoutOddQuote = (words: string) =>
  (words.match(/["“”„«»]/gu)?.length ?? 0) === 1 ? words.replace(/["“”„«»]/gu, "") : words;

function inTurns(turns: readonly Turn[]): Joke[] {
  const [first, second] = turns;
  if (!first || !second) return [];
  const told = turns.map(({ who, says }) => (says ? `${who}: ${line(says)}` : `${who}:`));
  if (NOBODY.test(first.who)) {
    const rest = told.filter((_, at) => !NOBODY.test(turns[at]?.who ?? ""));
    const nobodies = told.filter((_, at) => NOBODY.test(turns[at]?.who ?? ""));
    if (rest.length === 0) return [];
    return [{ form: "nobody", texts: [nobodies.join("\n"), rest.join("\n"), told.join("\n")] }];
  }
  if (turns.length === 4 && turns.every(({ says }) => says)) return [{ form: "four", texts: told }];
  if (turns.length > 3) return [];
  const isOnePerson = ALSO.test(second.who);
  const isContrast = isOnePerson || (SIDES.test(first.who) && SIDES.test(second.who));
  // What one person says and thinks needs no names.
  const bare = isOnePerson && first.says && second.says ? [line(first.says), line(second.says)] : [];
  const texts = [told[0] ?? "", told.slice(1).join("\n"), ...bare];
  return [{ form: isContrast ? "contrast" : "talk", texts }];
}

/** "Me: early night. Also me, 1 am, reading about otters". */
function sided(whole: string): Joke[] {
  const at = whole.search(ALSO);
  if (at < 4) return [];
  const [one, other] = [line(whole.slice(0, at)), line(whole.slice(at))];
  const bare = [one.replace(/^[^:]{1,20}:\s*/u, ""), other.replace(ALSO, "")].map(line);
  return [{ form: "contrast", texts: [one, other, ...bare] }];
}

function compared(whole: string): Joke[] {
  const [kept = "", left = ""] = whole.split(INSTEAD).map(line);
  if (isHalf(kept) && isHalf(left)) {
    const [, who = "", thing = ""] = DOING.exec(kept) ?? [];
    return [{ form: "swap", texts: [left, line(thing || kept.replace(ONLY_DOING, "")), line(who)] }];
  }
  const [one = "", rest = ""] = whole.split(VERSUS).map(line);
  // "Coffee vs sleep, every developer at midnight"
  const [, other = rest, who = ""] = /^(.{3,60}?),\s+(.{2,40})$/u.exec(rest) ?? [];
  if (!isHalf(one) || !isHalf(other)) return [];
  return [{ form: SIDES.test(one) || SIDES.test(other) ? "contrast" : "choice", texts: [one, other, line(who)] }];
}

const isHalf = (words: string) => words.length >= 2 && words.length <= LONGEST_HALF;

function listed(list: Listed | undefined): Joke[] {
  if (!list) return [];
  const { title, items, isFlow } = list;
  if (title) {
    const board = `${title}:\n${items.join("\n")}`;
    return items.length === 3
      ? [{ form: "titled", texts: [title, ...items, board] }]
      : [{ form: "opinion", texts: [board] }];
  }
  if (items.length === 4) return [{ form: "four", texts: items }];
  return [{ form: isFlow ? "flow" : "three", texts: items }];
}

/** A sentence that can be told in two: somebody's words, or a turn in the middle. */
function told(whole: string): Joke[] {
  const jokes: Joke[] = [];
  const says = SAYS.exec(whole);
  if (says && says.index > 3) {
    const [who, rest] = [
      line(whole.slice(0, says.index) + says[0].replace(/[:,\s]+$/u, "")),
      whole.slice(says.index + says[0].length),
    ];
    const [, quoted] = /^["“„«'‘](.+)["”“»'’][.!]?$/u.exec(rest) ?? [];
    const words = line(quoted ?? rest.replace(/^(?:that|che|que|dass|dat|что)\s+|^qu['’]/iu, ""));
    const isOneThing = quoted !== undefined || !/["“„«]|^['‘]|\s(?:and|und|et|y|e|en|и)\s/u.test(rest);
    if (isOneThing && !TURN.test(rest) && isHalf(words) && words.length > 3 && who.length <= LONGEST_HALF)
      jokes.push({ form: "message", texts: [words, who] });
  }
  const [first = "", second = "", third] = halvesOf(whole).map(line).filter(Boolean);
  if (second && !third && first.length <= LONGEST && second.length <= LONGEST_PUNCH)
    jokes.push({ form: "pair", texts: [first, second] });
  return jokes;
}

/** Two lines, a turn in the middle, or two sentences. What somebody says is not cut in two. */
function halvesOf(whole: string): string[] {
  const lines = whole.split(/\s*\n\s*|\s+\/{1,2}\s+/u);
  if (lines.length === 2) return lines;
  const isSaid = (at: number) => (whole.slice(0, at).match(/["“”„«»]/gu)?.length ?? 0) % 2 === 1;
  const turn = TURN.exec(whole);
  if (turn && !isSaid(turn.index)) return whole.split(TURN);
  return whole.split(/(?<=[.!?…])\s+/u);
}

/** Words in quotes are set as they are. */
const exactly = (words: string): Joke => ({ form: formOf(words, words), texts: [shorten(words, LONGEST)] });

function single({ text, brand, subject }: Planned, words: string): Joke {
  const lines = words.split(/\s*(?:\n|\s\/\s|\/{2,})\s*/u).filter(Boolean);
  const caption = shorten(lines.map((each) => line(each) + (/:\s*$/u.test(each) ? ":" : "")).join("\n"), LONGEST);
  const [about] = [brand, subject].flatMap((said) => (said ? [line(said.words)] : []));
  const isNamed = about !== undefined && about.length <= LONGEST_PLAQUE && caption.length > about.length + 12;
  return { form: formOf(text, caption), texts: isNamed ? [caption, about] : [caption] };
}

/** Fewer words name something and state nothing, in scripts with spaces. */
const MIN_STATEMENT = 4;
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const SPEAKER = /^[^:\n]{1,30}:\s/u;

function formOf(text: string, caption: string): Joke["form"] {
  if (WHEN.test(caption)) return "reaction";
  if (OPINION.test(text)) return "opinion";
  if (SPEAKER.test(caption)) return "reaction";
  if (caption.split(/\s+/u).length < MIN_STATEMENT && !WIDE.test(caption)) return "reaction";
  return SIGHTING.test(caption) ? "sighting" : "statement";
}
