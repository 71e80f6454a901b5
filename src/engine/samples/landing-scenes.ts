import { PALETTES } from "../scene/palettes.ts";
import type { SceneInput } from "../scene/scene.ts";

/** The creatives of the landing page, for invented companies. `scripts/content-landing.ts` paints them. */
export const LANDING_SCENES = {
  "hot-sauce": {
    layout: "poster",
    type: "meta",
    brand: { name: "Pepita", mark: "bolt" },
    palette: { ...PALETTES.tomato, pop: "#ff8f1f" },
    slots: {
      headline: "Hot. Like, lawsuit hot.",
      subline: "Small batch No. 9. Signed by our lawyer.",
      button: "Shop the batch",
      note: "Hot sauce No. 9",
    },
    art: { kit: "pack", variant: "bottle", seed: 1 },
  },
  "running-shoe": {
    layout: "spotlight",
    type: "meta",
    brand: { name: "Stride 04", mark: "wave" },
    palette: PALETTES.lime,
    typeface: "condensed",
    slots: { headline: "OUTRUN YOUR INBOX", subline: "212 grams. No notifications.", button: "Find your size" },
    art: { kit: "illustration", variant: "runner", seed: 1 },
  },
  "cold-drink": {
    layout: "poster",
    type: "meta",
    brand: { name: "Sundaze", mark: "sun" },
    palette: { ...PALETTES.sunset, accent: "#d6246e", pop: "#d6246e" },
    typeface: "rounded",
    slots: { headline: "Sip happens", subline: "Two for $5 until the ice is gone.", button: "Cool down" },
    art: { kit: "illustration", variant: "smoothie", seed: 0 },
  },
  moisturiser: {
    layout: "arch",
    type: "meta",
    brand: { name: "Halo Daily", mark: "drop" },
    palette: PALETTES.sage,
    slots: {
      headline: "Skin that called **in well.**",
      subline: "One pump in the morning. That is the whole routine.",
      button: "Meet the moisturiser",
      note: "Daily moisturiser",
    },
    art: { kit: "pack", variant: "pump", seed: 2 },
  },
  serum: {
    layout: "pedestal",
    type: "meta",
    brand: { name: "Solene", mark: "sun" },
    palette: PALETTES.apricot,
    slots: {
      kicker: "New · vitamin C",
      headline: "Glow like you slept eight hours.",
      subline: "A weightless serum with 15% vitamin C and cold-pressed citrus.",
      button: "Shop the glow",
      badge: { text: "-25%", small: "first order" },
      note: "Vitamin C serum",
    },
    art: { kit: "pack", variant: "dropper" },
  },
  payroll: {
    layout: "dashboard",
    type: "saas",
    brand: { name: "Tallyo", mark: "stack" },
    palette: PALETTES.lilac,
    slots: {
      headline: "Payday, without the panic.",
      subline: "Run payroll for 128 people in four clicks. Taxes, leave and expenses already sorted.",
      button: "Try it free",
      note: "All 128 paid",
    },
    art: { kit: "screen", variant: "dashboard", seed: 0 },
  },
  doodle: {
    layout: "doodle-scene",
    type: "chatgptdoodle",
    brand: { name: "Moglet", mark: "spark" },
    palette: PALETTES.paperclip,
    slots: { headline: "Meetings that could have been a doodle.", button: "Draw it free", note: "idea!!" },
    art: { kit: "doodle", variant: "desk", seed: 2 },
  },
  headphones: {
    layout: "spotlight",
    type: "meta",
    brand: { name: "Loop One", mark: "loop" },
    palette: PALETTES.cobalt,
    slots: { headline: "Shhhhhhhh.", subline: "Noise cancelling that means it.", button: "Hear nothing" },
    art: { kit: "illustration", variant: "headphones", seed: 0 },
  },
} as const satisfies Record<string, SceneInput>;

/** Three answers to one brief, as the composer gives them. */
export const LANDING_BRIEF = {
  description: "houseplants for people who forget to water",
  type: "maker",
  seeds: [1, 6, 7],
} as const;

/** The preview picture of a shared link to our site. */
export const SHARED_LINK_SCENE = {
  layout: "stickers",
  type: "maker",
  brand: { name: "BananaBread", mark: "smile" },
  palette: { ...PALETTES.banana, accent: "#1a1400", onAccent: "#ffd400" },
  typeface: "grotesque",
  slots: {
    headline: "Generate Epic Ads in Seconds",
    subline: "Describe it in one sentence. Pay once, no monthly fees.",
    button: "$97, one time",
  },
  art: { kit: "object", variant: "banana" },
  extras: [
    { kit: "illustration", variant: "runner", seed: 1 },
    { kit: "illustration", variant: "icecream", seed: 0 },
    { kit: "illustration", variant: "headphones", seed: 0 },
    { kit: "illustration", variant: "pizza" },
    { kit: "illustration", variant: "dog", seed: 0 },
    { kit: "illustration", variant: "burger" },
  ],
} as const satisfies SceneInput;
