import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "The Swan Pedalo",
  place: 90,
  popularity: 61,
  structure: "the-boat",
  scene: {
    cast: {
      talks: { who: "moss", mood: "calm", pose: "recline", shades: "sunglasses", dx: -18, dy: 4, tilt: -8 },
      works: { who: "biscuit", mood: "delighted", pose: "levers", dx: -14, dy: -6 },
      rests: { who: "gerald", mood: "yuck", pose: "crossed", dx: -32, dy: 4, gaze: [0.95, -0.3] },
    },
    things: { boat: { id: "swan-boat", dx: -12 } },
    places: { behind: "lake" },
    colors: ["#58b3c4"],
    extras: [
      { thing: "splashes", x: 0.06, y: 0.62, scale: 1.1 },
      { thing: "splashes", x: 0.1, y: 0.93, scale: 0.8, isInFront: true },
    ],
  },
  boxes: {
    boat: { x: 0.39, y: 0.73, w: 0.42, h: 0.12, color: "#211a15" },
    rests: { x: 0.6, y: 0.03, w: 0.26, h: 0.12 },
    talks: { x: 0.03, y: 0.05, w: 0.3, h: 0.12 },
    works: { x: 0.32, y: 0.13, w: 0.26, h: 0.11 },
  },
  captions: [
    ["“We”", "“You”", "“The team”", "A joint effort"],
    ["Founder (ideas)", "Founder (rent)", "Founder (vibes)", "Equal shares"],
  ],
  alt: "In a swan-shaped pedalo Biscuit the dog pedals for three, Moss the sloth lies back in sunglasses and Gerald the duck is offended by the swan.",
} satisfies MemeTemplateInput;
