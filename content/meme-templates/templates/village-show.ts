import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "The Village Show",
  place: 59,
  popularity: 78,
  structure: "podium",
  scene: {
    cast: {
      first: {
        who: "doug",
        mood: "proud",
        pose: "aloft",
        hold: "trophy",
        holdLeft: "judge-board",
        hat: "bowler",
        scarf: "rosette",
        scale: 1.06,
      },
      second: { who: "nana", mood: "furious", pose: "crossed", scale: 0.94 },
      third: {
        who: "sal",
        mood: "sad",
        pose: "tray",
        hold: { id: "sad-cake", dy: -6 },
        scale: 0.94,
        flip: true,
        dx: 10,
      },
    },
    places: { behind: "marquee" },
    extras: [{ thing: "bunting", x: 0.5, y: 0.19 }],
  },
  captions: [
    ["Best reason to visit us", "Our coffee", "Free samples", "20 years of craft"],
    ["Most asked question", "“Are you open?”", "The toilet", "Our products"],
  ],
  alt: "In a tent with bunting Doug the loaf wears the judge's hat, the rosette and the trophy at once; Nana is furious, and Sal stands by with a fallen cake.",
} satisfies MemeTemplateInput;
