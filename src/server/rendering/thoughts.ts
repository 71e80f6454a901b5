import { type Question, type Reading, takeAnswer } from "../../engine/author/answer/take-answer.ts";
import { UselessAnswer } from "../../engine/author/answer/useless-answer.ts";
import { authorFirst, authorOthers, type OtherIdeas } from "../../engine/author/author-fitting.ts";
import { briefDescription } from "../../engine/author/author-scene.ts";
import { canBeSet } from "../../engine/author/can-be-set.ts";
import { editScene, leftOut, wantedFormat } from "../../engine/author/edit-scene.ts";
import { type Rewrite, rewriteDescription } from "../../engine/author/rewrite-description.ts";
import type { Wish } from "../../engine/author/wish.ts";
import { type CaptionWish, suggestCaptions } from "../../engine/memes/suggest/suggest-captions.ts";
import { wordFiles } from "../../engine/node/word-files.ts";
import type { Scene } from "../../engine/scene/scene.ts";
import type { BriefReading } from "../../shared/brief/reading.ts";
import type { Format } from "../../shared/formats.ts";
import type { PageFound, StylesFound } from "../pages/found.ts";
import { readPage } from "../pages/read-page.ts";
import { readStyles } from "../pages/read-styles.ts";

/** A scene changed by a sentence, and what of the sentence was not understood. */
type EditedScene = { scene: Scene; changed: string[]; format: Format | undefined; missed: string[] };

/** What the engine makes of a user's words, and what of. Null: they have letters that no typeface of ours has. */
export type Thoughts = {
  reading: { input: Pick<Wish, "description" | "type" | "brief" | "kit">; made: BriefReading | null };
  idea: { input: Wish; made: Scene | null };
  otherIdeas: { input: Wish; made: OtherIdeas };
  /** `isOnPicture`: a service can change the picture under the words. */
  edit: { input: { scene: Scene; words: string; isOnPicture?: boolean }; made: EditedScene | null };
  /** What an AI service answered about a description, or why nothing of it is used. */
  answer: { input: { text: string } & Question; made: Reading | { reason: string } };
  rewrite: { input: Rewrite; made: string };
  captions: { input: CaptionWish; made: string[][] };
  /** What somebody's page says about its brand. */
  page: { input: { html: string; address: string }; made: PageFound };
  styles: { input: { sheets: string[] }; made: StylesFound };
};
export type Thought = keyof Thoughts;

/** What a brand adds is told with it. */
function readingOf(wish: Thoughts["reading"]["input"]): BriefReading {
  const { reading, brief } = briefDescription(wish, wordFiles);
  return wish.kit ? { ...reading, brief } : reading;
}

/** All of them take as long as the words are long and odd, so they run in a thread that can be stopped. */
export const THOUGHTS: { [Name in Thought]: (input: Thoughts[Name]["input"]) => Thoughts[Name]["made"] } = {
  reading: (wish) => (canBeSet(wish.description) ? readingOf(wish) : null),
  idea: (wish) => (canBeSet(wish.description) ? authorFirst(wish, wordFiles) : null),
  otherIdeas: (wish) => authorOthers(wish, wordFiles),
  edit: ({ scene, words, isOnPicture }) =>
    canBeSet(words)
      ? { ...editScene(scene, words, isOnPicture), format: wantedFormat(words), missed: leftOut(words, isOnPicture) }
      : null,
  answer: ({ text, ...question }) => {
    const taken = takeAnswer(text, question);
    return taken instanceof UselessAnswer ? { reason: taken.reason } : taken;
  },
  rewrite: (wanted) => rewriteDescription(wanted, wordFiles),
  captions: suggestCaptions,
  page: ({ html, address }) => readPage(html, address),
  styles: ({ sheets }) => readStyles(sheets),
};
