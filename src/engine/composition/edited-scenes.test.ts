import sharp from "sharp";
import { describe, expect, test } from "vitest";
import type { PictureFormat } from "../../shared/formats.ts";
import type { Layer } from "../layers/layer.ts";
import { lintScene } from "../lint/lint-scene.ts";
import { createPainter } from "../node/create-painter.ts";
import { paintLayerAlone } from "../render/paint-parts.ts";
import { renderComposed } from "../render/render-scene.ts";
import { SAMPLE_SCENES } from "../samples/sample-scenes.ts";
import { type Box, bottom, box, right } from "../scene/box.ts";
import { PALETTES } from "../scene/palettes.ts";
import { type LayerEdit, type Scene, sceneSchema } from "../scene/scene.ts";
import { composeScene } from "./compose-scene.ts";

const painter = createPainter();

type Change = Omit<LayerEdit, "format"> & { format?: PictureFormat };

const sample = (layout: Scene["layout"], ...changes: Change[]): Scene => {
  const scene = SAMPLE_SCENES.find((candidate) => candidate.layout === layout);
  return sceneSchema.parse({ ...scene, edits: changes.map((change) => ({ format: "1:1", ...change })) });
};

async function laidOut(scene: Scene, format: PictureFormat = "1:1") {
  const composed = await composeScene(painter, scene, format);
  const { frame, composition } = composed;
  const find = (id: string): Layer => {
    const layer = composition.layers.find((each) => each.id === id);
    if (!layer) throw new Error(`there is no ${id}`);
    return layer;
  };
  // Grain belongs to the page, and does not move with a layer.
  const { grain: _, ...plain } = composition;
  const paint = (id: string) => paintLayerAlone(painter, frame, { ...plain, isFlat: true }, find(id), 1);
  return { ...composition, composed, find, paint };
}

const layerOf = async (scene: Scene, id: string) => (await laidOut(scene)).find(id);
const linesOf = (layer: Layer) => (layer.kind === "text" ? layer.lines : []);
const findingsOf = async (scene: Scene, id: string) =>
  (await lintScene(painter, scene, "1:1")).filter(({ layer }) => layer === id).map(({ kind }) => kind);

/** The words of a layer, cut to their ink, and where it begins. */
async function inkOf(scene: Scene, id: string) {
  const part = await (await laidOut(scene)).paint(id);
  if (!part) throw new Error(`${id} shows nothing`);
  return part;
}

const movedBy = ({ box: area }: Layer, x: number, y: number) => ({ ...area, x: area.x + x, y: area.y + y });

