import { expect, test } from "vitest";
import { colorsFirst } from "./colors-first.ts";

const others = [
  { name: "Ink", color: "#33190B" },
  { name: "White", color: "#ffffff" },
];

test("the colours of a brand go first, by their names, and none is offered twice", () => {
  const colors = [
    { name: "Crust", hex: "#33190b", role: "dark" as const },
    { name: "Honey", hex: "#f0a04b", role: "loud" as const },
    { name: "Honey again", hex: "#f0a04b", role: "accent" as const },
  ];
  expect(colorsFirst({ colors }, others).map(({ name }) => name)).toEqual(["Crust", "Honey", "White"]);
});

test("without a brand there is what there was", () => {
  expect(colorsFirst(undefined, others)).toEqual(others);
});
