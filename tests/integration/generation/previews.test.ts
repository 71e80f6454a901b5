import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { composeScene } from "../../../src/engine/composition/compose-scene.ts";
import { createPainter } from "../../../src/engine/node/create-painter.ts";
import { samplePhotos } from "../../../src/engine/node/sample-photos.ts";
import { leftOut as leftOutOf } from "../../../src/engine/presets/left-out.ts";
import { paintPreset } from "../../../src/engine/presets/paint-preset.ts";
import { paintLayerAlone } from "../../../src/engine/render/paint-parts.ts";
import { renderScene } from "../../../src/engine/render/render-scene.ts";
import { SAMPLE_SCENES } from "../../../src/engine/samples/sample-scenes.ts";
import { sceneSchema } from "../../../src/engine/scene/scene.ts";
import {
  LEFT_OUT_HEADER,
  MAX_PREVIEW_BODY,
  PREVIEW_PLACE_HEADER,
  previewPlace,
  readLeftOut,
} from "../../../src/shared/contracts/preview-scene.ts";
import { startTestServer, type TestServer } from "../../support/server.ts";
import { type Member, signIn, signInPaid } from "../storage/members.ts";

let server: TestServer;
let ann: Member;
let bob: Member;
const logLines: string[] = [];
const painter = createPainter();
const [sample] = SAMPLE_SCENES;
if (!sample) throw new Error("there is no sample scene");
const scene = sample;

beforeAll(async () => {
  server = await startTestServer({ logTo: (line) => void logLines.push(line) });
  ann = await signInPaid(server, "ann@loafworks.test");
  bob = await signInPaid(server, "bob@loafworks.test");
});
beforeEach(() => server.db.query("delete from private.call_limits"));
afterAll(() => server.stop());

const ask = (who: Pick<Member, "headers"> | null, more: Record<string, unknown> = {}, signal?: AbortSignal) =>
  fetch(`${server.url}/functions/v1/preview-scene`, {
    method: "POST",
    headers: { ...who?.headers, "content-type": "application/json" },
    body: JSON.stringify({ scene, format: "1:1", part: "whole", ...more }),
    ...(signal && { signal }),
  });
const pixelsOf = (png: ArrayBuffer) => sharp(Buffer.from(png)).ensureAlpha().raw().toBuffer();
const rgbaOf = async (answer: Response) => pixelsOf(await answer.arrayBuffer());

test("the preview has the pixels of the picture that will be saved", { timeout: 60_000 }, async () => {
  const answer = await ask(ann);
  expect(answer.headers.get("content-type")).toBe("image/png");
  expect(answer.headers.get("cache-control")).toBe("no-store");
  const { rgba } = await renderScene(painter, scene, "1:1");
  expect((await rgbaOf(answer)).equals(rgba)).toBe(true);
});

test("a layer comes on clear ground with its place, and what has nothing to see comes empty", async () => {
  const answer = await ask(ann, { part: { layer: "headline" }, scale: 0.5 });
  const { frame, composition } = await composeScene(painter, scene, "1:1");
  const layer = composition.layers.find(({ id }) => id === "headline");
  const alone = layer && (await paintLayerAlone(painter, frame, composition, layer, 0.5));
  const { box, isLifted } = previewPlace.parse(JSON.parse(answer.headers.get(PREVIEW_PLACE_HEADER) ?? ""));
  expect({ box, isLifted }).toEqual({ box: alone?.box, isLifted: true });
  expect((await rgbaOf(answer)).equals(alone?.rgba ?? new Uint8Array())).toBe(true);
  expect((await ask(ann, { part: { layer: "no-such-layer" } })).status).toBe(204);
});

test("the layout says where everything stands", async () => {
  const { layers, keepClear, width } = await (await ask(ann, { part: "layout" })).json();
  const { composition } = await composeScene(painter, scene, "1:1");
  expect(layers.map(({ id }: { id: string }) => id)).toEqual(composition.layers.map(({ id }) => id));
  expect({ width, keepClear }).toEqual({ width: 1080, keepClear: composition.keepClear ?? [] });
});

/** The share of channels that differ by more than a picture does that was packed once more. */
function shareApart(a: Uint8Array, b: Uint8Array): number {
  expect(a.length).toBe(b.length);
  return a.reduce((count, value, at) => count + (Math.abs(value - (b[at] ?? 0)) > 40 ? 1 : 0), 0) / a.length;
}

test("what was done by hand is in the preview: own layers and a picture, their order, framing, edits", async () => {
  const bytes = samplePhotos.get("loaf") ?? new Uint8Array();
  const place = { at: { x: 0.4, y: 0.4 }, size: { width: 420, height: 300 } };
  const designed = sceneSchema.parse({
    ...{ ...scene, layout: "overlay", photo: "own", framing: { "4:5": { x: 0.2, y: 0.9, zoom: 2 } } },
    added: [
      { ...place, id: "added-1", kind: "shape", shape: "star", fill: "#d0362b", angle: 12 },
      { ...place, id: "added-2", kind: "picture", photo: "own", corner: 0.3 },
    ],
    order: ["added-2", "headline", "button", "added-1"],
    edits: [
      { format: "4:5", layer: "headline", text: "By hand", roles: { color: "accent" } },
      { format: "4:5", layer: "button", hidden: true },
      { format: "4:5", layer: "added-2", framing: { x: 0.9, y: 0.1, zoom: 3 }, opacity: 0.6 },
    ],
  });
  const photos = new Map([["own", bytes]]);
  const wanted = { scene: designed, format: "4:5", photos: [{ name: "own", id: "by-hand" }] };
  const data = Buffer.from(bytes).toString("base64");
  const answer = await ask(ann, { ...wanted, photos: [{ name: "own", id: "by-hand", data }] });
  const { rgba } = await renderScene(painter, designed, "4:5", photos);
  expect(shareApart(await rgbaOf(answer), rgba)).toBeLessThan(0.001);
  const plain = await renderScene(painter, { ...designed, framing: undefined }, "4:5", photos);
  expect(shareApart(plain.rgba, rgba)).toBeGreaterThan(0.01);
  const { layers, hidden, unedited } = await (await ask(ann, { ...wanted, part: "layout" })).json();
  const { composition } = await composeScene(painter, designed, "4:5", photos);
  const idsOf = (all: readonly { id: string }[] = []) => all.map(({ id }) => id);
  expect(idsOf(layers)).toEqual(idsOf(composition.layers));
  expect(hidden.map(({ layer }: { layer: { id: string } }) => layer.id)).toEqual(["button"]);
  expect(idsOf(unedited)).toEqual(idsOf(composition.unedited));
});

