import type { AdType } from "../../shared/ad-types.ts";
import { type Random, seededRandom } from "../random.ts";
import type { ArtReference } from "../scene/art-reference.ts";
import type { LogoMark } from "../scene/logo-mark.ts";
import { type Scene, type Slots, sceneSchema } from "../scene/scene.ts";
import { authorMeme } from "./author-meme.ts";
import type { Brief } from "./brief.ts";
import { chooseArt, chooseCharacter, chooseExtras, drawingOf, isThing } from "./choose-art.ts";
import { chooseLayout } from "./choose-layout.ts";
import { choosePalette } from "./choose-palette.ts";
import { capitalised } from "./find-clauses.ts";
import type { Language } from "./language.ts";
import { shorten } from "./shorten.ts";
import { spreadSeed } from "./spread-seed.ts";
import { understand } from "./understand.ts";
import type { Category } from "./words/subject.ts";
import { writeCopy } from "./write-copy.ts";

const MARKS: Record<Category, LogoMark> = {
  food: "smile",
  drink: "drop",
  fashion: "spark",
  beauty: "sun",
  tech: "bolt",
  software: "stack",
  home: "home",
  service: "home",
  pet: "heart",
  plant: "leaf",
  travel: "peak",
  sport: "bolt",
  learning: "orbit",
  money: "grid",
  gift: "heart",
};

const NO_NAME = "★";
const NOT_LATIN: ReadonlySet<Language> = new Set<Language>(["ru", "ar", "ja", "zh"]);

export type Wish = {
  description: string;
  type: AdType;
  /** The same seed gives the same creative, a different seed a different idea. */
  seed: number;
  /** Colours of the inspiration pictures, the strongest first. */
  colors?: readonly string[];
  /** The key of the user's own picture, when there is one to show. */
  photo?: string | undefined;
};

/** Turns a description into a scene: understands it, writes the copy, chooses a layout, a drawing and colours. */
export function authorScene({ description, type, seed, colors = [], photo }: Wish): Scene {
  const brief = understand(description);
  const random = seededRandom(spreadSeed(seed));
  const palette = choosePalette(brief, colors, random);
  const common = {
    type,
    brand: {
      name: type === "meme" ? (brief.name ?? NO_NAME) : brandName(brief),
      mark: MARKS[brief.subjects[0]?.category ?? "gift"],
    },
    palette,
    seed: seed % 1_000,
    // Only this typeface has fallbacks of the same weight in every alphabet.
    ...(NOT_LATIN.has(brief.language) && { typeface: "grotesque" as const }),
    ...(photo !== undefined && { photo }),
  };
  if (type === "meme") {
    const { layout, slots } = authorMeme(brief, seed, photo !== undefined);
    const art = chooseCharacter(brief, random, seed % 5);
    const things = brief.subjects.map((subject) => drawingOf(subject, 1)).filter(isThing);
    return sceneSchema.parse({
      ...common,
      layout,
      slots: fitted(slots),
      art,
      // The main drawing is not shown again as a prop.
      extras: things.filter(({ variant }) => variant !== art.variant).slice(0, 2),
    });
  }
  const slots = withNotes(fitted(writeCopy(brief, seed)), brief);
  const art = chooseArt(brief, seed % 7);
  const layout = chooseLayout(type, { brief, slots, art, hasPhoto: photo !== undefined }, random);
  return sceneSchema.parse({
    ...common,
    layout,
    slots,
    ...drawings(layout, art, brief, random),
  });
}

const brandName = ({ name, label, subjects }: Brief) =>
  shorten(name ?? (capitalised(/\p{L}/u.test(label) ? label : (subjects[0]?.english ?? "")) || NO_NAME), 28);

function drawings(
  layout: Scene["layout"],
  art: ArtReference,
  brief: Brief,
  random: Random,
): { art: ArtReference; extras: ArtReference[] } {
  const seed = Math.floor(random() * 6);
  switch (layout) {
    case "stickers":
      return { art, extras: around(art, chooseExtras(brief, 3, random)) };
    case "checklist":
      return { art, extras: chooseExtras(brief, 1, random) };
    case "bento":
      return {
        art: { kit: "screen", variant: "dashboard", title: capitalised(brief.label).slice(0, 26), seed },
        extras: [art],
      };
    case "street":
      return { art: { kit: "place", variant: "van", seed: seed % 2 }, extras: [] };
    case "doodle-scene":
      return {
        art:
          isThing(art) || isLabelled(art)
            ? art
            : { kit: "doodle", variant: art.kit === "pack" ? "idea" : "desk", seed },
        extras: [],
      };
    case "strip":
      return {
        art: { kit: "doodle", variant: "idea", seed },
        extras: [
          isThing(art) ? art : { kit: "doodle", variant: "juggle", seed },
          { kit: "doodle", variant: "launch", seed },
        ],
      };
    default:
      return { art, extras: [] };
  }
}

/** A box without a label would not show what is sold. */
const isLabelled = (art: ArtReference) => art.kit === "pack" && (art.variant !== "box" || art.label !== undefined);

/** Repeats the main thing between the others, so that it is clear what is sold. */
const around = (art: ArtReference, others: ArtReference[]) => others.flatMap((other) => [other, art]);

/** Words on the label, on the van or beside the picture, from the description. */
function withNotes(slots: Slots, { name, label, offer, price, deadline }: Brief): Slots {
  // Without a name in the description, the label already serves as the brand name.
  const note = name && label ? capitalised(shorten(label, 26)) : undefined;
  const stats = [
    { value: offer?.isUpTo ? "" : (offer?.short ?? ""), label: shorten(deadline ?? label, 30) },
    { value: price ?? "", label: shorten(label, 30) },
  ].filter((fact) => fact.value && fact.value.length <= 12 && fact.label);
  return { ...slots, ...(note && { note }), ...(stats.length > 0 && { stats }) };
}

/** Shortens the words to the lengths a scene allows. */
function fitted(slots: Slots): Slots {
  return {
    ...slots,
    headline: shorten(slots.headline, 110),
    ...(slots.subline && { subline: shorten(slots.subline, 160) }),
    ...(slots.bullets && { bullets: slots.bullets.map((bullet) => shorten(bullet, 56)) }),
  };
}
