import { describe, expect, test } from "vitest";
import { createPainter } from "../../../engine/node/create-painter.ts";
import { samplePhotos } from "../../../engine/node/sample-photos.ts";
import { SAMPLE_SCENES } from "../../../engine/samples/sample-scenes.ts";
import { inPalette } from "../../../engine/scene/in-palette.ts";
import { PALETTES } from "../../../engine/scene/palettes.ts";
import { type Scene, sceneSchema } from "../../../engine/scene/scene.ts";
import { FORMAT_IDS, type Format } from "../../../shared/formats.ts";
import { newLayer } from "./design/new-layer.ts";
import { inLayout } from "./document/in-layout.ts";
import { viewOf } from "./document/view.ts";
import { checkRandomActions } from "./random-actions/check-random-actions.ts";
import { layOutWith } from "./random-actions/lay-out.ts";
import { documentOf, openStudio, reduceStudio, type StudioAction, type StudioState, stepOf } from "./studio-state.ts";

const layOut = layOutWith(createPainter(), samplePhotos);

function sample(layout: Scene["layout"]): Scene {
  const scene = SAMPLE_SCENES.find((candidate) => candidate.layout === layout);
  if (!scene) throw new Error(`no sample of ${layout}`);
  return scene;
}

const BOX = { x: 80, y: 90, width: 400, height: 120 };

/** The studio with a checklist, laid out again after each action as it is when somebody takes their time. */
async function once(...actions: StudioAction[]): Promise<StudioState> {
  let state = await laidOut(openStudio({ scene: sample("checklist"), format: "1:1" }));
  for (const action of actions) state = await laidOut(reduceStudio(state, action, 0));
  return state;
}

async function laidOut(state: StudioState): Promise<StudioState> {
  const { format } = state;
  return reduceStudio(state, { type: "laid out", format, base: await layOut(stepOf(state).scene, format) }, 0);
}

/** A layer of a format, as it is listed and painted there. */
async function seenIn(state: StudioState, format: Format, id: string) {
  const { scene } = stepOf(state);
  const base = await layOut(scene, format);
  const { text, isHidden, box } = viewOf(scene, format, base).layers.find((layer) => layer.id === id) ?? {};
  return { text, isHidden, box, painted: base.edited.get(id)?.text };
}

const wordsIn = async (state: StudioState, id: string) =>
  Promise.all(FORMAT_IDS.map(async (format) => (await seenIn(state, format, id)).painted));

const write = (id: string, text: string): StudioAction => ({ type: "write", id, text });
const pick = (...ids: string[]): StudioAction => ({ type: "select", ids });
const star = (state: StudioState): StudioAction => ({
  type: "put on",
  layer: newLayer(documentOf(state), "star"),
  name: "Star",
});

test.each(["card", "poster", "checklist", "tide", "street"] as const)(
  "%s bears a hundred things that somebody does to it, and all of it can be undone and redone",
  async (layout) => checkRandomActions(sample(layout), layOut, 6, 2026),
);

describe("words", () => {
  test("typed for all formats go where the layout finds them, and it makes room for them", async () => {
    const state = await once(write("headline", "Two words"));
    expect(stepOf(state).scene.slots.headline).toBe("Two words");
    expect(stepOf(state).scene.edits).toEqual([]);
    expect(await wordsIn(state, "headline")).toEqual(FORMAT_IDS.map(() => "Two words"));
  });

  test("typed for one format are in that one only", async () => {
    const opened = await once();
    const before = await wordsIn(opened, "headline");
    const state = await once({ type: "same words", isOn: false }, write("headline", "Two words"));
    expect(await wordsIn(state, "headline")).toEqual(["Two words", ...before.slice(1)]);
    expect((await seenIn(state, "1:1", "headline")).text).toBe("Two words");
  });

  test("typed for all formats take the place of those of a single one", async () => {
    const state = await once(
      { type: "same words", isOn: false },
      write("headline", "Only here"),
      { type: "turn to", format: "9:16" },
      { type: "same words", isOn: true },
      write("headline", "Everywhere"),
    );
    expect(await wordsIn(state, "headline")).toEqual(FORMAT_IDS.map(() => "Everywhere"));
  });

  test.each(["“", "\u200b", "A name that is far too long to be the name of anybody at all"])(
    "that can be no name are in the logo all the same: %j",
    async (words) => {
      const state = await once(write("logo", words));
      expect(await wordsIn(state, "logo")).toEqual(FORMAT_IDS.map(() => words));
      expect(sceneSchema.parse(stepOf(state).scene)).toEqual(stepOf(state).scene);
    },
  );

  test("of a layer of one's own are the same in all formats", async () => {
    const opened = await once();
    const text: StudioAction = { type: "put on", layer: newLayer(documentOf(opened), "text"), name: "Text" };
    const state = await once(text, write("added-1", "Hello"));
    expect(await wordsIn(state, "added-1")).toEqual(FORMAT_IDS.map(() => "Hello"));
  });
});

test("a layer that is moved in one format stays where it was in the others", async () => {
  const opened = await once();
  const place: StudioAction = { type: "place", how: "Move", places: [{ id: "headline", box: BOX, angle: 0 }] };
  const state = await once({ type: "turn to", format: "9:16" }, place);
  expect((await seenIn(state, "9:16", "headline")).box).toEqual(BOX);
  for (const format of FORMAT_IDS.filter((one) => one !== "9:16"))
    expect((await seenIn(state, format, "headline")).box).toEqual((await seenIn(opened, format, "headline")).box);
});