test("a platform's picture has its own pixels and says what it leaves out, and no other sizes are painted", async () => {
  const answer = await ask(ann, { part: { preset: "gdn-320x50" } });
  const { rgba, leftOut } = await paintPreset(painter, scene, { width: 320, height: 50 });
  expect(readLeftOut(answer.headers.get(LEFT_OUT_HEADER))).toEqual(leftOut);
  expect((await rgbaOf(answer)).equals(rgba)).toBe(true);
  expect((await ask(ann, { part: { preset: "gdn-9999x9999" } })).status).toBe(400);
  const { leftOut: ofFormat } = await (await ask(ann, { part: "layout", format: "9:16" })).json();
  expect(ofFormat).toEqual(leftOutOf(scene, (await composeScene(painter, scene, "9:16")).composition));
});

test("nobody without a token, and nobody without access, has anything painted", async () => {
  expect((await ask(null)).status).toBe(401);
  const unpaid = await signIn(server, "unpaid@loafworks.test");
  const refused = await ask(unpaid);
  expect(refused.status).toBe(402);
  expect(await refused.json()).toMatchObject({ code: "payment_required" });
});

test("a photo is sent once, and is there for its owner alone", async () => {
  const bytes = samplePhotos.get("loaf") ?? new Uint8Array();
  const data = Buffer.from(bytes).toString("base64");
  const withPhoto = { scene: { ...scene, layout: "split", photo: "own" }, scale: 0.3 };
  const named = { name: "own", id: "photo-of-ann" };
  const sent = await ask(ann, { ...withPhoto, photos: [{ ...named, data }] });
  expect(sent.status).toBe(200);
  // As many as a scene has pictures, and those of another.
  const others = Array.from({ length: 8 }, (_, n) => ({ name: `pic-${n}`, id: `other-${n}`, data }));
  expect((await ask(ann, { scene, scale: 0.3, photos: others })).status).toBe(200);
  const again = await ask(ann, { ...withPhoto, photos: [named] });
  expect(again.status).toBe(200);
  expect((await rgbaOf(again)).equals(await rgbaOf(sent))).toBe(true);
  const stolen = await ask(bob, { ...withPhoto, photos: [named] });
  expect(stolen.status).toBe(404);
  expect(await stolen.json()).toMatchObject({ error: "A photo of this preview is not here any more. Send it again." });
});

test("what is too large, no picture or no scene is refused", async () => {
  const photo = (data: string) => ({ photos: [{ name: "own", id: "1", data }] });
  const refusals = [
    await ask(ann, photo("A".repeat(MAX_PREVIEW_BODY))),
    await ask(ann, photo("A".repeat(10 * 1024 * 1024))),
    await ask(ann, photo(Buffer.from("<svg/>").toString("base64"))),
    await ask(ann, { scene: { ...scene, layout: "nonsense" } }),
    await ask(ann, { scale: 3 }),
    await ask(ann, { photos: Array.from({ length: 9 }, (_, n) => ({ name: `pic-${n}`, id: `${n}` })) }),
  ];
  expect(refusals.map(({ status }) => status)).toEqual([413, 400, 400, 400, 400, 400]);
});

test("whoever asks too often is told when to come back", async () => {
  await server.db.query(
    "insert into private.call_limits (user_id, kind, window_start, calls) values ($1, $2, now(), 600)",
    [ann.id, "preview"],
  );
  const refused = await ask(ann);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(50);
  expect((await refused.json()).error).toContain("Your changes are kept");
  expect((await ask(bob, { scale: 0.2 })).status).toBe(200);
});

test("a browser that hangs up takes its waiting preview along", async () => {
  const order = (seed: number) => ({ format: "9:16", scene: { ...scene, seed } });
  const others = [71, 72, 73, 74, 75, 76, 77].map((seed) => ask(ann, order(seed)));
  await Promise.race(others);
  const hungUp = new AbortController();
  const last = ask(ann, order(78), hungUp.signal);
  // Once it is counted it stands in line behind the others.
  const counted = () => server.db.query("select calls from private.call_limits where user_id = $1", [ann.id]);
  await expect.poll(async () => (await counted()).rows[0]?.calls, { interval: 2 }).toBe(8);
  hungUp.abort();
  await expect(last).rejects.toThrow();
  expect(new Set((await Promise.all(others)).map(({ status }) => status))).toEqual(new Set([200]));
  await expect.poll(() => logLines.some((line) => line.includes("The preview was not needed any more."))).toBe(true);
});
