import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Victoria on the Table",
  place: 15,
  popularity: 79,
  structure: "soapbox",
  scene: {
    cast: {
      speaker: { who: "victoria", mood: "shout", pose: "command", dy: 18, dx: -24, scale: 0.84 },
      listener: null,
      other: null,
    },
    things: { stand: { id: "meeting-table", dx: 94, dy: -30 } },
    places: { behind: { id: "plain", wall: "#e3d9f2", ground: "#b5a5cf" } },
    extras: [
      {
        actor: { who: "priya", mood: "dead", pose: "aloft", hold: "cup", gaze: [-0.9, -0.3] },
        x: 0.57,
        y: 0.97,
        scale: 0.9,
      },
      {
        actor: { who: "gerald", mood: "nervous", pose: "aloft", hold: "tea", gaze: [-0.9, -0.2] },
        x: 0.82,
        y: 0.97,
        scale: 0.9,
      },
      { thing: "spilt-mug", x: 0.15, y: 0.815, isInFront: true },
      { thing: { id: "paper", turn: 30 }, x: 0.1, y: 0.955, isInFront: true },
      { thing: { id: "paper", turn: -40 }, x: 0.33, y: 0.955, scale: 0.9, isInFront: true },
    ],
  },
  captions: [["The logo is not small. You are standing too far away."], ["Meetings should have a cover charge"]],
  alt: "Victoria shouts from on top of the meeting table while Priya and Gerald the duck hold their cups out of the way.",
} satisfies MemeTemplateInput;
