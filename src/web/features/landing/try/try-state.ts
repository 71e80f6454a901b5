import type { Idea } from "@/creatives/ideas/bake-ideas.ts";
import { BAKED_EXAMPLES } from "../../../../shared/baked-examples.ts";
import type { Brief } from "../../../../shared/brief/brief.ts";
import type { BriefReading } from "../../../../shared/brief/reading.ts";
import { MAX_DEMO_SENTENCE } from "../../../../shared/landing-demo.ts";

export type { Idea };
export const IDEAS_PER_BATCH = 3;
/** Each batch holds three pictures in memory. */
const MAX_BATCHES = 6;

/** Three ideas for one sentence. `seconds` is how long they took, once all of them are out. */
export type Batch = {
  number: number;
  sentence: string;
  ideas: readonly Idea[];
  seconds: number | null;
  /** What was understood, and what of it the visitor corrected. */
  reading: BriefReading | null;
  set: Brief;
};

export type Problem =
  | { kind: "not-loaded"; bytes: number; total: number }
  | { kind: "refused"; message: string }
  | { kind: "broken"; message: string };

export type TryState = {
  /** Which example the slots show before anything is baked. */
  example: number;
  /** The examples change by themselves until somebody takes over. */
  isRotating: boolean;
  sentence: string;
  oven: { isHot: boolean; bytes: number; total: number };
  /** The batch in the slots, by its number. Zero: none. */
  shown: number;
  /** Being baked, or waiting for the oven. */
  isBaking: boolean;
  batches: readonly Batch[];
  problem: Problem | null;
};

const COLD_OVEN = { isHot: false, bytes: 0, total: 0 } as const;

export const START: TryState = {
  example: 0,
  isRotating: true,
  sentence: "",
  oven: COLD_OVEN,
  shown: 0,
  isBaking: false,
  batches: [],
  problem: null,
};

export type TryAction =
  | { do: "rotate"; to: number }
  | { do: "choose-example"; example: number }
  | { do: "take-over" }
  | { do: "write"; sentence: string }
  | { do: "heat"; bytes: number; total: number }
  | { do: "hot" }
  | { do: "bake"; set?: Brief }
  | { do: "read"; reading: BriefReading }
  | { do: "out"; idea: Idea }
  | { do: "done"; seconds: number }
  | { do: "fail"; problem: Problem }
  | { do: "show"; number: number };

export function reduceTry(state: TryState, action: TryAction): TryState {
  switch (action.do) {
    case "rotate":
      return state.isRotating ? { ...state, example: action.to } : state;
    case "choose-example":
      return { ...state, example: action.example, isRotating: false };
    case "take-over":
      return { ...state, isRotating: false };
    case "write":
      // One line: a poster has its own ideas about where to break it.
      return { ...state, sentence: action.sentence.replace(/\s*\n\s*/g, " "), isRotating: false };
    case "heat":
      return state.oven.isHot ? state : { ...state, oven: { isHot: false, bytes: action.bytes, total: action.total } };
    case "hot":
      return { ...state, oven: { ...state.oven, isHot: true } };
    case "bake":
      return state.isBaking || isTooLong(state) ? state : startBatch(state, action.set);
    case "read":
      return withLatest(state, (batch) => ({ ...batch, reading: action.reading }));
    case "out":
      return withLatest(state, (batch) => ({ ...batch, ideas: [...batch.ideas, action.idea] }));
    case "done":
      return { ...withLatest(state, (batch) => ({ ...batch, seconds: action.seconds })), isBaking: false };
    case "fail":
      return endBatch(state, action.problem);
    case "show":
      return { ...state, shown: action.number };
  }
}

/** How much of the oven is here, from 0 to 1. */
export const shareOf = ({ oven: { bytes, total } }: TryState): number => (total > 0 ? bytes / total : 0);

/** What Bake would bake: the visitor's words, or the example while there are none. */
export const sentenceToBake = ({ sentence, example }: TryState): string =>
  sentence.trim() || (BAKED_EXAMPLES[example] ?? BAKED_EXAMPLES[0]).sentence;

export const lengthOf = ({ sentence }: TryState): number => [...sentence.trim()].length;
export const isTooLong = (state: TryState): boolean => lengthOf(state) > MAX_DEMO_SENTENCE;

export const shownBatch = ({ batches, shown }: TryState): Batch | undefined =>
  batches.find(({ number }) => number === shown);

/** The next idea that this sentence has not shown yet. */
export const nextSeed = (batches: readonly Batch[], sentence: string): number =>
  Math.max(
    -1,
    ...batches.filter((one) => one.sentence === sentence).flatMap(({ ideas }) => ideas.map(({ seed }) => seed)),
  ) + 1;

export type View = "idle" | "typing" | "heating" | "baking" | "ideas";

export function viewOf(state: TryState): View {
  if (state.isBaking) return state.oven.isHot ? "baking" : "heating";
  if (shownBatch(state)) return "ideas";
  return state.sentence.trim() && !state.problem && !isTooLong(state) ? "typing" : "idle";
}

/** The shown ideas are for these words, so the next ones are more of the same. */
export const isMore = (state: TryState): boolean => shownBatch(state)?.sentence === sentenceToBake(state);

/** What was corrected, for as long as the words are the same. */
export const setFor = (state: TryState): Brief =>
  state.batches.findLast(({ sentence }) => sentence === sentenceToBake(state))?.set ?? { facts: [] };

function startBatch(state: TryState, set: Brief = setFor(state)): TryState {
  const number = (state.batches.at(-1)?.number ?? 0) + 1;
  const batch: Batch = { number, sentence: sentenceToBake(state), ideas: [], seconds: null, reading: null, set };
  const batches = [...state.batches, batch].slice(-MAX_BATCHES);
  return {
    ...state,
    sentence: batch.sentence,
    batches,
    shown: number,
    isBaking: true,
    isRotating: false,
    problem: null,
  };
}

/** What came out before it went wrong stays. */
function endBatch(state: TryState, problem: Problem): TryState {
  const batches = state.batches.filter(({ ideas }) => ideas.length > 0);
  const oven = problem.kind === "refused" ? state.oven : COLD_OVEN;
  return { ...state, batches, shown: batches.at(-1)?.number ?? 0, isBaking: false, problem, oven };
}

function withLatest(state: TryState, change: (batch: Batch) => Batch): TryState {
  const latest = state.batches.at(-1);
  return latest ? { ...state, batches: [...state.batches.slice(0, -1), change(latest)] } : state;
}
