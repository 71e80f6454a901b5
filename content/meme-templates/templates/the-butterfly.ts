import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "The Butterfly",
  place: 88,
  popularity: 68,
  structure: "the-chase",
  scene: {
    cast: {
      chaser: {
        who: "victoria",
        mood: "starry",
        view: "side",
        stance: "run",
        pose: "swing",
        hold: { id: "long-net", turn: 30 },
        scale: 0.84,
        dx: 4,
        dy: -16,
        rotate: 4,
      },
      ignored: {
        who: "sal",
        mood: "shock",
        pose: "hold",
        hold: { id: "watering-can", scale: 1.1 },
        gaze: [0.9, 0.2],
        dx: -10,
        dy: -10,
      },
    },
    things: {
      chased: { id: "butterfly", scale: 1.15, dx: -8, dy: 18 },
      ignored: { id: "trampled-bed", dx: 128, dy: -38, scale: 0.92 },
      wake: null,
      rush: null,
    },
    places: { behind: "garden" },
  },
  boxes: {
    chased: { x: 0.7, y: 0.03, w: 0.28, h: 0.16 },
    who: { x: 0.4, y: 0.885, w: 0.3, h: 0.1 },
    ignored: { x: 0.02, y: 0.03, w: 0.34, h: 0.15 },
  },
  captions: [
    ["A younger audience", "The rebrand", "People who pay us"],
    ["Inbox zero", "Me, 8 a.m.", "The one that matters"],
  ],
  alt: "Victoria chases a butterfly with a net, right through the flower bed that Sal is watering.",
} satisfies MemeTemplateInput;
