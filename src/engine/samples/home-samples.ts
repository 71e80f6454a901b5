import { PALETTES } from "../scene/palettes.ts";
import type { SceneInput } from "../scene/scene.ts";

export const HOME_SAMPLES: SceneInput[] = [
  {
    layout: "street",
    type: "homeservices",
    brand: { name: "Dripstop", mark: "drop" },
    palette: PALETTES.sky,
    slots: {
      headline: "Leaking at nine? Dry by noon.",
      subline: "Licensed plumbers, a fixed price before we start.",
      button: "Call 555 0134",
      badge: { text: "$0", small: "call-out fee" },
      note: "Plumbing & heating",
    },
    art: { kit: "place", variant: "van", seed: 0 },
  },
  {
    layout: "street",
    type: "homeservices",
    brand: { name: "Sunny Roofs", mark: "sun" },
    palette: PALETTES.butter,
    slots: {
      headline: "Your roof could pay rent.",
      subline: "Solar fitted in one day, by people who tidy up.",
      button: "Get my number",
      badge: { text: "1 day", small: "start to finish" },
      note: "Solar fitters",
    },
    art: { kit: "place", variant: "van", seed: 1 },
    seed: 6,
  },
  {
    layout: "checklist",
    type: "homeservices",
    brand: { name: "Broom Brigade", mark: "spark" },
    palette: PALETTES.mint,
    slots: {
      headline: "Come home to a house that isn't judging you.",
      bullets: ["Kitchen and bathrooms", "Windows inside", "Beds made", "Bins out", "Plants watered"],
      button: "Book for $79",
      badge: { text: "$79", small: "first clean" },
    },
    art: { kit: "illustration", variant: "cleaning" },
  },
  {
    layout: "checklist",
    type: "homeservices",
    brand: { name: "Fixwell", mark: "home" },
    palette: PALETTES.steel,
    slots: {
      headline: "The honey-do list, done by Honey.",
      bullets: ["Shelves that stay up", "Doors that shut", "Taps that stop", "One visit, one bill"],
      button: "Send the list",
      badge: { text: "2 h", small: "from $98" },
    },
    art: { kit: "illustration", variant: "toolbox" },
    extras: [{ kit: "illustration", variant: "wrench" }],
  },
  {
    layout: "makeover",
    type: "homeservices",
    brand: { name: "Gutterly", mark: "home" },
    palette: PALETTES.sky,
    slots: {
      headline: "Same house. New weather.",
      subline: "Roofs, gutters and paint, finished in a week.",
      button: "Get a free quote",
      rival: "Monday",
    },
    art: { kit: "place", variant: "house", seed: 2 },
    seed: 2,
  },
];
