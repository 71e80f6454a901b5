import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Who Wrote It",
  place: 80,
  popularity: 64,
  structure: "the-lift",
  scene: {
    cast: {
      left: { who: "beep", mood: "delighted", pose: "applaud", scale: 0.98 },
      right: {
        who: "agnes",
        mood: "smug",
        gaze: [0, 0],
        pose: "hold",
        hold: { id: "paper", scale: 1.1 },
        scarf: "rosette",
        tilt: 0,
        dx: -8,
      },
    },
    things: { wall: "glass-wall" },
    colors: ["#35566b", "#bfe3ef", "#a5d3e3", "#6d7f8c"],
  },
  captions: [
    ["Ground floor", "Wrote the report", "Wrote “I wrote the report”"],
    ["Nobody presses a button", "Marketing", "Sales"],
  ],
  alt: "In a lift Beep the robot applauds while Agnes the owl, with the report and a rosette, looks at us.",
} satisfies MemeTemplateInput;
