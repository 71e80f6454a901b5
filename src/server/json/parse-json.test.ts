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

test("pictures of megabytes arrive whole, beside texts with escapes", () => {
  const picture = "iVBOR+/=".repeat(300_000);
  const sent = { prompt: 'Say "hi"\n\\o/ ✨', images: [{ data: picture }, { data: picture }], [picture]: 1 };
  const { images, prompt } = parseJson(Buffer.from(JSON.stringify(sent))) as typeof sent;
  expect(prompt).toBe(sent.prompt);
  expect(images.map(({ data }) => data === picture)).toEqual([true, true]);
});

test.each([
  ["deep", "[".repeat(25_000_000)],
  ["flat", `[${"0,".repeat(12_000_000)}0]`],
  ["many small texts", `[${'"a",'.repeat(6_000_000)}""]`],
  ["a large text of escapes", `["${"\\u0041".repeat(4_000_000)}"]`],
  ["a large text of backslashes", `["${"\\\\".repeat(12_000_000)}"]`],
  ["nothing at all", " ".repeat(25_000_000)],
  ["many values in a small body", `[${"0,".repeat(500_000)}0]`],
])("25 MB of JSON that is %s is refused without being parsed", (_, body) => {
  expect(() => parseJson(Buffer.from(body))).toThrow(SyntaxError);
});
