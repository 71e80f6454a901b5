import { expect, test } from "vitest";
import { SAMPLE_SCENES } from "../../../engine/samples/sample-scenes.ts";
import { sceneSchema } from "../../../engine/scene/scene.ts";
import { textsOf, textsOfBrief } from "./texts-of.ts";

const [sample] = SAMPLE_SCENES;
const scene = sceneSchema.parse({
  ...sample,
  brand: { name: "Mudlark", mark: "spark" },
  slots: { headline: "Bring us\nthe mud.", button: "Book a bath", facts: ["Leeds"] },
});
const fact = (role: string, value: string, more = {}) => ({ role, value, sure: 1, by: "user", ...more });
const brief = {
  facts: [fact("offer", "First bath half price", { terms: "for new dogs" }), fact("when", "Mondays", { isOut: true })],
};

test("the words are those of the picture and of the brief, offers with their terms, without what was taken out", () => {
  expect(textsOf(sceneSchema.parse({ ...scene, brief }))).toEqual([
    { label: "Headline", text: "Bring us the mud." },
    { label: "Offer", text: "First bath half price for new dogs" },
    { label: "Button", text: "Book a bath" },
    { label: "Alt text", text: "Ad by Mudlark: Bring us the mud. First bath half price for new dogs. Book a bath." },
  ]);
});

test("without a brief the facts on the picture are listed, and who has no name is not called a star", () => {
  const texts = textsOf({ ...scene, brand: { ...scene.brand, name: "★" } });
  expect(texts.map(({ label }) => label)).toEqual(["Headline", "Fact", "Button", "Alt text"]);
  expect(texts.at(-1)?.text).toBe("Ad: Bring us the mud. Leeds. Book a bath.");
});

test("a picture by a service is told by its brief, or else by its description", () => {
  expect(textsOfBrief(undefined, "A loaf\non a bench")).toEqual([{ label: "Alt text", text: "A loaf on a bench" }]);
});
