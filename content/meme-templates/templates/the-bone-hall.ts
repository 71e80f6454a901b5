import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "The Bone Hall",
  place: 50,
  popularity: 66,
  structure: "exhibit",
  scene: {
    cast: {
      guide: { who: "agnes", mood: "smug", pose: "point", gaze: [0.6, -0.5], dx: -8, scale: 0.82 },
      visitor: { who: "priya", mood: "shock", pose: "stand", gaze: [0.1, -1], tilt: -8, dx: -222, dy: 0, scale: 0.56 },
    },
    things: {
      plinth: { id: "platform", dx: 72, dy: 6 },
      relic: { id: "printer-skeleton", dx: 78, dy: 54, scale: 1.04 },
      cover: null,
      plaque: { id: "plaque", dx: 134, dy: 16, scale: 0.98 },
    },
    places: { behind: "bone-hall" },
  },
  boxes: { plaque: { x: 0.62, y: 0.868, w: 0.3, h: 0.085 } },
  captions: [
    ["It fed on paper and jammed when afraid.", "Printer, adult"],
    ["It roamed in groups of nine and decided nothing.", "Committee"],
  ],
  alt: "In a museum hall Agnes the owl explains the mounted skeleton of a huge printer while Priya, tiny, looks up at its paper-tray jaw.",
} satisfies MemeTemplateInput;
