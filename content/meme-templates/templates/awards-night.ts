import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Awards Night",
  place: 78,
  popularity: 67,
  structure: "the-lift",
  scene: {
    cast: {
      left: {
        who: "nana",
        mood: "suspicious",
        scarf: "bow-tie",
        pose: "hold",
        hold: { id: "card", scale: 1.3 },
        scale: 0.86,
        gaze: [-0.95, 0.3],
        dx: 12,
        flip: true,
      },
      right: {
        who: "doug",
        mood: "nervous",
        scarf: "bow-tie",
        pose: "hold",
        hold: { id: "card", scale: 1.3 },
        gaze: [-0.95, 0.3],
        scale: 0.98,
        dx: -4,
      },
    },
    things: { wall: "mirror-wall" },
    colors: ["#7d5a3a", "#f3d9a4", "#e3bf7e", "#8f2f3c"],
  },
  captions: [
    ["Awards night, going up", "Us", "“Inspired by” us"],
    ["Doors closing", "The old logo", "The new logo"],
  ],
  alt: "Nana the banana and Doug the loaf share a gold lift with a mirror; they wear the same bow tie and hold the same speech.",
} satisfies MemeTemplateInput;
