import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Victoria on the Table",
  place: 15,
  popularity: 79,
  structure: "soapbox",
  scene: {
    cast: {
      speaker: { who: "victoria", mood: "shout", pose: "command", dy: 14, scale: 0.86 },
      listener: { who: "priya", mood: "dead", pose: "aloft", hold: "cup" },
      other: { who: "gerald", mood: "nervous", pose: "aloft", hold: "tea" },
    },
    things: { stand: "table" },
    places: { behind: { id: "plain", wall: "#c8d8f0", ground: "#8fa3c2" } },
  },
  captions: [["The logo is not small. You are standing too far away."], ["Meetings should have a cover charge"]],
  alt: "Boss stands on the meeting table, the others hold their cups out of the way.",
} satisfies MemeTemplateInput;
