import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "Marge Is Kind",
  place: 75,
  popularity: 78,
  structure: "says-thinks",
  scene: {
    cast: { hero: { who: "marge", mood: "smug", pose: "lounge", gaze: [0, 0.1], dy: -6 } },
    things: { front: { id: "plank", dy: -52, scale: 1.1 } },
    places: { behind: { id: "burst", wall: "#ffe2a8", accent: "#ffecc4" } },
    extras: [{ thing: "running-timer", x: 0.78, y: 0.935, scale: 1.25, isInFront: true }],
  },
  captions: [
    ["“Take your time!”", "I have started a timer"],
    ["“Interesting choice”", "I watched you choose it. I could have helped."],
  ],
  alt: "Marge the cat rests her chin on a paw and smiles with half-closed eyes; a timer is running beside her.",
} satisfies MemeTemplateInput;
