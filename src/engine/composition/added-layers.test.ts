import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { FORMAT_IDS, type PictureFormat } from "../../shared/formats.ts";
import { lintScene } from "../lint/lint-scene.ts";
import { createPainter } from "../node/create-painter.ts";
import { paintLayerAlone } from "../render/paint-parts.ts";
import { renderScene } from "../render/render-scene.ts";
import { SAMPLE_SCENES } from "../samples/sample-scenes.ts";
import { type AddedLayer, addedLayerSchema, SHAPE_NAMES } from "../scene/added-layer.ts";
import { placeOfBox } from "../scene/added-place.ts";
import { type Box, bottom, box, right } from "../scene/box.ts";
import { frameOf } from "../scene/frame.ts";
import { type Scene, sceneSchema } from "../scene/scene.ts";
import { composeScene, type Photos } from "./compose-scene.ts";
import { inOrder } from "./in-order.ts";

const painter = createPainter();
const square = frameOf("1:1");

const sample = (layout: Scene["layout"], changes: Partial<Scene> = {}): Scene =>
  sceneSchema.parse({ ...SAMPLE_SCENES.find((scene) => scene.layout === layout), ...changes });

const look = {
  typeface: "sans",
  weight: 600,
  size: 48,
  tracking: 0,
  leading: 1.2,
  color: "#101010",
  align: "left",
} as const;

const KINDS = {
  text: { text: "Every Friday", style: look },
  button: { text: "Book a seat", style: look, fill: "#ffcc00" },
  badge: { text: "-30%", small: "this week", style: look, fill: "#ffcc00", shape: "circle" },
  logo: { color: "#101010" },
  picture: { photo: "halves" },
  shape: { shape: "rectangle", fill: "#00aa55" },
} as const;

function added(kind: AddedLayer["kind"], area: Box, more: object = {}): AddedLayer {
  const own = { id: `added-${kind}`, kind, ...KINDS[kind], ...placeOfBox(square, area) };
  return addedLayerSchema.parse({ ...own, ...more });
}

/** Red on the left, blue on the right. */
let photos: Photos;
beforeAll(async () => {
  const half = (background: string) => ({ create: { width: 400, height: 400, channels: 3 as const, background } });
  const blue = await sharp(half("#0000ff")).png().toBuffer();
  const bytes = await sharp({ create: { width: 800, height: 400, channels: 3, background: "#ff0000" } })
    .composite([{ input: blue, left: 400, top: 0 }])
    .png()
    .toBuffer();
  photos = new Map([["halves", bytes]]);
});

async function colourAt(scene: Scene, x: number, y: number, format: PictureFormat = "1:1") {
  const { rgba, width } = await renderScene(painter, scene, format, photos);
  const [r = 0, , b = 0] = rgba.subarray((Math.round(y) * width + Math.round(x)) * 4);
  return r > b + 40 ? "red" : b > r + 40 ? "blue" : "neither";
}

const findingsOf = async (scene: Scene) =>
  (await lintScene(painter, scene, "1:1", photos)).map(({ kind, layer }) => `${kind} ${layer}`);

const AREA = box(400, 620, 260, 180);

describe.each(Object.keys(KINDS) as AddedLayer["kind"][])("a %s that was added", (kind) => {
  test.each(FORMAT_IDS)("is painted inside the page in %s", async (format) => {
    const scene = sample("split", { added: [added(kind, AREA)] });
    const { frame, composition } = await composeScene(painter, scene, format, photos);
    const layer = composition.layers.at(-1);
    const part = layer && (await paintLayerAlone(painter, frame, composition, layer, 1));
    if (!layer || !part) throw new Error("nothing was painted");
    expect(layer.id).toBe(`added-${kind}`);
    const { safe } = frame;
    for (const side of [layer.box.x - safe.x, layer.box.y - safe.y]) expect(side).toBeGreaterThanOrEqual(0);
    for (const room of [right(safe) - right(layer.box), bottom(safe) - bottom(layer.box)])
      expect(room).toBeGreaterThanOrEqual(0);
    expect(part.width * part.height).toBeGreaterThan(2_000);
  });

  test("stands where it was put, is changed like any other and can be hidden", async () => {
    const edit = { format: "1:1" as const, layer: `added-${kind}` };
    const scene = sample("split", { added: [added(kind, AREA)] });
    const drawn = box(300, 200, 240, 240);
    const [put, moved, hidden] = await Promise.all(
      [[], [{ ...edit, box: drawn }], [{ ...edit, hidden: true }]].map(
        async (edits) => (await composeScene(painter, { ...scene, edits }, "1:1", photos)).composition.layers,
      ),
    );
    const middle = { x: AREA.x + AREA.width / 2, y: AREA.y + AREA.height / 2 };
    const layer = put?.at(-1);
    expect(layer && layer.box.x + layer.box.width / 2).toBeCloseTo(middle.x, 3);
    expect(layer && layer.box.y + layer.box.height / 2).toBeCloseTo(middle.y, 3);
    expect(moved?.at(-1)?.box).toMatchObject({ x: 300, width: kind === "logo" ? expect.any(Number) : 240 });
    expect(hidden?.some(({ id }) => id === `added-${kind}`)).toBe(false);
  });
});

