import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Meeting Medals",
  place: 60,
  popularity: 47,
  structure: "podium",
  scene: {
    cast: {
      first: { who: "biscuit", mood: "delighted", scarf: "medal", pose: "cheer" },
      second: { who: "beep", mood: "proud", scarf: "medal" },
      third: { who: "agnes", mood: "dead", pose: "hold", hold: "paper" },
    },
  },
  captions: [
    ["Who spoke the most", "The agenda", "The man on mute", "The expert"],
    ["Source of best ideas", "£4,000 workshop", "Shower", "The guru"],
  ],
  alt: "Beep hangs medals; the owl on third holds the only right answer.",
} satisfies MemeTemplateInput;