describe("a text", () => {
  test("that was moved is the same pixels at another place", async () => {
    const before = await layerOf(sample("poster"), "headline");
    const scene = sample("poster", { layer: "headline", box: movedBy(before, 130, 210) });
    const [still, moved] = [await inkOf(sample("poster"), "headline"), await inkOf(scene, "headline")];
    expect([moved.box.x - still.box.x, moved.box.y - still.box.y]).toEqual([130, 210]);
    expect(Buffer.compare(moved.rgba, still.rgba)).toBe(0);
  });

  test("in another colour breaks no line and keeps its place", async () => {
    const before = await layerOf(sample("poster"), "headline");
    const after = await layerOf(sample("poster", { layer: "headline", style: { color: "#3344ff" } }), "headline");
    expect(after).toEqual({ ...before, style: { ...before.style, color: "#3344ff" } });
  });

  test("of a larger size grows from where it begins", async () => {
    const before = await layerOf(sample("spotlight"), "subline");
    const size = before.style.size * 1.3;
    const after = await layerOf(sample("spotlight", { layer: "subline", style: { size } }), "subline");
    expect(after.style.size).toBeCloseTo(size, 1);
    expect(linesOf(after)).toEqual(linesOf(before));
    expect([after.box.x, after.box.y]).toEqual([before.box.x, before.box.y]);
    expect(after.box.width / before.box.width).toBeCloseTo(1.3, 1);
  });

  test("fills a box that was drawn for it, and takes the size that was chosen there", async () => {
    const area = box(80, 80, 900, 700);
    const before = await layerOf(sample("spotlight"), "subline");
    const filled = await layerOf(sample("spotlight", { layer: "subline", box: area }), "subline");
    expect(filled.box).toEqual(area);
    expect(filled.style.size).toBeGreaterThan(before.style.size * 2);
    const chosen = sample("spotlight", { layer: "subline", box: area, style: { size: 40 } });
    expect((await layerOf(chosen, "subline")).style.size).toBe(40);
  });

  test("shrinks in a small box, and is cut below the smallest readable size, which is a finding", async () => {
    const small = sample("split", { layer: "headline", box: box(64, 132, 300, 120) });
    expect((await layerOf(small, "headline")).style.size).toBeLessThan(50);
    expect(await findingsOf(small, "headline")).not.toContain("clipped");
    const tiny = sample("split", { layer: "headline", box: box(64, 132, 200, 60) });
    const cut = await layerOf(tiny, "headline");
    expect(cut.style.size).toBe(24);
    expect(linesOf(cut).at(-1)).toMatch(/…$/);
    expect(cut.text).toBe(sample("split").slots.headline);
    expect(await findingsOf(tiny, "headline")).toContain("clipped");
  });

  test("of no words paints nothing and is no finding", async () => {
    const scene = sample("spotlight", { layer: "subline", text: " " });
    expect(await (await laidOut(scene)).paint("subline")).toBeUndefined();
    expect(await findingsOf(scene, "subline")).toEqual([]);
  });

  test("leaves the others where they are", async () => {
    const text = "Monday has a mute button, and it smells like a fresh cup of coffee.";
    const [before, after] = [
      await laidOut(sample("spotlight")),
      await laidOut(sample("spotlight", { layer: "headline", text })),
    ];
    const others = ({ layers }: typeof before) => layers.filter(({ id }) => id !== "headline");
    expect(others(after)).toEqual(others(before));
    expect(bottom(after.find("headline").box)).toBeLessThanOrEqual(bottom(before.find("headline").box) + 1);
  });
});

describe("a button", () => {
  const long = "Brew some quiet before anybody else is up";

  test("grows with a longer label, around its middle or from its side, inside the safe zone", async () => {
    const before = await layerOf(sample("spotlight"), "button");
    const after = await layerOf(sample("spotlight", { layer: "button", text: long }), "button");
    expect(after.style.size).toBe(before.style.size);
    expect(after.box.width).toBeGreaterThan(before.box.width * 1.3);
    expect([after.box.x, after.box.y, after.box.height]).toEqual([before.box.x, before.box.y, before.box.height]);
    const endless = await layerOf(sample("spotlight", { layer: "button", text: `${long} ${long} ${long}` }), "button");
    expect(right(endless.box)).toBeLessThanOrEqual(1016.5);
    expect(endless.style.size).toBeLessThan(before.style.size);
  });

  test("that was drawn larger has larger words; a longer label gets smaller ones, and stays inside", async () => {
    const before = await layerOf(sample("spotlight"), "button");
    const area = { ...before.box, width: before.box.width * 1.5, height: before.box.height * 1.5 };
    const larger = await layerOf(sample("spotlight", { layer: "button", box: area }), "button");
    expect(larger.style.size).toBeCloseTo(before.style.size * 1.5, 1);
    const scene = sample("spotlight", { layer: "button", box: area, text: long, fill: "#ff0000" });
    const longer = await layerOf(scene, "button");
    expect(longer.box).toEqual(area);
    expect(longer.style.size).toBeLessThan(larger.style.size);
    // What is not red at the left and right edge of the pill would be letters.
    const { rgba, width } = await renderComposed(painter, (await laidOut(scene)).composed);
    const greenAt = (x: number) => rgba[(Math.round(area.y + area.height / 2) * width + Math.round(x)) * 4 + 1] ?? 0;
    for (const inside of [4, 12]) expect([greenAt(area.x + inside), greenAt(right(area) - inside)]).toEqual([0, 0]);
  });
});

