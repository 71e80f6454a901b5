import { DEFAULT_FORMAT } from "../../../shared/formats.ts";
import type { CaptionInput } from "../../scene/meme-captions.ts";
import { type Scene, type SceneInput, sceneSchema } from "../../scene/scene.ts";
import { exactOf, NO_NAME, nameOf } from "../laid-out/lay-out.ts";
import type { Planned } from "../planned/planned.ts";
import { numberOf } from "../planned/turns.ts";
import type { Wish } from "../wish.ts";
import { captionTemplate } from "./caption-template.ts";
import { rankTemplates, wordsFor } from "./choose-template.ts";
import type { Joke } from "./joke.ts";
import { jokesIn } from "./jokes-in.ts";

type MemeWish = Pick<Wish, "seed" | "photo" | "logo" | "memes" | "template" | "format">;

const LONGEST_HEADLINE = 140;

/** A meme: the user's own words on a template that can tell them, on the one that was asked for, or on their photo. */
export function authorMeme(planned: Planned, wish: MemeWish): Scene {
  const { palette, text, language, brand } = planned;
  const jokes = jokesIn(planned);
  const [first = NO_NAME] = lastOf(jokes).texts.filter(Boolean);
  return sceneSchema.parse({
    layout: "meme",
    type: "meme",
    brand: { name: nameOf(brand) || NO_NAME, mark: "smile", logo: wish.logo },
    palette,
    slots: { headline: firstLine(jokes).slice(0, LONGEST_HEADLINE).trim() || NO_NAME },
    art: { kit: "none" },
    seed: wish.seed % 1_000,
    said: { text, language, exact: exactOf(planned), avoided: planned.avoided },
    meme: memeOf(planned, jokes, wish) ?? { captions: labels(pairIn(jokes)?.texts ?? [first]) },
    ...(wish.photo !== undefined && { photo: wish.photo }),
  });
}

/** What is read first. "Nobody:" says nothing. */
const firstLine = ([best, ...others]: readonly Joke[]): string =>
  best?.texts.map((words) => words.replace(/^[^\n]*[:：]\s*(?:\n|$)/gmu, "")).find(Boolean) ??
  others.at(-1)?.texts.find(Boolean) ??
  "";

const lastOf = (jokes: readonly Joke[]): Joke => jokes.at(-1) ?? { form: "reaction", texts: [] };

/** The words on a template; nothing when they go onto the user's photo, or when there is no template. */
function memeOf(planned: Planned, jokes: readonly Joke[], wish: MemeWish): SceneInput["meme"] {
  const { photo, memes = [], template: slug, format = DEFAULT_FORMAT } = wish;
  if (photo !== undefined) return undefined;
  const asked = memes.find((template) => template.slug === slug);
  if (asked) return { template: asked.slug, captions: captionTemplate(asked, jokes) };
  const number = numberOf(planned.text);
  const ranked = rankTemplates(jokes, memes, { text: askedFor(planned), format, number });
  const told = ranked[Math.abs(planned.turn) % Math.max(1, Math.min(ranked.length, MOST_TURNS))];
  if (!told) return undefined;
  const { template } = told;
  const words = wordsFor(told);
  const boxes = template.boxes.map(({ maxLength: _, ...box }, at): CaptionInput => ({ ...box, text: words[at] ?? "" }));
  return { template: template.slug, captions: boxes };
}

const askedFor = ({ text, directions }: Planned) => [text, ...directions.map(({ words }) => words)].join(" ");

/** What is far down the list tells the joke badly. */
const MOST_TURNS = 8;

const pairIn = (jokes: readonly Joke[]) => jokes.find(({ form }) => PAIRS.has(form));
const PAIRS: ReadonlySet<Joke["form"]> = new Set(["pair", "talk", "contrast", "nobody", "choice", "swap"]);

/** White capitals at the top and the bottom, as everybody knows them. */
function labels([top = "", bottom = ""]: readonly string[]): CaptionInput[] {
  const label = { x: 0.04, w: 0.92, h: 0.24, style: "label" } as const;
  return [
    { ...label, id: "headline", y: 0.03, text: top },
    { ...label, id: "punchline", y: 0.73, text: bottom },
  ];
}
