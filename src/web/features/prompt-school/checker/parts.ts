export const PART_IDS = ["subject", "scene", "light", "angle", "style", "words", "place", "closing"] as const;
export type PartId = (typeof PART_IDS)[number];

type Part = {
  name: string;
  /** What belongs there. */
  hint: string;
  /** What one press adds. Words in brackets are for the reader to fill in. */
  suggestions: readonly string[];
};

/** The eight parts of a prompt that gives a picture one can predict. */
export const PARTS: Record<PartId, Part> = {
  subject: {
    name: "Subject",
    hint: "Who or what, with one adjective that matters.",
    suggestions: ["one [product], seen large", "a [kind of person] using [product]"],
  },
  scene: {
    name: "Scene",
    hint: "Where it is: a place, a surface, a backdrop.",
    suggestions: ["on a plain red backdrop", "on a wooden table by a window", "in an empty studio"],
  },
  light: {
    name: "Light",
    hint: "Where it comes from and how hard it is.",
    suggestions: ["warm studio light from the left", "soft morning window light", "one hard flash"],
  },
  angle: {
    name: "Angle",
    hint: "How near, from where, which lens.",
    suggestions: ["close up, slightly from below", "straight on, centred", "from above, flat lay"],
  },
  style: {
    name: "Style",
    hint: "Photo, illustration, poster; one mood.",
    suggestions: ["bold poster, two colours", "product photograph", "retro print with grain"],
  },
  words: {
    name: "Words",
    hint: "The exact words, in quotes.",
    suggestions: ["the headline reads “[exact words]”"],
  },
  place: {
    name: "Place",
    hint: "Where the words go and what stays empty.",
    suggestions: ["headline top left, right third empty", "headline across the top", "small line at the bottom"],
  },
  closing: {
    name: "Closing",
    hint: "Keeps stray letters out.",
    suggestions: ["Nothing else is written anywhere."],
  },
};
