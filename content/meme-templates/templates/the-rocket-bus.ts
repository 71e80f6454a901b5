import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "The Rocket Bus",
  place: 87,
  popularity: 79,
  structure: "the-chase",
  scene: {
    cast: {
      chaser: { who: "nana", mood: "shout", view: "side", stance: "run", pose: "dash", scale: 0.9 },
      ignored: null,
    },
    things: { chased: { id: "rocket-bus", scale: 0.62, dx: -20, dy: 110 }, ignored: { id: "suitcase", turn: -10 } },
  },
  captions: [
    ["AI", "The roadmap", "The login bug, since 2021"],
    ["The next round", "The founder", "The last round"],
  ],
  alt: "Banana runs for a bus shaped like a rocket, suitcase bursts behind.",
} satisfies MemeTemplateInput;
