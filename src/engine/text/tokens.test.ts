import { expect, test } from "vitest";
import { emojiSet } from "../node/emoji-set.ts";
import { emojiSvg, isEmoji } from "../tree/emoji.ts";
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

test.each([
  ["Votre volet est bloqué ?", ["Votre", "volet", "est", "bloqué ?"]],
  ["2 kg für 15 €", ["2", "kg", "für", "15 €"]],
  ["8 lessen € 40, R$ 74", ["8", "lessen", "€ 40,", "R$ 74"]],
  ["Attention : travaux", ["Attention :", "travaux"]],
  ["10 February · Leeds", ["10 February ·", "Leeds"]],
  ["3 for €5", ["3", "for", "€5"]],
  ["take 2 €5 notes", ["take", "2", "€5", "notes"]],
  ["so  many   spaces  !", ["so", "many", "spaces !"]],
])("an amount keeps its currency and a word its mark: “%s”", (line, words) => {
  expect(texts(line).map((text) => text.replaceAll("\u00a0", " "))).toEqual(words);
});

test.each([
  ["12. April · 15 bis 19 Uhr", ["12. April ·", "15 bis 19 Uhr"]],
  ["Sat 8 March, 9 am to 5 pm", ["Sat", "8 March,", "9 am to 5 pm"]],
  ["de 9 h à 18 h", ["de", "9 h à 18 h"]],
  ["с 10 до 18", ["с", "10 до 18"]],
  ["8:00 – 17:30", ["8:00 – 17:30"]],
  ["Call 020 7946 0958 now", ["Call", "020 7946 0958", "now"]],
  ["3 for 2 on 12 bikes", ["3", "for", "2", "on", "12", "bikes"]],
  ["7 days a week", ["7", "days", "a", "week"]],
])("a range of hours, a date and a phone number are never broken: “%s”", (line, words) => {
  expect(texts(line).map((text) => text.replaceAll("\u00a0", " "))).toEqual(words);
});

test("marked words are strong and keep the full stop that follows them", () => {
  expect(tokensOf("Called **in well**.").map(({ text, strong, sticky }) => [text, strong, sticky])).toEqual([
    ["Called", false, false],
    ["in", true, false],
    ["well", true, false],
    [".", false, true],
  ]);
});
