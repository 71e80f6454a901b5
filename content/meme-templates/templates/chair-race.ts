import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Chair Race",
  place: 58,
  popularity: 69,
  structure: "podium",
  scene: {
    cast: {
      first: { who: "moss", mood: "asleep", stance: "sit", pose: "lap", dy: -58, scale: 0.94 },
      second: { who: "gerald", mood: "furious", stance: "sit", pose: "lap", dy: -56, hat: "race-helmet" },
      third: {
        who: "victoria",
        mood: "shout",
        stance: "sit",
        pose: "point",
        dy: -56,
        scale: 0.86,
        dx: -12,
        flip: true,
      },
    },
    places: { behind: "corridor" },
    extras: [
      { thing: { id: "race-chair", tone: "leaf" }, x: 0.5, y: 0.682, scale: 0.92 },
      { thing: { id: "race-chair", tone: "blue" }, x: 0.178, y: 0.778, scale: 0.86 },
      { thing: { id: "race-chair", tone: "orange" }, x: 0.8, y: 0.826, scale: 0.84 },
    ],
  },
  captions: [
    ["Fastest reply of the quarter", "Sales", "Out of office", "Legal"],
    ["Most used software", "The one we bought", "Notes app", "Shouting"],
  ],
  alt: "After a race of swivel chairs in an office corridor Moss the sloth sleeps on first place, above a furious Gerald and a shouting Victoria.",
} satisfies MemeTemplateInput;
