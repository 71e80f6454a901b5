import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Ticket Four",
  place: 84,
  popularity: 51,
  structure: "still-waiting",
  scene: {
    cast: { waiter: { who: "gerald", mood: "dead", pose: "hold", hold: "card", scarf: "beard" } },
    things: { growth: null, climber: null, work: "cactus" },
    extras: [{ thing: "number-board", x: 0.2, y: 0.42 }],
    places: { behind: { id: "plain", wall: "#dfe3e8" } },
  },
  captions: [
    ["They said approval was “just a formality”", "Form 3 of 3 (of 9)"],
    ["Waiting for someone else to say it", "Agenda item 12"],
  ],
  alt: "Waiting room, number board stuck on 3, beard, frame of former tickets.",
} satisfies MemeTemplateInput;
