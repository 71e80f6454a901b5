import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Meeting Medals",
  place: 60,
  popularity: 47,
  structure: "podium",
  scene: {
    cast: {
      first: {
        who: "biscuit",
        mood: "shout",
        scarf: "medal",
        pose: "speech",
        hold: "microphone",
        hat: "headset",
        scale: 0.96,
      },
      second: { who: "beep", mood: "delighted", scarf: "three-medals", pose: "hips", scale: 0.98 },
      third: { who: "agnes", mood: "dead", pose: "display", holdLeft: "right-answer", gaze: [0, 0], dx: 16 },
    },
    places: { behind: "boardroom" },
    extras: [{ thing: "mute-bubble", x: 0.76, y: 0.275, scale: 1.1 }],
  },
  captions: [
    ["Who spoke the most", "The agenda", "The man on mute", "The expert"],
    ["Source of best ideas", "£4,000 workshop", "Shower", "The guru"],
  ],
  alt: "Biscuit the dog, on mute, shouts from first place, Beep the robot claps under three medals, and Agnes the owl on third holds the only right answer.",
} satisfies MemeTemplateInput;
