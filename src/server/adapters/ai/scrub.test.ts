import { expect, test } from "vitest";
import { scrub } from "./scrub.ts";

const KEY = "AIzaSyCANARY0123456789abcdefghijklmnopq";

test("no piece of the key is left, however it is echoed", () => {
  for (const echo of [KEY, KEY.toLowerCase(), KEY.slice(0, 12), KEY.slice(-9), `key=${KEY}&alt=json`, `"${KEY}"`]) {
    const said = scrub(`API key ${echo} is not valid.`, KEY);
    expect(said).toMatch(/^API key \S*\[key\]\S* is not valid\.$/);
    expect(said).not.toMatch(/canary|abcdef|jklmno/i);
  }
  expect(scrub("also AQ.Ab8RN6somebodyelses", "other-key-of-ours")).toBe("also [key]");
});

test("words without the key stay as they are, on one bounded line", () => {
  expect(scrub("Try\nagain\u0000 later.", KEY)).toBe("Try again later.");
  expect(scrub("a".repeat(5_000), KEY)).toBe(`${"a".repeat(300)}…`);
});
