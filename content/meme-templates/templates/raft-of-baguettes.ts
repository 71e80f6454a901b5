import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Raft of Baguettes",
  place: 92,
  popularity: 79,
  structure: "the-boat",
  scene: {
    cast: {
      talks: { who: "agnes", mood: "proud", pose: "hold", hold: "flag", dx: -6, dy: 6, scale: 0.92, flip: true },
      works: { who: "beep", mood: "nervous", pose: "row", hold: { id: "paddle", turn: 18 }, dx: 12, dy: 4 },
      rests: {
        who: "kevin",
        mood: "delighted",
        pose: "sip",
        hold: { id: "baguette", scale: 0.9, dy: 10 },
        dx: 8,
        dy: 4,
      },
    },
    things: { boat: "bitten-raft" },
    places: { behind: "sunset" },
    colors: ["#3f8fa8"],
    extras: [{ thing: "crumbs", x: 0.92, y: 0.62, scale: 1, isInFront: true }],
  },
  boxes: { boat: { x: 0.28, y: 0.735, w: 0.4, h: 0.13, style: "label", color: "#ffffff" } },
  captions: [
    ["Marketing", "Operations", "Discounts", "Margin"],
    ["CEO", "Support", "“Eat our own product”", "Runway"],
  ],
  alt: "On a raft of baguettes Agnes the owl holds the flag, Beep the robot paddles and Kevin the pigeon eats the raft.",
} satisfies MemeTemplateInput;
