import type { ChainModel } from "../src/engine/author/understood/chain.ts";
import { featuresOf } from "../src/engine/author/understood/features-of.ts";
import { intentFeatures, offerFeatures } from "../src/engine/author/understood/intent-features.ts";
import { mendParts } from "../src/engine/author/understood/mending/mend-parts.ts";
import { findParts, type Parted } from "../src/engine/author/understood/parts.ts";
import { type Reading, read } from "../src/engine/author/understood/reading.ts";
import { subjectCandidates } from "../src/engine/author/understood/subject-candidates.ts";
import type { OfferKind } from "../src/engine/author/understood/understood.ts";
import { wordFiles } from "../src/engine/node/word-files.ts";
import type { Described, Mark } from "./read-descriptions.ts";
import { isRightHead } from "./score.ts";
import { labelledOf } from "./to-label.ts";
import { type Lesson, SETTINGS, trainChain } from "./train-chain.ts";
import { trainChoice } from "./train-choice.ts";
import { trainRanking } from "./train-ranking.ts";

/** A description with what is computed from it once. */
export type Prepared = { described: Described; reading: Reading; lesson: Lesson };

export function prepare(described: Described): Prepared {
  const reading = read(described.text, described.language, described.type, wordFiles);
  const tags = reading.tokens.map(() => "O");
  for (const mark of described.marks) {
    const name = mark.part === "e" ? `e.${mark.kind}` : mark.part;
    for (const [step, at] of tokensIn(mark, reading).entries()) tags[at] = `${step === 0 ? "B" : "I"}-${name}`;
  }
  return { described, reading, lesson: { ...featuresOf(reading, described.type), tags } };
}

const tokensIn = ({ from, to }: Mark, { tokens }: Reading) =>
  tokens.flatMap((token, at) => (token.from < to && token.to > from && token.from >= from - 1 ? [at] : []));

const HALVES = 2;

/**
 * Everything the composer learns. What builds on the parts is trained on parts found by models that have not seen the
 * description, because that is how good they will be later.
 */
export function learn(prepared: readonly Prepared[]) {
  const parts = trainChain(prepared.map(({ lesson }) => lesson));
  const others = Array.from({ length: HALVES }, (_, turn) =>
    trainChain(
      prepared.filter((_, at) => at % HALVES !== turn).map(({ lesson }) => lesson),
      { ...SETTINGS, rounds: Math.ceil(SETTINGS.rounds * 0.6) },
    ),
  );
  return {
    parts,
    ...learnOn(prepared.map((one, at) => ({ ...one, parted: partedBy(one, others[at % HALVES] as ChainModel) }))),
  };
}

/** What is learnt on top of the parts: the intent, the kind of an offer, the subject. */
function learnOn(found: readonly (Prepared & { parted: Parted })[]) {
  return {
    intent: trainChoice(
      found.map(({ described, reading, parted }) => ({
        features: intentFeatures(reading, described.type, parted.parts),
        choice: described.intent,
      })),
    ),
    offer: trainChoice(found.flatMap(offersIn)),
    subject: trainRanking(found.flatMap(rankingIn)),
  };
}

const offersIn = ({ described, reading }: Prepared) =>
  described.marks
    .filter(({ part }) => part === "o")
    .flatMap((mark) => {
      const tokens = tokensIn(mark, reading);
      const [first, last] = [tokens[0], tokens.at(-1)];
      if (first === undefined || last === undefined) return [];
      const features = offerFeatures(reading, { first, end: last + 1 }, described.intent);
      return [{ features, choice: mark.kind as OfferKind }];
    });

function rankingIn({ described, reading, parted }: Prepared & { parted: Parted }) {
  const heads = labelledOf(described).label.heads ?? [];
  const candidates = subjectCandidates(reading, parted, described.type);
  const right = candidates.map(({ first, end }) => isRightHead(wordsOf(reading, first, end), heads));
  return right.includes(true) ? [{ candidates: candidates.map(({ features }) => features), right }] : [];
}

function partedBy({ described, reading, lesson }: Prepared, model: ChainModel): Parted {
  const found = findParts(described.text, reading.tokens, lesson, model);
  return { ...found, parts: mendParts(found, reading) };
}

const wordsOf = ({ text, tokens }: Reading, first: number, end: number) =>
  text.slice(tokens[first]?.from, tokens[end - 1]?.to);
