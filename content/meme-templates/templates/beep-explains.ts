import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Beep Explains",
  place: 18,
  popularity: 88,
  structure: "whiteboard",
  scene: {
    cast: {
      teacher: { who: "beep", mood: "delighted", pose: "point", hat: "mortar-board" },
      pupil: { who: "priya", mood: "suspicious", pose: "crossed" },
      other: null,
    },
  },
  captions: [["I checked my work by asking myself, and I was very convincing"], ["Sources: me, earlier, but louder"]],
  alt: "Mortar board on the antenna, arrows in a circle on the board, intern with folded arms.",
} satisfies MemeTemplateInput;
