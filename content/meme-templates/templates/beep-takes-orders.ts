import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Beep Takes Orders",
  place: 34,
  popularity: 82,
  structure: "menu-board",
  scene: {
    cast: { host: { who: "beep", mood: "smug", pose: "present" } },
    extras: [{ thing: "speaker-post", x: 0.2, y: 0.96, scale: 1.2 }],
    places: { behind: { id: "plain", wall: "#bfe0f0", ground: "#7f8a96" } },
  },
  captions: [
    ["Fast answer: free", "Right answer: £5", "Fast and right: machine is down"],
    ["Small feature", "Large feature", "“Can it just…”: call for price"],
  ],
  alt: "Drive-through speaker post with Beep’s face, menu panel above.",
} satisfies MemeTemplateInput;
