import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Chair Race",
  place: 58,
  popularity: 69,
  structure: "podium",
  scene: {
    cast: {
      first: { who: "moss", mood: "asleep", stance: "sit", pose: "lap", dy: -50 },
      second: { who: "gerald", mood: "furious", stance: "sit", pose: "lap", dy: -50 },
      third: { who: "victoria", mood: "shout", stance: "sit", pose: "point", dy: -50, scale: 0.85 },
    },
    extras: [
      { thing: "swivel-chair", x: 0.5, y: 0.68, scale: 0.95 },
      { thing: "swivel-chair", x: 0.18, y: 0.78, scale: 0.85 },
      { thing: "swivel-chair", x: 0.82, y: 0.82, scale: 0.85 },
    ],
  },
  captions: [
    ["Fastest reply of the quarter", "Sales", "Out of office", "Legal"],
    ["Most used software", "The one we bought", "Notes app", "Shouting"],
  ],
  alt: "Office corridor, swivel chairs, sloth asleep on the first place.",
} satisfies MemeTemplateInput;
