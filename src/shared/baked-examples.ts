type BakedIdea = {
  layout: string;
  /** The words that the layout sets largest. */
  headline: string;
  caption: { name: string; words: string };
};

/** A sentence and the composer's first three ideas for it, in the order of their seeds: what Bake makes of it. */
export type BakedExample = {
  id: "dogs" | "baker" | "gig";
  label: string;
  sentence: string;
  ideas: readonly [BakedIdea, BakedIdea, BakedIdea];
};

const HORIZON = { name: "The horizon", words: "Words that set slowly." };
const SKYLINE = { name: "The skyline", words: "One word, getting up." };
const SUNRISE = { name: "The sunrise", words: "Your words as weather." };
const WALL = { name: "The wall", words: "Words to all four edges." };
const BIG_FACT = { name: "The big fact", words: "Your figure, as large as it gets." };
const OVERPRINT = { name: "The overprint", words: "Ink on ink on ink." };

/** Shown on the landing page before anybody has typed. `npm run content:landing` paints them. */
export const BAKED_EXAMPLES: readonly [BakedExample, BakedExample, BakedExample] = [
  {
    id: "dogs",
    label: "Dog groomer",
    sentence: "Mudlark washes muddy dogs in Leeds, first bath half price",
    ideas: [
      { layout: "horizon", headline: "Mudlark washes muddy dogs", caption: HORIZON },
      { layout: "skyline", headline: "Mudlark washes muddy dogs", caption: SKYLINE },
      { layout: "arcs", headline: "Mudlark washes muddy dogs", caption: SUNRISE },
    ],
  },
  {
    id: "baker",
    label: "Night baker",
    sentence: "Bakkerij Nachtwerk wants a night-shift baker, €17 an hour. Ghent sleeps. You rise.",
    ideas: [
      { layout: "skyline", headline: "Night-shift baker", caption: SKYLINE },
      { layout: "wall", headline: "Night-shift baker", caption: WALL },
      { layout: "tide", headline: "Night-shift baker", caption: BIG_FACT },
    ],
  },
  {
    id: "gig",
    label: "Tiny gig",
    sentence: "Paper Lanterns live at Club Volta, 14 June, 18 € at the door.",
    ideas: [
      { layout: "horizon", headline: "Paper Lanterns live", caption: HORIZON },
      { layout: "arcs", headline: "Paper Lanterns live", caption: SUNRISE },
      { layout: "overprint", headline: "Paper Lanterns live", caption: OVERPRINT },
    ],
  },
];
