import type { MemeTemplateInput } from "../schema.ts";

export default {
  name: "The Herd",
  place: 56,
  popularity: 68,
  structure: "field-notes",
  scene: {
    cast: {
      hero: {
        who: "biscuit",
        mood: "starry",
        scarf: "lanyard",
        view: "side",
        stance: "run",
        pose: "clasp",
        dx: 10,
        dy: -14,
        scale: 1.02,
      },
      other: {
        who: "biscuit",
        mood: "delighted",
        coat: "cocoa",
        scarf: "lanyard",
        view: "side",
        stance: "walk",
        dx: -40,
        dy: -8,
      },
      third: {
        who: "biscuit",
        mood: "calm",
        coat: "cream",
        scarf: "lanyard",
        view: "side",
        stance: "walk",
        pose: "reach",
        dx: 16,
        dy: -22,
        scale: 0.92,
      },
    },
    things: { front: null, cover: { id: "dust-cloud", scale: 0.62, dy: -18 } },
    places: { behind: "expo" },
    extras: [
      {
        actor: { who: "biscuit", mood: "calm", coat: "grey", scarf: "lanyard", view: "side", stance: "walk" },
        x: 0.22,
        y: 0.63,
        scale: 0.46,
      },
      {
        actor: { who: "biscuit", mood: "starry", coat: "cream", scarf: "lanyard", view: "side", stance: "walk" },
        x: 0.4,
        y: 0.62,
        scale: 0.44,
      },
      {
        actor: { who: "biscuit", mood: "delighted", coat: "grey", scarf: "lanyard", view: "side", stance: "walk" },
        x: 0.68,
        y: 0.63,
        scale: 0.46,
      },
    ],
  },
  captions: [
    ["A herd has sensed a free tote bag. Not all of them will return."],
    ["The alpha says “let’s take this offline”. The others groom their badges."],
  ],
  alt: "Through binoculars: a herd of dogs in lanyards, Biscuit in front, thunders over an exhibition carpet past the stands.",
} satisfies MemeTemplateInput;
