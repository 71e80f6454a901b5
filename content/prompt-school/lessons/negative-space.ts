import type { Lesson } from "../../../src/shared/lesson.ts";

export default {
  id: "negative-space",
  title: "Minimalist & Negative Space Design",
  summary: "Leave room on purpose, so your copy has somewhere to go.",
  purpose:
    "For backgrounds, covers and ads whose words you add later. Empty space is not what remains; it has to be asked for, with a place and a size. Left alone, the model centres the subject and fills the rest.",
  template:
    "A minimalist composition with a single {subject} in the {corner} of the frame. The rest is {ground}, left empty for text: {space}. {light} with {shadow}.",
  slots: [
    { id: "subject", label: "one small subject", example: "small golden croissant" },
    { id: "corner", label: "corner or edge", example: "lower right corner" },
    { id: "ground", label: "plain ground", example: "a smooth warm cream surface" },
    { id: "space", label: "how much is empty", example: "the upper left two thirds" },
    { id: "light", label: "light", example: "Soft daylight from the upper left" },
    { id: "shadow", label: "shadow", example: "one gentle shadow under the croissant" },
  ],
  looksFor: [
    { label: "One subject", slot: "subject" },
    { label: "A corner for it", slot: "corner" },
    { label: "How much stays empty", slot: "space" },
    { label: "One soft shadow", slot: "shadow" },
  ],
  example:
    "A minimalist composition with a single small golden croissant in the lower right corner of the frame. The rest is a smooth warm cream surface, left empty for text: the upper left two thirds. Soft daylight from the upper left with one gentle shadow under the croissant.",
  adType: "meta",
  format: "16:9",
  tips: [
    {
      title: "Say where, not only how little",
      text: "“Minimalist” alone still centres things. “In the lower right corner” moves them out of the way.",
    },
    {
      title: "Measure the emptiness",
      text: "“The upper left two thirds are empty” is an order. “Lots of space” is a wish.",
    },
    {
      title: "Say what is there",
      text: "Write “a smooth cream surface”, not “no objects, no clutter”. Things that you name tend to turn up.",
    },
    {
      title: "Choose the format first",
      text: "Pick it next to the prompt: the picture is cut to that shape, so the empty part of a wide picture is gone in a tall one.",
    },
  ],
  good: {
    caption: "Two thirds of the picture belong to your headline.",
    alt: "Small croissant with a soft shadow in the lower right of a calm cream surface, everything else empty",
  },
  careless: {
    prompt: "minimalist croissant background, clean, no clutter",
    caption: "Centred and surrounded: wherever the headline goes, it covers something.",
    alt: "A large croissant in the middle of cups, flowers and crumbs, with a headline box that covers it",
  },
} satisfies Lesson;
