import { expect, test } from "vitest";
import { createSeal } from "./seal.ts";

const seal = createSeal("a secret", "tests");

test("what was sealed can be opened again, and never looks the same twice", () => {
  const [first, second] = [seal.close("béchamel", "june"), seal.close("béchamel", "june")];
  expect(first.equals(second)).toBe(false);
  expect(seal.open(first, "june")).toBe("béchamel");
});

test("another context, purpose, secret or a changed byte opens nothing", () => {
  const sealed = seal.close("béchamel", "june");
  const changed = Buffer.from(sealed);
  changed[sealed.length - 1] = (changed[sealed.length - 1] ?? 0) ^ 1;
  expect(() => seal.open(sealed, "marta")).toThrow();
  expect(() => createSeal("a secret", "other").open(sealed, "june")).toThrow();
  expect(() => createSeal("another", "tests").open(sealed, "june")).toThrow();
  expect(() => seal.open(changed, "june")).toThrow();
});
