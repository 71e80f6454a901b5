import type { Intent } from "../intents.ts";
import type { Brief } from "./brief.ts";

/** Words of the sentence, by their place in it. */
export type Stretch = { words: string; from: number; to: number };

/** What was read in a sentence, and what else it may mean. */
export type BriefReading = {
  brief: Brief;
  /** The likeliest kinds of ad, the likeliest first. */
  kinds: Intent[];
  /** Headlines that its words give, the best first. */
  headlines: string[];
  /** The colours that looks name, by their words. */
  swatches: Record<string, string>;
  /** What is no fact, and is printed where there is room. */
  unplaced: Stretch[];
  /** What tells the maker something. It is never printed. */
  notPrinted: Stretch[];
};
