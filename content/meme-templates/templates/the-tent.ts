import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "The Tent",
  place: 67,
  popularity: 58,
  structure: "the-door",
  scene: {
    cast: {
      before: { who: "biscuit", mood: "calm", pose: "handle" },
      after: { who: "biscuit", mood: "shock", pose: "panic" },
      inside: { who: "victoria", mood: "calm", pose: "type", dy: -30 },
    },
    things: { door: "tent-flap", inside: { id: "lamp", dy: -60 }, front: { id: "desk", scale: 0.5, dy: 0 } },
    places: { outside: { id: "jungle" }, inside: { id: "plain", wall: "#ffd9a0" } },
  },
  captions: [
    ["Finally, no signal", "She brought signal"],
    ["Team retreat: no agenda", "Agenda"],
  ],
  alt: "Tent flap in the woods; inside, a full desk with lamp and boss.",
} satisfies MemeTemplateInput;
