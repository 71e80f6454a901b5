import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "The Tent",
  place: 67,
  popularity: 58,
  structure: "the-door",
  scene: {
    cast: {
      before: { who: "biscuit", mood: "delighted", pose: "handle", dx: -8, scale: 0.94 },
      after: { who: "biscuit", mood: "dead", pose: "stand", gaze: [0, 0], dx: -10, scale: 0.94 },
      inside: { who: "victoria", mood: "smug", pose: "call", hold: "phone", dx: -4, dy: 12, scale: 0.88 },
    },
    things: {
      door: { id: "tent-flap", dx: -4, scale: 1.04 },
      frame: { id: "open-tent", dx: -2, scale: 0.88 },
      inside: null,
      front: { id: "full-desk", dx: -4, dy: -2, scale: 0.9 },
    },
    places: { outside: "woods" },
  },
  captions: [
    ["Finally, no signal", "She brought signal"],
    ["Team retreat: no agenda", "Agenda"],
  ],
  alt: "Biscuit the dog opens a tent in the woods; inside, Victoria is on the phone at a full desk, and there is a satellite dish on top.",
} satisfies MemeTemplateInput;
