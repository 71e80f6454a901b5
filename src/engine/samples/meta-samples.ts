import type { SceneInput } from "../scene.ts";
import { PALETTES } from "../palettes.ts";

/** Ads of invented companies, one or two per layout, that every check and the contact sheets run over. */
export const META_SAMPLES: SceneInput[] = [
  {
    layout: "pedestal",
    type: "meta",
    brand: { name: "Solene", mark: "sun" },
    palette: PALETTES.apricot,
    slots: { kicker: "New · vitamin C", headline: "Glow like you slept eight hours.", subline: "A weightless serum with 15% vitamin C and cold-pressed citrus.", button: "Shop the glow", badge: { text: "-25%", small: "first order" }, note: "Vitamin C serum" },
    art: { kit: "pack", variant: "dropper" },
  },
  {
    layout: "pedestal",
    type: "meta",
    brand: { name: "Mossbarn", mark: "leaf" },
    palette: PALETTES.sage,
    slots: { headline: "Granola that takes mornings seriously.", subline: "Slow-baked oats, whole hazelnuts, nothing from a lab.", button: "Fill the jar", note: "Oats & hazelnut" },
    art: { kit: "pack", variant: "pouch", seed: 4 },
  },
  {
    layout: "poster",
    type: "meta",
    brand: { name: "Voltade", mark: "bolt" },
    palette: PALETTES.banana,
    slots: { headline: "**Sleep** is a feature. Not a bug.", subline: "Zero sugar. Zero caffeine. Zero 3 a.m. ceiling staring.", button: "Grab a can", note: "Night soda" },
    art: { kit: "pack", variant: "can", seed: 0 },
  },
  {
    layout: "poster",
    type: "meta",
    brand: { name: "Stride 04", mark: "wave" },
    palette: PALETTES.lime,
    slots: { headline: "Outrun your inbox", subline: "212 grams. No notifications.", button: "Find your size" },
    art: { kit: "object", variant: "running-shoe" },
  },
  {
    layout: "spotlight",
    type: "meta",
    brand: { name: "Nudge Coffee", mark: "smile" },
    palette: PALETTES.cocoa,
    slots: { headline: "Monday has a mute button.", subline: "Single origin, zero small talk. Roasted on Thursday, at your door on Saturday.", button: "Brew some quiet", badge: { text: "2 for 1", small: "this week" } },
    art: { kit: "object", variant: "hot-beverage" },
  },
  {
    layout: "spotlight",
    type: "meta",
    brand: { name: "Loop One", mark: "loop" },
    palette: PALETTES.cobalt,
    slots: { headline: "Shhhhhhhh.", subline: "Noise cancelling that means it. 60 hours on one charge.", button: "Hear nothing" },
    art: { kit: "object", variant: "headphone" },
  },
];
