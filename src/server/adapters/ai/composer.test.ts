import sharp from "sharp";
import { expect, test } from "vitest";
import { knownModels } from "../../../shared/ai-services/image-models.ts";
import { AppError } from "../../../shared/errors.ts";
import type { RenderPool } from "../../rendering/render-pool.ts";
import { THOUGHTS } from "../../rendering/thoughts.ts";
import { createComposer } from "./composer.ts";

const [model] = knownModels("composer");
if (!model) throw new Error("the composer has no row");
const asked = { model, quality: null, estimateUsd: 0 } as const;
const request = {
  person: "ann",
  prompt: "",
  text: "Fresh bread",
  type: "meta",
  format: "1:1",
  images: [],
  seed: 4,
  ...asked,
} as const;
const ask = (renderInWorker: RenderPool["renderInWorker"]) =>
  createComposer({
    renderInWorker,
    think: async (name, input) => THOUGHTS[name](input as never) as never,
  }).generateImage({ ...request, images: [] }, "demo", new AbortController().signal);

test("a blank picture is a failure, not a creative", async () => {
  const blank = await sharp({ create: { width: 64, height: 64, channels: 3, background: "#ffd400" } })
    .png()
    .toBuffer();
  const png = new Uint8Array(blank);
  const result = await ask(async () => ({ width: 64, height: 64, png, layers: [], findings: [] }));
  expect(result).toMatchObject({ ok: false, code: "no_image", words: "The picture came out blank." });
});

test.each([
  ["bad_request", "no_image"],
  ["internal", "no_image"],
  ["unavailable", "unavailable"],
] as const)("a painter that fails with %s ends in words", async (thrown, code) => {
  const result = await ask(() => Promise.reject(new AppError(thrown, "The picture could not be painted.")));
  expect(result).toMatchObject({ ok: false, code, words: "The picture could not be painted.", mayRetry: false });
});
