import { expect, test } from "vitest";
import { isDark, isLight } from "../color/contrast.ts";
import { captionedTemplate } from "../memes/caption-scene.ts";
import { wordFiles } from "../node/word-files.ts";
import { SAMPLE_SCENES } from "../samples/sample-scenes.ts";
import { sceneSchema } from "../scene/scene.ts";
import { COLOR_HEX } from "../words/color-names.ts";
import { authorScene } from "./author-scene.ts";
import { editScene, leftOut, wantedFormat } from "./edit-scene.ts";

const BOX = {
  id: "first",
  x: 0,
  y: 0,
  w: 1,
  h: 0.2,
  angle: 0,
  align: "center",
  style: "panel",
  maxLength: 60,
} as const;
const scene = authorScene({ description: "Hand-poured candles, $24, until Sunday", type: "meta", seed: 3 }, wordFiles);

test.each([
  ["make it green", COLOR_HEX.green],
  ["mach es blau", COLOR_HEX.blue],
  ["сделай фон красный", COLOR_HEX.red],
])("“%s” changes the colours and no word", (instruction, color) => {
  const edited = editScene(scene, instruction);
  expect(edited.scene).toEqual({ ...scene, palette: edited.scene.palette });
  expect(Object.values(edited.scene.palette)).toContain(color);
  expect(edited.changed).toEqual(["colours"]);
});

test.each(["red", "green", "navy", "terracotta", "sage", "pink", "yellow"])(
  "dark %s is dark and the light one is light",
  (color) => {
    const dark = editScene(scene, `dark ${color}`).scene.palette;
    const light = editScene(scene, `light ${color}`).scene.palette;
    expect([isDark(dark.paper), isLight(light.paper)]).toEqual([true, true]);
  },
);

test("two colours are both used", () => {
  const { palette } = editScene(scene, "black with pink").scene;
  expect(Object.values(palette)).toEqual(expect.arrayContaining([COLOR_HEX.black, COLOR_HEX.pink]));
});

test.each([
  ["say: Fresh daily", "Fresh daily"],
  ['change the headline to "Lit from within"', "Lit from within"],
  ["headline: Red is the new dark", "Red is the new dark"],
  ["schreib: Guten Abend", "Guten Abend"],
  ["say Slow evenings instead", "Slow evenings"],
  ["headline should be Glow slow", "Glow slow"],
  ["mets le titre « Brille »", "Brille"],
  ["16:9 for youtube with headline Lit", "Lit"],
])("“%s” sets exactly those words and leaves the colours alone", (instruction, headline) => {
  const edited = editScene(scene, instruction);
  expect(edited.scene.slots.headline).toBe(headline);
  expect(edited.scene.palette).toEqual(scene.palette);
});

test("a new price replaces the old one wherever it stood", () => {
  const edited = editScene(scene, "change the price to $19");
  const words = JSON.stringify(edited.scene.slots);
  expect(words).toContain("$19");
  expect(words).not.toContain("$24");
});

test("what was changed is said by the user in the brief, so that variations say it too", () => {
  const { brief } = editScene(scene, 'change the price to $19, headline: "Lit from within"').scene;
  const told = (brief?.facts ?? []).filter(({ by, isOut }) => by === "user" && !isOut);
  expect(told.map(({ role, value }) => `${role} ${value}`)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^offer .*\$19/u), "headline Lit from within"]),
  );
  expect(JSON.stringify(told.map(({ value }) => value))).not.toContain("$24");
});

test("a button can be renamed and a badge removed", () => {
  expect(editScene(scene, 'button "Light one"').scene.slots.button).toBe("Light one");
  expect(editScene(scene, "remove the badge").scene.slots.badge).toBeUndefined();
});

test.each(["put a dragon behind it", "…", "", "add more sparkle"])(
  "“%s” changes nothing and says so",
  (instruction) => {
    expect(editScene(scene, instruction)).toEqual({ scene, changed: [] });
  },
);

test("words far too long are fitted", () => {
  expect(editScene(scene, `say: ${"very long ".repeat(400)}`).scene.slots.headline.length).toBeLessThanOrEqual(120);
});

test.each([
  ["make it a story", "9:16"],
  ["landscape please", "16:9"],
  ["as a square, in red", "1:1"],
  ["4:5 for the feed", "4:5"],
  ['say: "A love story"', undefined],
  ["make it blue", undefined],
])("“%s” asks for the format %s", (instruction, format) => {
  expect(wantedFormat(instruction)).toBe(format);
});

test.each([
  ["make it green and add a dragon", ["add a dragon"]],
  ["please make it darker, remove the badge", []],
  ['headline: "Tea and a dragon"', []],
  ["headline: Still muddy, put a dragon behind it", ["put a dragon behind it"]],
  ["remove the address and the phone", []],
  ["blue; move the logo to the left; spin it", ["move the logo to the left", "spin it"]],
])("of “%s” this is left out: %j", (instruction, missed) => {
  expect(leftOut(instruction)).toEqual(missed);
});

