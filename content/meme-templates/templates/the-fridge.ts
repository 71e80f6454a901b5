import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "The Fridge",
  place: 66,
  popularity: 83,
  structure: "the-door",
  scene: {
    cast: {
      before: { who: "marge", mood: "starry", pose: "handle", dx: -6 },
      after: { who: "marge", mood: "dead", pose: "hips", gaze: [0, 0], dx: -4, flip: true },
      inside: { who: "kevin", mood: "delighted", pose: "wave", scarf: "bib", dx: 2, dy: -6 },
    },
    things: { door: "fridge-door", frame: "open-fridge", inside: null, front: { id: "picnic", dy: -40 } },
    places: { outside: "kitchen" },
  },
  captions: [
    ["My lunch, with my name on it", "“Hi, Marge”"],
    ["The petty cash", "Kevin"],
  ],
  alt: "Marge the cat opens the office fridge for her lunch; inside, Kevin the pigeon picnics in a napkin and waves.",
} satisfies MemeTemplateInput;
