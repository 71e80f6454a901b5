import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Cancelled Meeting",
  place: 23,
  popularity: 75,
  structure: "scales",
  scene: {
    cast: { witness: null, onHeavy: { who: "moss", mood: "asleep", pose: "lap" } },
    things: { heavy: "pillow", light: "note-tower" },
    places: { behind: { id: "plain", wall: "#dfe3f7", ground: "#b3bbe0" } },
  },
  captions: [
    ["One cancelled meeting", "The whole to-do list", "Tuesday"],
    ["“No rush”", "Eleven urgent tickets", "What I did first"],
  ],
  alt: "A pillow sinks, a tower of sticky notes rises, sloth already lying on the pillow pan.",
} satisfies MemeTemplateInput;
