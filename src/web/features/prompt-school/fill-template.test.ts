import { expect, test } from "vitest";
import { countFilled, fillTemplate, splitTemplate } from "./fill-template.ts";

const lesson = {
  template: "A {kind} for {brand}. The headline reads “{words}”, big.",
  slots: [
    { id: "kind", label: "kind of picture", example: "poster" },
    { id: "brand", label: "brand", example: "Crumb & Sons" },
    { id: "words", label: "exact words", example: "Open late" },
  ],
};

test("empty slots stay in brackets, under the name that the reader saw", () => {
  expect(fillTemplate(lesson, {})).toBe("A [kind of picture] for [brand]. The headline reads “[exact words]”, big.");
});

test("what was typed takes their place, without the spaces around it", () => {
  const values = { kind: " poster ", brand: "   ", words: "Open {kind} $1" };
  expect(fillTemplate(lesson, values)).toBe("A poster for [brand]. The headline reads “Open {kind} $1”, big.");
  expect(countFilled(lesson, values)).toBe(2);
});

test("quotes and full stops stay with their slot, and nothing is lost", () => {
  const parts = splitTemplate(lesson);
  expect(parts.map((part) => ("slot" in part ? `${part.before}<${part.slot.id}>${part.after}` : part.text))).toEqual([
    "A ",
    "<kind>",
    " for ",
    "<brand>.",
    " The headline reads ",
    "“<words>”,",
    " big.",
  ]);
});
