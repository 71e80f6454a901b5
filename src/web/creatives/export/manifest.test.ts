import { expect, test } from "vitest";
import { SAMPLE_SCENES } from "../../../engine/samples/sample-scenes.ts";
import type { Scene } from "../../../engine/scene/scene.ts";
import { type Preset, presetOf } from "../../../shared/platform-presets.ts";
import { manifestCsv, manifestJson, manifestRow, textsOf } from "./manifest.ts";
import type { Source } from "./source.ts";

const street = SAMPLE_SCENES.find(({ layout }) => layout === "street") as Scene;
const source: Source = { kind: "scene", scene: street, photos: new Map(), isAiMade: false };
const rowFor = (title: string, leftOut: string[] = []) =>
  manifestRow({
    file: "a.png",
    title,
    preset: presetOf("gdn-300x250") as Preset,
    type: "png",
    bytes: 12_345,
    isAiMade: true,
    texts: textsOf(source, title),
    leftOut,
    notes: [],
  });

test("a row says what the file is, and whether a model made it", () => {
  expect(rowFor("Mud", ["Where: Leeds", "Facts: 9 to 4"])).toMatchObject({
    headline: "Leaking at nine? Dry by noon.",
    offer: "$0 call-out fee",
    button: "Call 555 0134",
    platform: "Google display banners",
    format: "300x250",
    type: "image/png",
    ai_made: true,
    left_out: "Where: Leeds; Facts: 9 to 4",
  });
});

test("the table is RFC 4180: quotes are doubled, line breaks stay in their cell, and nothing is a formula", () => {
  const csv = manifestCsv([rowFor('=HYPERLINK("http://evil")'), rowFor('Two\r\nlines, "quoted"')]);
  expect(csv.startsWith("\ufeff")).toBe(true);
  expect(csv).toContain(`"'=HYPERLINK(""http://evil"")"`);
  expect(csv).toContain('"Two\r\nlines, ""quoted"""');
  expect(csv.split("\r\n")[0]).toContain('"file","creative","headline"');
  expect(csv.endsWith("\r\n")).toBe(true);
});

test("the same as JSON", () => {
  expect(JSON.parse(manifestJson([rowFor("Mud")]))).toEqual({ files: [rowFor("Mud")] });
});

test("a picture without a scene is described by its title, or by what its owner wrote", () => {
  const picture = { kind: "picture", picture: new Blob(), isAiMade: true } as const;
  expect(textsOf(picture, "Loaf")).toMatchObject({ headline: "Loaf", button: "", alt_text: "Loaf" });
  expect(textsOf({ ...picture, altText: "A loaf on a table" }, "Loaf").alt_text).toBe("A loaf on a table");
});
