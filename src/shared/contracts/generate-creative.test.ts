import { expect, test } from "vitest";
import { generateCreativeInput } from "./generate-creative.ts";

const image = { id: "a", name: "a.png", mimeType: "image/png", data: "AAAA" };
const parse = (more: object) =>
  generateCreativeInput.safeParse({ prompt: "Bread", type: "meta", inspirationImages: [{ ...image, ...more }] });

test("a picture needs no role: who sends none is understood as before", () => {
  expect(parse({}).data?.inspirationImages).toEqual([image]);
});

test("a picture may say what it is for, what is borrowed from it, and where it comes from", () => {
  const from = { kind: "ad", id: "7b1f5f0e-3c1a-4a55-9d3c-2f1f6f0f7a11" };
  const said = { role: "style", borrow: ["palette", "tactic"], from };
  expect(parse(said).data?.inspirationImages).toEqual([{ ...image, ...said }]);
});

test.each([{ role: "poster" }, { borrow: ["words"] }, { from: { kind: "ad", id: "7" } }, { from: { kind: "page" } }])(
  "%o is none of the choices",
  (more) => expect(parse(more).success).toBe(false),
);

test("a meme may name its template, and nothing that could be a path", () => {
  const named = (template: string) => generateCreativeInput.safeParse({ prompt: "Bread", type: "meme", template });
  expect(named("marge-decides").data?.template).toBe("marge-decides");
  expect(named("../secrets").success).toBe(false);
});
