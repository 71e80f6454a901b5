import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Agnes per Cup",
  place: 44,
  popularity: 44,
  structure: "ripening",
  scene: {
    cast: {
      one: { who: "agnes", mood: "delighted", pose: "both", carry: { id: "full-glass", dy: 14 } },
      two: { who: "agnes", mood: "calm", pose: "both", carry: { id: "half-glass", dy: 14 } },
      three: { who: "agnes", mood: "dead", pose: "both", carry: { id: "low-glass", dy: 14 }, coat: "rough", tilt: 5 },
      four: {
        who: "agnes",
        mood: "shaken",
        pose: "both",
        carry: { id: "empty-glass", dy: 14 },
        coat: "rough",
        tilt: -8,
      },
    },
    things: {
      "one-behind": "window-morning",
      "two-behind": "window-noon",
      "three-behind": "window-dusk",
      "four-behind": "window-night",
      two: { id: "two-empties", scale: 0.8, dx: 40, dy: 12 },
      three: { id: "four-empties", scale: 0.8, dx: 28, dy: 12 },
      four: { id: "many-empties", scale: 0.68, dx: 26, dy: 16 },
    },
    colors: ["#dcefd0", "#ffe9a3", "#f7c79e", "#b9c3e0", "#b3d19a", "#e3c66f", "#c98f5e", "#7d88b0"],
    extras: [
      { thing: { id: "loose-feathers", scale: 0.9 }, x: 0.625, y: 0.55 },
      { thing: { id: "loose-feathers", scale: 1.05 }, x: 0.875, y: 0.55 },
    ],
  },
  captions: [
    ["“Good morning!”", "“Hello”", "Evening", "Which day"],
    ["Strategy", "Deck", "Deck about the deck", "4 p.m."],
  ],
  alt: "Agnes the owl from morning to night with four glasses of coffee, each emptier, her feathers rougher and more cups at her feet.",
} satisfies MemeTemplateInput;
