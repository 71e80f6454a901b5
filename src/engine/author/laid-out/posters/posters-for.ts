import type { Intent } from "../../../../shared/intents.ts";
import { admits } from "../../../giant-type/limits.ts";
import { LAYOUTS } from "../../../layouts/layouts.ts";
import type { LayoutId } from "../../../scene/layout-id.ts";
import type { Slots } from "../../../scene/scene.ts";
import { bare } from "../../../text/bare.ts";
import { QUIET_TRADES } from "../../../words/quiet-trades.ts";
import { hasRole } from "../../understood/roles-of.ts";
import { isUnspaced, repeats, says } from "../../written/lines.ts";
import { contactsLast } from "../../written/write-facts.ts";
import type { Written } from "../../written/written.ts";
import { giantsFor } from "./giants-for.ts";

/**
 * Which poster suits which kind of ad, the strongest first. Bricks hide words that were not chosen for them, so the wall
 * comes last but for jobs, and nothing is blacked out that somebody has to read.
 */
const BY_INTENT: Record<Intent, readonly LayoutId[]> = {
  event: ["overprint", "arcs", "horizon", "barricade", "wall"],
  hiring: ["wall", "skyline", "tide", "marked", "barricade", "horizon"],
  cause: ["arcs", "barricade", "horizon", "glyph", "wall"],
  service: ["dial", "marked", "glyph", "horizon", "barricade", "wall"],
  opening: ["horizon", "skyline", "overprint", "arcs", "wall"],
  course: ["tide", "arcs", "overprint", "horizon", "glyph", "wall"],
  software: ["tide", "swell", "marked", "glyph", "wall"],
  goods: ["swell", "skyline", "overprint", "tide", "horizon", "wall"],
  comparison: ["marked", "tide", "swell", "barricade", "wall"],
  venue: ["horizon", "skyline", "arcs", "swell", "glyph", "wall"],
  launch: ["swell", "barricade", "skyline", "tide", "horizon", "wall"],
  explanation: ["glyph", "horizon", "arcs", "wall"],
  joke: ["barricade", "swell", "arcs", "wall"],
};

const WITH_PHOTO: Record<Intent, readonly LayoutId[]> = {
  event: ["behind", "two-inks", "tuck", "story", "calm", "cut-out", "caption-bar", "corner", "porthole"],
  hiring: ["closer", "tuck", "caption-bar", "calm", "quoted", "story", "corner", "porthole", "two-inks"],
  cause: ["calm", "story", "quoted", "two-inks", "caption-bar", "porthole", "tuck"],
  service: ["calm", "caption-bar", "quoted", "corner", "story", "porthole", "tuck", "closer"],
  opening: ["behind", "tuck", "magazine", "caption-bar", "calm", "corner", "porthole", "cut-out"],
  course: ["behind", "porthole", "caption-bar", "cut-out", "quoted", "story", "calm", "tuck", "corner", "two-inks"],
  software: ["porthole", "caption-bar", "quoted", "tuck", "calm"],
  goods: [
    "behind",
    "corner",
    "calm",
    "closer",
    "triptych",
    "magazine",
    "quoted",
    "porthole",
    "story",
    "tuck",
    "cut-out",
  ],
  comparison: ["porthole", "caption-bar", "tuck", "calm"],
  venue: ["behind", "calm", "triptych", "magazine", "tuck", "story", "quoted", "porthole", "closer"],
  launch: ["behind", "tuck", "magazine", "calm", "caption-bar", "corner", "porthole", "cut-out"],
  explanation: ["porthole", "caption-bar", "closer", "calm"],
  joke: ["behind", "tuck", "caption-bar", "porthole", "two-inks"],
};

const QUIET: readonly LayoutId[] = ["horizon", "glyph"];
const QUIET_PHOTO: readonly LayoutId[] = ["calm", "story", "porthole"];

type Poster = { layout: LayoutId; slots: Slots };

/**
 * Posters whose limits admit the words, each with what it prints, the strongest first. Those that have to leave
 * something out are apart.
 */
