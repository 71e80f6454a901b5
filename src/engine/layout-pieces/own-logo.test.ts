import sharp from "sharp";
import { expect, test } from "vitest";
import { composeScene } from "../composition/compose-scene.ts";
import type { LogoLayer } from "../layers/layer.ts";
import { lintScene } from "../lint/lint-scene.ts";
import { createPainter } from "../node/create-painter.ts";
import type { LayoutId } from "../scene/layout-id.ts";
import { PALETTES } from "../scene/palettes.ts";
import { sceneSchema } from "../scene/scene.ts";

const painter = createPainter();

const drawn = async (width: number, height: number, ink: string, ground = "none") =>
  new Uint8Array(
    await sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${ground}"/><ellipse cx="50%" cy="50%" rx="50%" ry="50%" fill="${ink}"/></svg>`,
      ),
    )
      .png()
      .toBuffer(),
  );

const sceneIn = (layout: LayoutId, palette: keyof typeof PALETTES, name = "Loafworks") =>
  sceneSchema.parse({
    layout,
    type: "meta",
    brand: { name, mark: "sun", logo: "logo" },
    palette: PALETTES[palette],
    slots: { headline: "Bread that slept in", button: "Order now" },
    art: { kit: "object", variant: "bread", seed: 1 },
  });

async function layersWith(logo: Uint8Array, scene = sceneIn("split", "paperclip")) {
  const { composition } = await composeScene(painter, scene, "4:5", new Map([["logo", logo]]));
  return composition.layers;
}

async function shown(logo: Uint8Array, scene?: ReturnType<typeof sceneIn>): Promise<LogoLayer> {
  const layer = (await layersWith(logo, scene)).find((one) => one.kind === "logo");
  if (layer?.kind !== "logo") throw new Error("there is no logo");
  return layer;
}

test("a compact logo stands in the mark's place, beside the name", async () => {
  const { text, picture, box } = await shown(await drawn(200, 200, "#1d3b2a"));
  expect(text).toBe("Loafworks");
  expect(picture?.width).toBeCloseTo(box.height);
});

test("a wide logo has the name in it and stands alone, in its own shape", async () => {
  const { text, picture, box } = await shown(await drawn(600, 150, "#1d3b2a"));
  expect(text).toBe("");
  expect((picture?.width ?? 0) / box.height).toBeCloseTo(4);
});

test("without a logo and a mark the name stands alone", async () => {
  const { brand, ...scene } = sceneIn("split", "paperclip");
  const signed = async (mark: typeof brand.mark) => {
    const own = { ...scene, brand: { name: brand.name, mark } };
    const { composition } = await composeScene(painter, own, "4:5");
    return composition.layers.find(({ id }) => id === "logo");
  };
  const [marked, alone] = [await signed("sun"), await signed(undefined)];
  expect(alone?.text).toBe("Loafworks");
  expect(alone?.box.width).toBeLessThan((marked?.box.width ?? 0) - (marked?.box.height ?? 0));
});

test("a logo is shown even when nobody gave a name", async () => {
  expect((await shown(await drawn(200, 200, "#1d3b2a"), sceneIn("split", "paperclip", "★"))).text).toBe("");
});

test("a logo that the ground would swallow gets a plate, one that is seen does not", async () => {
  const white = await drawn(200, 200, "#ffffff");
  expect((await shown(white)).picture?.plate).toBe(PALETTES.paperclip.ink);
  expect((await shown(white, sceneIn("split", "midnight"))).picture?.plate).toBeUndefined();
  expect((await shown(await drawn(200, 200, "#14131a"), sceneIn("split", "ink"))).picture?.plate).toBe(
    PALETTES.ink.ink,
  );
});

test("a logo that is not cut out stands on its own ground", async () => {
  expect((await shown(await drawn(200, 200, "#d42d13", "#ffd400"))).picture?.plate).toBe("#ffd400");
});

test("of two plates the one on which a logo is seen better is taken", async () => {
  const violet = sceneIn("split", "paperclip");
  const palette = { ...PALETTES.paperclip, paper: "#ffffff", ink: "#0f0a1f", accent: "#5b21e6" };
  const logo = await drawn(200, 200, "#5b21e6");
  const onViolet = { ...violet, layout: "ticket" as const, palette, seed: 1 };
  expect((await shown(logo, onViolet)).picture?.plate).toBe("#ffffff");
});

test("an icon of one colour does not vanish on that colour, and a sign on it needs no plate", async () => {
  const onInk = sceneIn("split", "ink");
  const { paper, ink } = PALETTES.ink;
  expect((await shown(await drawn(200, 200, paper, paper), onInk)).picture?.plate).toBe(ink);
  expect((await shown(await drawn(200, 200, ink, paper), onInk)).picture?.plate).toBe(paper);
});

test.each(["poster", "doodle-scene", "notice", "spotlight", "banner", "card"] as const)(
  "%s shows the logo too, and nothing lies on it",
  async (layout) => {
    const scene = sceneIn(layout, "butter");
    const logo = await drawn(300, 200, "#1d3b2a");
    expect((await layersWith(logo, scene)).filter((layer) => layer.kind === "logo" && layer.picture)).toHaveLength(1);
    const findings = await lintScene(painter, scene, "4:5", new Map([["logo", logo]]));
    expect(findings.filter(({ layer }) => layer.includes("logo"))).toEqual([]);
  },
);
