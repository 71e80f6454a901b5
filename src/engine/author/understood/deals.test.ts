import { expect, test } from "vitest";
import { dealsIn } from "./deals.ts";

const kinds = (text: string) => dealsIn(text).map(({ kind, from, to }) => `${kind}: ${text.slice(from, to).trim()}`);

test.each([
  ["3 for 2 on all houseplants", ["bundle: 3 for 2"]],
  ["Buy one, get one free. Ends Sunday", ["bundle: Buy one, get one free"]],
  ["merino socks, second pair half price", ["off: second pair half price"]],
  ["stroopwafels, vier halen drie betalen", ["bundle: vier halen drie betalen"]],
  ["Savons, 3 achetés le 4e offert", ["bundle: 3 achetés le 4e offert"]],
  ["bolos, leve 5 pague 4", ["bundle: leve 5 pague 4"]],
  ["3 банки по цене 2", ["bundle: 3 банки по цене 2"]],
  ["手ぬぐい3枚で2枚分のお値段", ["bundle: 3枚で2枚分のお値段"]],
  ["串串,第二份半价", ["off: 第二份半价"]],
])("“%s” is a deal by its form", (text, deals) => {
  expect(kinds(text)).toEqual(deals);
});

test.each(["two for 10", "open 7 for 3 weeks", "a 4x4 with a roof tent", "beds 2x3 m", "окна по цене завода"])(
  "“%s” is no deal",
  (text) => {
    expect(kinds(text)).toEqual([]);
  },
);
