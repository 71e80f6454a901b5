import { describe, expect, it } from "vitest";
import { MEME_TEMPLATES } from "./templates.ts";

describe("the meme templates", () => {
  it("are 96, in nine categories", () => {
    expect(MEME_TEMPLATES).toHaveLength(96);
    expect(new Set(MEME_TEMPLATES.map(({ category }) => category)).size).toBe(9);
  });

  it("each have a name, an id and a place of their own", () => {
    for (const key of ["name", "id", "slug", "created_at"] as const)
      expect(new Set(MEME_TEMPLATES.map((template) => template[key])).size).toBe(MEME_TEMPLATES.length);
  });

  it.each(MEME_TEMPLATES)("$slug has an example and a suggestion that fit its boxes", ({ boxes, captions }) => {
    expect(captions.length).toBeGreaterThanOrEqual(2);
    for (const words of captions)
      for (const [index, text] of words.entries())
        expect(text.length).toBeLessThanOrEqual(boxes[index]?.maxLength ?? 0);
  });

  it.each(MEME_TEMPLATES)("$slug says what it shows to whoever cannot see it", ({ alt }) => {
    expect(alt.length).toBeGreaterThan(20);
    expect(alt).toMatch(/[.!]$/);
  });

  it.each(MEME_TEMPLATES)("$slug keeps its boxes inside the picture", ({ boxes }) => {
    for (const { x, y, w, h } of boxes) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(Math.max(x + w, y + h)).toBeLessThanOrEqual(1);
    }
  });
});
