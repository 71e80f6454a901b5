import { PALETTES } from "../scene/palettes.ts";
import type { SceneInput } from "../scene/scene.ts";

export const MEME_SAMPLES: SceneInput[] = [
  {
    layout: "caption",
    type: "meme",
    brand: { name: "Inboxen", mark: "bolt" },
    palette: PALETTES.midnight,
    slots: { headline: "nobody:\nmarketers at 2am with one new hook idea:" },
    art: { kit: "character", variant: "duck", mood: "thrilled" },
    extras: [
      { kit: "illustration", variant: "laptop" },
      { kit: "illustration", variant: "coffee" },
    ],
  },
  {
    layout: "caption",
    type: "meme",
    brand: { name: "Deployly", mark: "stack" },
    palette: PALETTES.tomato,
    slots: { headline: "“quick question” arrives at 16:58 on a Friday 🙃", subline: "So it begins" },
    art: { kit: "character", variant: "person", mood: "sweating", seed: 2 },
  },
  {
    layout: "reject-accept",
    type: "meme",
    brand: { name: "Boxcat", mark: "heart" },
    palette: PALETTES.butter,
    slots: { headline: "Cats, explained.", bullets: ["A $200 self-heating cat bed", "The box it came in"] },
    art: { kit: "character", variant: "cat", seed: 1 },
  },
  {
    layout: "shout",
    type: "meme",
    brand: { name: "Patchwork", mark: "grid" },
    palette: PALETTES.banana,
    slots: { headline: "It works on my machine", subline: "So we ship my machine" },
    art: { kit: "character", variant: "bot", mood: "smug", seed: 1 },
    extras: [
      { kit: "illustration", variant: "laptop" },
      { kit: "object", variant: "rocket" },
    ],
  },
  {
    layout: "meme",
    type: "meme",
    brand: { name: "Patchwork", mark: "grid" },
    palette: PALETTES.banana,
    slots: { headline: "The plan was to relax", subline: "The plan has been moved to Monday" },
    art: { kit: "none" },
    photo: "loaf",
  },
];
