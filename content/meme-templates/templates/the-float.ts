import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "The Float",
  place: 12,
  popularity: 64,
  structure: "above-below",
  scene: {
    cast: {
      swimmer: null,
      above: { who: "victoria", mood: "proud", pose: "wave", stance: "sit", dy: -124, dx: -6, scale: 0.7 },
      below: { who: "moss", mood: "dead", pose: "hoist", dx: 100, dy: -42, scale: 0.84 },
    },
    things: { edge: { id: "float", scale: 1.25, dy: 30 }, above: null, below: null },
    places: { behind: { id: "plain", wall: "#ffe08a", ground: "#8f4a78" } },
    extras: [
      { thing: "throne", x: 0.285, y: 0.445, scale: 1.25 },
      { actor: { who: "priya", mood: "weary", pose: "hoist" }, x: 0.2, y: 0.885, scale: 0.74 },
      { actor: { who: "beep", mood: "nervous", pose: "hoist" }, x: 0.8, y: 0.885, scale: 0.76 },
    ],
  },
  boxes: { above: { x: 0.52, y: 0.05, w: 0.44, h: 0.24 }, below: { x: 0.04, y: 0.885, w: 0.92, h: 0.095 } },
  captions: [
    ["One founder’s vision", "Everyone who answered the emails"],
    ["Product of the day", "Nine people and a file called FINAL_real"],
  ],
  alt: "Victoria waves from a gold throne on a carnival float, which Priya, Moss the sloth and Beep the robot carry on their heads.",
} satisfies MemeTemplateInput;