describe("a badge", () => {
  test("stays round in a box that is not", async () => {
    const { box: area } = await layerOf(sample("spotlight", { layer: "badge", box: box(600, 60, 400, 250) }), "badge");
    expect(area).toEqual(box(675, 60, 250, 250));
  });

  test("keeps both of its lines inside, however long they are", async () => {
    const base = sample("spotlight", { layer: "badge", text: "Two cups for one, or four" });
    const scene = { ...base, slots: { ...base.slots, badge: { text: "2 for 1", small: "from Monday on, 8 to 12" } } };
    for (const style of [{ color: "#00ff00" }, { color: "#00ff00", size: 90 }]) {
      const edits = base.edits.map((edit) => ({ ...edit, style, fill: "#000000" }));
      const { find, paint } = await laidOut({ ...scene, edits });
      const part = await paint("badge");
      const badge = find("badge");
      const [x, y] = [badge.box.x + badge.box.width / 2, badge.box.y + badge.box.height / 2];
      const reach = greatest(part, (column, row) => Math.hypot(column - x, row - y));
      expect(reach).toBeGreaterThan(40);
      expect(reach).toBeLessThan(badge.box.width / 2);
    }
  });

  /** Of all green pixels. */
  function greatest(part: Awaited<ReturnType<typeof inkOf>> | undefined, measure: (x: number, y: number) => number) {
    if (!part) throw new Error("nothing was painted");
    let most = 0;
    for (let at = 0; at < part.rgba.length; at += 4) {
      if ((part.rgba[at + 1] ?? 0) < 128 || (part.rgba[at] ?? 0) > 100) continue;
      const pixel = at / 4;
      const [column, row] = [pixel % part.width, Math.floor(pixel / part.width)];
      most = Math.max(most, measure(part.box.x + column, part.box.y + row));
    }
    return most;
  }
});

describe("a logo", () => {
  const own = () =>
    sharp({ create: { width: 300, height: 100, channels: 4, background: "#cc0000" } })
      .png()
      .toBuffer();

  test.each(["the mark and the name", "the brand's own picture"])("grows with its box: %s", async (which) => {
    const base = sample("split");
    const isOwn = which !== "the mark and the name";
    const photos = isOwn ? new Map([["own", await own()]]) : new Map();
    const scene: Scene = { ...base, brand: { ...base.brand, ...(isOwn && { logo: "own" }) } };
    const paint = async (edits: LayerEdit[]) => {
      const { frame, composition } = await composeScene(painter, { ...scene, edits }, "1:1", photos);
      const layer = composition.layers.find(({ id }) => id === "logo");
      const part = layer && (await paintLayerAlone(painter, frame, { ...composition, isFlat: true }, layer, 1));
      if (!layer || !part) throw new Error("there is no logo");
      return { layer, part };
    };
    const before = await paint([]);
    const { width, height } = before.layer.box;
    const area = box(100, 500, width * 2, height * 2);
    const after = await paint([{ format: "1:1", layer: "logo", box: area }]);
    expect(after.layer.box).toEqual(area);
    expect(after.part.width / before.part.width).toBeCloseTo(2, 1);
    expect(after.part.height / before.part.height).toBeCloseTo(2, 1);
  });
});

