import type { ShelvedTemplate } from "../../memes/meme-shelf.ts";
import type { CaptionInput } from "../../scene/meme-captions.ts";
import { line } from "../written/lines.ts";
import { wordsFor } from "./choose-template.ts";
import type { Joke } from "./joke.ts";
import { STRUCTURES_FOR } from "./structures-for.ts";

/** The template that was asked for, with the words in its boxes as well as they go in. */
export function captionTemplate(template: ShelvedTemplate, jokes: readonly Joke[]): CaptionInput[] {
  const words = fittingWords(template, jokes) ?? inOrder(template, jokes);
  return template.boxes.map(({ maxLength: _, ...box }, at) => ({ ...box, text: words[at] ?? "" }));
}

/** The joke is of a form that the structure is made for. */
function fittingWords({ structure, boxes }: ShelvedTemplate, jokes: readonly Joke[]): string[] | undefined {
  for (const joke of jokes)
    for (const use of STRUCTURES_FOR[joke.form]) {
      const words = wordsFor({ use, joke });
      if (use.structure === structure && boxes.every((box, at) => words[at] || box.style === "label")) return words;
    }
  return undefined;
}

/** As many pieces as there are boxes: lines, then sentences, then clauses. */
function inOrder({ boxes }: ShelvedTemplate, jokes: readonly Joke[]): string[] {
  const [whole = ""] = jokes.at(-1)?.texts ?? [];
  const pieces = jokes.map(({ texts }) => texts.filter(Boolean)).find(({ length }) => length === boxes.length);
  if (pieces && boxes.length > 1) return pieces;
  for (const between of [/\n+/u, /(?<=[.!?…])\s+/u, /\s*[,;:–—]\s+/u]) {
    const parts = whole.split(between).map(line).filter(Boolean);
    if (parts.length === boxes.length) return parts;
    if (parts.length > boxes.length)
      return [...parts.slice(0, boxes.length - 1), parts.slice(boxes.length - 1).join(" ")];
  }
  const roomiest = boxes.reduce((best, box, at) => (areaOf(box) > areaOf(boxes[best]) ? at : best), 0);
  return boxes.map((_, at) => (at === roomiest ? whole : ""));
}

const areaOf = (box: ShelvedTemplate["boxes"][number] | undefined) => (box ? box.w * box.h : 0);
