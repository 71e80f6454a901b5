import type { AdType } from "../../../../shared/ad-types.ts";

export type QuickTemplate = {
  id: "saas-productivity" | "maker-launch" | "viral-meme";
  name: string;
  summary: string;
  adType: AdType;
  prompt: string;
  /** Which of the composer's ideas for this prompt the picture shows, and what can be seen in it. */
  seed: number;
  alt: string;
};

/** The side of the square pictures: three times the largest displayed size. */
export const TEMPLATE_PICTURE_PX = 216;

/** Each shows what a good description contains: a subject, the exact words, their position, light and mood. */
export const QUICK_TEMPLATES: readonly QuickTemplate[] = [
  {
    id: "saas-productivity",
    name: "SaaS Productivity",
    seed: 1,
    alt: "Pale blue ad with a phone: Your week, minus the chaos.",
    summary: "One calm screen, one clear promise",
    adType: "saas",
    prompt:
      'Ad for a planning app for small teams. A tidy laptop on a light wooden desk, its screen showing one calm week view with three coloured blocks. Morning light from the left, plenty of empty space at the top. Headline in a bold, friendly sans serif: "Your week, minus the chaos." Small button at the bottom right: "Try it free".',
  },
  {
    id: "maker-launch",
    name: "Maker Launch",
    seed: 3,
    alt: "Rocket in a light in the dark: Built at night. Live today.",
    summary: "Launch day, made by one person",
    adType: "maker",
    prompt:
      'Launch poster for a small tool made by one person. A hand-built wooden rocket on a workbench, sawdust and pencil sketches around it, warm desk lamp, shallow depth of field. Headline in chunky hand-painted letters: "Built at night. Live today." Underneath, small: "Meet the app that names your files for you".',
  },
  {
    id: "viral-meme",
    name: "Viral Meme",
    seed: 0,
    alt: "Tired owl lit by a laptop: Me: I will just fix one typo before bed",
    summary: "Caption up top, guilty animal below",
    adType: "meme",
    prompt:
      'Two-part meme. White bar on top with the caption in plain black sans serif: "Me: I will just fix one typo before bed". Below, a wide-eyed owl lit only by a laptop screen at night, empty coffee cups around it, clock on the wall showing 3:47. Photographic, slightly grainy, funny because it is so serious.',
  },
];
