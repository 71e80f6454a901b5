import type { Lesson } from "../../../src/shared/lesson.ts";

export default {
  id: "text",
  title: "Accurate Text in Images",
  summary: "Get your headline spelled right, in the letters you want.",
  purpose:
    "For posters, covers and every ad with its headline in the picture. A short headline comes out best if the model knows exactly which words, what the letters look like and where they stand. Give it those three, and say that nothing else is written.",
  template:
    "A {format} for {brand}. The headline reads “{words}” in {letters}, placed {where}. Background: {background}. Nothing else is written anywhere.",
  slots: [
    { id: "format", label: "kind of picture", example: "poster" },
    { id: "brand", label: "brand or product", example: "Crumb & Sons, a corner bakery" },
    { id: "words", label: "exact words", example: "Open till the bread runs out" },
    { id: "letters", label: "letters, described", example: "heavy condensed sans capitals, cream, on three lines" },
    { id: "where", label: "where", example: "top left" },
    { id: "background", label: "colour or scene", example: "deep oven red with a thin cream border" },
  ],
  looksFor: [
    { label: "Words in quotes", slot: "words" },
    { label: "Six words or fewer", slot: "words", maxWords: 6 },
    { label: "Letters described", slot: "letters" },
    { label: "Door closed", says: "Nothing else is written anywhere" },
  ],
  example:
    "A poster for Crumb & Sons, a corner bakery. The headline reads “Open till the bread runs out” in heavy condensed sans capitals, cream, on three lines, placed top left. Background: deep oven red with a thin cream border. One glossy baguette bottom right, lit from the left. Nothing else is written anywhere.",
  adType: "meta",
  format: "1:1",
  tips: [
    {
      title: "Quote it",
      text: "Put the words in quotes, spelled exactly, full stop included. Without quotes the model may take them as a description.",
    },
    {
      title: "Keep it short",
      text: "Six words or fewer are safest. Prices, terms and small print are better added afterwards.",
    },
    {
      title: "Describe the letters",
      text: "“Heavy condensed sans capitals” works. The name of a font is a guess, and a font file cannot be attached.",
    },
    {
      title: "Close the door",
      text: "End with “Nothing else is written anywhere”. Otherwise labels and shop signs fill up with letters of their own.",
    },
  ],
  good: {
    caption: "Correct to the letter, border and baguette where the prompt put them.",
    alt: "Red bakery poster with a thin cream border and a baguette. Headline: Open till the bread runs out",
  },
  careless: {
    prompt: "bakery poster, open till the bread runs out, nice font",
    caption: "No quotes, no place, no end: letters swap and stray words creep in.",
    alt: "The same poster with a misspelled headline, mixed typefaces and made-up small print around the baguette",
  },
} satisfies Lesson;
