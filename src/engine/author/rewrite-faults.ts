import { MEME_TEMPLATES } from "../../../content/meme-templates/templates.ts";
import { isDark, isLight } from "../color/contrast.ts";
import type { WordShelf } from "../meaning/word-shelf.ts";
import { shelved } from "../memes/shelved.ts";
import { DOODLES_ASKED, LAYOUTS_ASKED } from "../words/directions.ts";
import { EVERY_LANGUAGE } from "../words/every-language.ts";
import { CAST_WORDS } from "../words/moods.ts";
import { authorScene } from "./author-scene.ts";
import { type Rewrite, rewriteDescription } from "./rewrite-description.ts";

const memes = MEME_TEMPLATES.map(shelved);

/** Things and places that leave much open. */
export const REWRITTEN = [
  "Oak chair for small flats, 89 € until Friday",
  "Running shoes that last, £60 a pair",
  "A mug for left-handed people",
  "Sourdough bread from Crumb Lane",
  "Eröffnung der Bäckerei Huber in Ulm am 3. Mai",
  "Clases de guitarra en Sevilla, 25 € por clase",
];

/** What enhancing a description adds that the composer then does not do; for the tests. */
export function rewriteFaults(wish: Rewrite, shelf: WordShelf): string[] {
  const better = rewriteDescription(wish, shelf);
  if (!better.startsWith(`${wish.text}.`)) return [`begins with other words: ${better}`];
  const scene = authorScene({ description: better, type: wish.adType, seed: 7, memes }, shelf);
  const added = better.slice(wish.text.length + 1).trim();
  const faults = added === "" ? ["nothing was added"] : [];
  let rest = added;
  const take = (sentence: string, isDone: boolean) => {
    if (!isDone) faults.push(`not done: ${sentence}`);
    rest = rest.replace(sentence, "");
  };
  const [quoted, headline] = /\S+ ?: “([^”]+)”\./u.exec(added) ?? [];
  if (quoted) take(quoted, scene.slots.headline.replaceAll("\n", " ") === headline);
  for (const [layout, sentence] of Object.entries({ ...LAYOUTS_ASKED, ...DOODLES_ASKED }))
    if (added.includes(sentence)) take(sentence, scene.layout === layout);
  for (const [place, sentence] of Object.values(EVERY_LANGUAGE).flatMap(({ grounds }) => [...grounds.entries()]))
    if (added.includes(sentence)) take(sentence, (place === 0 ? isLight : isDark)(scene.palette.paper));
  if (wish.adType === "meme") {
    const [sentence = "Meme:", who = "nobody"] = /Meme: (\w+)\./u.exec(added) ?? [];
    const cast = CAST_WORDS.find(([, words]) => words.test(who))?.[0];
    take(
      sentence,
      memes.some((template) => cast && template.cast.includes(cast)),
    );
  }
  return rest.trim() === "" ? faults : [...faults, `more was added: ${rest.trim()}`];
}
