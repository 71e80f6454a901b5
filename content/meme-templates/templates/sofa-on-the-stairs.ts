import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Sofa on the Stairs",
  place: 91,
  popularity: 76,
  structure: "the-boat",
  scene: {
    cast: {
      talks: { who: "victoria", mood: "shout", pose: "point", scale: 0.9, dx: -20 },
      works: { who: "tunde", mood: "furious", pose: "lift", scale: 0.85, dy: 20 },
      rests: { who: "marge", mood: "smug", pose: "crossed" },
    },
    things: { boat: "stuck-sofa" },
    places: { behind: { id: "plain", wall: "#f0dcc2", ground: "#b98f62" } },
    colors: ["#b98f62"],
  },
  captions: [
    ["“Nearly there!”", "Us", "One more change", "Version nine"],
    ["Project lead", "Two contractors", "The scope", "Migration"],
  ],
  alt: "Sofa stuck on a landing, boss directs, one lifts, cat sits on it.",
} satisfies MemeTemplateInput;
