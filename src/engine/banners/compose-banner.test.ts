import { expect, test } from "vitest";
import { PRESETS } from "../../shared/platform-presets.ts";
import { contrast, READABLE } from "../color/contrast.ts";
import type { Composed } from "../composition/compose-scene.ts";
import { findClipped } from "../lint/find-clipped.ts";
import { findMisplaced } from "../lint/find-misplaced.ts";
import { findOverlaps } from "../lint/find-overlaps.ts";
import { createPainter } from "../node/create-painter.ts";
import { samplePhotos } from "../node/sample-photos.ts";
import { composePreset } from "../presets/compose-preset.ts";
import { SAMPLE_SCENES } from "../samples/sample-scenes.ts";
import { bottom, overlap, right } from "../scene/box.ts";
import type { Scene } from "../scene/scene.ts";
import { MIN_BANNER_TEXT_PX } from "./banner-plan.ts";

const painter = createPainter();
const SIZES = PRESETS.filter(({ platform }) => platform === "gdn");
/** Words, scripts and pictures of all kinds. */
const SCENES = SAMPLE_SCENES.filter((scene, index) => scene.type !== "meme" && index % 13 === 0);
const WORDY: Scene = {
  ...(SAMPLE_SCENES[0] as Scene),
  slots: {
    headline: "Donaudampfschifffahrtsgesellschaft employees get extraordinarily comfortable uniforms every November",
    subline: "Made to measure.",
    button: "Reserve your fitting today",
  },
};

/** What a designer would send back about a banner. */
async function faultsOf({ frame, composition: { layers } }: Composed) {
  const { width, height } = frame;
  const ground = layers.find(({ id }) => id === "headline");
  return [
    ...(ground ? [] : ["no headline"]),
    ...layers.filter(({ style }) => style.size < MIN_BANNER_TEXT_PX - 0.01).map(({ id }) => `${id} is too small`),
    ...layers
      .filter(({ box }) => box.x < 0 || box.y < 0 || right(box) > width + 0.5 || bottom(box) > height + 0.5)
      .map(({ id }) => `${id} is outside`),
    ...layers.flatMap((one, at) =>
      layers.slice(at + 1).flatMap((other) => (overlap(one.box, other.box) > 1 ? [`${one.id} on ${other.id}`] : [])),
    ),
    ...layers
      .filter((layer) => layer.kind === "button" && contrast(layer.style.color, layer.fill) < READABLE)
      .map(({ id }) => `${id} has low contrast`),
    ...(await findClipped(painter, layers, frame)).map(({ message }) => message),
    ...findMisplaced(layers, frame).map(({ message }) => message),
    ...findOverlaps(layers, [], new Map()).map(({ message }) => message),
  ];
}

test.each([...SCENES, WORDY].map((scene) => [`${scene.layout}: ${scene.slots.headline}`, scene] as const))(
  "%s is whole and legible in every banner",
  async (_, scene) => {
    const faults: string[] = [];
    for (const { width, height } of SIZES) {
      const composed = await composePreset(painter, scene, { width, height }, samplePhotos);
      for (const fault of await faultsOf(composed)) faults.push(`${width}x${height}: ${fault}`);
    }
    expect(faults).toEqual([]);
  },
);

test("a headline that no small banner has room for is shortened, and that is said", async () => {
  const long: Scene = { ...WORDY, slots: { headline: "夏はみどりの氷で涼しく過ごしましょう".repeat(7) } };
  const composed = await composePreset(painter, long, { width: 300, height: 50 });
  expect(composed.leftOut[0]).toBe("The end of the headline");
  expect(await faultsOf(composed)).toEqual(["headline has no room for all of its words"]);
});

test("a meme is its picture where its captions can be read, and a banner elsewhere", async () => {
  const meme = SAMPLE_SCENES.find(({ layout }) => layout === "meme") as Scene;
  const square = await composePreset(painter, meme, { width: 250, height: 250 }, samplePhotos);
  const strip = await composePreset(painter, meme, { width: 728, height: 90 }, samplePhotos);
  expect(square.scale).toBeLessThan(1);
  expect(strip).toMatchObject({ scale: 1, frame: { width: 728, height: 90 } });
});
