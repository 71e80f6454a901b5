import { type ArtReference, artSchema } from "../scene/art-reference.ts";
import { type Scene, type Slots, sceneSchema } from "../scene/scene.ts";
import { NO_NAME } from "./lay-out.ts";
import type { Planned } from "./planned/planned.ts";
import { numberOf } from "./planned/turns.ts";
import { shorten } from "./shorten.ts";
import type { Said } from "./understood/understood.ts";
import type { Wish } from "./wish.ts";
import { NAMED_TEMPLATE } from "./words/meme-templates.ts";
import { MOOD_WORDS } from "./words/moods.ts";
import { halvesOf } from "./written/halves.ts";
import { line } from "./written/lines.ts";
import { printableText } from "./written/printable-text.ts";

const LONGEST = 110;
const LONGEST_HALF = 54;
const CHARACTERS = ["person", "cat", "duck", "bot"] as const;

/** A meme: the user's own words, in the form that they ask for. */
export function authorMeme(planned: Planned, { seed, photo, logo }: Pick<Wish, "seed" | "photo" | "logo">): Scene {
  const { type, palette, text, language, brand } = planned;
  const { layout, slots } = wordsOf(planned);
  const art = characterFor(planned, seed);
  return sceneSchema.parse({
    layout: photo === undefined ? layout : "shout",
    type,
    brand: { name: brand?.words.slice(0, 30) ?? NO_NAME, mark: "smile", logo },
    palette,
    slots,
    art,
    extras: planned.drawing?.place === "hero" && isThing(planned.drawing.art) ? [planned.drawing.art] : [],
    seed: seed % 1_000,
    said: { text, language, exact: Object.values(planned.exact) },
    ...(photo !== undefined && { photo }),
  });
}

const isThing = (art: ArtReference | undefined) => art?.kit === "object" || art?.kit === "illustration";

function wordsOf(planned: Planned): { layout: Scene["layout"]; slots: Slots } {
  const { top, bottom, headline } = planned.exact;
  if (top && bottom && top !== bottom)
    return { layout: "shout", slots: { headline: shorten(top, LONGEST), subline: shorten(bottom, LONGEST) } };
  const quoted = [top, bottom].find((words) => words && /["“„«「]\s*$/u.test(planned.text.split(words)[0] ?? ""));
  const only =
    headline ?? (top && bottom ? undefined : quoted && !planned.text.includes(`'${quoted}'`) ? quoted : undefined);
  if (only) return { layout: "caption", slots: { headline: shorten(only, LONGEST) } };
  // With one caption only, the other was not recognised: the whole text has both.
  const whole = top || bottom ? planned.text : jokeOf(planned);
  const halves = halvesOf(whole, planned.language);
  // Every other try has the words as they are, should the halves not fit.
  if (planned.turn % 2 === 0 && halves?.every((half) => half.length <= LONGEST_HALF))
    return { layout: "reject-accept", slots: { headline: halves.join(" / "), bullets: halves } };
  // Whoever speaks gets a line of their own: "nobody: / me: ...".
  const lines = whole.split(/\s*(?:\n|\s\/\s|\/{2,})\s*/u).filter(Boolean);
  return { layout: "caption", slots: { headline: shorten(lines.map(line).join("\n"), LONGEST + 20) || NO_NAME } };
}

/** A joke is told whole: only what stands before or after it may be a direction, and only a whole clause of it. */
function jokeOf({ text, directions, pieces }: Planned): string {
  const isClause = ({ from, to }: Said) =>
    /(?:^|[.:;,\n(]\s*)$/u.test(text.slice(0, from)) && /^(?:$|\s*[.:;,\n)])/u.test(text.slice(to));
  const kept = [...pieces, ...directions.filter((direction) => !isClause(direction))].sort((a, b) => a.from - b.from);
  const joke = (kept.length > 0 && printableText({ text, pieces: kept })) || text;
  return joke.replace(NAMED_TEMPLATE, "");
}

/** The character of a meme, with the face that the words ask for. */
function characterFor({ text, drawing }: Planned, seed: number): ArtReference {
  const thing = drawing?.art.kit === "object" || drawing?.art.kit === "illustration" ? String(drawing.art.variant) : "";
  const named = CHARACTERS.find((name) => thing.includes(name === "bot" ? "robot" : name));
  const variant = named ?? CHARACTERS[(numberOf(text) + seed) % CHARACTERS.length];
  const mood = MOOD_WORDS.find(([, words]) => words.test(text))?.[0] ?? "happy";
  return artSchema.parse({ kit: "character", variant, mood, seed: seed % 5 });
}
