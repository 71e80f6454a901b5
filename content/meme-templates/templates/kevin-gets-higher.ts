import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Kevin Gets Higher",
  place: 38,
  popularity: 62,
  structure: "stairs",
  scene: {
    cast: {
      one: { who: "kevin", mood: "calm" },
      two: { who: "kevin", mood: "smug", pose: "hips" },
      three: { who: "kevin", mood: "shout", pose: "cheer" },
      four: { who: "kevin", mood: "proud", pose: "command", dy: -66, scale: 0.94, dx: -6 },
    },
    things: { one: "kerb", two: "park-bench", three: "house-roof", four: "clock-tower" },
    places: { behind: { id: "heaven", wall: "#cfe6f5", accent: "#dceff9" } },
    extras: [
      { thing: "grass", x: 0.27, y: 1, scale: 0.5 },
      { thing: "grass", x: 0.48, y: 1, scale: 0.6 },
    ],
  },
  boxes: {
    one: { x: 0.035, y: 0.872, w: 0.185, h: 0.115 },
    two: { x: 0.285, y: 0.752, w: 0.185, h: 0.115 },
    three: { x: 0.535, y: 0.632, w: 0.185, h: 0.115 },
    four: { x: 0.778, y: 0.512, w: 0.2, h: 0.115 },
  },
  captions: [
    ["Asking", "Following up", "“Bumping this”", "Turning up with cake"],
    ["One post", "A thread", "A carousel", "My mum’s group chat"],
  ],
  alt: "Kevin the pigeon on a kerb, on a park bench, on a roof, and at last on the golden weather vane of a tower.",
} satisfies MemeTemplateInput;
