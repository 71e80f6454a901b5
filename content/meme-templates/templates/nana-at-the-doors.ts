import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Nana at the Doors",
  place: 32,
  popularity: 69,
  structure: "two-levers",
  scene: {
    cast: { chooser: { who: "nana", mood: "nervous", pose: "shrug", scale: 0.9 } },
    things: { left: { id: "door", tone: "mint", dx: -40 }, right: { id: "door", tone: "card", dx: 40 }, console: null },
    places: { behind: { id: "plain", wall: "#ffe6b8" } },
  },
  captions: [
    ["Launch it ugly", "Polish it until it dies", "Founders"],
    ["Freelance: no boss", "Job: no invoices", "Ten past midnight"],
  ],
  alt: "Smoothie bar left, bakery right, both with a welcoming cook.",
} satisfies MemeTemplateInput;
