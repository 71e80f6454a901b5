import { type ArtReference, artSchema, type Mood } from "../art/art-reference.ts";
import type { ObjectName } from "../art/objects/object-names.ts";
import type { Random } from "../random.ts";
import type { Brief } from "./brief.ts";
import { capitalised } from "./find-clauses.ts";
import type { FoundSubject } from "./find-subject.ts";
import type { Category } from "./words/subject.ts";

/** What lies around the main thing when it needs company. */
const COMPANY: Record<Category, readonly ObjectName[]> = {
  food: ["tomato", "herb", "lemon", "leafy-green", "cherries", "strawberry"],
  drink: ["cookie", "croissant", "hot-beverage", "lemon", "chocolate-bar", "doughnut"],
  fashion: ["sunglasses", "handbag", "t-shirt", "watch", "shopping-bags", "gem-stone"],
  beauty: ["soap", "droplet", "tulip", "lotion-bottle", "lipstick", "herb"],
  tech: ["headphone", "laptop", "mobile-phone", "watch", "high-voltage", "camera"],
  software: ["laptop", "rocket", "light-bulb", "trophy", "envelope-with-arrow", "hot-beverage"],
  home: ["potted-plant", "candle", "couch-and-lamp", "chair", "light-bulb", "books"],
  service: ["hammer", "wrench", "screwdriver", "bucket", "toolbox", "paintbrush"],
  pet: ["bone", "paw-prints", "dog-face", "cat-face", "wrapped-gift", "soccer-ball"],
  plant: ["potted-plant", "sunflower", "tulip", "cactus", "herb", "droplet"],
  travel: ["luggage", "airplane", "sunglasses", "camera", "tent", "backpack"],
  sport: ["running-shoe", "basketball", "soccer-ball", "trophy", "watch", "headphone"],
  learning: ["books", "pencil", "light-bulb", "open-book", "trophy", "artist-palette"],
  money: ["money-bag", "credit-card", "trophy", "house", "key", "gem-stone"],
  gift: ["wrapped-gift", "party-popper", "birthday-cake", "shopping-bags", "tulip", "crown"],
};

const MOOD_WORDS: readonly (readonly [Mood, RegExp])[] = [
  ["angry", /angry|rage|furious|hate|wütend|злой|怒/iu],
  ["tired", /tired|sleepy|monday|exhausted|late night|2 ?am|3 ?am|müde|fatigué|cansad|устал|疲れ/iu],
  ["sad", /sad|cry|lost|alone|traurig|triste|грустн|悲し/iu],
  ["sweating", /stress|deadline|client|logo bigger|nervous|panic|bug|production|boss|deploy|anxious/iu],
  ["shocked", /shock|surprise|suddenly|what\?|wtf|price|bill|omg/iu],
  ["smug", /smart|genius|clever|works on|told you|free|discount/iu],
  ["disgusted", /gross|cringe|disgust|eww|bad/iu],
  ["dreamy", /love|dream|vacation|holiday|crush/iu],
];

export const drawingOf = (subject: FoundSubject, seed: number): ArtReference =>
  artSchema.parse({ ...subject.drawing, seed });

/** The main drawing. What no drawing shows becomes a box that says what is in it. */
export function chooseArt(brief: Brief, seed: number): ArtReference {
  const [main] = brief.subjects;
  if (!main)
    return artSchema.parse({
      kit: "pack",
      variant: "box",
      label: capitalised(brief.label).slice(0, 26) || undefined,
      seed,
    });
  const art = drawingOf(main, seed);
  if (art.kit === "screen" && brief.label) return { ...art, title: capitalised(brief.label).slice(0, 26) };
  return art;
}

/** Smaller things: what else the description names, then what goes with the main thing. */
export function chooseExtras(brief: Brief, count: number, random: Random): ArtReference[] {
  const [main, ...others] = brief.subjects;
  const named = others.map((subject) => drawingOf(subject, 1)).filter((art) => art.kit === "object");
  const company = [...COMPANY[main?.category ?? "gift"]]
    .sort(() => random() - 0.5)
    .map((variant) => artSchema.parse({ kit: "object", variant }));
  const seen = new Set<string>([main?.drawing.variant ?? ""]);
  return [...named, ...company].filter(({ variant }) => !seen.has(variant) && seen.add(variant)).slice(0, count);
}

/** Who acts in a meme, with the face that the words ask for. */
export function chooseCharacter({ text, subjects }: Brief, random: Random, seed: number): ArtReference {
  const names = subjects.map((subject) => String(subject.drawing.variant));
  const variant = names.includes("cat-face")
    ? "cat"
    : names.includes("duck")
      ? "duck"
      : names.includes("robot") || /\b(?:ai|code|developers?|deploy|server|bug)\b/iu.test(text)
        ? "bot"
        : (["person", "cat", "duck", "person"][Math.floor(random() * 4)] ?? "person");
  const mood = MOOD_WORDS.find(([, words]) => words.test(text))?.[0] ?? (random() < 0.5 ? "happy" : "thrilled");
  return artSchema.parse({ kit: "character", variant, mood, seed });
}
