import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Four Shades of Doug",
  place: 42,
  popularity: 76,
  structure: "ripening",
  scene: {
    cast: {
      one: { who: "doug", mood: "delighted", coat: "dough", pose: "cheer" },
      two: { who: "doug", mood: "calm", pose: "thumb", dx: -6 },
      three: { who: "doug", mood: "weary", coat: "toasted", pose: "stand" },
      four: { who: "doug", mood: "dead", coat: "burnt", pose: "thumb", dx: -6 },
    },
    things: {
      "one-behind": "oven-dial",
      "two-behind": "oven-dial",
      "three-behind": "oven-dial",
      "four-behind": "oven-dial",
    },
    colors: ["#eef3e0", "#ffe9b3", "#ffc98f", "#f3a28a", "#cfd8b8", "#e6c372", "#d99a5a", "#b9705c"],
    extras: [
      { thing: "dial-needle", x: 0.124, y: 0.395, turn: -75 },
      { thing: "dial-needle", x: 0.374, y: 0.395, turn: -10 },
      { thing: "dial-needle", x: 0.624, y: 0.395, turn: 45 },
      { thing: "dial-needle", x: 0.874, y: 0.395, turn: 95 },
      { thing: "smoke", x: 0.82, y: 0.545, scale: 0.36 },
      { thing: "smoke", x: 0.935, y: 0.54, scale: 0.44 },
    ],
  },
  captions: [
    ["Hired", "Month one", "Year end", "“Fine, thanks”"],
    ["09:00", "11:00", "14:00", "Stand-up again"],
  ],
  alt: "Doug under an oven’s dial in four panels: pale dough, golden, dark brown, and charcoal with smoke and his thumb up.",
} satisfies MemeTemplateInput;
