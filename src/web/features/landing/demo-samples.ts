import { DEMO, type Picture } from "./landing-pictures.ts";

/** `added` marks what the enhancer came up with by itself. */
type Part = { text: string; added?: true };

export type DemoSample = {
  id: string;
  label: string;
  /** What somebody types. */
  sentence: string;
  /** What the enhancer makes of it. */
  enhanced: readonly Part[];
  creative: Picture;
};

export const ICE_CREAM: DemoSample = {
  id: "ice-cream",
  label: "Ice cream sale",
  sentence: "ice cream sale, 2 days only, make it funny",
  enhanced: [
    { text: "Pink backdrop with " },
    { text: "vanilla dripping from the top edge", added: true },
    { text: ", oversized soft-serve tilted right, chunky rounded headline " },
    { text: "“48 hours. Then it melts.”", added: true },
    { text: ", pill label with the discount." },
  ],
  creative: DEMO.iceCream,
};

export const DEMO_SAMPLES: readonly DemoSample[] = [
  ICE_CREAM,
  {
    id: "coffee",
    label: "Coffee launch",
    sentence: "launch our coffee, for people who hate mondays",
    enhanced: [
      { text: "Dark espresso backdrop, " },
      { text: "one cup in a pool of warm light", added: true },
      { text: ", seen from above at an angle, heavy headline " },
      { text: "“Monday has a mute button.”", added: true },
      { text: ", and one dry line about zero small talk." },
    ],
    creative: DEMO.coffee,
  },
  {
    id: "night-owl",
    label: "Sad marketer meme",
    sentence: "meme about marketers who cannot switch off",
    enhanced: [
      { text: "White caption bar on top, " },
      { text: "“nobody: marketers at 2am with one new hook idea:”", added: true },
      { text: ", below it " },
      { text: "a wide-eyed owl lit by its laptop", added: true },
      { text: ", two coffees, crescent moon." },
    ],
    creative: DEMO.nightOwl,
  },
];
