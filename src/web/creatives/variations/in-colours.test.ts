import { expect, test } from "vitest";
import type { Palette } from "../../../engine/scene/palette.ts";
import { type Scene, sceneSchema } from "../../../engine/scene/scene.ts";
import { hasColoursOf, inColours } from "./in-colours.ts";

const palette = (paper: string): Palette => ({
  ...{ paper, shade: "#111111", glow: "#222222", ink: "#fffdf8", muted: "#cccccc" },
  ...{ accent: "#d19e00", onAccent: "#15131a", pop: "#ffd91a" },
});
const brown = sceneSchema.parse({
  layout: "notice",
  type: "meta",
  brand: { name: "Loafworks", mark: "sun" },
  palette: palette("#6b4a2e"),
  slots: { headline: "Still warm" },
  art: { kit: "none" },
});
const green = palette("#123f2a");

/** An oven in which nothing on some layouts can be read. */
const oven = (isSound: (scene: Scene) => boolean) => ({
  compose: async () => brown,
  paint: async () => ({}) as ImageBitmap,
  check: async (scene: Scene) => isSound(scene),
});
const compose = (painter: ReturnType<typeof inColours>) => painter.compose("Rye bread", "meta", "4:5", 2);

test("a variation has the colours that were asked for", async () => {
  const painter = inColours(
    oven(() => true),
    green,
  );
  const scene = await compose(painter);
  expect(scene).toMatchObject({ layout: "notice", palette: green });
  expect(hasColoursOf({ ...brown, palette: green }, scene)).toBe(true);
});

test("where they cannot be read, it keeps its own", async () => {
  const painter = inColours(
    oven(({ palette: { paper } }) => paper !== green.paper),
    green,
  );
  const scene = await compose(painter);
  expect(scene).toBe(brown);
  expect(hasColoursOf({ ...brown, palette: green }, scene)).toBe(false);
  expect(await painter.check(scene, "4:5")).toBe(true);
});
