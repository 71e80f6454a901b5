import type { Random } from "../random.ts";
import { type ArtReference, artSchema, type Mood } from "../scene/art-reference.ts";
import type { Brief } from "./brief.ts";
import { capitalised } from "./find-clauses.ts";
import type { FoundSubject } from "./find-subject.ts";
import { type Category, type Drawing, drawn, thing } from "./words/subject.ts";

/** Things to place around the main one when a layout shows several. */
const COMPANY: Record<Category, readonly Drawing[]> = {
  food: [thing("tomato"), thing("herb"), thing("lemon"), drawn("salad"), thing("cherries"), thing("strawberry")],
  drink: [drawn("cookie"), thing("croissant"), drawn("coffee"), thing("lemon"), drawn("chocolate"), drawn("doughnut")],
  fashion: [
    thing("sunglasses"),
    thing("handbag"),
    drawn("tshirt"),
    drawn("watch"),
    thing("shopping-bags"),
    drawn("runner"),
  ],
  beauty: [thing("soap"), thing("droplet"), drawn("bouquet"), drawn("candle"), thing("lipstick"), thing("herb")],
  tech: [drawn("headphones"), drawn("laptop"), drawn("keyboard"), drawn("watch"), drawn("controller"), drawn("camera")],
  software: [
    drawn("laptop"),
    thing("rocket"),
    thing("light-bulb"),
    thing("trophy"),
    drawn("keyboard"),
    drawn("coffee"),
  ],
  home: [drawn("monstera"), drawn("candle"), drawn("sofa"), drawn("cactus"), thing("light-bulb"), thing("books")],
  service: [drawn("wrench"), drawn("drill"), drawn("toolbox"), drawn("cleaning"), drawn("roller")],
  pet: [thing("bone"), thing("paw-prints"), drawn("dog"), drawn("cat"), thing("wrapped-gift"), thing("soccer-ball")],
  plant: [drawn("monstera"), thing("sunflower"), drawn("bouquet"), drawn("cactus"), thing("herb"), thing("droplet")],
  travel: [thing("luggage"), thing("airplane"), thing("sunglasses"), drawn("camera"), thing("tent"), drawn("sailboat")],
  sport: [
    drawn("runner"),
    thing("basketball"),
    thing("soccer-ball"),
    thing("trophy"),
    drawn("watch"),
    drawn("headphones"),
  ],
  learning: [
    thing("books"),
    thing("pencil"),
    thing("light-bulb"),
    thing("open-book"),
    thing("trophy"),
    thing("artist-palette"),
  ],
  money: [thing("money-bag"), thing("credit-card"), thing("trophy"), thing("house"), thing("key"), thing("gem-stone")],
  gift: [
    thing("wrapped-gift"),
    thing("party-popper"),
    drawn("cake"),
    thing("shopping-bags"),
    drawn("bouquet"),
    thing("crown"),
  ],
};

const MOOD_WORDS: readonly (readonly [Mood, RegExp])[] = [
  ["thrilled", /wide-eyed|excited|thrilled|new (?:hook )?idea|first try|it works|payday|success/iu],
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

type Story = Extract<ArtReference, { kit: "screen" }>["story"];

/** A screen about a different topic than the ad would give away that the screen is invented. */
const STORY_WORDS: readonly (readonly [Story, RegExp])[] = [
  ["bookings", /book(?!keep)|appointment|salon|groom|clinic|calendar|schedul|reserv|termin|rendez|予約/iu],
  ["invoices", /invoic|billing|get paid|rechnung|factur|fattur|請求|счет|accounting|bookkeep/iu],
  ["payroll", /payroll|\bhr\b|salary|salaries|employees|lohn/iu],
  ["habit", /habit|fitness|health|sleep|meditat|medit|workout|streak|wellness|language learning/iu],
  ["budget", /budget|saving|expense|personal finance|money app/iu],
  ["support", /support|help ?desk|tickets?|inbox|customer service|chat/iu],
  ["launch", /launch|project|kanban|roadmap|task|to-?do|team ?work|deploy|release/iu],
  ["sales", /\bcrm\b|sales|pipeline|deals|leads|revenue|analytics|dashboard/iu],
];

/** The main drawing. A thing without a drawing becomes a box with its name on the label. */
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
  if (art.kit === "screen") {
    const story = STORY_WORDS.find(([, words]) => words.test(brief.text))?.[0];
    return { ...art, story, ...(brief.label && { title: capitalised(brief.label).slice(0, 26) }) };
  }
  return art;
}

/** A single thing: an illustration or one of the object drawings. */
export const isThing = (art: ArtReference) => art.kit === "illustration" || art.kit === "object";

/** Smaller things: what else the description names, then what goes with the main thing. */
export function chooseExtras(brief: Brief, count: number, random: Random): ArtReference[] {
  const [main, ...others] = brief.subjects;
  // A weak subject, such as a town, says where the thing is sold, so it is not drawn beside it.
  const named = others
    .filter(({ isWeak }) => !isWeak)
    .map((subject) => drawingOf(subject, 1))
    .filter(isThing);
  const company = [...COMPANY[main?.category ?? "gift"]]
    .sort(() => random() - 0.5)
    .map((drawing) => artSchema.parse(drawing));
  const seen = new Set<string>([main?.drawing.variant ?? ""]);
  return [...named, ...company].filter(({ variant }) => !seen.has(variant) && seen.add(variant)).slice(0, count);
}

/** The character of a meme, with the expression that the words suggest. */
export function chooseCharacter({ text, subjects }: Brief, random: Random, seed: number): ArtReference {
  const names = subjects.map((subject) => String(subject.drawing.variant));
  const variant = names.includes("cat")
    ? "cat"
    : names.includes("duck")
      ? "duck"
      : names.includes("robot") || /\b(?:ai|code|developers?|deploy|server|bug)\b/iu.test(text)
        ? "bot"
        : (["person", "cat", "duck", "person"][Math.floor(random() * 4)] ?? "person");
  const mood = MOOD_WORDS.find(([, words]) => words.test(text))?.[0] ?? (random() < 0.5 ? "happy" : "thrilled");
  return artSchema.parse({ kit: "character", variant, mood, seed });
}