describe("a picture that was added", () => {
  const shown = (more: object) => sample("split", { added: [added("picture", box(300, 600, 200, 200), more)] });

  test("is not there without its bytes", async () => {
    const { layers } = (await composeScene(painter, shown({}), "1:1")).composition;
    expect(layers.some(({ id }) => id === "added-picture")).toBe(false);
  });

  test("shows the part that was chosen", async () => {
    expect(await colourAt(shown({ framing: { x: 0, y: 0.5 } }), 480, 700)).toBe("red");
    expect(await colourAt(shown({ framing: { x: 1, y: 0.5 } }), 320, 700)).toBe("blue");
    const whole = shown({ framing: { x: 1, y: 0.5, isWhole: true } });
    expect([await colourAt(whole, 320, 700), await colourAt(whole, 480, 700)]).toEqual(["red", "blue"]);
  });

  test("shows another part in a format where that was changed", async () => {
    const scene = shown({ framing: { x: 0, y: 0.5 } });
    const framing = { x: 1, y: 0.5, zoom: 1 };
    const edits: Scene["edits"] = [{ format: "4:5", layer: "added-picture", framing }];
    expect(await colourAt({ ...scene, edits }, 400, 700)).toBe("red");
    const { layers } = (await composeScene(painter, { ...scene, edits }, "4:5", photos)).composition;
    const area = layers.at(-1)?.box ?? box(0, 0, 0, 0);
    expect(await colourAt({ ...scene, edits }, area.x + 20, area.y + area.height / 2, "4:5")).toBe("blue");
  });
});

test.each([
  ["overlay", 60],
  ["calm", 1040],
  ["meme", 1040],
] as const)("framing moves the photo of %s, in its own format", async (layout, y) => {
  const base = sample(layout, { photo: "halves", meme: undefined, slots: { headline: "Left or right" } });
  const captionless = { ...base, ...(layout === "meme" && { meme: { captions: [] } }) };
  const at = (x: number): Scene => ({ ...captionless, framing: { "1:1": { x, y: 0.5, zoom: 1.2 } } });
  expect([await colourAt(at(0), 30, y), await colourAt(at(0), 700, y)]).toEqual(["red", "red"]);
  expect([await colourAt(at(1), 30, y), await colourAt(at(1), 700, y)]).toEqual(["blue", "blue"]);
  const unframed = await renderScene(painter, captionless, "4:5", photos);
  const framed = await renderScene(painter, at(1), "4:5", photos);
  expect(Buffer.compare(framed.rgba, unframed.rgba)).toBe(0);
});

