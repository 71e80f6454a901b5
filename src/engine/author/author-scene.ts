import type { AdType } from "../../shared/ad-types.ts";
import { isForeign } from "../meaning/is-foreign.ts";
import { languageOf } from "../meaning/language-of.ts";
import type { WordShelf } from "../meaning/word-shelf.ts";
import type { Scene } from "../scene/scene.ts";
import { layOut } from "./laid-out/lay-out.ts";
import { authorMeme } from "./memes/author-meme.ts";
import { plan } from "./planned/plan.ts";
import { cleanText } from "./understood/clean-text.ts";
import { takeOutOurs } from "./understood/our-directions.ts";
import { modelsFrom } from "./understood/read-models.ts";
import { read } from "./understood/reading.ts";
import { understand } from "./understood/understand.ts";
import type { Understood } from "./understood/understood.ts";
import type { Wish } from "./wish.ts";

/** What a description says. */
export function understandDescription(description: string, type: AdType, shelf: WordShelf): Understood {
  const { rest: text, asked, headline } = takeOutOurs(cleanText(description));
  const said = understand(read(text, languageOf(text, shelf), type, shelf), modelsFrom(shelf));
  const told = { ...said, isForeign: isForeign(text) };
  if (asked.length === 0 && !headline) return told;
  const ours = asked.map((words) => ({ words, from: text.length, to: text.length, sure: 1 }));
  return {
    ...told,
    exact: { ...(headline && { headline }), ...said.exact },
    directions: [...said.directions, ...ours],
  };
}

/** Turns a description into a scene, step by step: understood, planned, written, laid out. */
export const authorScene = (wish: Wish, shelf: WordShelf): Scene =>
  authorFrom(understandDescription(wish.description, wish.type, shelf), wish, shelf);

/** The steps after understanding, which is the slow one and the same for every idea. */
export function authorFrom(understood: Understood, wish: Wish, shelf: WordShelf): Scene {
  const { seed, colors = [], photo, isSheet, borrowed } = wish;
  const hasPhoto = photo !== undefined;
  const occasion = { turn: seed, seenColors: colors, hasPhoto, isSheet, palette: borrowed?.palette };
  const planned = plan(understood, occasion, shelf);
  return understood.type === "meme" ? authorMeme(planned, wish) : layOut(planned, wish);
}
