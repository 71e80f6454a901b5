import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Moss Climbs",
  place: 39,
  popularity: 77,
  structure: "stairs",
  scene: {
    cast: {
      one: { who: "moss", mood: "calm" },
      two: { who: "moss", mood: "dead" },
      three: { who: "moss", mood: "weary", stance: "sit", pose: "lap" },
      four: { who: "moss", mood: "asleep", stance: "sit", pose: "lap" },
    },
    colors: ["#b9a58a", "#a9c48c", "#8fbf8a", "#79b58c"],
    extras: [{ thing: "hammock", x: 0.86, y: 0.49, scale: 0.5, isInFront: true }],
  },
  captions: [
    ["Inbox 0", "Inbox 40", "Inbox 4,000", "New address"],
    ["To-do list", "An app for it", "A course on the app", "Nap"],
  ],
  alt: "Four branches, each higher and sleepier, hammock on top.",
} satisfies MemeTemplateInput;
