import type { Intent } from "../../../shared/intents.ts";
import { keepsLogo } from "../../layouts/keeps-logo.ts";
import { LAYOUTS } from "../../layouts/layouts.ts";
import { type ArtReference, SHAPES } from "../../scene/art-reference.ts";
import type { LayoutId } from "../../scene/layout-id.ts";
import type { LogoMark } from "../../scene/logo-mark.ts";
import { MAX_DIRECTIONS, MAX_MORE_PHOTOS, type Scene, type Slots, sceneSchema } from "../../scene/scene.ts";
import { typefaceSchema } from "../../scene/typefaces.ts";
import { withoutEmoji } from "../brand/without-emoji.ts";
import { isDirection } from "../planned/plan.ts";
import type { Drawn, Planned } from "../planned/planned.ts";
import { hasRole } from "../understood/roles-of.ts";
import type { Said } from "../understood/understood.ts";
import type { Wish } from "../wish.ts";
import { badgeOf } from "../written/badge.ts";
import { line, repeats, says } from "../written/lines.ts";
import { write } from "../written/write.ts";
import { contactsLast } from "../written/write-facts.ts";
import { ASKING } from "../written/write-headlines.ts";
import type { Written } from "../written/written.ts";
import { type Idea, ideasFor, offeredAt, SHOWS_SEVERAL } from "./ideas-for.ts";

const MARKS: Record<Intent, LogoMark> = {
  goods: "spark",
  venue: "sun",
  service: "home",
  software: "stack",
  event: "bolt",
  course: "orbit",
  hiring: "smile",
  cause: "heart",
  opening: "sun",
  launch: "bolt",
  comparison: "grid",
  explanation: "orbit",
  joke: "smile",
};

/** A brand without a letter is not drawn. */
export const NO_NAME = "★";
/** Only this typeface has fallbacks of the same weight in every alphabet. */
const NOT_LATIN = new Set(["ru", "ar", "ja", "zh"]);
const WITH_BADGE: ReadonlySet<LayoutId> = new Set(["pedestal", "spotlight", "melt", "coupon", "street", "checklist"]);

/** The words, the drawing and the colours in a layout that suits them. */
export function layOut(
  planned: Planned,
  wish: Pick<Wish, "seed" | "photo" | "photos" | "logo" | "font" | "borrowed" | "hasBadge" | "layout" | "kit">,
): Scene {
  const { seed, photo, photos = [], logo, borrowed, hasBadge = true } = wish;
  const written = write(planned, borrowed?.tactic);
  const { type, brand, intent, palette, language, text, drawing } = written;
  const directions = written.directions.slice(0, MAX_DIRECTIONS).map(({ words }) => words);
  const { layout, slots = slotsOf(written, layout, hasBadge) } = ideaOf(planned, wish);
  return sceneSchema.parse({
    layout,
    type,
    // Beside the name of somebody's brand a mark of ours would look like its logo.
    brand: { name: nameOf(brand) || NO_NAME, mark: wish.kit ? undefined : MARKS[intent], logo },
    palette,
    // An emoji has colours of its own.
    slots: wish.kit ? withoutEmoji(slots) : slots,
    art: artFor(layout, drawing, seed),
    extras: [],
    seed: (layout === borrowed?.layout ? borrowed.variant : undefined) ?? seed % 1_000,
    said: {
      text,
      language,
      exact: exactOf(written),
      avoided: written.avoided,
      ...(directions.length > 0 && { directions }),
    },
    typeface: wish.font ? "own" : NOT_LATIN.has(language) ? "grotesque" : (fontOf(wish) ?? borrowed?.typeface),
    font: wish.font,
    ...(photo !== undefined && { photo }),
    ...(photos.length > 0 && SHOWS_SEVERAL.has(layout) && { photos: photos.slice(0, MAX_MORE_PHOTOS) }),
  });
}

/** One that we do not have any more is not set. */
const fontOf = ({ kit }: Pick<Wish, "kit">) => typefaceSchema.safeParse(kit?.headlineFont).data;

/** What must be read on the picture, word for word. */
export const exactOf = ({ exact, given = [] }: Planned): string[] => [...new Set([...Object.values(exact), ...given])];

const LONGEST_NAME = 30;

/** A name that somebody has set is not cut: no picture with half of it passes. */
export const nameOf = (brand: Said | undefined) =>
  brand && (brand.isGiven ? brand.words : line(brand.words)).slice(0, LONGEST_NAME);

