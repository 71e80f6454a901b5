import type { AdType } from "../../shared/ad-types.ts";
import { languageOf } from "../meaning/language-of.ts";
import type { WordShelf } from "../meaning/word-shelf.ts";
import type { Scene } from "../scene/scene.ts";
import { authorMeme } from "./author-meme.ts";
import { cleanText } from "./clean-text.ts";
import { layOut } from "./lay-out.ts";
import { withoutOurDirections } from "./our-directions.ts";
import { plan } from "./planned/plan.ts";
import { modelsFrom } from "./understood/read-models.ts";
import { read } from "./understood/reading.ts";
import { understand } from "./understood/understand.ts";
import type { Understood } from "./understood/understood.ts";
import { write } from "./written/write.ts";

export type Wish = {
  description: string;
  type: AdType;
  /** The same seed gives the same creative, the next one another idea. */
  seed: number;
  /** Colours of the inspiration pictures, the strongest first. */
  colors?: readonly string[];
  /** The key of the user's own picture, when there is one to show. */
  photo?: string | undefined;
};

/** What a description says. */
export function understandDescription(description: string, type: AdType, shelf: WordShelf): Understood {
  const text = withoutOurDirections(cleanText(description));
  return understand(read(text, languageOf(text, shelf), type, shelf), modelsFrom(shelf));
}

/** Turns a description into a scene, step by step: understood, planned, written, laid out. */
export function authorScene({ description, type, seed, colors = [], photo }: Wish, shelf: WordShelf): Scene {
  const understood = understandDescription(description, type, shelf);
  const occasion = { turn: seed, seenColors: colors, hasPhoto: photo !== undefined };
  const planned = plan(understood, occasion, shelf);
  if (type === "meme") return authorMeme(planned, seed, photo);
  return layOut(write(planned), seed, photo);
}
