import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Moss Climbs",
  place: 39,
  popularity: 77,
  structure: "stairs",
  scene: {
    cast: {
      one: { who: "moss", mood: "calm" },
      two: { who: "moss", mood: "dead" },
      three: { who: "moss", mood: "weary", stance: "sit", pose: "lap", dy: -4 },
      four: { who: "moss", mood: "asleep", pose: "none", isBust: true, flip: true, dy: 6, dx: -6, scale: 0.96 },
    },
    things: { one: "signed-branch", two: "signed-branch", three: "signed-branch", four: "signed-branch" },
    places: { behind: { id: "heaven", wall: "#dff0d0", accent: "#ebf7e0" } },
    extras: [
      { thing: "leaning-trunk", x: 0.5, y: 0.757 },
      { thing: { id: "slung-hammock", scale: 1.08 }, x: 0.868, y: 0.452, isInFront: true },
    ],
  },
  boxes: {
    one: { x: 0.035, y: 0.872, w: 0.185, h: 0.115 },
    two: { x: 0.285, y: 0.752, w: 0.185, h: 0.115 },
    three: { x: 0.535, y: 0.632, w: 0.185, h: 0.115 },
    four: { x: 0.785, y: 0.512, w: 0.185, h: 0.115 },
  },
  captions: [
    ["Inbox 0", "Inbox 40", "Inbox 4,000", "New address"],
    ["To-do list", "An app for it", "A course on the app", "Nap"],
  ],
  alt: "Moss the sloth on four branches, each higher and sleepier, and at last asleep in a hammock.",
} satisfies MemeTemplateInput;
