import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Sofa on the Stairs",
  place: 91,
  popularity: 76,
  structure: "the-boat",
  scene: {
    cast: { talks: null, works: null, rests: null },
    things: { boat: null },
    places: { behind: "stairwell" },
    extras: [
      { actor: { who: "victoria", mood: "shout", pose: "direct", flip: true }, x: 0.89, y: 0.49, scale: 0.62 },
      { thing: "tilted-sofa", x: 0.525, y: 0.765, scale: 0.88, turn: -21 },
      {
        actor: { who: "marge", mood: "smug", stance: "sit", pose: "crossed", gaze: [0, 0] },
        x: 0.53,
        y: 0.54,
        scale: 0.62,
        isInFront: true,
      },
      { actor: { who: "tunde", mood: "furious", pose: "push" }, x: 0.105, y: 0.985, scale: 0.74, isInFront: true },
    ],
  },
  boxes: {
    talks: { x: 0.4, y: 0.03, w: 0.36, h: 0.1 },
    works: { x: 0.3, y: 0.87, w: 0.16, h: 0.11 },
    rests: { x: 0.07, y: 0.2, w: 0.34, h: 0.13 },
    boat: { x: 0.37, y: 0.605, w: 0.34, h: 0.12, angle: -21 },
  },
  captions: [
    ["“Nearly there!”", "Us", "One more change", "Version nine"],
    ["Project lead", "Two contractors", "The scope", "Migration"],
  ],
  alt: "A sofa is stuck on the stairs: Tunde pushes from below, Victoria directs from above and Marge the cat sits on it.",
} satisfies MemeTemplateInput;