export function postersFor(written: Written): { whole: Poster[]; shorter: Poster[] } {
  const { intent, hasPhoto, hasMore, text } = written;
  const isQuiet = QUIET_TRADES.test(text);
  const withPhoto = isQuiet ? QUIET_PHOTO : WITH_PHOTO[intent];
  const typed = isQuiet ? QUIET : BY_INTENT[intent];
  const wanted: readonly LayoutId[] = hasMore
    ? [...new Set(["triptych", ...withPhoto] as const)]
    : hasPhoto
      ? withPhoto
      : typed;
  const inRooms = (rooms: readonly Room[]) => {
    const found = rooms.flatMap((room) => wanted.flatMap((layout) => admitted(layout, written, room) ?? []));
    return found.filter(({ layout }, at) => found.findIndex((other) => other.layout === layout) === at);
  };
  const whole = inRooms(["all", "subline"]);
  // The user's own subline is never left out, and one word with nothing below it does not say what the ad is for.
  const isBare = !/\s/u.test(written.headline.trim()) && !isUnspaced(written.headline);
  const rest = isAsked(written) || isBare ? [] : inRooms(["lines", "facts"]);
  return { whole, shorter: rest.filter(({ layout }) => !whole.some((other) => other.layout === layout)) };
}

/** How much a poster prints below its headline: all there is, the subline and the facts, short lines, the facts alone. */
type Room = "all" | "subline" | "lines" | "facts";

/** One poster with what it would print, if it admits the words. */
export const posterFor = (layout: LayoutId, written: Written) =>
  admitted(layout, written, "all") ??
  admitted(layout, written, "subline") ??
  (isAsked(written) ? undefined : (admitted(layout, written, "lines") ?? admitted(layout, written, "facts")));

const isAsked = ({ exact }: Written) => exact.subline !== undefined || exact.tagline !== undefined;

function admitted(layout: LayoutId, written: Written, room: Room) {
  const { limits } = LAYOUTS[layout];
  // Every poster cuts its photograph.
  if (written.isSheet) return undefined;
  const slots = slotsOf(layout, written, room);
  return limits && slots && admits(limits, slots, written.hasPhoto, written.isCutOut) ? { layout, slots } : undefined;
}

const ENOUGH_LINES = 3;

/** A poster has a headline, facts and a call. What neither names has to be said, or nobody knows what the ad is for. */
function slotsOf(layout: LayoutId, written: Written, room: Room): Slots | undefined {
  const { subline, facts, more, button, subject, brand, language } = written;
  const giants = giantsFor(layout, written);
  if (!giants) return undefined;
  const { headline = written.headline, ...large } = giants;
  const { name, role } = large.person ?? {};
  const said = [headline, ...(large.giants ?? []), name, role].filter((words) => words !== undefined);
  const isNamed = !subject || [...said, ...facts].some((words) => repeats(words, subject.words));
  const isWanted =
    subline &&
    (room === "all" || room === "subline" || !isNamed) &&
    !hasRole(subline.toLowerCase(), "contact", language);
  const isTold =
    subline && (repeats(headline, subline) || [...said, brand?.words ?? ""].some((words) => says(words, subline)));
  const own = askedLines(written, [headline, button ?? ""]);
  const above = [...own, ...(isWanted && !isTold && !own.some((words) => repeats(words, subline)) ? [subline] : [])];
  const whole = [...said, (large.giants ?? []).join(" "), ...above];
  const isNew = (fact: string) => !whole.some((words) => repeats(words, fact) && fact.length <= words.length);
  const rest = facts.map((fact) => fact.split(" · ").filter(isNew).join(" · ")).filter(Boolean);
  const left = room === "all" || room === "lines" ? Math.max(0, ENOUGH_LINES - above.length - rest.length) : 0;
  const lines = contactsLast([...above, ...rest, ...more.filter(isNew).slice(0, left)], written);
  if (!written.listed.every((words) => lines.includes(words))) return undefined;
  return { headline, ...large, ...(lines.length > 0 && { facts: lines }), ...(button && { button }) };
}

/** What the user wanted word for word. A poster has neither a badge nor a place for a tagline, so they are lines. */
const askedLines = ({ exact: { subline, tagline, badge } }: Written, said: readonly string[]): string[] =>
  [subline, tagline, badge]
    .filter((words) => words !== undefined)
    .filter((words) => !said.some((other) => bare(other).includes(bare(words))));
