import type { Lesson } from "../../../src/shared/lesson.ts";

export default {
  id: "photorealistic",
  title: "Photorealistic Images",
  summary: "Light, lens and moment: write it like a photographer.",
  purpose:
    "For pictures that should pass for a photograph: food, people, places, a product in use. A photographer decides where the light comes from, how near the camera is and what stays sharp. If you do not say so, you get something in between: lit from everywhere, sharp everywhere, taken by nobody.",
  template:
    "A photograph of {subject}, {moment}, in {place}. {light}, casting {shadow}. Shot {angle} with {lens}, so that {focus}. The mood is {mood}.",
  slots: [
    { id: "subject", label: "subject, in detail", example: "a chipped stoneware mug of black coffee" },
    { id: "moment", label: "what is happening", example: "steam just rising" },
    { id: "place", label: "place", example: "a small kitchen before anyone is awake" },
    { id: "light", label: "light and where from", example: "Low winter sun through a window on the left" },
    { id: "shadow", label: "shadows", example: "one long soft shadow across the table" },
    { id: "angle", label: "distance and angle", example: "close up, just above the table" },
    { id: "lens", label: "lens", example: "an 85 mm lens at f/1.8" },
    {
      id: "focus",
      label: "what is sharp, what is not",
      example: "the rim is sharp and the window melts into soft discs",
    },
    { id: "mood", label: "mood", example: "quiet and warm" },
  ],
  looksFor: [
    { label: "A subject in detail", slot: "subject" },
    { label: "Light with a direction", slot: "light" },
    { label: "A lens", slot: "lens" },
    { label: "One thing sharp", slot: "focus" },
  ],
  example:
    "A photograph of a chipped stoneware mug of black coffee, steam just rising, in a small kitchen before anyone is awake. Low winter sun through a window on the left, casting one long soft shadow across the table. Shot close up, just above the table, with an 85 mm lens at f/1.8, so that the rim is sharp and the window melts into soft discs. The mood is quiet and warm.",
  adType: "meta",
  format: "4:5",
  tips: [
    {
      title: "Give the light a side",
      text: "“Low sun from the left” also decides the shadow, the highlight and the time of day. “Good lighting” decides nothing.",
    },
    {
      title: "Use the lens as a word",
      text: "85 mm and f/1.8 blur what lies behind. 24 mm shows the whole room. 100 mm macro brings out crumbs and drops.",
    },
    {
      title: "Name a flaw",
      text: "A chip, a fingerprint, one crumb. Small damage is what separates a photograph from a rendering.",
    },
    {
      title: "Leave out the quality words",
      text: "“4k, ultra realistic, award-winning” says nothing about what is in the picture. Use those words for the light instead.",
    },
  ],
  good: {
    caption: "Light from one side, a long shadow, a sharp rim and a window that melts into discs.",
    alt: "A stoneware mug with steam on a wooden table, lit by low sun from the left, the window behind it out of focus",
  },
  careless: {
    prompt: "coffee cup in kitchen, realistic, 4k, good lighting",
    caption: "Lit from everywhere, sharp everywhere: nothing tells the eye where to look.",
    alt: "The same mug in flat light without a shadow, with every tile and shelf behind it equally sharp",
  },
} satisfies Lesson;
