import { describe, expect, it } from "vitest";
import { COLOR_HEX, COLOR_TONES } from "./color-names.ts";
import { EVERY_LANGUAGE } from "./every-language.ts";
import { LANGUAGE_WORDS } from "./language-words.ts";
import { DEEDS, ROLES } from "./words.ts";

const languages = Object.entries(LANGUAGE_WORDS);

it("a word that tells a language apart is told once, and by one language", () => {
  const telling = Object.values(EVERY_LANGUAGE).flatMap((known) => known.telling?.split(" ") ?? []);
  expect(telling.filter((word, at) => telling.indexOf(word) !== at)).toEqual([]);
});

const MAX_BUTTON_LETTERS = 24;
const MAX_BUTTON_SIGNS = 10;

describe.each(languages)("the words of %s", (language, words) => {
  it("say something for every role, without empty entries", () => {
    for (const role of ROLES) {
      const entries = words.roles[role].split(",").map((entry) => entry.trim());
      expect(entries, role).not.toContain("");
      expect(words.roles[role], role).toBe(words.roles[role].toLowerCase());
    }
  });

  it("have buttons that fit on a button", () => {
    const max = ["ja", "zh"].includes(language) ? MAX_BUTTON_SIGNS : MAX_BUTTON_LETTERS;
    for (const deed of DEEDS)
      for (const button of words.buttons[deed]) expect([...button].length, button).toBeLessThanOrEqual(max);
  });

  it("name only colours and tones that are known", () => {
    for (const entry of words.colors.split(", ")) {
      const [word = "", name = ""] = entry.split(": ");
      expect(word, entry).not.toBe("");
      expect(name.startsWith(">") ? COLOR_TONES[name.slice(1)] : COLOR_HEX[name], entry).toBeDefined();
    }
  });
});
