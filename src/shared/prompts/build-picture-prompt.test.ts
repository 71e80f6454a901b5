import { describe, expect, test } from "vitest";
import { adTypeSchema } from "../ad-types.ts";
import type { Brief } from "../brief/brief.ts";
import type { Format } from "../formats.ts";
import { buildPicturePrompt } from "./build-picture-prompt.ts";
import { dialectOf } from "./dialect.ts";
import { promptFor } from "./prompt-for.ts";

const brief: Brief = {
  language: { value: "en", sure: 1, by: "read" },
  facts: [
    { role: "headline", value: "Bring us the mud.", sure: 1, by: "read" },
    { role: "avoid", value: "cats", sure: 1, by: "user" },
  ],
};
const wish = {
  text: "A muddy dog in a tub. “Bring us the mud.”",
  brief,
  images: [],
  format: "1:1",
  layout: "calm",
} as const;

describe("a picture for words of ours", () => {
  test("is asked for like this, in each service's own terms", () => {
    const asked = (["gemini", "openai", "flux", "plain"] as const).map((dialect) =>
      buildPicturePrompt({ ...wish, type: "meta", dialect }),
    );
    const kind =
      "One photograph that stops somebody who is scrolling: one clear subject, seen large, in a believable scene with natural light and strong contrast to what is behind it.";
    const blank =
      "It holds no lettering of any kind: signs, screens, packs and pages are blank, without words, figures, logos or watermarks.";
    const style = "Style: modern, professional, high-quality photograph.";
    expect(asked).toEqual([
      `${kind} ${blank}\n\nA muddy dog in a tub.\n\nA single subject positioned in the lower half of the frame. The upper half is a vast, empty, softly lit surface without detail, creating significant negative space. Leave out: cats. ${style}`,
      `${kind} Every surface, label, sign, screen and page is blank: no words, figures, logos or watermarks anywhere.\n\nA muddy dog in a tub.\n\nComposition: subject in the lower half; the upper half is a plain, evenly lit wall that runs on without detail. Leave out: cats. ${style}`,
      `${kind} Clean, unmarked surfaces, plain packaging, empty signs and dark screens.\n\nA muddy dog in a tub.\n\nThe subject sits in the lower half of the frame under a plain, softly lit, empty wall. ${style}`,
      `${kind} ${blank}\n\nA muddy dog in a tub.\n\nThe subject stands in the lower half of the frame; the upper half is a plain, softly lit wall that runs on without detail. Leave out: cats. ${style}`,
    ]);
  });

  test.each<[Format, string]>([
    ["1:1", "upper half"],
    ["4:5", "upper half"],
    ["9:16", "lower third"],
    ["1.91:1", "right third"],
    ["16:9", "right third"],
  ])("in %s has room where this format puts the words", (format, room) => {
    expect(buildPicturePrompt({ ...wish, type: "meta", format, dialect: "plain" })).toContain(room);
  });

  test("leaves the room on the other side for Arabic", () => {
    const arabic: Brief = { ...brief, language: { value: "ar", sure: 1, by: "read" } };
    const prompt = buildPicturePrompt({ ...wish, brief: arabic, type: "meta", format: "16:9", dialect: "plain" });
    expect(prompt).toContain("subject in the left third");
  });

  test("for a layout that cuts it has the subject whole", () => {
    expect(buildPicturePrompt({ ...wish, layout: "tuck", type: "meta", dialect: "gemini" })).toContain("seamless");
    expect(buildPicturePrompt({ ...wish, layout: "porthole", type: "meta", dialect: "gemini" })).toContain("all sides");
  });

  test.each(adTypeSchema.options)("a %s never speaks of ads, posters or headlines", (type) => {
    for (const dialect of ["gemini", "openai", "flux", "plain"] as const)
      expect(buildPicturePrompt({ ...wish, type, dialect })).not.toMatch(
        /\b(?:ads?|poster|banner|headline|caption)\b/i,
      );
  });

  test("for FLUX says nothing in the negative, which it would paint", () => {
    expect(buildPicturePrompt({ ...wish, type: "meta", dialect: "flux" })).not.toMatch(
      /\b(?:no|not|without|leave out)\b/i,
    );
  });

  test("keeps the lettering of a product that comes along", () => {
    const images = [{ use: { role: "hero" } }] as const;
    const prompt = buildPicturePrompt({ ...wish, images, type: "meta", dialect: "plain" });
    expect(prompt).toContain("nothing is written".replace("nothing", "Nothing"));
    expect(prompt).toContain("but on the product itself");
  });
});

test("models are spoken to as their makers, whoever offers them", () => {
  expect(dialectOf("gemini", "gemini-3-flash-image")).toBe("gemini");
  expect(dialectOf("openrouter", "google/gemini-3.1-flash-image")).toBe("gemini");
  expect(dialectOf("fal", "fal-ai/nano-banana-2")).toBe("gemini");
  expect(dialectOf("fal", "blackforestlabs/flux-3/text-to-image")).toBe("flux");
  expect(dialectOf("openrouter", "openai/gpt-image-2")).toBe("openai");
  expect(dialectOf("fal", "ideogram/v4.5")).toBe("plain");
  expect(dialectOf(null, null)).toBe("plain");
});

describe("what a service is sent", () => {
  const images = [{ use: { role: "hero" } }, { use: { role: "logo" } }] as const;
  const asked = {
    type: "meta",
    text: wish.text,
    brief,
    images,
    format: "1:1",
    service: "gemini",
    model: null,
  } as const;

  test("has the logo only where the service draws it all", () => {
    expect(promptFor({ ...asked, words: "drawn" }).images).toEqual(images);
    expect(promptFor({ ...asked, words: "ours" }).images).toEqual([images[0]]);
    expect(promptFor({ ...asked, words: "ours" }).prompt).not.toMatch(/logo of the brand|Bring us/);
    expect(promptFor({ ...asked, words: "drawn" }).prompt).toContain("Bring us the mud.");
  });

  test("for an edit of the picture under our words is told to leave it blank", () => {
    const edit = { ...asked, text: "warmer light", type: "edit", images: [] } as const;
    expect(promptFor({ ...edit, words: "ours" }).prompt).toContain("warmer light\n\nThe image holds no lettering");
    expect(promptFor({ ...edit, words: "drawn" }).prompt).not.toContain("lettering, and gets none");
  });
});
