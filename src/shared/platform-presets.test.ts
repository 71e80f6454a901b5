import { expect, test } from "vitest";
import { FORMATS } from "./formats.ts";
import { FORMAT_PRESETS, formatOfSize, PLATFORMS, PRESETS, presetOf } from "./platform-presets.ts";

test("every preset has an id of its own, and is found by it", () => {
  const all = [...PRESETS, ...FORMAT_PRESETS];
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  for (const preset of all) expect(presetOf(preset.id)).toBe(preset);
  expect(presetOf("gdn-1x1")).toBeUndefined();
});

test("there are the twenty display banners and the five formats", () => {
  expect(PRESETS.filter(({ platform }) => platform === "gdn")).toHaveLength(20);
  expect(FORMAT_PRESETS.map(({ name }) => name)).toEqual(["1:1", "4:5", "9:16", "1.91:1", "16:9"]);
});

test("no limit is larger than the platform's own", () => {
  expect(PLATFORMS.google.maxBytes).toBeLessThanOrEqual(5120 * 1024);
  expect(PLATFORMS.gdn.maxBytes).toBeLessThanOrEqual(150 * 1024);
});

test("a size in the shape of a format is laid out in it, a small one of that shape is a banner", () => {
  const formats = PRESETS.filter(({ platform }) => platform !== "gdn").map((size) => formatOfSize(size));
  expect(formats).not.toContain(undefined);
  expect(formatOfSize({ width: 1000, height: 1500 })).toBe("2:3");
  expect(formatOfSize({ width: 800, height: 418 })).toBe("1.91:1");
  expect(PRESETS.filter(({ platform }) => platform === "gdn").every((size) => formatOfSize(size) === undefined)).toBe(
    true,
  );
});

test("at most a row or a column is cut from a format", () => {
  for (const { width, height } of PRESETS) {
    const format = formatOfSize({ width, height });
    if (!format) continue;
    const whole = FORMATS[format];
    const scale = Math.max(width / whole.width, height / whole.height);
    expect(Math.round(whole.width * scale) - width).toBeLessThanOrEqual(1);
    expect(Math.round(whole.height * scale) - height).toBeLessThanOrEqual(1);
  }
});