test("the words and the face of a meme can be changed, its picture cannot", () => {
  const meme = captionedTemplate({ slug: "tea", boxes: [BOX, { ...BOX, id: "second" }] }, [
    "When the tea is cold",
    "Again",
  ]);
  const { scene: said, changed } = editScene(meme, 'caption says "When the soup is cold"');
  expect(said.meme?.captions.map(({ text }) => text)).toEqual(["When the soup is cold", "Again"]);
  expect(changed).toEqual(["headline"]);
  expect(editScene(meme, "use a handwritten font").scene.meme?.captions[0]?.typeface).toBe("marker");
  expect(editScene(meme, "make it blue").changed).toEqual([]);
});

test("an instruction of hundreds of pieces is told of the first ones, each once", () => {
  expect(leftOut(`make it dark. ${"e.g. ".repeat(790)}`)).toEqual(["e", "g"]);
  const many = Array.from({ length: 300 }, (_, number) => `move thing ${number}`).join(", ");
  expect(leftOut(many).length).toBeLessThanOrEqual(24);
});

test.each([
  ["headline: Fresh daily, button: Buy one", "Fresh daily", "Buy one"],
  ["button: Buy one and headline: Fresh daily", "Fresh daily", "Buy one"],
  ['change the headline to "Bread, and button up" and the button to say "Buy one"', "Bread, and button up", "Buy one"],
  ["make it dark, headline: Salt and pepper; the button should say: Buy one", "Salt and pepper", "Buy one"],
  ["headline: Fresh daily, button: Buy one, make it blue", "Fresh daily", "Buy one"],
  ["change the text to 'Light up' and the colour to navy, button: Buy one", "Light up", "Buy one"],
])("of “%s” every part is done", (instruction, headline, button) => {
  expect(editScene(scene, instruction).scene.slots).toMatchObject({ headline, button });
});

test("the phone number, the address and the date can be taken off, and are then out of the brief too", () => {
  const description = "Hand-poured candles by Wickwell, until Sunday, 12 Quay Lane, Leeds. 0113 496 0182";
  const full = authorScene({ description, type: "meta", seed: 3 }, wordFiles);
  const words = (from: typeof full) => JSON.stringify(from.slots);
  expect(words(full)).toContain("0113 496 0182");
  const { scene: bare, changed } = editScene(full, "remove the phone number and make it dark");
  expect(changed).toEqual(expect.arrayContaining(["contact", "colours"]));
  expect(words(bare)).not.toContain("0113 496 0182");
  expect(bare.brief?.facts.find(({ role }) => role === "contact")).toMatchObject({ isOut: true });
  expect(leftOut("remove the phone number and make it dark")).toEqual([]);
  // There is nothing to take off any more.
  expect(editScene(bare, "remove the phone number").changed).toEqual([]);
});

test("what a hand has changed stays, but for what was typed where other words are asked for", () => {
  const moved = { format: "1:1", layer: "button", box: { x: 10, y: 20, width: 300, height: 90 } } as const;
  const byHand = sceneSchema.parse({
    ...scene,
    edits: [moved, { ...moved, layer: "headline", text: "Typed" }, { ...moved, format: "4:5", text: "Typed" }],
  });
  const edited = editScene(byHand, 'headline: "Light the evening", button: "Come by"').scene;
  expect(edited.edits).toEqual([moved, { ...moved, format: "4:5" }]);
});

test("in other colours, added layers that had one of the creative's take the new one", () => {
  const star = { kind: "shape", shape: "star", at: { x: 0.5, y: 0.5 }, size: { width: 200, height: 190 }, angle: 0 };
  const byHand = sceneSchema.parse({
    ...scene,
    added: [
      { ...star, id: "added-1", fill: scene.palette.accent },
      { ...star, id: "added-2", fill: "#123456" },
    ],
  });
  const edited = editScene(byHand, "make it green").scene;
  expect(edited.added).toMatchObject([{ fill: edited.palette.accent }, { fill: "#123456" }]);
  expect(edited.palette.accent).not.toBe(scene.palette.accent);
});

test.each([
  ["warmer light", [], ["warmer light"]],
  ["make the sky dark", [], ["make the sky dark"]],
  ["a red chair instead", [], ["a red chair instead"]],
  ['headline: "On Saturday", brighter', ["headline"], ["brighter"]],
  ["darker text", ["colours"], []],
  ["make the button red", ["colours"], []],
  ["remove the button", ["button"], []],
] as const)("on a picture that somebody else can change, “%s” does %j and leaves %j", (words, did, left) => {
  const scene = SAMPLE_SCENES.find(({ layout }) => layout === "overlay");
  if (!scene) throw new Error("no sample");
  const { changed } = editScene({ ...scene, photo: "photo" }, words, true);
  expect(changed).toEqual(did);
  expect(leftOut(words, true)).toEqual(left);
});
