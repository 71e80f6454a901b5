import { expect, test } from "vitest";
import { type Preset, presetOf } from "../../../shared/platform-presets.ts";
import { createNaming, DEFAULT_TEMPLATE, slug } from "./file-names.ts";

const feed = presetOf("meta-feed-4x5") as Preset;
const strip = presetOf("gdn-320x50") as Preset;
const named = (template: string, title = "Bring us the mud.", preset = feed) =>
  createNaming(template)({ title, preset, type: "jpeg", n: 3 });

test("the usual name says what, for whom and how large", () => {
  expect(named(DEFAULT_TEMPLATE)).toBe("bring-us-the-mud-meta-feed-4-5-1080x1350.jpg");
});

test("every token stands for something, and words that are no token stay", () => {
  expect(named("{n} {name} {platform} {format} {preset} {width}x{height} {wat}")).toBe(
    "3 bring-us-the-mud meta 4x5 meta-feed-4-5 1080x1350 {wat}.jpg",
  );
  expect(named("{format}", "x", strip)).toBe("320x50.jpg");
});

test.each([
  ["../../etc/passwd", "etc-passwd.jpg"],
  ["a<b>c:d|e?f*g", "a-b-c-d-e-f-g.jpg"],
  ["CON", "_CON.jpg"],
  ["ends with dots...  ", "ends with dots.jpg"],
  ["\u202eevil", "evil.jpg"],
  ["   ", "bring-us-the-mud-meta-feed-4-5-1080x1350.jpg"],
  ["///", "file.jpg"],
])("%j becomes %s on every system", (template, file) => {
  expect(named(template)).toBe(file);
});

test("the same name twice gets a number, also when only its case differs", () => {
  const nameOf = createNaming("{name}");
  const names = ["Mud", "MUD", "mud"].map((title, n) => nameOf({ title, preset: feed, type: "png", n }));
  expect(names).toEqual(["mud.png", "mud-2.png", "mud-3.png"]);
  expect(nameOf({ title: "mud", preset: feed, type: "jpeg", n: 4 })).toBe("mud.jpg");
});

test("letters of any script stay whole, and no name is longer than a system takes", () => {
  expect(slug("Café “Über” 東京 🍞")).toBe("café-über-東京");
  expect(slug("🍞🍞")).toBe("creative");
  const long = named("{name}{name}{name}", "パン屋さん".repeat(60));
  expect(new TextEncoder().encode(long).length).toBeLessThan(200);
  expect(/\p{Cs}/u.test(long)).toBe(false);
});
