import { PALETTES } from "../scene/palettes.ts";
import type { SceneInput } from "../scene/scene.ts";

export const MAKER_SAMPLES: SceneInput[] = [
  {
    layout: "receipt",
    type: "maker",
    brand: { name: "Onceware", mark: "spark" },
    palette: PALETTES.butter,
    slots: {
      headline: "Pay once. Then leave us alone.",
      subline: "Invoices, time and contracts for people who work alone.",
      button: "Own it for $49",
      bullets: [
        "Invoices, monthly | $19",
        "Time tracker | $12",
        "Contracts | $25",
        "Another seat | $9",
        "Export (really) | $5",
      ],
      stats: [{ value: "$49", label: "once, forever" }],
      badge: { text: "-93%", small: "vs. renting" },
    },
    art: { kit: "object", variant: "credit-card" },
  },
  {
    layout: "stickers",
    type: "maker",
    brand: { name: "Crumb Club", mark: "smile" },
    palette: PALETTES.blush,
    slots: {
      headline: "Breakfast by strangers who can bake.",
      subline: "A new neighbourhood bakery in your letterbox every Saturday.",
      button: "Join the club",
    },
    art: { kit: "object", variant: "croissant" },
    extras: [
      { kit: "object", variant: "pretzel" },
      { kit: "illustration", variant: "loaf" },
      { kit: "illustration", variant: "coffee" },
      { kit: "illustration", variant: "doughnut" },
      { kit: "object", variant: "bagel" },
      { kit: "illustration", variant: "cookie" },
    ],
  },
  {
    layout: "stickers",
    type: "maker",
    brand: { name: "Sproutly", mark: "leaf" },
    palette: PALETTES.mint,
    slots: {
      headline: "Plants for people who forget.",
      subline: "We send a reminder. And a replacement.",
      button: "Adopt a survivor",
    },
    art: { kit: "illustration", variant: "monstera" },
    extras: [
      { kit: "illustration", variant: "cactus" },
      { kit: "object", variant: "sunflower" },
      { kit: "illustration", variant: "bouquet" },
      { kit: "object", variant: "herb" },
      { kit: "object", variant: "droplet" },
      { kit: "object", variant: "leafy-green" },
    ],
  },
  {
    layout: "launch-note",
    type: "maker",
    brand: { name: "Tinyform", mark: "grid" },
    palette: PALETTES.ink,
    slots: {
      headline: "Forms in one line of code.",
      subline: "No dashboard tour. No sales call. Paste it, done.",
      button: "Paste it",
      post: "I was tired of 14 kB form widgets. So here is a 1 kB one.",
      person: { name: "Ola Berg", role: "made it on a train" },
    },
    art: { kit: "screen", variant: "editor", seed: 6 },
  },
  {
    layout: "launch-note",
    type: "maker",
    brand: { name: "Kanbanini", mark: "stack" },
    palette: PALETTES.forest,
    slots: {
      headline: "A to-do list that ends.",
      subline: "Seven cards. When they are gone, you go outside.",
      button: "Try seven cards",
      post: "It refuses the eighth card. People either love it or write to me.",
      person: { name: "Jun Park", role: "one-person company" },
    },
    art: { kit: "screen", variant: "board", seed: 3 },
  },
];
