import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "The Float",
  place: 12,
  popularity: 64,
  structure: "above-below",
  scene: {
    cast: {
      swimmer: null,
      above: { who: "victoria", mood: "proud", pose: "wave", stance: "sit", dy: -70, scale: 0.8 },
      below: { who: "priya", mood: "weary", pose: "lift", dx: -80, dy: 6, scale: 0.9 },
    },
    things: { edge: { id: "float", scale: 1.2, dy: 70 }, above: null, below: null },
    places: { behind: { id: "plain", wall: "#ffe08a", ground: "#b06a8f" } },
    extras: [
      { thing: "throne", x: 0.31, y: 0.52, scale: 1.2 },
      { actor: { who: "moss", mood: "dead", pose: "lift" }, x: 0.36, y: 0.97, scale: 0.8 },
      { actor: { who: "beep", mood: "delighted", pose: "lift" }, x: 0.56, y: 0.97, scale: 0.8 },
    ],
  },
  captions: [
    ["One founder’s vision", "Everyone who answered the emails"],
    ["Product of the day", "Nine people and a file called FINAL_real"],
  ],
  alt: "Carnival float: boss waves from a gold throne, three others carry it on their backs.",
} satisfies MemeTemplateInput;
