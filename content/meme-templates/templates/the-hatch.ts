import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "The Hatch",
  place: 47,
  popularity: 63,
  structure: "pass-it-on",
  scene: {
    cast: {
      one: { who: "sal", mood: "shout", pose: "wave" },
      two: { who: "gerald", mood: "suspicious", pose: "call" },
      three: { who: "marge", mood: "smug", pose: "whisper" },
      four: { who: "beep", mood: "proud", pose: "tray" },
    },
    things: { four: { id: "dome", scale: 0.8, dy: -70 } },
    places: { one: "kitchen", two: "kitchen", three: "kitchen", four: "kitchen" },
  },
  captions: [
    ["“No onions”", "“Know onions?”", "“Loves onions”", "“One onion, sir”"],
    ["“Table for two”", "“Fable for two”", "“A fable, then”", "“Once upon a time, Brian…”"],
  ],
  alt: "Order called through a kitchen hatch, plate comes back under a dome.",
} satisfies MemeTemplateInput;
