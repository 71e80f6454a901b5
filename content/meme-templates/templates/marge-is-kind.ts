import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Marge Is Kind",
  place: 75,
  popularity: 78,
  structure: "says-thinks",
  scene: {
    cast: { hero: { who: "marge", mood: "smug", pose: "chin", gaze: [0, 0] } },
    places: { behind: { id: "burst", wall: "#d5dcf5", accent: "#e3e8fb" } },
  },
  captions: [
    ["“Take your time!”", "I have started a timer"],
    ["“Interesting choice”", "I watched you choose it. I could have helped."],
  ],
  alt: "Chin on paw, half-closed eyes, whiskers level.",
} satisfies MemeTemplateInput;
