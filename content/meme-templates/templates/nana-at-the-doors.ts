import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Nana at the Doors",
  place: 32,
  popularity: 69,
  structure: "two-levers",
  scene: {
    cast: { chooser: { who: "nana", mood: "nervous", pose: "panic", scale: 0.78, dy: -46 } },
    things: { left: null, right: null, console: null },
    places: { behind: { id: "plain", wall: "#e3f0d0", ground: "#b8cc9a" } },
    extras: [
      { thing: "smoothie-bar", x: 0.17, y: 0.87 },
      { thing: "bakery-front", x: 0.83, y: 0.87 },
      {
        actor: {
          who: "biscuit",
          mood: "delighted",
          pose: "aloft",
          hold: { id: "blender", scale: 1.1 },
          hat: "chef-hat",
          isBust: true,
        },
        x: 0.155,
        y: 0.845,
        scale: 0.56,
      },
      {
        actor: {
          who: "sal",
          mood: "delighted",
          pose: "aloft",
          hold: { id: "rolling-pin", turn: 30, scale: 1.1 },
          hat: "chef-hat",
          flip: true,
          isBust: true,
        },
        x: 0.845,
        y: 0.845,
        scale: 0.56,
      },
      { thing: { id: "half-door", tone: "mint" }, x: 0.17, y: 0.87 },
      { thing: "half-door", x: 0.83, y: 0.87 },
    ],
  },
  captions: [
    ["Launch it ugly", "Polish it until it dies", "Founders"],
    ["Freelance: no boss", "Job: no invoices", "Ten past midnight"],
  ],
  alt: "Nana the banana panics between a smoothie bar, where Biscuit waves a blender, and a bakery, where Sal waves a rolling pin.",
} satisfies MemeTemplateInput;
