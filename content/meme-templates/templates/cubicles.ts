import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Cubicles",
  place: 48,
  popularity: 84,
  structure: "pass-it-on",
  scene: {
    cast: {
      one: { who: "priya", mood: "shock", scale: 0.88, dy: 8, pose: "none" },
      two: { who: "agnes", mood: "suspicious", tilt: 8, scale: 0.94, dy: 8, pose: "none" },
      three: { who: "tunde", mood: "shock", scale: 0.78, dy: 16, pose: "none" },
      four: { who: "kevin", mood: "smug", pose: "none", dy: 10, scale: 0.9 },
    },
    things: {
      one: { id: "divider", dx: -70, dy: 46 },
      two: { id: "divider", dx: -70, dy: 42 },
      three: { id: "divider", dx: -70, dy: 56 },
      four: { id: "boss-desk", dx: -77, dy: -8 },
      "four-behind": { id: "boss-chair", dy: 26 },
    },
    places: { four: { id: "plain", wall: "#f7d9a0" } },
  },
  captions: [
    ["“Boss is on leave”", "“Boss is leaving”", "“Boss left”", "“Hello, I am your boss”"],
    ["“Soft launch”", "“Soft lunch”", "“Lunch?”", "“Back at three”"],
  ],
  alt: "Priya, Agnes the owl and Tunde look over grey dividers with the news; Kevin the pigeon already sits in the boss’s chair.",
} satisfies MemeTemplateInput;
