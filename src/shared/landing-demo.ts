import type { AdType } from "./ad-types.ts";
import type { Format } from "./formats.ts";

/** Counted in code points. Longer ones do not fit into a poster. */
export const MAX_DEMO_SENTENCE = 240;

/** `added` marks what was not in the sentence. Never a price, an offer or a date: only the user may state those. */
type Part = { text: string; added?: true };

export type DemoWords = {
  id: "ice-cream" | "coffee" | "hook-idea";
  label: string;
  type: AdType;
  format: Format;
  /** What the user types. */
  sentence: string;
  /** The prompt it is turned into. */
  enhanced: readonly Part[];
  /** With this seed the built-in composer makes the creative shown beside it from the enhanced prompt. */
  seed: number;
};

export const DEMO_WORDS: readonly [DemoWords, ...DemoWords[]] = [
  {
    id: "ice-cream",
    label: "Ice cream sale",
    type: "meta",
    format: "1:1",
    sentence: "ice cream sale, 40% off, 2 days only, make it funny",
    enhanced: [
      { text: "Ice cream sale, 40% off. Pink background, " },
      { text: "vanilla dripping from the top edge", added: true },
      { text: ", an oversized cone, chunky rounded headline " },
      { text: "“48 hours. Then it melts.”", added: true },
      { text: ", round label with the discount." },
    ],
    seed: 4,
  },
  {
    id: "coffee",
    label: "Coffee launch",
    type: "meta",
    format: "4:5",
    sentence: "launch our coffee, for people who hate mondays",
    enhanced: [
      { text: "Coffee for people who hate Mondays. Dark espresso backdrop, " },
      { text: "one cup in a pool of warm light", added: true },
      { text: " with steam rising, heavy headline " },
      { text: "“Monday has a mute button.”", added: true },
    ],
    seed: 2,
  },
  {
    id: "hook-idea",
    label: "Sad marketer meme",
    type: "meme",
    format: "1:1",
    sentence: "meme about marketers who cannot switch off",
    enhanced: [
      { text: "White caption bar on top, " },
      { text: "“nobody: marketers at 2am with one new hook idea:”", added: true },
      { text: ", below it " },
      { text: "a starry-eyed pigeon", added: true },
      { text: ", crumbs on its chest, pink sky." },
    ],
    seed: 1,
  },
];

export const enhancedText = ({ enhanced }: DemoWords) => enhanced.map(({ text }) => text).join("");
