import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "The Copier",
  place: 96,
  popularity: 73,
  structure: "the-machine",
  scene: {
    cast: {
      operator: {
        who: "biscuit",
        mood: "delighted",
        pose: "aloft",
        hold: { id: "dog-portrait", dy: -42, scale: 0.96 },
        dx: -14,
      },
    },
    things: {
      machine: { id: "open-copier", dx: -2, dy: 10, scale: 0.98 },
      hopper: null,
      in: null,
      conveyor: null,
      out: { id: "strange-copies", dx: 2, dy: 0 },
    },
    places: { behind: { id: "plain", wall: "#e4d8f0", ground: "#a892c4" } },
    extras: [{ actor: { who: "beep", mood: "proud", pose: "behind" }, x: 0.86, y: 0.55, scale: 0.68 }],
  },
  boxes: { machine: { x: 0.35, y: 0.435, w: 0.315, h: 0.165 }, out: { x: 0.7, y: 0.855, w: 0.28, h: 0.12 } },
  captions: [
    ["One good ad", "Resize for every channel", "A foot"],
    ["Simple question", "Company-wide survey", "Pizza party"],
  ],
  alt: "Biscuit the dog has his portrait copied, and Beep the robot is proud of it: each copy is stranger, and the third is a foot.",
} satisfies MemeTemplateInput;
