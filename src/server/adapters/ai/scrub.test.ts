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

const encoded = (encoding: BufferEncoding, before = "") => Buffer.from(before + KEY).toString(encoding);

test.each([
  ["backwards", [...KEY].reverse().join("")],
  ["in base64", encoded("base64")],
  ["in base64 behind a letter", encoded("base64", "k")],
  ["in base64 behind two", encoded("base64", "k=")],
  ["in base64 for addresses", encoded("base64url", "key=")],
  ["in hexadecimal", encoded("hex")],
  ["in hexadecimal inside a word", `0${encoded("hex")}`],
  ["as an address", [...KEY].map((letter) => `%${letter.charCodeAt(0).toString(16)}`).join("")],
  ["as entities", [...KEY].map((letter) => `&#x${letter.charCodeAt(0).toString(16)};`).join("")],
  ["with spaces between", [...KEY].join(" ")],
  ["with dashes between", [...KEY].join("-")],
  ["over two lines", `${KEY.slice(0, 7)}\n${KEY.slice(7, 14)}\n${KEY.slice(14)}`],
])("a key that comes back %s is hidden", (_, echo) => {
  const said = scrub(`The key ${echo} is not valid.`, KEY);
  expect(said).toMatch(/\[key\]|\[hidden/);
  expect(said).not.toContain(echo.slice(4, 16));
});

test("of megabytes of words only the beginning is looked at", () => {
  expect(scrub(`No. ${encoded("base64").repeat(500_000)}`, KEY)).toBe("No. [key]");
});
