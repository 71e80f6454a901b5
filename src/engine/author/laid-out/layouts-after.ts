import { admits } from "../../giant-type/limits.ts";
import { claimOf } from "../../layouts/invents.ts";
import { LAYOUTS } from "../../layouts/layouts.ts";
import type { LayoutId } from "../../scene/layout-id.ts";
import type { Slots } from "../../scene/scene.ts";
import { isEaten } from "../planned/is-eaten.ts";
import type { Written } from "../written/written.ts";

/** Layouts of one kind, and those that come nearest when none of them can carry the words. */
type Kind = { members: readonly LayoutId[]; instead: readonly LayoutId[] };

const KINDS: readonly Kind[] = [
  {
    members: ["pedestal", "spotlight", "arch", "poster", "melt"],
    instead: ["split", "billboard", "banner"],
  },
  {
    members: ["stickers", "pattern", "lineup", "polaroids"],
    instead: ["split", "billboard", "banner"],
  },
  {
    members: ["checklist", "anatomy", "steps", "bento", "versus", "before-after", "receipt", "memo", "chart", "poll"],
    instead: ["column", "notice", "card"],
  },
  {
    members: ["card", "notice", "letter", "launch-note", "tear-off", "post", "thread", "testimonial", "clipping"],
    instead: ["column", "sign"],
  },
  { members: ["coupon", "ticket"], instead: ["banner", "sign", "billboard"] },
  { members: ["figure"], instead: ["split", "billboard", "notice"] },
  { members: ["dashboard", "phone", "search", "dialog"], instead: ["split", "card", "notice"] },
  { members: ["street", "sign", "makeover"], instead: ["banner", "card"] },
  { members: ["overlay", "billboard", "split"], instead: ["banner", "column"] },
  { members: ["cover", "banner", "column"], instead: ["billboard", "notice"] },
];

type Need = (written: Written, slots: Slots) => boolean;

const hasThing: Need = ({ drawing, hasPhoto }) => hasPhoto || drawing?.place === "hero";
/** A drawing large in the middle, and lines beside it that the facts do not say already. */
const hasThingAndLines: Need = (written, slots) => {
  const { bullets = [], facts = [] } = slots;
  return hasThing(written, slots) && bullets.length > 0 && !bullets.some((line) => facts.includes(line));
};
const isScreen: Need = ({ drawing }) => drawing?.art.kit === "screen";
const isList: Need = ({ offers, dates, hasPhoto, drawing }, { bullets = [] }) =>
  bullets.length >= 3 && offers.length + dates.length === 0 && (hasPhoto || drawing !== undefined);
const always: Need = () => true;

/** Layouts that show a photograph well. Posters say so themselves, in their limits. */
const WITH_PHOTO: ReadonlySet<LayoutId> = new Set(["overlay", "spotlight", "arch", "split", "pedestal", "polaroids"]);

/** What has to be there before a layout can be borrowed. Those not listed have no room for what a customer needs. */
const NEEDS: Partial<Record<LayoutId, Need>> = {
  pedestal: hasThing,
  spotlight: hasThing,
  arch: hasThing,
  poster: hasThing,
  melt: (written, slots) => hasThing(written, slots) && isEaten(written.drawing),
  stickers: hasThing,
  pattern: hasThing,
  lineup: hasThingAndLines,
  polaroids: hasThingAndLines,
  overlay: ({ hasPhoto, drawing }) => hasPhoto || drawing?.art.kit === "landscape",
  dashboard: isScreen,
  phone: isScreen,
  checklist: isList,
  anatomy: isList,
  steps: (written, slots) => isList(written, slots) && written.intent === "explanation",
  street: ({ drawing }) => drawing?.art.kit === "place",
  coupon: (_, { badge }) => badge !== undefined,
  ticket: ({ dates }) => dates.length > 0,
  split: always,
  billboard: always,
  notice: always,
  column: always,
  card: always,
  banner: always,
  sign: always,
};

/**
 * The layout of another ad if it can carry these words, else those of its kind that can. Nothing when that kind is for
 * another sort of creative: a sketch does not become a poster.
 */
export function layoutsAfter(layout: LayoutId, written: Written, slots: Slots): LayoutId[] {
  if (written.type === "chatgptdoodle" || written.type === "meme") return [];
  const can = (id: LayoutId) => carries(id, written, slots);
  if (can(layout)) return [layout];
  const kind = KINDS.find(({ members }) => members.includes(layout));
  const alike = kind?.members.filter(can) ?? [];
  return alike.length > 0 ? alike : (kind?.instead.filter(can) ?? []);
}

function carries(layout: LayoutId, written: Written, slots: Slots): boolean {
  if (claimOf(layout, slots) !== undefined) return false;
  const { limits } = LAYOUTS[layout];
  if (written.isSheet && (limits || layout === "overlay")) return false;
  if (limits) return admits(limits, slots, written.hasPhoto, written.isCutOut);
  if (written.hasPhoto && !WITH_PHOTO.has(layout)) return false;
  return NEEDS[layout]?.(written, slots) ?? false;
}
