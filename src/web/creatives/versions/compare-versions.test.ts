import { expect, test } from "vitest";
import { type Scene, sceneSchema } from "../../../engine/scene/scene.ts";
import { briefSchema } from "../../../shared/brief/brief.ts";
import { compareVersions } from "./compare-versions.ts";
import type { Version } from "./version.ts";

const version = (more: Partial<Version>): Version => ({
  ...{
    id: "a",
    document_id: "a",
    title: "Loaf",
    name: null,
    type: "meta",
    prompt: "A loaf",
    format: "4:5",
    image_url: "/a.png",
  },
  ...{ created_at: "2026-11-19T10:00:00Z", change: null },
  ...more,
});
const saying = (headline: string, isOut = false) =>
  briefSchema.parse({ facts: [{ role: "headline", value: headline, sure: 1, by: "user", isOut }] });
const edited = version({ change: { kind: "edit", did: ["headline"], missed: [] } });

test("only what differs is marked", () => {
  const lines = compareVersions(
    { version: version({}), brief: saying("Rise") },
    { version: edited, brief: saying("Shine") },
  );
  expect(lines.filter(({ differs }) => differs)).toEqual([
    { term: "Change", left: "Generated", right: "Headline changed", differs: true },
    { term: "Headline", left: "Rise", right: "Shine", differs: true },
  ]);
  expect(lines.map(({ term }) => term)).toEqual(["Change", "Headline", "Prompt", "Format", "Made"]);
});

test("a headline that was taken out is none, and without any there is no line for it", () => {
  const sides = [
    { version: version({}), brief: saying("Rise", true) },
    { version: edited, brief: null },
  ] as const;
  expect(compareVersions(...sides).map(({ term }) => term)).not.toContain("Headline");
});

test("formats are told with their size in pixels", () => {
  const lines = compareVersions(
    { version: version({}), brief: null },
    { version: version({ format: "9:16" }), brief: null },
  );
  expect(lines).toContainEqual({ term: "Format", left: "4:5, 1080 × 1350", right: "9:16, 1080 × 1920", differs: true });
});

const paletteOn = (paper: string): Scene["palette"] => ({
  ...{ paper, shade: "#111111", glow: "#222222", ink: "#fffdf8", muted: "#cccccc" },
  ...{ accent: "#d1323e", onAccent: "#15131a", pop: "#ffd91a" },
});
const made = (paper: string, layout: Scene["layout"], button: string) =>
  sceneSchema.parse({
    ...{ layout, type: "meta", brand: { name: "Loafworks", mark: "sun" }, palette: paletteOn(paper) },
    ...{ slots: { headline: "Still warm", button }, art: { kit: "none" } },
  });

test("how they look is compared where it is known of both, and only what differs is told", () => {
  const first = { version: version({}), brief: null, scene: made("#6b2e2e", "notice", "Shop now") };
  const other = { version: edited, brief: null, scene: made("#0d3b20", "notice", "Come by") };
  const looks = (...sides: Parameters<typeof compareVersions>) =>
    compareVersions(...sides).filter(({ term }) => ["Colours", "Button", "Layout"].includes(term));
  expect(looks(first, other)).toEqual([
    {
      ...{ term: "Colours", left: "Red, white", right: "Deep green, red, white", differs: true },
      colors: { left: ["#6b2e2e", "#d1323e", "#fffdf8"], right: ["#0d3b20", "#d1323e", "#fffdf8"] },
    },
    { term: "Button", left: "Shop now", right: "Come by", differs: true },
  ]);
  expect(looks(first, { ...other, scene: null })).toEqual([]);
});
