import { expect, test } from "vitest";
import { emojiSet } from "../node/emoji-set.ts";
import { emojiSvg, isEmoji } from "./emoji.ts";
import { tokensOf } from "./tokens.ts";

const texts = (line: string) => tokensOf(line).map((token) => token.text);

test("emoji stand alone, also families and flags", () => {
  expect(texts("Ship it 🚀 now 👩‍💻")).toEqual(["Ship", "it", "🚀", "now", "👩‍💻"]);
  expect(tokensOf("Hot🔥stuff").map(({ text, glued, sticky }) => [text, glued, sticky])).toEqual([
    ["Hot", false, false],
    ["🔥", true, true],
    ["stuff", true, true],
  ]);
});

test("digits and signs are letters, not pictures", () => {
  expect(isEmoji("7")).toBe(false);
  expect(isEmoji("©")).toBe(false);
  expect(isEmoji("🙃")).toBe(true);
});

test.each(["❤️", "❤"])("an emoji has a drawing, with and without its variation selector: %s", async (heart) => {
  expect(new TextDecoder().decode(await emojiSvg(heart, emojiSet))).toContain("<svg");
});

test("Japanese may break between words but not before its full stop", () => {
  const tokens = tokensOf("新製品の発売まであと三日。");
  expect(tokens.length).toBeGreaterThan(3);
  expect(tokens.at(-1)?.text.endsWith("。")).toBe(true);
  expect(tokens.at(-1)?.text).not.toBe("。");
});

test("a Japanese figure keeps its unit", () => {
  expect(tokensOf("アイス、480円。").map(({ text }) => text)).toContain("480円。");
});

test("marked words are strong and keep the full stop that follows them", () => {
  expect(tokensOf("Called **in well**.").map(({ text, strong, sticky }) => [text, strong, sticky])).toEqual([
    ["Called", false, false],
    ["in", true, false],
    ["well", true, false],
    [".", false, true],
  ]);
});
