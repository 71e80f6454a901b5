import type { AdType } from "../../shared/ad-types.ts";
import { pick, type Random } from "../random.ts";
import type { ArtReference } from "../scene/art-reference.ts";
import { type LayoutId, layoutIdSchema } from "../scene/layout-id.ts";
import type { Slots } from "../scene/scene.ts";
import type { Brief } from "./brief.ts";

type Choice = readonly [LayoutId, ...LayoutId[]];
type Situation = { brief: Brief; slots: Slots; art: ArtReference; hasPhoto: boolean };

/** Layouts a description may ask for by name. Each can show any single thing. */
const WANTED: readonly (readonly [LayoutId, RegExp])[] = [
  ["melt", /drip|melt|tropf|schmelz/iu],
  ["spotlight", /spotlight|pool of (?:warm |soft )?light|glow around/iu],
  ["poster", /sun ?rays|sunburst|beams of|\bposter\b/iu],
  ["pedestal", /pedestal|podium|plinth/iu],
  ["arch", /\barch(?:way)?\b|alcove/iu],
  ["stickers", /stickers?\b/iu],
  ["billboard", /billboard|hoarding|roadside/iu],
  ["pattern", /wallpaper|repeating pattern/iu],
  ["split", /two[- ]tone|colou?r[- ]block|split (?:screen|background)/iu],
];

/** Layouts that need a person, a bill or a rival are left out, because the description does not provide one. */
export function chooseLayout(type: Exclude<AdType, "meme">, situation: Situation, random: Random): LayoutId {
  return pick(random, choices(type, situation));
}

function choices(type: Exclude<AdType, "meme">, { slots, art, hasPhoto, brief }: Situation): Choice {
  const bullets = slots.bullets?.length ?? 0;
  if (type === "chatgptdoodle") return bullets >= 2 ? ["doodle-scene", "strip"] : ["doodle-scene"];
  if (hasPhoto) return ["overlay", "spotlight", "arch"];
  if (art.kit === "landscape") return ["overlay"];
  if (type === "homeservices") {
    if (art.kit === "place") return ["makeover", "street"];
    if (bullets >= 2) return ["checklist", "street", "checklist"];
    return slots.badge ? ["street", "coupon", "spotlight"] : ["street", "spotlight"];
  }
  if (art.kit === "place") return ["makeover"];
  if (art.kit === "screen") {
    const isPhone = art.variant === "mobile" || art.variant === "chat";
    const made: LayoutId[] = isPhone ? ["phone"] : bullets >= 3 ? ["dashboard", "before-after"] : ["dashboard"];
    return ["split", "spotlight", "poster", ...made, ...made, ...(slots.stats ? (["figure"] as const) : [])];
  }
  const wanted = WANTED.find(([, words]) => words.test(brief.text))?.[0];
  if (wanted) return [wanted];
  if (type === "saas" && slots.stats && slots.stats.length >= 2) return ["bento"];
  // Arabic reads best where lines are centred.
  if (brief.language === "ar") return ["pedestal", "arch", "stickers"];
  return [...classics(type, brief, art), ...ideas(type, slots, brief)];
}

/** Layouts that simply show the thing at its best. */
function classics(type: AdType, brief: Brief, art: ArtReference): Choice {
  const isEdible = brief.subjects[0]?.category === "food" || brief.subjects[0]?.category === "drink";
  if (isEdible && (brief.offer || brief.deadline)) return ["melt", "pedestal", "spotlight", "poster"];
  if (brief.offer || brief.price) return ["pedestal", "spotlight", "poster"];
  if (type === "saas") return ["spotlight", "pedestal", "arch"];
  if (art.kit === "pack") return ["pedestal", "arch", "poster"];
  return type === "maker"
    ? ["stickers", "pedestal", "spotlight"]
    : ["poster", "spotlight", "pedestal", "arch", "stickers"];
}

/** Layouts with an idea of their own, if the description provides what they need. */
function ideas(type: AdType, { badge, stats, bullets = [] }: Slots, { offer, price, deadline }: Brief): LayoutId[] {
  const fits: Partial<Record<LayoutId, boolean>> = {
    split: true,
    billboard: true,
    pattern: true,
    coupon: badge !== undefined,
    figure: stats !== undefined,
    cover: bullets.length >= 3,
    // Its notes leave no room for an offer, a price or a deadline, which must not be lost.
    anatomy: bullets.length >= 3 && !offer && !price && !deadline,
    memo: type === "maker" && bullets.length >= 2,
  };
  return layoutIdSchema.options.filter((layout) => fits[layout]);
}
