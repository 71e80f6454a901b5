import { PALETTES } from "../scene/palettes.ts";
import type { SceneInput } from "../scene/scene.ts";

export const DOODLE_SAMPLES: SceneInput[] = [
  {
    layout: "doodle-scene",
    type: "chatgptdoodle",
    brand: { name: "Moglet", mark: "smile" },
    palette: PALETTES.paperclip,
    slots: {
      headline: "Meetings that could have been a doodle.",
      subline: "Sketch it, send it, skip the call.",
      button: "Draw it free",
      note: "idea!!",
    },
    art: { kit: "doodle", variant: "desk", seed: 2 },
  },
  {
    layout: "doodle-scene",
    type: "chatgptdoodle",
    brand: { name: "Lift-off", mark: "spark" },
    palette: PALETTES.sky,
    slots: {
      headline: "Ship it before you talk yourself out of it.",
      subline: "Landing page, waitlist and payment in one evening.",
      button: "Light the fuse",
    },
    art: { kit: "doodle", variant: "launch", seed: 5 },
  },
  {
    layout: "doodle-scene",
    type: "chatgptdoodle",
    brand: { name: "Sorted", mark: "stack" },
    palette: PALETTES.blush,
    slots: {
      headline: "You are not busy. You are juggling.",
      subline: "One list for work, home and the dog.",
      button: "Drop a ball",
    },
    art: { kit: "doodle", variant: "juggle", seed: 8 },
  },
  {
    layout: "napkin",
    type: "chatgptdoodle",
    brand: { name: "Compound", mark: "peak" },
    palette: PALETTES.butter,
    slots: {
      headline: "Boring now. Rich later.",
      subline: "Savings that need no opinions.",
      button: "Start boring",
      bullets: ["years of doing nothing", "money", "people panic here"],
    },
    art: { kit: "doodle", variant: "climb", seed: 2 },
  },
  {
    layout: "strip",
    type: "chatgptdoodle",
    brand: { name: "Sproutbox", mark: "leaf" },
    palette: PALETTES.mint,
    slots: {
      headline: "How to launch, roughly.",
      button: "Skip to panel three",
      bullets: ["Have an idea in the shower", "Juggle it with everything else", "Let us do the rest"],
    },
    art: { kit: "doodle", variant: "idea", seed: 3 },
    extras: [
      { kit: "doodle", variant: "juggle", seed: 4 },
      { kit: "doodle", variant: "launch", seed: 6 },
    ],
  },
];
