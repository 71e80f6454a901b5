import { useEffect, useState } from "react";
import { OvenError } from "@/oven/oven-error.ts";
import type { AdType } from "../../../shared/ad-types.ts";
import type { BrandKit } from "../../../shared/brands/brand-kit.ts";
import type { Brief } from "../../../shared/brief/brief.ts";
import type { BriefReading } from "../../../shared/brief/reading.ts";
import { ideaOven } from "./idea-oven.ts";

/** Between two keys of somebody who types quickly nothing is read. */
const PAUSE_MS = 120;

type Read = { reading: BriefReading; sentence: string };
export type ReadingState = { read: Read | null; isReading: boolean; problem: string | null };

/** What the sentence says, read in the page while it is typed. The last reading stays until the next one is there. */
export function useBriefReading(sentence: string, adType: AdType, set: Brief | null, kit?: BrandKit): ReadingState {
  const [state, setState] = useState<ReadingState>({ read: null, isReading: false, problem: null });
  const asked = JSON.stringify({ brief: set ?? { facts: [] }, kit });
  useEffect(() => {
    const description = sentence.trim();
    if (!description) {
      setState({ read: null, isReading: false, problem: null });
      return;
    }
    setState((now) => ({ ...now, isReading: true }));
    const ended = new AbortController();
    const { brief, kit: worn } = JSON.parse(asked) as { brief: Brief; kit?: BrandKit };
    const timer = setTimeout(() => {
      ideaOven(description)
        .then((oven) =>
          oven.read({ description: sentence, adType, brief, kit: worn }, { slot: "brief", signal: ended.signal }),
        )
        .then((reading) => {
          performance.mark("brief read");
          setState({ read: { reading, sentence }, isReading: false, problem: null });
        })
        .catch((error: unknown) => {
          if (error instanceof OvenError && error.code === "superseded") return;
          const problem = error instanceof Error ? error.message : "It could not be read.";
          setState((now) => ({ ...now, isReading: false, problem }));
        });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [sentence, adType, asked]);
  return state;
}