describe("removed", () => {
  test("words of the creative are gone from all formats, and come back by undoing", async () => {
    const state = await once(pick("button"), { type: "remove" });
    expect(await wordsIn(state, "button")).toEqual(FORMAT_IDS.map(() => undefined));
    expect(state.selection).toEqual([]);
    const undone = await laidOut(reduceStudio(state, { type: "undo" }, 0));
    expect(await wordsIn(undone, "button")).toEqual(await wordsIn(await once(), "button"));
  });

  test("what every ad has is hidden in all formats, and can be shown again", async () => {
    const state = await once(pick("headline"), { type: "remove" });
    for (const format of FORMAT_IDS) expect((await seenIn(state, format, "headline")).isHidden).toBe(true);
    const shown = reduceStudio(state, { type: "hide", id: "headline", isHidden: false }, 0);
    expect((await seenIn(shown, "1:1", "headline")).isHidden).toBe(false);
  });

  test("a layer of one's own is gone from all formats, with all that was changed about it", async () => {
    const opened = await once();
    const state = await once(
      star(opened),
      { type: "place", how: "Move", places: [{ id: "added-1", box: BOX, angle: 30 }] },
      { type: "reorder", by: "bottom" },
      { type: "remove" },
    );
    const { added, edits, order } = stepOf(state).scene;
    expect({ added, edits }).toEqual({ added: [], edits: [] });
    expect(order).not.toContain("added-1");
    for (const format of FORMAT_IDS)
      expect((await layOut(stepOf(state).scene, format)).edited.has("added-1")).toBe(false);
  });

  test("a locked layer stays", async () => {
    const state = await once({ type: "lock", id: "button", isLocked: true }, pick("button"), { type: "remove" });
    expect((await seenIn(state, "1:1", "button")).isHidden).toBe(false);
  });
});

describe("colours", () => {
  test("of the palette are kept by what they are for, so that they follow another one", async () => {
    const { palette } = sample("checklist");
    const coloured = await once(pick("headline"), { type: "style", style: { color: palette.accent.toUpperCase() } });
    const { scene } = stepOf(coloured);
    expect(scene.edits).toEqual([{ format: "1:1", layer: "headline", roles: { color: "accent" } }]);
    const base = await layOut(inPalette(scene, PALETTES.midnight), "1:1");
    expect(base.edited.get("headline")?.style.color).toBe(PALETTES.midnight.accent);
  });

  test("of one's own stay as they are, and take the place of those of the palette", async () => {
    const { palette } = sample("checklist");
    const state = await once(
      pick("headline"),
      { type: "style", style: { color: palette.accent } },
      { type: "settle" },
      { type: "style", style: { color: "#123456" } },
    );
    const base = await layOut(inPalette(stepOf(state).scene, PALETTES.midnight), "1:1");
    expect(base.edited.get("headline")?.style.color).toBe("#123456");
  });
});

test("a font of the user's own comes into the creative with the first words set in it, and goes when that is undone", async () => {
  const face = "own:0123456789abcdef0123456789abcdef";
  const state = await once(pick("headline"), { type: "style", style: { face } });
  const { font, edits } = stepOf(state).scene;
  expect({ font, edits }).toEqual({
    font: face,
    edits: [{ format: "1:1", layer: "headline", style: { typeface: "own" } }],
  });
  expect(documentOf(state).layers.find(({ id }) => id === "headline")?.style.face).toBe(face);
  expect(stepOf(reduceStudio(state, { type: "undo" }, 0)).scene.font).toBeUndefined();
});

describe("what is selected", () => {
  test("goes with the layer, when another layout has none like it", async () => {
    const state = await once(pick("bullet-1", "headline"), {
      ...{ type: "change", name: "Layout" },
      scene: inLayout(sample("checklist"), "poster"),
    });
    expect(state.selection).toEqual(["headline"]);
  });

  test("is again what a step was about when it is undone, in the format where it was done", async () => {
    const state = await once(
      { type: "turn to", format: "9:16" },
      pick("headline"),
      { type: "nudge", by: { x: 10, y: 0 } },
      { type: "turn to", format: "1:1" },
      pick("button"),
      { type: "undo" },
    );
    expect({ format: state.format, selection: state.selection }).toEqual({ format: "9:16", selection: ["headline"] });
  });
});

test("typing in one format and going on in another are two steps", async () => {
  const state = await once(write("headline", "A"), { type: "turn to", format: "4:5" }, write("headline", "AB"));
  expect(state.steps.map(({ name, format }) => `${name} ${format}`)).toEqual([
    "Open 1:1",
    "Type in Headline 1:1",
    "Type in Headline 4:5",
  ]);
});

test("a copy looks like its original, beside it, and lies right above it", async () => {
  const state = await once(pick("headline"), { type: "duplicate" });
  const { layers } = documentOf(state);
  const at = layers.findIndex(({ id }) => id === "headline");
  const [original, copy] = layers.slice(at);
  expect(copy?.id).toBe("added-1");
  expect(copy?.text).toBe(original?.text);
  expect((copy?.foundSize ?? 0) / (original?.foundSize ?? 1)).toBeCloseTo(1, 1);
  expect((copy?.box.x ?? 0) - (original?.box.x ?? 0)).toBeCloseTo(24);
});
