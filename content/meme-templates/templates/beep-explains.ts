import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Beep Explains",
  place: 18,
  popularity: 88,
  structure: "whiteboard",
  scene: {
    cast: {
      teacher: { who: "beep", mood: "delighted", pose: "point", hat: "mortar-board" },
      pupil: { who: "priya", mood: "suspicious", pose: "crossed", dx: -26, dy: -14, scale: 1.1 },
      other: null,
    },
    places: { behind: { id: "plain", wall: "#d7e6f3", ground: "#a3b9cc" } },
    extras: [{ thing: "loop-easel", x: 0.81, y: 0.99, scale: 0.86, isInFront: true }],
  },
  captions: [["I checked my work by asking myself, and I was very convincing"], ["Sources: me, earlier, but louder"]],
  alt: "Beep the robot in a mortar board teaches from a chart where Beep asks Beep asks Beep; Priya listens with folded arms.",
} satisfies MemeTemplateInput;
