import type { AdType } from "../../shared/ad-types.ts";
import type { WordShelf } from "../meaning/word-shelf.ts";
import { type Random, seededRandom } from "../random.ts";
import type { LayoutId } from "../scene/layout-id.ts";
import { DOODLES_ASKED, LAYOUTS_ASKED, MEME_CASTS } from "../words/directions.ts";
import { EVERY_LANGUAGE } from "../words/every-language.ts";
import { LAYOUT_WISHES } from "../words/layout-wishes.ts";
import { shorten } from "../words/shorten.ts";
import { understandDescription } from "./author-scene.ts";
import { isThing } from "./laid-out/layouts-for.ts";
import { wantsDark } from "./planned/choose-palette.ts";
import { plan } from "./planned/plan.ts";
import { cleanText } from "./understood/clean-text.ts";
import { takeOutOurs } from "./understood/our-directions.ts";
import type { Understood } from "./understood/understood.ts";
import { withOwnCall } from "./written/own-call.ts";
import { writeHeadlines } from "./written/write-headlines.ts";

const MAX_CORE_LENGTH = 900;
const MAX_HEADLINE = 60;

/** A reroll chooses differently from an enhancement with the same seed; both avoid what the text already says. */
export type Rewrite = { text: string; adType: AdType; isReroll: boolean; seed: number };

/**
 * The same words with what the composer can be asked for and was left open: a headline of these words, a layout, a
 * ground. Facts stay as they were given.
 */
export function rewriteDescription({ text, adType, isReroll, seed }: Rewrite, shelf: WordShelf): string {
  const whole = cleanText(text);
  const core = shorten(takeOutOurs(whole).rest, MAX_CORE_LENGTH);
  const subject = /[.!?…。！？]$/u.test(core)
    ? core
    : `${core}${/[\p{Script=Han}\p{Script=Hiragana}]$/u.test(core) ? "。" : "."}`;
  const said = understandDescription(core, adType, shelf);
  const random = seededRandom(spreadSeed(seed, isReroll ? 3 : 4));
  const fresh = (choices: readonly string[]) => pickFresh(choices, whole, random);
  const sentences =
    adType === "meme"
      ? [fresh(MEME_CASTS)]
      : [fresh(headlinesFor(said, shelf)), fresh(layoutsFor(said, shelf)), fresh(groundsFor(said))];
  return [subject, ...sentences.filter(Boolean)].join(" ");
}

/** All in the words of the description. One that was asked for stays. */
function headlinesFor(said: Understood, shelf: WordShelf): string[] {
  if (said.exact.headline) return [];
  const words = writeHeadlines(withOwnCall(planFor(said, shelf)));
  const stop = /[\p{Script=Han}\p{Script=Hiragana}]/u.test(EVERY_LANGUAGE[said.language].headlineCue) ? "。" : ".";
  return [...new Set(words)]
    .filter((line) => line.length <= MAX_HEADLINE && /[\p{L}\d]/u.test(line) && !/[“”\n]/u.test(line))
    .map((line) => `${EVERY_LANGUAGE[said.language].headlineCue}“${line}”${stop}`);
}

function layoutsFor(said: Understood, shelf: WordShelf): string[] {
  if (said.type === "chatgptdoodle") return sentencesOf(DOODLES_ASKED);
  const isAsked = LAYOUT_WISHES.some(([, words]) => words.test(said.text));
  // The sentences are English, and only a thing can stand on a pedestal.
  if (isAsked || said.language !== "en" || !isThing(planFor(said, shelf).drawing?.art)) return [];
  return sentencesOf(LAYOUTS_ASKED);
}

/** A doodle is drawn on paper. */
const groundsFor = (said: Understood): readonly string[] =>
  said.type === "chatgptdoodle" || wantsDark(said) !== undefined ? [] : EVERY_LANGUAGE[said.language].grounds;

const planFor = (said: Understood, shelf: WordShelf) => plan(said, { turn: 0, seenColors: [], hasPhoto: false }, shelf);

const sentencesOf = (asked: Partial<Record<LayoutId, string>>) => Object.values(asked);

function pickFresh(choices: readonly string[], now: string, random: Random): string {
  const others = choices.filter((choice) => !now.includes(choice));
  const list = others.length > 0 ? others : choices;
  return list[Math.floor(random() * list.length)] ?? "";
}

/** Neighbouring seeds become far apart, so that a reroll differs in more than one thing. */
function spreadSeed(seed: number, salt = 0): number {
  let value = Math.imul((seed ^ 0x9e3779b9) + salt * 0x27d4eb2f, 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 1 || 1;
}