describe.each([
  ["wall", "headline"],
  ["tide", "giant-1"],
] as const)("giant type of %s", (layout, id) => {
  const halved = ({ box: { width, height } }: Layer, x: number, y: number) => box(x, y, width / 2, height / 2);

  test("scales and moves as a whole", async () => {
    const [before, part] = [await layerOf(sample(layout), id), await inkOf(sample(layout), id)];
    const half = await inkOf(sample(layout, { layer: id, box: halved(before, 100, 120) }), id);
    const moved = await inkOf(sample(layout, { layer: id, box: halved(before, 340, 300) }), id);
    expect(half.width / part.width).toBeCloseTo(0.5, 1);
    expect([moved.box.x - half.box.x, moved.box.y - half.box.y]).toEqual([240, 180]);
    expect(Buffer.compare(moved.rgba, half.rgba)).toBe(0);
  });

  test("turns as a whole, about its middle", async () => {
    const small = halved(await layerOf(sample(layout), id), 250, 250);
    const [level, turned] = [
      await inkOf(sample(layout, { layer: id, box: small }), id),
      await inkOf(sample(layout, { layer: id, box: small, style: { rotate: 180 } }), id),
    ];
    const middle = ({ box: area }: { box: Box }) => [area.x + area.width / 2, area.y + area.height / 2];
    const [mx = 0, my = 0] = middle(level);
    const [tx = 0, ty = 0] = middle(turned);
    expect(Math.abs(turned.width - level.width)).toBeLessThan(4);
    expect(Math.abs(tx + mx - 2 * (small.x + small.width / 2))).toBeLessThan(4);
    expect(Math.abs(ty + my - 2 * (small.y + small.height / 2))).toBeLessThan(4);
  });
});

test("a name or a fact that a poster sets in giant letters can be typed over", async () => {
  const short = (...changes: Change[]): Scene => {
    const { slots, ...scene } = sample("wall", ...changes.map((change) => ({ format: "16:9" as const, ...change })));
    return { ...scene, slots: { headline: "Fresh", button: slots.button } };
  };
  const brandOf = async (scene: Scene) => (await laidOut(scene, "16:9")).find("brand");
  const [before, after] = [await brandOf(short()), await brandOf(short({ layer: "brand", text: "Fresh" }))];
  expect([before.kind, after.kind, after.text]).toEqual(["giant", "giant", "Fresh"]);
});

test("several changes of a layer are one, whatever their order: its words fill the box that was drawn", async () => {
  const [area, text] = [box(80, 80, 900, 300), "Nothing but sleep, and more of it"];
  const typed = await layerOf(sample("poster", { layer: "headline", box: area, text }), "headline");
  const [drawn, said] = [
    { layer: "headline", box: area },
    { layer: "headline", text },
  ];
  expect(await layerOf(sample("poster", drawn, said), "headline")).toEqual(typed);
  expect(await layerOf(sample("poster", said, drawn), "headline")).toEqual(typed);
});

describe("roles", () => {
  test("give way to a colour that was chosen later", async () => {
    const role: Change = { layer: "headline", roles: { color: "accent" } };
    const fixed: Change = { layer: "headline", style: { color: "#123456" } };
    const accent = sample("poster").palette.accent;
    expect((await layerOf(sample("poster", role, fixed), "headline")).style.color).toBe("#123456");
    expect((await layerOf(sample("poster", fixed, role), "headline")).style.color).toBe(accent);
  });

  test("follow another palette, fixed colours do not", async () => {
    const scene = sample(
      "spotlight",
      { layer: "headline", roles: { color: "accent" } },
      { layer: "button", roles: { fill: "pop", color: "ink" } },
      { layer: "subline", style: { color: "#123456" } },
    );
    for (const palette of [PALETTES.lilac, PALETTES.mint]) {
      const { find } = await laidOut({ ...scene, palette });
      expect(find("headline").style.color).toBe(palette.accent);
      expect(find("button")).toMatchObject({ fill: palette.pop, style: { color: palette.ink } });
      expect(find("subline").style.color).toBe("#123456");
    }
  });
});

test("hidden layers are not painted and keep their place", async () => {
  const { layers } = await laidOut(sample("split"));
  const { layers: shown, hidden } = await laidOut(
    sample("split", { layer: "logo", hidden: true }, { layer: "subline", hidden: true, text: "Later" }),
  );
  const ids = layers.map(({ id }) => id);
  expect(shown.map(({ id }) => id)).toEqual(ids.filter((id) => id !== "logo" && id !== "subline"));
  expect(hidden?.map(({ layer, above }) => [layer.id, layer.text, above])).toEqual([
    ["logo", "Half Past", ids[ids.indexOf("logo") - 1] ?? null],
    ["subline", "Later", ids[ids.indexOf("subline") - 1]],
  ]);
});
