import { expect, test } from "vitest";
import { readId, readText } from "./address.ts";

test("a text is trimmed, also when the router took it for a number or a yes", () => {
  expect([" bread ", 2026, true].map((value) => readText(value))).toEqual(["bread", "2026", "true"]);
});

test("what is no text, empty or too long counts as nothing", () => {
  expect([undefined, null, {}, ["a"], "  ", "x".repeat(201)].map((value) => readText(value))).toEqual(
    Array(6).fill(undefined),
  );
});

test("only an id is an id", () => {
  const id = "3f9a61c0-0f6b-8b1a-9c4e-0a1b2c3d4e5f";
  expect([id, id.toUpperCase(), `${id}0`, "3f9a61c0", 7].map(readId)).toEqual([
    id,
    id.toUpperCase(),
    undefined,
    undefined,
    undefined,
  ]);
});