describe("order", () => {
  const tall = "9:16";
  const ids = async (scene: Scene, format: PictureFormat = "1:1") =>
    (await composeScene(painter, scene, format, photos)).composition.layers.map(({ id }) => id);

  test("a layer that was lowered stays low in formats with other layers", async () => {
    const scene = sample("spotlight", { added: [added("shape", AREA)] });
    const [square1, story1] = [await ids(scene), await ids(scene, tall)];
    expect(story1.filter((id) => !square1.includes(id))).not.toEqual([]);
    const order = ["added-shape", ...square1.filter((id) => id !== "added-shape")];
    expect(await ids({ ...scene, order })).toEqual(order);
    const story = await ids({ ...scene, order }, tall);
    expect(story.indexOf("added-shape")).toBeLessThan(story.indexOf("headline"));
    expect([...story].sort()).toEqual([...story1].sort());
  });

  test("a layer that was raised is painted over the others", async () => {
    const [area, fill] = [box(64, 573, 647, 199), "#0000ff"];
    const scene = sample("spotlight", { added: [added("shape", area, { fill }), added("picture", area)] });
    expect(await colourAt(scene, 100, 600)).toBe("red");
    const order = (await ids(scene)).filter((id) => id !== "added-shape");
    expect(await colourAt({ ...scene, order: [...order, "added-shape"] }, 100, 600)).toBe("blue");
  });

  test("what only a story has stays above a ground that was lowered to the bottom of a square", () => {
    const story = ["logo", "headline", "added-ground"].map((id) => ({ id }));
    expect(inOrder(story, ["added-ground", "headline"]).map(({ id }) => id)).toEqual([
      "added-ground",
      "logo",
      "headline",
    ]);
  });

  test("an order that names layers twice, or ones that are gone, loses and doubles none", async () => {
    const scene = sample("spotlight");
    const before = await ids(scene);
    const order = ["button", "gone", "headline", "button", "headline"];
    expect((await ids({ ...scene, order })).sort()).toEqual([...before].sort());
  });
});

describe("a shape", () => {
  const headline = box(64, 573, 647, 199);
  const over = (fill: string) => sample("spotlight", { added: [added("shape", headline, { fill })] });

  async function under(scene: Scene): Promise<Scene> {
    const { layers } = (await composeScene(painter, scene, "1:1")).composition;
    return { ...scene, order: ["added-shape", ...layers.map(({ id }) => id).filter((id) => id !== "added-shape")] };
  }

  test("under words is no finding, over them it is", async () => {
    expect(await findingsOf(await under(over("#000000")))).toEqual([]);
    expect(await findingsOf(over("#000000"))).toContain("overlap headline");
  });

  test("of the colour of the words on it is one", async () => {
    expect(await findingsOf(await under(over("#ffffff")))).toContain("low-contrast headline");
  });

  test("of nothing but its edge may go around words, not through them", async () => {
    const around = box(40, 540, 760, 500);
    const framed = (area: Box) => sample("spotlight", { added: [added("shape", area, { stroke: 8 })] });
    expect(await findingsOf(framed(around))).toEqual([]);
    expect(await findingsOf(framed(box(40, 640, 760, 380)))).toContain("overlap headline");
  });

  test("outside of the page is found, one that hangs over its edge is not", async () => {
    const at = (x: number) => sample("spotlight", { added: [added("shape", box(x, 420, 80, 80))] });
    expect(await findingsOf(at(1100))).toEqual(["outside-safe-zone added-shape"]);
    expect(await findingsOf(at(1040))).toEqual([]);
  });

  test.each(SHAPE_NAMES)("that is a %s fills its box and does not leave it, whole or as an edge", async (shape) => {
    for (const [stroke, size] of [
      [undefined, [240, 160]],
      [12, [240, 160]],
      [12, [150, 220]],
    ] as const) {
      const area = box(400, 300, size[0], size[1]);
      const scene = sample("spotlight", { added: [added("shape", area, { shape, stroke })] });
      const { frame, composition } = await composeScene(painter, scene, "1:1");
      const layer = composition.layers.at(-1);
      const part = layer && (await paintLayerAlone(painter, frame, composition, layer, 1));
      expect(part?.box).toEqual(area);
    }
  });
});

describe("words in a box that is larger than they are", () => {
  const words = (area: Box, more: object = {}) =>
    added("text", area, { ...more, style: { ...look, color: "#ffffff" } });

  test("are where the lint looks for them: the rest of the box is free", async () => {
    const tall = sample("spotlight", { added: [words(box(64, 320, 300, 420))] });
    expect(await findingsOf(tall)).not.toContain("overlap headline");
    expect(await findingsOf(sample("spotlight", { added: [words(box(64, 540, 300, 420))] }))).toContain(
      "overlap headline",
    );
  });

  test("stand in the middle of a ground of their own, which is all theirs", async () => {
    const scene = sample("spotlight", { added: [words(box(64, 320, 300, 420), { ground: "#802020" })] });
    const [layer] = (await composeScene(painter, scene, "1:1")).composition.layers.slice(-1);
    expect(layer).toMatchObject({ isCentred: true });
    expect(await findingsOf(scene)).toContain("overlap headline");
  });
});
