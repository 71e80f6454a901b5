import type { ArtOf } from "../../scene/art-reference.ts";
import { SCREEN_WORDS, type ScreenStoryWords, screenStory } from "../../scene/screen-words.ts";

/** What a screen has words for. Where they are missing it shows a bar. */
export type ScreenText = {
  isTold: boolean;
  greeting?: string;
  note?: string;
  action?: string;
  stats: { label?: string; value?: string; change?: string }[];
  chart?: string;
  list?: string;
  rows: { name?: string; detail?: string; value?: string }[];
};

const ROWS = 5;
const STATS = 3;

/** The words of a screen: the description's own, or in our own ads a story. */
export function screenText({ seed, title, story, words }: ArtOf<"screen">, isTold: boolean): ScreenText {
  if (words && "stats" in words) return titled({ ...words, isTold }, title);
  if (words || isTold) {
    const rows = words?.rows ?? [];
    return titled(
      {
        isTold: true,
        ...(words?.title && { greeting: words.title }),
        ...(words?.action && { action: words.action }),
        stats: Array.from({ length: STATS }, () => ({})),
        rows: Array.from({ length: ROWS }, (_, index) => (rows[index] ? { name: rows[index] } : {})),
      },
      words?.title ?? title,
    );
  }
  return titled({ ...storyOf(story, seed), isTold }, title);
}

const titled = (text: ScreenText, title: string | undefined): ScreenText =>
  title ? { ...text, greeting: title } : text;

function storyOf(story: ArtOf<"screen">["story"], seed: number): ScreenStoryWords {
  if (story) return screenStory(story);
  return SCREEN_WORDS[Math.abs(seed) % SCREEN_WORDS.length] ?? screenStory("payroll");
}
