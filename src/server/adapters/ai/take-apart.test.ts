import { expect, test } from "vitest";
import { takeApart } from "./take-apart.ts";

const picture = Buffer.from(Array.from({ length: 3_000_001 }, (_, at) => (at * 31) % 251));
const base64 = picture.toString("base64");
const read = async (text: string, mayHoldPictures = true) => {
  const parts = await takeApart(Buffer.from(text), mayHoldPictures);
  return parts && { ...parts, data: JSON.parse(parts.body) as { data: string; said?: string } };
};

test.each([
  ["as it is", base64],
  ["behind what says that it is one", `data:image/png;base64,${base64}`],
  ["with slashes escaped", base64.replaceAll("/", "\\/")],
  ["with signs as codes", base64.replaceAll("=", "\\u003d").replaceAll("+", "\\u002B")],
  ["in lines", base64.replace(/.{76}/g, "$&\\n")],
])("a picture of megabytes that comes %s is found", async (_, data) => {
  const answer = await read(`{"said":"a \\"loaf\\"","data":"${data}"}`);
  expect(answer?.data.said).toBe('a "loaf"');
  expect(answer?.body.length).toBeLessThan(200);
  expect(answer?.pictureOf(answer.data.data).equals(picture)).toBe(true);
});

test("a small picture is found too", async () => {
  const small = picture.subarray(0, 100);
  const answer = await read(JSON.stringify({ data: small.toString("base64") }));
  expect(answer?.pictureOf(answer.data.data).equals(small)).toBe(true);
});

test.each([
  ["brackets", "[".repeat(5_000_000)],
  ["numbers", `[${"1,".repeat(5_000_000)}1]`],
  ["small texts", `[${'"",'.repeat(5_000_000)}""]`],
  ["a small answer of brackets", "[".repeat(100_000)],
])("megabytes of %s are refused unread", async (_, text) => {
  expect(await takeApart(Buffer.from(text), true)).toBeNull();
});
