import type { AdType } from "../../shared/ad-types.ts";
import type { WordShelf } from "../meaning/word-shelf.ts";
import { type Random, seededRandom } from "../random.ts";
import { understandDescription } from "./author-scene.ts";
import { cleanText } from "./clean-text.ts";
import { withoutOurDirections } from "./our-directions.ts";
import { shorten } from "./shorten.ts";
import { spreadSeed } from "./spread-seed.ts";
import { COMPOSITIONS, LIGHTS, OTHER_DIRECTIONS, SCENES } from "./words/directions.ts";

const MAX_CORE_LENGTH = 900;
const MAX_FACTS = 3;
const MAX_NOUN = 60;

/** A reroll chooses differently from an enhancement with the same seed; both avoid what the text already says. */
export type Rewrite = { text: string; adType: AdType; isReroll: boolean; seed: number };

/** The same subject with what a picture needs: scene, light, composition and words. Facts stay as they were given. */
export function rewriteDescription({ text, adType, isReroll, seed }: Rewrite, shelf: WordShelf): string {
  const whole = cleanText(text);
  const core = shorten(withoutOurDirections(whole), MAX_CORE_LENGTH);
  const subject = /[.!?…。！？]$/u.test(core)
    ? core
    : `${core}${/[\p{Script=Han}\p{Script=Hiragana}]$/u.test(core) ? "。" : "."}`;
  const said = understandDescription(core, adType, shelf);
  const random = seededRandom(spreadSeed(seed, isReroll ? 3 : 4));
  const fresh = (choices: readonly string[]) => pickFresh(choices, whole, random);
  if (said.language !== "en") {
    const pairs = OTHER_DIRECTIONS[said.language];
    const pair = pairs.find(([light]) => !whole.includes(light)) ?? pairs[0] ?? [];
    return [subject, ...pair].join(" ");
  }
  const noun = said.subject ? shorten(said.subject.words, MAX_NOUN) : "the subject";
  const facts = [...said.offers, ...said.dates].map(({ words }) => shorten(words, MAX_NOUN)).slice(0, MAX_FACTS);
  const [audience] = said.audiences;
  const sentences = [
    fresh(SCENES[adType].map((scene) => scene.replaceAll("{noun}", noun))),
    audience && `Speak to ${shorten(audience.words, MAX_NOUN)}.`,
    adType !== "chatgptdoodle" && adType !== "meme" && fresh(LIGHTS),
    fresh(COMPOSITIONS),
    facts.length > 0
      ? `Words: a headline of at most six words; ${facts.join(" and ")} large and easy to read.`
      : "Words: a headline of at most six words and nothing else.",
  ];
  return [subject, ...sentences.filter(Boolean)].join(" ");
}

function pickFresh(choices: readonly string[], now: string, random: Random): string {
  const others = choices.filter((choice) => !now.includes(choice));
  const list = others.length > 0 ? others : choices;
  return list[Math.floor(random() * list.length)] ?? "";
}
