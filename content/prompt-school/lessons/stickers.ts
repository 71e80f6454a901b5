import type { Lesson } from "../../../src/shared/lesson.ts";

export default {
  id: "stickers",
  title: "Stylized Illustrations & Stickers",
  summary: "Name the style, the line and the background.",
  purpose:
    "For mascots, icons, badges and sticker sheets: everything that is drawn and often cut out afterwards. Drawings differ in three things: the line, the shading and the colours. Say all three, and a second picture fits the first. Say none, and every picture comes from another artist.",
  template:
    "A {style} sticker of {subject}, {doing}. {line}, {shading}, in {colours}. A thick white die-cut border around it. The background is plain white.",
  slots: [
    { id: "style", label: "style", example: "cheerful flat cartoon" },
    { id: "subject", label: "subject", example: "a slice of toast with a sleepy face" },
    { id: "doing", label: "pose or action", example: "hugging a pat of butter" },
    { id: "line", label: "line", example: "Bold, even dark brown outlines" },
    { id: "shading", label: "shading", example: "two-step cel shading without gradients" },
    { id: "colours", label: "three or four colours", example: "toast brown, cream, butter yellow and blush pink" },
  ],
  looksFor: [
    { label: "A named style", slot: "style" },
    { label: "The line described", slot: "line" },
    { label: "A small palette", slot: "colours" },
    { label: "Plain white ground", says: "The background is plain white" },
  ],
  example:
    "A cheerful flat cartoon sticker of a slice of toast with a sleepy face, hugging a pat of butter. Bold, even dark brown outlines, two-step cel shading without gradients, in toast brown, cream, butter yellow and blush pink. A thick white die-cut border around it. The background is plain white.",
  adType: "maker",
  format: "1:1",
  tips: [
    {
      title: "Ask for white",
      text: "The model cannot make a transparent background, and may paint the grey chequers instead. Ask for plain white and cut it out afterwards.",
    },
    {
      title: "Describe the line",
      text: "“Bold, even outlines” or “thin ink, broken in places”. The line is what makes two stickers look like one set.",
    },
    {
      title: "Count your colours",
      text: "Three or four, by name. “Colourful” gives you all of them, and a different choice each time.",
    },
    {
      title: "Make a set in one go",
      text: "Ask for six stickers in two rows with the same outline. Separate pictures drift apart in line and colour.",
    },
  ],
  good: {
    caption: "One outline, two tones per colour, a white border to cut along.",
    alt: "Sticker of a sleepy slice of toast hugging a pat of butter, bold outlines, white border, on white",
  },
  careless: {
    prompt: "cute toast sticker, transparent background",
    caption: "Painted chequers for transparency, a smooth gradient here, a hair line there, no border to cut.",
    alt: "A shaded slice of toast with thin uneven lines on a grey and white chequered pattern",
  },
} satisfies Lesson;
