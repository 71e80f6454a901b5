import { expect, test } from "vitest";
import { MAX_PROMPT_LENGTH } from "../../../../shared/contracts/generate-creative.ts";
import { checkerStart, reduceChecker } from "./checker-state.ts";

const start = checkerStart("A chilli");
const withLight = reduceChecker(start, { do: "add", suggestion: "soft light" });

test("each press can be taken back, and the first prompt stays for comparison", () => {
  const twice = reduceChecker(withLight, { do: "add", suggestion: "close up" });
  expect(twice).toMatchObject({ text: "A chilli. Soft light. Close up.", original: "A chilli" });
  expect(reduceChecker(twice, { do: "undo" })).toMatchObject({ text: "A chilli. Soft light.", original: "A chilli" });
  expect(reduceChecker(withLight, { do: "undo" })).toEqual(start);
  expect(reduceChecker(start, { do: "undo" })).toBe(start);
  expect(reduceChecker(twice, { do: "restore" })).toEqual(start);
});

test("typing goes on from there, and starting over forgets the comparison", () => {
  expect(reduceChecker(withLight, { do: "type", text: "A chilli. Soft" })).toMatchObject({
    added: null,
    original: "A chilli",
  });
  expect(reduceChecker(withLight, { do: "type", text: " " }).original).toBeNull();
});

test("a prompt never grows past what the generator takes", () => {
  const full = checkerStart("a".repeat(MAX_PROMPT_LENGTH - 3));
  expect(reduceChecker(full, { do: "add", suggestion: "soft light" })).toBe(full);
  expect(reduceChecker(start, { do: "type", text: "a".repeat(9000) }).text.length).toBe(MAX_PROMPT_LENGTH);
});
