import { expect, it } from "vitest";
import { breakLines } from "./break-lines.ts";

const shown = (html: string) => breakLines(html).map(({ depth, text }) => " ".repeat(depth) + text);

it("puts every tag and text on a line of its own, as deep as it is nested", () => {
  expect(
    shown('<!DOCTYPE html><html><head><meta charset="utf-8"/></head><body><p>Hi<br/>you</p></body></html>'),
  ).toEqual([
    "<!DOCTYPE html>",
    "<html>",
    " <head>",
    '  <meta charset="utf-8"/>',
    " </head>",
    " <body>",
    "  <p>",
    "   Hi",
    "   <br/>",
    "   you",
    "  </p>",
    " </body>",
    "</html>",
  ]);
});

it("keeps the lines of a style sheet", () => {
  expect(shown("<style>\n.a{}\n.b{}\n</style>")).toEqual(["<style>", " .a{}", " .b{}", "</style>"]);
});

it("shows escaped words as they stand in the source", () => {
  expect(shown("<p>&lt;img src=x&gt;</p>")[1]).toBe(" &lt;img src=x&gt;");
});
