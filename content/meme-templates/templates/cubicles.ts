import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Cubicles",
  place: 48,
  popularity: 84,
  structure: "pass-it-on",
  scene: {
    cast: {
      one: { who: "priya", mood: "shock" },
      two: { who: "agnes", mood: "suspicious" },
      three: { who: "tunde", mood: "shock", scale: 0.8 },
      four: { who: "kevin", mood: "smug", pose: "behind" },
    },
    things: {
      one: { id: "divider", dx: -70, dy: 20 },
      two: { id: "divider", dx: -70, dy: 20 },
      three: { id: "divider", dx: -70, dy: 20 },
      four: null,
    },
  },
  captions: [
    ["“Boss is on leave”", "“Boss is leaving”", "“Boss left”", "“Hello, I am your boss”"],
    ["“Soft launch”", "“Soft lunch”", "“Lunch?”", "“Back at three”"],
  ],
  alt: "Heads pop up over grey dividers; the last one sits in the boss’s chair.",
} satisfies MemeTemplateInput;
