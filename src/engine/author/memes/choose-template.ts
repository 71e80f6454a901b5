import { FORMATS, type PictureFormat } from "../../../shared/formats.ts";
import type { MemeShelf, ShelvedTemplate } from "../../memes/meme-shelf.ts";
import { STRUCTURE_WORDS } from "../../words/meme-templates.ts";
import { CAST_WORDS, MOOD_WORDS, MOST_JOKES } from "../../words/moods.ts";
import { shuffle } from "../planned/turns.ts";
import type { Joke } from "./joke.ts";
import { STRUCTURES_FOR, type Use } from "./structures-for.ts";

/** A template, and the words for its boxes. */
export type Told = { template: ShelvedTemplate; use: Use; joke: Joke };

type Wanted = {
  /** The description: it may name a picture or a mood. */
  text: string;
  format: PictureFormat;
  /** Belongs to the description, so that two of them do not go through the templates in the same order. */
  number: number;
};

/** Words may be this much longer than the box was made for: they are only set smaller. */
const STRETCH = 1.35;
/** Letters to the square of a picture's side, at a size that is still read with ease. */
const LETTERS = 900;
/** Pictures that tell a joke only to those who asked for them. */
const ONLY_ASKED: ReadonlySet<string> = new Set(["tiny-trophy", "exhibit", "still-waiting"]);
/** Letters of these scripts are as wide as two. */
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;
const lengthOf = (text: string) => text.length + (text.match(WIDE)?.length ?? 0) * 0.8;

/** All templates that can tell one of the jokes, the best first: never two of a structure in a row if it can be helped. */
export function rankTemplates(jokes: readonly Joke[], shelf: MemeShelf, wanted: Wanted): Told[] {
  const moods = MOOD_WORDS.find(([, words]) => words.test(wanted.text))?.[0] ?? MOST_JOKES;
  const cast: string[] = CAST_WORDS.filter(([, words]) => words.test(wanted.text)).map(([who]) => who);
  const asked = STRUCTURE_WORDS.filter(([, words]) => words.test(wanted.text)).map(([structure]) => structure);
  const tiers = jokes.map((joke, understanding) =>
    STRUCTURES_FOR[joke.form]
      .filter(({ structure }) => !ONLY_ASKED.has(structure) || asked.includes(structure))
      .flatMap((use, preference) => {
        const told = shuffle(shelf, wanted.number)
          .filter((template) => template.structure === use.structure)
          .map((template) => ({ template, use, joke }))
          .filter(isTellable)
          .sort((a, b) => fitOf(b.template, cast, moods) - fitOf(a.template, cast, moods));
        const [best] = told;
        if (!best) return [];
        const score =
          (asked.includes(use.structure) ? 6 : 0) +
          (best.template.cast.some((who) => cast.includes(who)) ? 1 : 0) +
          formatFit(best.template, wanted.format) * 5 -
          understanding * 2.5 -
          preference * 0.8 -
          crowding(best) * 4;
        return [{ score, told }];
      })
      .sort((a, b) => b.score - a.score),
  );
  return tiers
    .filter((groups) => groups.length > 0)
    .sort((a, b) => (b[0]?.score ?? 0) - (a[0]?.score ?? 0))
    .flatMap((groups) => inTurn(groups.map(({ told }) => told)));
}

/** The first of each group, then the second of each. */
function inTurn(groups: readonly (readonly Told[])[]): Told[] {
  const most = Math.max(0, ...groups.map((told) => told.length));
  return Array.from({ length: most }, (_, round) => groups.flatMap((told) => told[round] ?? [])).flat();
}

/** The words of a template's boxes, in their order. */
export const wordsFor = ({ use, joke }: Pick<Told, "use" | "joke">): string[] =>
  use.texts.map((at) => (at === undefined ? "" : (joke.texts[at] ?? "")));

/** Paper without words looks forgotten; a label that is not there is not missed. */
function isTellable(told: Told): boolean {
  const words = wordsFor(told);
  return told.template.boxes.every((box, at) => {
    const text = words[at] ?? "";
    const most = Math.max(box.maxLength * STRETCH + 6, box.style === "label" ? 0 : box.w * box.h * LETTERS);
    return text ? lengthOf(text) <= most : box.style === "label";
  });
}

/** How far the words of a template go beyond what its boxes were made for. */
function crowding(told: Told): number {
  const words = wordsFor(told);
  return Math.max(0, ...told.template.boxes.map((box, at) => lengthOf(words[at] ?? "") / box.maxLength - 0.9));
}

/** Whoever was named comes first, then who makes the face that the words ask for. */
const fitOf = (template: ShelvedTemplate, cast: readonly string[], moods: readonly string[]) =>
  (template.cast.some((who) => cast.includes(who)) ? 2 : 0) +
  (moods === MOST_JOKES
    ? // Only a face alone needs one of these: jokes without a mood are not all to get the same picture.
      Number(template.structure !== "big-face" || template.moods.some((mood) => moods.includes(mood)))
    : template.moods.filter((mood) => moods.includes(mood)).length / Math.max(1, template.moods.length));

/** 1 for the same shape, less the more of the page would stay empty. */
function formatFit({ width, height }: ShelvedTemplate, format: PictureFormat): number {
  const page = FORMATS[format];
  const ratio = width / height / (page.width / page.height);
  return Math.min(ratio, 1 / ratio);
}
