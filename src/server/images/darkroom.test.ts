import sharp from "sharp";
import { afterEach, expect, test } from "vitest";
import { pngBomb } from "../../../tests/integration/storage/images.ts";
import { createFairQueue } from "../fairness/fair-queue.ts";
import { createDarkroom, type Darkroom } from "./darkroom.ts";

let darkroom: Darkroom | undefined;
afterEach(() => darkroom?.close());

function open(maxMs = 60_000, worker?: URL) {
  darkroom = createDarkroom(createFairQueue({ atOnce: 1, perLane: 9, perAsker: 9, waiting: 9, maxMs }), worker);
  return darkroom;
}

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#ffd400" } })
    .png()
    .toBuffer();

test("a picture comes back decoded and encoded again, one after the other in the same process", async () => {
  const { clean, fingerprint, renditions } = open();
  const bytes = await picture(300, 200);
  expect(await clean({ lane: "a" }, bytes, "image/webp")).toMatchObject({ width: 300, height: 200 });
  expect(await fingerprint({ lane: "a" }, bytes)).toHaveLength(16 * 16 * 3);
  const made = await renditions(
    { lane: "a" },
    async () => bytes,
    () => [{ width: 320, contentType: "image/jpeg" }],
  );
  const [small] = "renditions" in made ? made.renditions : [];
  expect(await sharp(small).metadata()).toMatchObject({ format: "jpeg", width: 300 });
});

test.each([
  ["a line of twenty thousand pixels", 20_000, 600, "side"],
  ["a thread of fifty to one", 100, 5_000, "aspect"],
  ["fifty megapixels", 10_000, 5_000, "pixels"],
  ["a column of one pixel's width", 1, 39_000_000, "side"],
])("%s is refused by its header", async (_, width, height, fault) => {
  expect(await open().clean({ lane: "a" }, pngBomb(width, height), "image/png")).toEqual({ fault });
});

test("a decoder that hangs is ended with its process, and the next picture gets a new one", async () => {
  const stuck = new URL("../../../tests/fixtures/stuck-worker.mjs", import.meta.url);
  const { clean } = open(1_500, stuck);
  const turn = { lane: "a" };
  expect(await clean(turn, Buffer.from("hang"), "image/png")).toEqual({ fault: "slow" });
  expect(await clean(turn, Buffer.from("answer"), "image/png")).toMatchObject({ width: 1 });
});

test("a decoder that crashes takes only its own picture along", async () => {
  const stuck = new URL("../../../tests/fixtures/stuck-worker.mjs", import.meta.url);
  const { clean } = open(30_000, stuck);
  expect(await clean({ lane: "a" }, Buffer.from("crash"), "image/png")).toEqual({ fault: "damaged" });
  expect(await clean({ lane: "a" }, Buffer.from("answer"), "image/png")).toMatchObject({ width: 1 });
});

test("a store that is slow is no fault of the picture", async () => {
  const { renditions } = open(1_000, new URL("../../../tests/fixtures/stuck-worker.mjs", import.meta.url));
  const slowly = () => new Promise<Buffer>((resolve) => setTimeout(() => resolve(Buffer.from("answer")), 1_300));
  const made = await renditions({ lane: "a" }, slowly, () => []);
  expect(made).not.toHaveProperty("fault");
});

test("a process that is ended because the server stops blames no picture", async () => {
  const room = open(30_000, new URL("../../../tests/fixtures/stuck-worker.mjs", import.meta.url));
  const stuck = room.clean({ lane: "a" }, Buffer.from("hang"), "image/png");
  setTimeout(() => void room.close(), 500);
  await expect(stuck).rejects.toMatchObject({ code: "unavailable" });
});
