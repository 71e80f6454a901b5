import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "The Hatch",
  place: 47,
  popularity: 63,
  structure: "pass-it-on",
  scene: {
    cast: {
      one: { who: "sal", mood: "shout", pose: "holler", hat: "chef-hat", scale: 0.78, dy: 14 },
      two: { who: "gerald", mood: "suspicious", pose: "listen", scale: 0.9, dy: 6, dx: -6 },
      three: { who: "marge", mood: "smug", pose: "whisper", scale: 0.86, dy: 8 },
      four: { who: "beep", mood: "proud", pose: "none", scarf: "bow-tie", dx: -34, scale: 0.82, dy: -2 },
    },
    things: {
      one: { id: "hatch-front", dx: -77 },
      two: { id: "hatch-front", dx: -77, tone: "card" },
      three: { id: "hatch-front", dx: -77, tone: "lilac" },
      four: { id: "dome", scale: 0.95, dy: -44, dx: -8 },
    },
    places: {
      one: "kitchen",
      two: { id: "kitchen", wall: "#ffe9b3", accent: "#ffdf94" },
      three: { id: "kitchen", wall: "#cfe0f5", accent: "#bcd3ee" },
      four: { id: "plain", wall: "#f3c9cf" },
    },
    extras: [{ thing: { id: "counter-bell", scale: 0.9 }, x: 0.1, y: 0.47, isInFront: true }],
  },
  captions: [
    ["“No onions”", "“Know onions?”", "“Loves onions”", "“One onion, sir”"],
    ["“Table for two”", "“Fable for two”", "“A fable, then”", "“Once upon a time, Brian…”"],
  ],
  alt: "Sal calls an order through a kitchen hatch, Gerald and Marge pass it on, and Beep the robot serves a dish under a silver dome.",
} satisfies MemeTemplateInput;
