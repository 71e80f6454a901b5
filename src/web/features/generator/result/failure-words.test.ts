import { expect, test } from "vitest";
import { failureWords, othersHelp, withoutMoney } from "./failure-words.ts";

test.each([
  ["OpenAI wants it. Verify there (https://platform.openai.com/a); then try again. Nothing was charged."],
  ["OpenAI wants it. Verify there; then try again. It may still charge for this call, up to $0.048."],
  ["OpenAI wants it. Verify there; then try again. $0.048 was billed for it."],
  ["OpenAI wants it. Verify there; then try again. Not charged, as far as we know."],
  ["OpenAI wants it. The AI service may have charged for it. Verify there; then try again."],
])("what stands apart is not said twice: %s", (words) => {
  expect(withoutMoney(words)).toBe("OpenAI wants it. Verify there; then try again.");
});

test("a failure names who it was, and somebody else is offered only where that can help", () => {
  expect(failureWords("no_credit", "fal").title).toBe("fal has no credit left");
  expect(failureWords("refused", null).title).toBe("The AI service declined this picture");
  expect(failureWords("provider_timeout", "OpenAI", true).title).toBe("OpenAI gave no whole answer");
  expect(failureWords("too_large", "fal").title).toBe("Generation Failed");
  expect(["refused", "provider_failed", "too_large", "storage_full"].map(othersHelp)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
