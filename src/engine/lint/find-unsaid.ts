import { isWholeClause } from "../claims/is-whole-clause.ts";
import { lostTerms } from "../claims/lost-terms.ts";
import { readSaid } from "../claims/read-said.ts";
import { unsaidWords } from "../claims/unsaid-words.ts";
import { withoutDirections } from "../claims/without-directions.ts";
import { wordsOf } from "../layers/layer.ts";
import type { Composition } from "../layout-pieces/stage.ts";
import { claimOf } from "../layouts/invents.ts";
import type { Scene } from "../scene/scene.ts";
import { hasWord } from "../text/has-word.ts";
import { paintedTexts } from "../text/texts-of.ts";
import type { Finding } from "./finding.ts";

/** The layer that findings about painted words and about the form of the picture name. */
const PAINTED = "picture";
const COUNTER = /^(\d{1,2})[.)]?$/;

/**
 * Compares every letter of a picture with the description. Words that a drawing paints count like those of the layers;
 * words that the user typed into a layer are theirs.
 */
export function findUnsaid(
  { layers, paint, over = [] }: Composition,
  { said, layout, slots, photos = [] }: Pick<Scene, "said" | "layout" | "slots" | "photos">,
): Finding[] {
  if (!said) return [];
  const read = readSaid(said);
  const bound = readSaid({ ...said, text: withoutDirections(said.text, said.directions) });
  // A faint echo repeats the rows of a layer, which was compared as a whole: "4." and "150 €" are no other numbers.
  const rows = new Set(layers.flatMap((layer) => (layer.kind === "giant" ? layer.lines.map(({ text }) => text) : [])));
  const texts = [
    ...layers.map((layer) => ({
      id: layer.id,
      text: wordsOf(layer),
      isTyped: layer.source === "user" || isAsked(layer.text, said),
    })),
    ...paintedTexts([...paint, ...over])
      .filter((text) => !rows.has(text))
      .map((text) => ({ id: PAINTED, text, isTyped: false })),
  ];
  const picture = texts.map(({ text }) => text);
  const counters = countersIn(picture);
  const claim = claimOf(layout, slots, { text: said.text, hasMore: photos.length > 0 });
  const found = texts
    .filter(({ text, isTyped }) => !isTyped && !counters.has(text))
    .filter(({ text }) => !text.split("\n").every((line) => isWholeClause(line, said.text)))
    .flatMap(({ id, text }): Finding[] => [
      ...unsaidWords(text, read).map((word) => unsaid(id, `“${word}” is not in the description`)),
      ...lostTerms(text, picture, bound).map((change) => unsaid(id, `${change} is not what the description says`)),
    ]);
  const avoided = texts.flatMap(({ id, text }) =>
    (said.avoided ?? []).filter((word) => hasWord(text, word)).map((word) => unsaid(id, `“${word}” is not to be used`)),
  );
  found.push(...avoided);
  return claim ? [...found, unsaid(PAINTED, `the picture looks as if ${claim}`)] : found;
}

const unsaid = (layer: string, message: string): Finding => ({ kind: "unsaid", layer, message });

/** The numbers of a list, and of a dial, where nought follows nine: they count from one and claim nothing. */
function countersIn(picture: readonly string[]): ReadonlySet<string> {
  const numbers = new Map(picture.flatMap((text) => (COUNTER.test(text) ? [[Number.parseInt(text, 10), text]] : [])));
  const counters = new Set<string>();
  for (let next = 1; numbers.has(next); next++) counters.add(numbers.get(next) ?? "");
  if (counters.size === 9 && numbers.has(0)) counters.add(numbers.get(0) ?? "");
  return counters.size > 1 ? counters : new Set();
}

/** Words that the user wanted exactly so are theirs. */
const isAsked = (text: string, { exact = [] }: NonNullable<Scene["said"]>) =>
  exact.some((words) => words.toLowerCase().includes(text.toLowerCase().replace(/…$/u, "")));
