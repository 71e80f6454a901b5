import { type Box, box, contain, inset } from "../scene/box.ts";
import { arrangeColumn } from "./arrange-column.ts";
import { arrangeStrip } from "./arrange-strip.ts";
import { clamp, type Parts, type Plan, type Size } from "./banner-plan.ts";

type Family = "strip" | "tower" | "box";

/** From these shapes on a banner is a strip, or a tower. */
const STRIP = 2.9;
const TOWER = 0.72;
/** A strip this high has room for lines above each other. */
const TALL_STRIP = 150;
/** A tower this thin has more room than its words can take. */
const SLENDER = 0.55;

export function familyOf({ width, height }: Size): Family {
  const aspect = width / height;
  return aspect >= STRIP ? "strip" : aspect <= TOWER ? "tower" : "box";
}

/** The best banner of these parts, with as many of them as are worth their room. */
export function planBanner(size: Size, parts: Parts): Plan | undefined {
  const plans = choicesOf(parts).flatMap((some) => arrangements(size, some));
  return plans.reduce<Plan | undefined>((best, plan) => (best && best.worth >= plan.worth ? best : plan), undefined);
}

/** Every selection of the parts, the headline always among them. */
function choicesOf({ headline, ...others }: Parts): Parts[] {
  const names = (["detail", "button", "logo", "visual"] as const).filter((name) => others[name] !== undefined);
  return Array.from({ length: 2 ** names.length }, (_, chosen) => {
    const kept = names.filter((__, at) => chosen & (1 << at));
    return { headline, ...Object.fromEntries(kept.map((name) => [name, others[name]])) };
  });
}

function arrangements(size: Size, parts: Parts): Plan[] {
  const family = familyOf(size);
  const plans =
    family === "strip"
      ? [...(size.height < TALL_STRIP ? [arrangeStrip(size, parts)] : []), ...tallStrip(size, parts)]
      : family === "tower"
        ? tower(size, parts)
        : boxed(size, parts);
  return plans.filter((plan) => plan !== undefined);
}

/** A column of words on the left, and the picture on the right to the edge. */
function tallStrip(size: Size, parts: Parts): (Plan | undefined)[] {
  const { width: W, height: H } = size;
  if (H < 100) return [];
  const pad = clamp(H * 0.13, 9, 32);
  const scale = Math.min(Math.sqrt(W * H), H * 1.95);
  const comfort = clamp(H * 0.17, 13, 44);
  const [visual, panel] = besides(size, parts, 0.38, H * 1.6);
  if (parts.visual && !visual) return [];
  const { visual: _, ...words } = parts;
  const area = box(pad, pad, W - 2 * pad - panel, H - 2 * pad);
  const wish = { align: "left", scale, comfort, maxSize: H * 0.3 } as const;
  const below = arrangeColumn(area, words, wish);
  return [withVisual(below, visual), withVisual(buttonBeside(area, words, wish), visual)];
}

/** The button to the right of the words, level with their middle. */
function buttonBeside(area: Box, { button, ...words }: Parts, wish: Parameters<typeof arrangeColumn>[2]) {
  if (button === undefined) return undefined;
  const size = clamp(area.height * 0.14, 11, 22);
  const width = size * (button + 1.9);
  const height = size * 2.35;
  const room = { ...area, width: area.width - width - area.height * 0.2 };
  const plan = room.width > width ? arrangeColumn(room, words, wish) : undefined;
  if (!plan) return undefined;
  const x = area.x + area.width - width;
  const placed = { size, box: box(x, area.y + (area.height - height) / 2, width, height) };
  return { ...plan, button: placed, worth: plan.worth + 1.9 };
}

function tower(size: Size, parts: Parts): (Plan | undefined)[] {
  const { width: W, height: H } = size;
  const pad = clamp(W * 0.085, 9, 26);
  const scale = Math.min(Math.sqrt(W * H), W * 1.75);
  const wish = { align: "left", scale, comfort: clamp(W * 0.125, 15, 36), isBlock: true, maxLines: 4 } as const;
  const whole = box(pad, pad * 1.15, W - 2 * pad, H - 2.3 * pad);
  const { visual, ...words } = parts;
  if (!visual) return [arrangeColumn(whole, words, W / H < SLENDER ? { ...wish, middle: 0.06 } : wish)];
  if (visual.aspect !== undefined) return [arrangeColumn(whole, parts, { ...wish, hasVisual: true })];
  return [0.5, 0.42, 0.34].map((share) => {
    const high = Math.round(Math.min(H * share, W * 1.5));
    return withVisual(arrangeColumn(below(whole, high + pad * 0.2), words, wish), box(0, 0, W, high));
  });
}

function boxed(size: Size, parts: Parts): (Plan | undefined)[] {
  const { width: W, height: H } = size;
  const pad = clamp(Math.min(W, H) * 0.075, 10, 32);
  const scale = Math.sqrt(W * H);
  const wish = { align: "left", scale, comfort: clamp(scale * 0.085, 18, 44) } as const;
  const whole = inset(box(0, 0, W, H), pad);
  const { visual, ...words } = parts;
  if (!visual) return [arrangeColumn(whole, words, wish)];
  const [beside, panel] = besides(size, parts, 0.42, W * 0.42);
  const right = beside && arrangeColumn({ ...whole, width: whole.width - panel }, words, wish);
  if (visual.aspect !== undefined) return [withVisual(right, beside)];
  const high = Math.round(H * 0.4);
  return [
    withVisual(right, beside),
    withVisual(arrangeColumn(below(whole, high - pad * 0.3), words, wish), box(0, 0, W, high)),
  ];
}

/** Where the picture stands at the right, and how much room it takes from the words. */
function besides(
  { width: W, height: H }: Size,
  { visual }: Parts,
  share: number,
  most: number,
): [Box | undefined, number] {
  if (!visual) return [undefined, 0];
  const width = Math.round(Math.min(W * share, most));
  if (width < visual.least) return [undefined, 0];
  if (visual.aspect === undefined) return [box(W - width, 0, width, H), width];
  const air = Math.min(W, H) * 0.05;
  const room = box(W - width - air * 0.6, air, width - air * 0.4, H - 2 * air);
  const shown = contain(room, visual.aspect, 0.5, 0.5);
  if (Math.min(shown.width, shown.height) < visual.least * 0.6) return [undefined, 0];
  return [shown, W - shown.x];
}

const below = (area: Box, high: number): Box => box(area.x, area.y + high, area.width, area.height - high);

const PICTURE = 1.5;
const withVisual = (plan: Plan | undefined, visual: Box | undefined): Plan | undefined =>
  plan && (visual ? { ...plan, visual, worth: plan.worth + PICTURE } : plan);
