import { weightOf } from "../../giant-type/limits.ts";
import { claimOf } from "../../layouts/invents.ts";
import type { ArtReference } from "../../scene/art-reference.ts";
import type { LayoutId } from "../../scene/layout-id.ts";
import type { Slots } from "../../scene/scene.ts";
import { BEFORE_AND_AFTER } from "../../words/before-and-after.ts";
import { DOODLES_ASKED } from "../../words/directions.ts";
import { LAYOUT_WISHES } from "../../words/layout-wishes.ts";
import { QUIET_TRADES } from "../../words/quiet-trades.ts";
import { isEaten } from "../planned/is-eaten.ts";
import type { Written } from "../written/written.ts";

/** Layouts that show one thing at its best. */
const THING = ["pedestal", "split", "spotlight", "poster", "billboard", "arch", "stickers", "pattern"] as const;
/** Layouts carried by type; a small drawing may stand in some of them. */
const TYPE = ["notice", "column", "card", "banner", "sign", "split", "billboard"] as const;

/** Layouts that set a sentence as it was said, and who said it below. */
const QUOTING = ["notice", "card", "column", "sign"] as const;

/** Layouts that raise their voice. */
const LOUD: ReadonlySet<LayoutId> = new Set(["poster", "billboard", "stickers", "pattern", "banner", "coupon"]);

/** The layouts that suit what is to be shown, the best first. */
export function layoutsFor(written: Written, slots: Slots): LayoutId[] {
  const isQuiet = QUIET_TRADES.test(written.text);
  const isTold = (layout: LayoutId) => claimOf(layout, slots, written) === undefined;
  return candidates(written, slots).filter((layout) => isTold(layout) && !(isQuiet && LOUD.has(layout)));
}

/** The layout whose look was asked for: "dripping", "on a podium". */
export function wishedLayout({ type, text, directions, drawing, hasPhoto }: Written): LayoutId | undefined {
  const said = [text, ...directions.map(({ words }) => words)].join(" ");
  if (type === "chatgptdoodle") return DOODLE_WISHES.find(([, sentence]) => said.includes(sentence))?.[0];
  if (hasPhoto || !isThing(drawing?.art)) return undefined;
  return LAYOUT_WISHES.find(([layout, words]) => words.test(said) && (layout !== "melt" || isEaten(drawing)))?.[0];
}

const DOODLE_WISHES = Object.entries(DOODLES_ASKED) as [LayoutId, string][];

function candidates(written: Written, slots: Slots): readonly LayoutId[] {
  const { type, intent, drawing, hasPhoto, hasMore, isSheet, isQuotation, offers, dates, places, text } = written;
  const bullets = slots.bullets?.length ?? 0;
  if (type === "chatgptdoodle") return doodles(intent, slots.bullets ?? [], drawing?.place === "hero");
  if (isQuotation) return QUOTING;
  if (isSheet) return ["split", "spotlight", "pedestal", "card", "notice"];
  if (hasMore && BEFORE_AND_AFTER.test(text)) return ["before-after", "polaroids"];
  if (hasMore) return ["polaroids", "overlay", "split"];
  if (hasPhoto && isLong(slots)) return ["split", "overlay"];
  if (hasPhoto) return ["overlay", "spotlight", "arch", "split", "pedestal"];
  // Nobody cuts a coupon out of a job, an appeal or an invitation to a place on a day.
  const isInvitation = dates.length > 0 && places.length > 0;
  const isSale = slots.badge !== undefined && intent !== "hiring" && intent !== "cause" && !isInvitation;
  const isDated = dates.length > 0 && ["event", "course", "opening"].includes(intent);
  const typed: LayoutId[] = [
    ...(isDated ? (["ticket"] as const) : []),
    ...TYPE,
    ...(isSale ? (["coupon"] as const) : []),
  ];
  if (drawing?.place !== "hero") return typed;
  const { art } = drawing;
  if (art.kit === "landscape") return ["overlay", ...typed];
  if (art.kit === "screen")
    return [
      ...(art.variant === "mobile" || art.variant === "chat" ? (["phone"] as const) : (["dashboard"] as const)),
      "split",
      "spotlight",
      ...typed.slice(0, 3),
    ];
  if (art.kit === "place") return ["street", "split", ...typed];
  const steps: LayoutId[] = intent === "explanation" && bullets >= 3 ? ["steps"] : [];
  const listed: LayoutId[] = bullets >= 3 && offers.length === 0 && dates.length === 0 ? ["anatomy", "checklist"] : [];
  return [
    ...steps,
    ...THING,
    ...listed,
    ...(isSale ? (["coupon"] as const) : []),
    ...(isDated ? (["ticket"] as const) : []),
  ];
}

const LONG_HEADLINE = 60;
const MANY_LINES = 4;

/** More than fits beside one thing in the middle: the headline would be no larger than what stands under it. */
const isLong = ({ headline, subline, facts = [] }: Slots) =>
  weightOf(headline) > LONG_HEADLINE || facts.length + (subline ? 1 : 0) >= MANY_LINES;

const LONGEST_PART = 2;

export const isThing = (art: ArtReference | undefined) =>
  art?.kit === "object" || art?.kit === "illustration" || art?.kit === "pack";

/** Steps become panels, the parts of a thing a labelled sketch. */
function doodles(intent: string, lines: readonly string[], isDrawn: boolean): LayoutId[] {
  const bullets = lines.length;
  const areParts = isDrawn && lines.every((words) => words.split(" ").length <= LONGEST_PART);
  const strip: LayoutId[] = bullets <= 3 ? ["strip"] : [];
  if (intent === "explanation" && bullets >= 2)
    return areParts ? ["labelled-sketch", "panels", ...strip] : ["panels", ...strip, "labelled-sketch"];
  return [
    ...(bullets >= 3 ? (["panels"] as const) : []),
    // A strip has three panels.
    ...(bullets === 3 ? (["strip"] as const) : []),
    "doodle-scene",
    "napkin",
    ...(isDrawn && bullets >= 2 ? (["labelled-sketch"] as const) : []),
  ];
}
