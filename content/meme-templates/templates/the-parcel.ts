import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "The Parcel",
  place: 72,
  popularity: 55,
  structure: "jack-in-the-box",
  scene: {
    cast: { jack: null, who: { who: "nana", mood: "terrified", pose: "panic", scale: 0.96, rotate: -8, dx: 2 } },
    things: { spring: null, box: { id: "open-parcel", dx: 4 } },
    places: { behind: "hallway" },
    extras: [
      { thing: "impact", x: 0.275, y: 0.35, scale: 1.3 },
      { thing: "spring-punch", x: 0.64, y: 0.72, scale: 0.96 },
      {
        actor: { who: "moss", mood: "calm", view: "side", stance: "walk", hat: "courier-cap", gaze: [0.6, 0.2] },
        x: 0.885,
        y: 0.88,
        scale: 0.72,
      },
    ],
  },
  boxes: {
    box: { x: 0.44, y: 0.785, w: 0.295, h: 0.125 },
    jack: { x: 0.36, y: 0.05, w: 0.4, h: 0.15 },
    who: { x: 0.02, y: 0.88, w: 0.33, h: 0.1 },
  },
  captions: [
    ["Open rate: 61 %", "It was bots", "My confidence"],
    ["“Small change”", "New brief", "My Friday"],
  ],
  alt: "A boxing glove on a spring shoots out of a parcel at Nana the banana while Moss the sloth, in a courier's cap, strolls off.",
} satisfies MemeTemplateInput;
