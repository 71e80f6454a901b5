import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "The Fridge",
  place: 66,
  popularity: 83,
  structure: "the-door",
  scene: {
    cast: {
      before: { who: "marge", mood: "starry", pose: "handle" },
      after: { who: "marge", mood: "furious", pose: "hips" },
      inside: { who: "kevin", mood: "delighted", pose: "wave", scarf: "bib" },
    },
    things: { door: "fridge-door", inside: null, front: { id: "picnic-rug", dy: -10 } },
    places: { outside: "kitchen", inside: { id: "plain", wall: "#d5f0fa" } },
  },
  captions: [
    ["My lunch, with my name on it", "“Hi, Marge”"],
    ["The petty cash", "Kevin"],
  ],
  alt: "Office fridge; inside, a picnic rug and a guest in a napkin.",
} satisfies MemeTemplateInput;