/** A town or a forest around it, or the white rim of a sticker, has colours of its own and not those of a brand. */
const HAS_COLOURS: ReadonlySet<LayoutId> = new Set(["billboard", "stickers"]);

/** Then the ideas begin again. Each turn before this one costs time on a thread that answers everybody. */
const MOST_TURNS = 16;

/**
 * The idea of this turn. The words of a turn decide what fits, so the turns before it are gone through to know what
 * they showed: nothing is shown twice while something else fits.
 */
function ideaOf(
  planned: Planned,
  {
    hasBadge = true,
    borrowed,
    logo,
    font,
    layout: wanted,
    kit,
  }: Pick<Wish, "hasBadge" | "borrowed" | "logo" | "font" | "layout" | "kit">,
): Idea {
  const turns = Math.abs(planned.turn) % MOST_TURNS;
  const shown = new Set<LayoutId>();
  let idea: Idea = { layout: "notice" };
  for (let turn = 0; turn <= turns; turn++) {
    const written = write({ ...planned, turn }, borrowed?.tactic);
    const ideas = ideasFor(written, slotsOf(written, undefined, hasBadge), borrowed?.layout).filter(
      ({ layout }) =>
        (logo === undefined || keepsLogo(layout)) &&
        // A poster is set in faces of its own.
        (font === undefined || !LAYOUTS[layout].limits) &&
        !(kit && HAS_COLOURS.has(layout)),
    );
    const asked = turn === turns ? ideas.find(({ layout }) => layout === wanted) : undefined;
    if (asked) return asked;
    const offered = written.hasMore ? offeredAt(turn, ideas) : ideas;
    const isRound = offered.every(({ layout }) => shown.has(layout));
    if (isRound) for (const layout of written.hasMore ? offered.map((one) => one.layout) : shown) shown.delete(layout);
    idea = offered.find(({ layout }) => !shown.has(layout)) ?? idea;
    shown.add(idea.layout);
  }
  return idea;
}

/** These need something to show; without a sure drawing it is an ornament, which claims nothing. */
const WITH_ORNAMENT: ReadonlySet<LayoutId> = new Set(["split", "billboard"]);

function artFor(layout: LayoutId, drawing: Drawn | undefined, seed: number): ArtReference {
  if (drawing && (drawing.place === "hero" || !WITH_ORNAMENT.has(layout))) return { ...drawing.art, seed: seed % 7 };
  if (!WITH_ORNAMENT.has(layout)) return { kit: "none", variant: "none", seed };
  return { kit: "shape", variant: SHAPES[seed % SHAPES.length] ?? "arcs", seed };
}

/** Less sure, and what stands alone on the napkin may be half of it. */
const SURE_NOTE = 0.6;
const LONGEST_NOTE = 40;

/** The subject in words, where nothing shows it. One side of a comparison is not what it is about. */
function noteOf(written: Written): Pick<Slots, "note"> {
  const { drawing, subject, language } = written;
  if (drawing || !subject || subject.sure < SURE_NOTE || isDirection(subject, written)) return {};
  const words = subject.words.replace(ASKING, "");
  const isSide = words.split(" ").some((word) => hasRole(word, "comparison", language));
  return isSide ? {} : { note: line(words).slice(0, LONGEST_NOTE) };
}

/** What a layout prints. A badge takes an offer out of the list of facts, but only where the layout has one. */
function slotsOf(written: Written, layout: LayoutId | undefined, hasBadge: boolean): Slots {
  const { headline, subline, facts, more, bullets, button, offers, exact, language } = written;
  const unsaid = offers.filter(({ words }) => !says(headline, words));
  const offer =
    hasBadge && (layout === undefined || WITH_BADGE.has(layout))
      ? badgeOf({ offers: unsaid, language }, exact.badge)
      : undefined;
  const isSaid = (fact: string, words: string) => repeats(fact, words) && fact.length <= words.length;
  const left = contactsLast([...facts, ...more], written).filter((fact) => !offer || !isSaid(fact, line(offer.words)));
  return {
    headline,
    ...(subline && { subline }),
    ...(left.length > 0 && { facts: left }),
    ...(bullets.length > 0 && { bullets }),
    ...(button && { button }),
    ...(offer && { badge: offer.badge }),
    ...noteOf(written),
  };
}
