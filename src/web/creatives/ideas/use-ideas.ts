import { useEffect, useRef, useState } from "react";
import type { OwnPictures } from "@/oven/oven.ts";
import { OvenError } from "@/oven/oven-error.ts";
import type { AdType } from "../../../shared/ad-types.ts";
import type { BrandKit } from "../../../shared/brands/brand-kit.ts";
import type { Brief } from "../../../shared/brief/brief.ts";
import type { Format } from "../../../shared/formats.ts";
import { bakeIdeas, IDEAS, type Idea } from "./bake-ideas.ts";
import { ideaOven, leaveIdeaOven } from "./idea-oven.ts";

/** A pause in typing. */
const PAUSE_MS = 250;

export type Ideas = {
  /** By their places. Null: not painted yet. */
  ideas: readonly (Idea | null)[];
  isBaking: boolean;
  /** The words that those shown were made from. */
  sentence: string;
  problem: { code: string; message: string } | null;
};

type Wanted = {
  sentence: string;
  adType: AdType;
  format: Format;
  brief: Brief | null;
  /** The brand that they are for. */
  kit?: BrandKit | undefined;
  firstSeed: number;
  layouts: readonly string[];
  /** Pictures that they show, asked for when they are painted. The same function for the same pictures. */
  own?: (() => Promise<OwnPictures | undefined>) | undefined;
  /** Off: nobody looks at them. */
  isOn?: boolean;
};

const NONE: Ideas = { ideas: Array.from({ length: IDEAS }, () => null), isBaking: false, sentence: "", problem: null };

/** Three ideas for what is typed, painted in the page after a pause. Those shown stay until each is replaced. */
export function useIdeas(wanted: Wanted, onLayouts: (layouts: string[]) => void): Ideas & { again: () => void } {
  const { sentence, adType, format, brief, kit, firstSeed, layouts, own, isOn = true } = wanted;
  const [state, setState] = useState(NONE);
  const [tries, setTries] = useState(0);
  const latest = useRef({ layouts, onLayouts });
  latest.current = { layouts, onLayouts };
  const told = JSON.stringify({ brief, kit });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` asks once more
  useEffect(() => {
    const words = sentence.trim();
    if (!words || !isOn) {
      setState(NONE);
      return;
    }
    const ended = new AbortController();
    setState((now) => ({ ...now, isBaking: true, problem: null }));
    const made: string[] = [];
    const place = (idea: Idea, at: number) => {
      made[at] = idea.layout;
      setState((now) => ({
        ...now,
        sentence: words,
        ideas: now.ideas.map((one, index) => (index === at ? idea : one)),
      }));
    };
    const bake = async () => {
      try {
        const asked = {
          sentence: words,
          adType,
          format,
          brief: brief ?? undefined,
          kit,
          firstSeed,
          signal: ended.signal,
        };
        const [oven, pictures] = await Promise.all([ideaOven(words), own?.()]);
        const check = await bakeIdeas(
          oven,
          { ...asked, own: pictures, layouts: latest.current.layouts, isQuick: true },
          (idea, at) => {
            if (!ended.signal.aborted) place(idea, at);
          },
        );
        if (ended.signal.aborted) return;
        performance.mark("ideas shown");
        setState((now) => ({ ...now, isBaking: false, ideas: now.ideas.map((idea, at) => (made[at] ? idea : null)) }));
        await check();
        if (!ended.signal.aborted) latest.current.onLayouts(made);
      } catch (error) {
        const code = error instanceof OvenError ? error.code : "failed";
        if (ended.signal.aborted || code === "superseded") return;
        if (code === "failed") leaveIdeaOven();
        const message = error instanceof Error ? error.message : "";
        setState((now) => ({ ...now, isBaking: false, problem: { code, message } }));
      }
    };
    const timer = setTimeout(() => void bake(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [sentence, adType, format, told, firstSeed, own, isOn, tries]);
  return { ...state, again: () => setTries((count) => count + 1) };
}
