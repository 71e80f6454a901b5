import { expect, test } from "vitest";
import { parseJson } from "./parse-json.ts";

const nested = (depth: number) => "[".repeat(depth) + "]".repeat(depth);

test("JSON as deep as anybody needs is read, deeper is refused before it is", () => {
  expect(parseJson(nested(64))).toBeInstanceOf(Array);
  expect(() => parseJson(nested(65))).toThrow("JSON may be nested 64 deep");
  expect(() => parseJson(`{"a":${nested(10_000)}}`)).toThrow(SyntaxError);
  expect(() => parseJson("[".repeat(1_000_000))).toThrow(SyntaxError);
});

test("brackets inside texts do not count, whatever is escaped before them", () => {
  const texts = ["[".repeat(100), `"${"{".repeat(100)}`, "\\".repeat(3) + "[".repeat(100), "\\", '\\"'];
  for (const text of texts) expect(parseJson(JSON.stringify({ text }))).toEqual({ text });
  expect(() => parseJson(`["\\\\",${nested(64)}]`)).toThrow("64 deep");
  expect(() => parseJson('"open')).toThrow(SyntaxError);
});
