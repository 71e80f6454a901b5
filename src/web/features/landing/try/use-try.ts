import { useEffect, useReducer, useState } from "react";
import { openSignIn, openSignInWithIdea } from "@/session/sign-in-dialog.ts";
import type { Brief } from "../../../../shared/brief/brief.ts";
import {
  type Batch,
  type Idea,
  isTooLong,
  nextSeed,
  type Problem,
  reduceTry,
  START,
  sentenceToBake,
  setFor,
  shownBatch,
} from "./try-state.ts";

/** What the visitor can do, and what the oven makes of it. Everything that bakes is fetched when it is needed. */
export function useTry() {
  const [state, dispatch] = useReducer(reduceTry, START);
  const [cannotBake, setCannotBake] = useState(false);
  useEffect(() => setCannotBake(typeof WebAssembly !== "object" || typeof Worker !== "function"), []);

  async function heat(sentence?: string) {
    let loaded = { bytes: 0, total: 0 };
    try {
      const { heatOven } = await import("./baking/oven-session.ts");
      const oven = await heatOven(sentence, (bytes, total) => {
        loaded = { bytes, total };
        dispatch({ do: "heat", ...loaded });
      });
      dispatch({ do: "hot" });
      return oven;
    } catch (error) {
      const code = codeOf(error);
      if (code === "unsupported") setCannotBake(true);
      const message = error instanceof Error ? error.message : "";
      const isNotLoaded = code === undefined || code === "offline";
      throw new HeatError(isNotLoaded ? { kind: "not-loaded", ...loaded } : { kind: "broken", message });
    }
  }

  /** Three ideas; with a corrected brief the same three, in the new words. */
  async function bake(corrected?: Brief) {
    if (state.isBaking || isTooLong(state)) return;
    const shown = corrected && shownBatch(state);
    const sentence = shown?.sentence ?? sentenceToBake(state);
    const set = corrected ?? setFor(state);
    if (shown) dispatch({ do: "write", sentence });
    dispatch({ do: "bake", set });
    try {
      const oven = await heat(sentence);
      const startedAt = performance.now();
      const { AD_TYPE, bakeIdeas } = await import("./baking/bake-ideas.ts");
      const [first] = shown?.ideas ?? [];
      const firstSeed = first ? first.seed : nextSeed(state.batches, sentence);
      const layouts = shown?.ideas.map(({ layout }) => layout);
      await bakeIdeas(oven, { sentence, firstSeed, brief: set, layouts }, (idea) => dispatch({ do: "out", idea }));
      const reading = await oven.read({ description: sentence, adType: AD_TYPE, brief: set });
      dispatch({ do: "read", reading });
      dispatch({ do: "done", seconds: (performance.now() - startedAt) / 1000 });
    } catch (error) {
      dispatch({ do: "fail", problem: await problemOf(error) });
    }
  }

  return {
    state,
    dispatch,
    cannotBake,
    bake,
    /** Before it is needed, unless every byte counts. A failure is told when somebody wants to bake. */
    warmUp() {
      dispatch({ do: "take-over" });
      if (!savesData()) heat().catch(() => {});
    },
  };
}

/** Keeps the idea in this browser and asks who it is for. */
export async function keep({ sentence, set }: Batch, { seed, layout, picture }: Idea) {
  try {
    const { keepIdea } = await import("@/creatives/kept-idea/kept-idea.ts");
    const { AD_TYPE, FORMAT } = await import("./baking/bake-ideas.ts");
    keepIdea({ sentence, adType: AD_TYPE, format: FORMAT, seed, layout, ...(set.facts.length > 0 && { brief: set }) });
    openSignInWithIdea(picture);
  } catch {
    // This browser stores nothing: there is an account to be had all the same.
    openSignIn();
  }
}

class HeatError extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.kind);
    this.problem = problem;
  }
}

async function problemOf(error: unknown): Promise<Problem> {
  if (error instanceof HeatError) return error.problem;
  const message = error instanceof Error ? error.message : "";
  if (codeOf(error) === "refused") return { kind: "refused", message };
  const { leaveOven } = await import("./baking/oven-session.ts");
  leaveOven();
  return codeOf(error) === "offline" ? { kind: "not-loaded", bytes: 0, total: 0 } : { kind: "broken", message };
}

/** Of an OvenError, whose code this file does not load. */
const codeOf = (error: unknown) => (error instanceof Error && "code" in error ? error.code : undefined);

const savesData = () =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;
