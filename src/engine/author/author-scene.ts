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
import type { Wish } from "./wish.ts";
import { write } from "./written/write.ts";

/** What a description says. */
export function understandDescription(description: string, type: AdType, shelf: WordShelf): Understood {
  const text = withoutOurDirections(cleanText(description));
  return understand(read(text, languageOf(text, shelf), type, shelf), modelsFrom(shelf));
}

/** Turns a description into a scene, step by step: understood, planned, written, laid out. */
export function authorScene(wish: Wish, shelf: WordShelf): Scene {
  const { description, type, seed, colors = [], photo } = wish;
  const understood = understandDescription(description, type, shelf);
  const occasion = { turn: seed, seenColors: colors, hasPhoto: photo !== undefined };
  const planned = plan(understood, occasion, shelf);
  if (type === "meme") return authorMeme(planned, seed, photo);
  return layOut(write(planned), wish);
}
