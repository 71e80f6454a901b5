import { PALETTES } from "../scene/palettes.ts";
import type { SceneInput } from "../scene/scene.ts";

export const SAAS_SAMPLES: SceneInput[] = [
  {
    layout: "dashboard",
    type: "saas",
    brand: { name: "Tallyo", mark: "peak" },
    palette: PALETTES.lilac,
    slots: {
      headline: "Payday, without the panic.",
      subline: "Run payroll for 128 people in four clicks. Taxes, leave and expenses already sorted.",
      button: "Try it free",
      stats: [{ value: "All 128 paid", label: "on time, zero tickets" }],
    },
    art: { kit: "screen", variant: "dashboard", seed: 0 },
  },
  {
    layout: "dashboard",
    type: "saas",
    brand: { name: "Weekling", mark: "grid" },
    palette: PALETTES.mint,
    slots: {
      headline: "Your week, un-double-booked.",
      subline: "Weekling moves the meetings so that you don't have to apologise for them.",
      button: "Get Tuesday back",
      stats: [{ value: "6 h found", label: "without asking anyone" }],
    },
    art: { kit: "screen", variant: "calendar", seed: 3 },
  },
  {
    layout: "before-after",
    type: "saas",
    brand: { name: "Driftly", mark: "wave" },
    palette: PALETTES.mint,
    slots: {
      headline: "Your launch, minus the 214 emails.",
      button: "See how",
      bullets: ["Brief approved", "Copy signed off", "Design delivered", "Launch Friday 9:00"],
      before: ["URGENT", "re: re: re:", "final_v7", "any update?", "call me", "ASAP", "fwd: FYI", "invoice??"],
    },
    art: { kit: "screen", variant: "board" },
  },
  {
    layout: "bento",
    type: "saas",
    brand: { name: "Pebble", mark: "loop" },
    palette: PALETTES.bubblegum,
    slots: {
      headline: "Support that feels over-staffed.",
      subline: "One inbox, one good robot, and people for the rest.",
      button: "Watch it answer",
      stats: [
        { value: "4 min", label: "to the first answer" },
        { value: "97%", label: "go home happy" },
      ],
    },
    art: { kit: "screen", variant: "chat", seed: 1 },
    extras: [{ kit: "object", variant: "robot" }],
  },
  {
    layout: "bento",
    type: "saas",
    brand: { name: "Orchard", mark: "leaf" },
    palette: PALETTES.steel,
    slots: {
      headline: "Know what sells before you restock.",
      subline: "Stock, orders and margins on one page. Updated while you read this.",
      button: "See your margins",
      stats: [
        { value: "+18%", label: "margin in a quarter" },
        { value: "0", label: "spreadsheets left" },
      ],
    },
    art: { kit: "screen", variant: "table", seed: 1 },
    extras: [{ kit: "object", variant: "package" }],
  },
  {
    layout: "phone",
    type: "saas",
    brand: { name: "Pocketwise", mark: "orbit" },
    palette: PALETTES.sky,
    slots: {
      headline: "The budget that texts back.",
      subline: "Ask what you can afford. Get a number, not a lecture.",
      button: "Get the app",
      stats: [
        { value: "You can!", label: "$42 left for dinner" },
        { value: "Rent is safe", label: "until December" },
      ],
    },
    art: { kit: "screen", variant: "mobile", seed: 4 },
  },
  {
    layout: "phone",
    type: "maker",
    brand: { name: "Sundial", mark: "sun" },
    palette: PALETTES.grape,
    slots: {
      headline: "Stop reading about habits.",
      subline: "Sundial asks one question a day. You answer. That's the app.",
      button: "Answer one",
      stats: [
        { value: "Day 41", label: "and still going" },
        { value: "One question", label: "takes nine seconds" },
      ],
    },
    art: { kit: "screen", variant: "chat", seed: 2 },
  },
];
