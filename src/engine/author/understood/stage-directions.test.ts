import { describe, expect, it } from "vitest";
import combining from "../../../../content/prompt-school/lessons/combining.ts";
import negativeSpace from "../../../../content/prompt-school/lessons/negative-space.ts";
import photorealistic from "../../../../content/prompt-school/lessons/photorealistic.ts";
import product from "../../../../content/prompt-school/lessons/product.ts";
import sequential from "../../../../content/prompt-school/lessons/sequential.ts";
import stickers from "../../../../content/prompt-school/lessons/stickers.ts";
import text from "../../../../content/prompt-school/lessons/text.ts";
import type { Lesson } from "../../../shared/lesson.ts";
import { wordFiles } from "../../node/word-files.ts";
import { understandDescription } from "../author-scene.ts";
import { stageDirections } from "./stage-directions.ts";

const lessons: readonly Lesson[] = [combining, negativeSpace, photorealistic, product, sequential, stickers, text];

const directionsIn = (text: string) => stageDirections(text).map(({ from, to }) => text.slice(from, to));

describe("sentences for whoever makes the picture", () => {
  it.each([
    "The mood is tender and a little sad",
    "The overall feel is like a Sunday",
    "Mood should be playful",
    "Lighting is soft and even",
    "The light comes from behind",
    "Depth of field is shallow",
    "The composition is centred",
    "The style is editorial",
    "The atmosphere must feel inviting",
    "Shot from low down with a 24 mm lens at f/2.8",
    "Photographed in black and white on grainy film",
    "Late afternoon sun through the blinds, throwing stripes on the floor",
    "Camera at table height",
    "Natural light only",
    "The bottle is in sharp focus",
    "A single pear is the only prop",
    "Nothing else is written anywhere",
    "Die Stimmung ist ruhig und ernst",
    "Der Hintergrund soll hell sein",
    "L’éclairage est doux",
    "El fondo es liso",
    "L’inquadratura deve essere stretta",
    "De achtergrond is wazig",
    "O enquadramento deve ser fechado",
  ])("“%s.” is one of them", (sentence) => {
    expect(directionsIn(`Rye bread from Loafworks. ${sentence}. Open on Sundays.`)).toEqual([sentence]);
  });

  it.each([
    "The atmosphere is legendary.",
    "The lens is cleaned while you wait.",
    "The light is up to you.",
    "Style is what you wear when nobody looks.",
    "The lighting is free with every order.",
    "Camera repair in two days.",
    "The mood board is included.",
    "Sunlight lamps for dark mornings.",
    "Shot glasses, hand blown.",
  ])("“%s” is said to readers", (sentence) => {
    expect(directionsIn(sentence)).toEqual([]);
  });

  it("doubtful ones are directions beside a sure one, or where a picture is asked for by name", () => {
    expect(directionsIn("Oat soap. The colours are muted. The mood is calm.")).toHaveLength(2);
    expect(directionsIn("A photograph of oat soap. The colours are muted.")).toEqual(["The colours are muted"]);
  });
});

describe("what a prompt for an image model leaves to print", () => {
  it.each([
    [
      "A photograph of an old brass key on a velvet cushion, in a locksmith's workshop. Warm light from the right, casting a soft shadow. Shot at eye level with a 50 mm lens, so that the teeth are sharp. The mood is quiet and proud.",
      "old brass key",
    ],
    [
      "A minimalist composition with a single red pear in the upper left corner of the frame. The rest is a smooth grey surface, left empty for text: the lower half.",
      "single red pear",
    ],
    ["Linen sheets by Fold. The mood is airy and slow. Shot on film.", "Linen sheets"],
  ])("%s", (description, subject) => {
    const { subject: found, pieces } = understandDescription(description, "meta", wordFiles);
    expect(found?.words).toBe(subject);
    const printed = pieces.map(({ words }) => words).join(" / ");
    expect(printed).not.toMatch(/mood|light|shadow|lens|sharp|eye level|film|empty|frame|lower half/i);
  });
});

describe("the lessons of the Prompt School", () => {
  it.each(lessons)(
    "“$title” is known for a prompt that image models are written to, whatever fills its slots",
    (lesson) => {
      const filled = lesson.template.replace(/\{\w+\}/gu, "something blue");
      for (const prompt of [lesson.example, filled]) expect(stageDirections(prompt)).not.toEqual([]);
    },
  );
});
