import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Birthday Cake",
  place: 70,
  popularity: 74,
  structure: "jack-in-the-box",
  scene: {
    cast: {
      jack: {
        who: "victoria",
        mood: "smug",
        pose: "show",
        hold: "clipboard",
        dy: 92,
        dx: -26,
        scale: 1.04,
        gaze: [-0.7, 0.3],
      },
      who: { who: "priya", mood: "terrified", pose: "panic", hat: "party-hat" },
    },
    things: { spring: null, box: { id: "burst-cake", dx: 10 } },
    places: { behind: { id: "burst", wall: "#cdeee0", accent: "#dcf5ea", ground: "#8fcab0" } },
    extras: [
      { thing: "cake-bits", x: 0.42, y: 0.62, scale: 1.1 },
      { thing: "cake-bits", x: 0.84, y: 0.66, scale: 1.1 },
      { thing: "balloons", x: 0.9, y: 0.36, scale: 1.15 },
      { thing: { id: "candle", scale: 1.7 }, x: 0.405, y: 0.735, isInFront: true },
    ],
  },
  boxes: { box: { x: 0.425, y: 0.8, w: 0.34, h: 0.11 }, jack: { x: 0.04, y: 0.04, w: 0.44, h: 0.17 } },
  captions: [
    ["Birthday cake", "Performance review", "Priya, 21"],
    ["Launch party", "Bug list", "Engineering"],
  ],
  alt: "Victoria bursts out of a birthday cake with a clipboard, and Priya in a party hat is horrified.",
} satisfies MemeTemplateInput;
