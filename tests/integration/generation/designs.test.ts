import { randomUUID } from "node:crypto";
import http from "node:http";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Scene, type SceneInput, sceneSchema } from "../../../src/engine/scene/scene.ts";
import { EDIT_SOURCE } from "../../../src/shared/contracts/generate-creative.ts";
import { readSceneOutput } from "../../../src/shared/contracts/read-scene.ts";
import { SOURCE_PICTURE } from "../../../src/shared/contracts/save-version.ts";
import { hold } from "../../support/locks.ts";
import { png } from "../storage/images.ts";
import type { Member } from "../storage/members.ts";
import { call, generate, openStudio, picture, type Reply, type Studio, signInMaker } from "./studio.ts";

let studio: Studio;
let maker: Member;
let stranger: Member;

beforeAll(async () => {
  studio = await openStudio();
  maker = await signInMaker(studio.server, "designer@loafworks.test", "demo");
  stranger = await signInMaker(studio.server, "other-designer@loafworks.test", "demo");
});
beforeEach(() => studio.server.db.query("delete from private.call_limits"));
afterAll(() => studio.stop());

const DESIGN = { kind: "design", did: ["Add a picture", "Move Logo"] };
const make = (who = maker) => generate(studio.server, who, { prompt: "Rye bread, 4 euro a loaf, Saturdays from 7" });
const idOf = (reply: Reply) => String(reply.body.creative_id);

const read = async (reply: Reply, who = maker) => {
  const { body } = await call(studio.server, who, "read-scene", { creative_id: reply.body.creative_id });
  const { scene, photos } = readSceneOutput.parse(body);
  return { scene: sceneSchema.parse(scene), photos: new Map(photos.map(({ name, data }) => [name, data])) };
};

type Added = NonNullable<SceneInput["added"]>;
const added = (...names: string[]): Added =>
  names.map((photo, n) => ({
    ...{ id: `added-a${n + 1}`, kind: "picture", photo },
    ...{ at: { x: 0.5, y: 0.5 }, size: { width: 300, height: 300 } },
  }));
const withPictures = (scene: Scene, ...names: string[]) => ({ ...scene, added: added(...names) });

const photo = async (name: string, seed = 1) => ({ name, data: (await png(200, 150, seed)).toString("base64") });
const request = (more: Record<string, unknown>) => ({ id: randomUUID(), format: "1:1", change: DESIGN, ...more });
const save = (more: Record<string, unknown>, who = maker) => call(studio.server, who, "save-version", request(more));

const countOf = async (table: string, who = maker) =>
  (await studio.server.db.query<{ count: number }>(`select count(*)::int from ${table} where user_id = $1`, [who.id]))
    .rows[0]?.count;
const all = () => Promise.all(["creatives", "creative_scenes", "creative_pictures"].map((table) => countOf(table)));
const isMarked = async (reply: Reply) => (await picture(studio.server, reply)).includes("trainedAlgorithmicMedia");

test("pictures that were added are kept with their version, and later versions have them without sending them again", async () => {
  const first = await make();
  const { scene } = await read(first);
  const photos = [await photo("pic-1"), await photo("pic-2", 2), await photo("nobody's", 3)];
  const kept = await save({ source: idOf(first), scene: withPictures(scene, "pic-1", "pic-2"), photos });
  expect(kept.body).toMatchObject({ document_id: first.body.document_id });
  const made = await read(kept);
  expect(made.scene.added).toMatchObject([{ photo: "pic-1" }, { photo: "pic-2" }]);
  expect([...made.photos.keys()].sort()).toEqual(["pic-1", "pic-2"]);
  expect(await sharp(Buffer.from(made.photos.get("pic-1") ?? "", "base64")).metadata()).toMatchObject({ width: 200 });

  const later = await save({ source: idOf(kept), scene: withPictures(made.scene, "pic-2") });
  expect((await read(later)).photos).toEqual(new Map([["pic-2", made.photos.get("pic-2")]]));
  const size = await save({ source: idOf(kept), format: "9:16", change: { kind: "size", did: ["9:16"] } });
  expect((await read(size)).photos).toEqual(made.photos);
});

test("all that was done by hand is kept as it is: own layers, their order, edits of each format, framing", async () => {
  const first = await make();
  const { scene } = await read(first);
  const place = { at: { x: 0.5, y: 0.5 }, size: { width: 300, height: 286 } };
  const designed = sceneSchema.parse({
    ...scene,
    added: [{ ...place, id: "added-1", kind: "shape", shape: "star", fill: "#d0362b" }, ...added("pic-1")],
    order: ["added-1", "headline", "added-a1"],
    edits: [
      { format: "9:16", layer: "headline", box: { x: 100, y: 300, width: 800, height: 300 }, style: { size: 90 } },
      { format: "1:1", layer: "added-1", locked: true, roles: { fill: "accent" }, opacity: 0.5 },
      { format: "16:9", layer: "added-a1", framing: { x: 0.1, y: 0.9, zoom: 2 }, hidden: true },
    ],
    framing: { "1.91:1": { x: 0.3, y: 0.3, zoom: 1.5 } },
  });
  const kept = await save({ source: idOf(first), scene: designed, photos: [await photo("pic-1")] });
  expect((await read(kept)).scene).toEqual(designed);
});

test("a picture that is sent replaces the one of its name, and photo and logo are kept like those", async () => {
  const first = await make();
  const { scene } = await read(first);
  const own = { ...withPictures(scene, "pic-1"), photo: "mine", brand: { ...scene.brand, logo: "sign" } };
  const photos = [await photo("pic-1"), await photo("mine", 2), await photo("sign", 3)];
  const kept = await save({ source: idOf(first), scene: own, photos });
  const before = (await read(kept)).photos;
  expect([...before.keys()].sort()).toEqual(["mine", "pic-1", "sign"]);
  const later = await save({ source: idOf(kept), scene: own, photos: [await photo("pic-1", 9)] });
  const after = (await read(later)).photos;
  expect(after.get("mine")).toBe(before.get("mine"));
  expect(after.get("sign")).toBe(before.get("sign"));
  expect(after.get("pic-1")).not.toBe(before.get("pic-1"));
});

test("an edit in words of a design keeps its pictures", async () => {
  const first = await make();
  const { scene } = await read(first);
  const photos = [await photo("pic-1")];
  const kept = await save({ source: idOf(first), scene: withPictures(scene, "pic-1"), photos });
  const data = (await picture(studio.server, kept)).toString("base64");
  const edited = await generate(studio.server, maker, {
    ...{ prompt: 'headline: "Still warm"', type: "edit", source: idOf(kept) },
    inspirationImages: [{ ...EDIT_SOURCE, mimeType: "image/png", data }],
  });
  expect((await read(edited)).photos).toEqual((await read(kept)).photos);
});

test("a design is what its document shows from then on, under the name that it got", async () => {
  const first = await make();
  await maker.supabase.rpc("show_version", { version_id: idOf(first) });
  const { scene } = await read(first);
  const kept = await save({ source: idOf(first), scene, name: "  For the window " });
  const card = await maker.supabase.from("creative_cards").select("version_id").eq("id", idOf(first)).single();
  expect(card.data).toEqual({ version_id: idOf(kept) });
  const { data } = await maker.supabase.from("creatives").select("name, change").eq("id", idOf(kept)).single();
  expect(data).toEqual({ name: "For the window", change: { ...DESIGN, missed: [] } });
});

test("what cannot be kept is refused in words, and nothing of it stays", async () => {
  const first = await make();
  const { scene } = await read(first);
  const source = idOf(first);
  const wanted = withPictures(scene, "pic-1");
  const sent = (data: string) => save({ source, scene: wanted, photos: [{ name: "pic-1", data }] });
  const before = await all();
  const missing = await save({ source, scene: wanted, photos: [await photo("pic-2")] });
  expect(missing).toMatchObject({ status: 404, body: { error: "The picture “pic-1” is missing. Nothing was kept." } });
  expect((await save({ source, scene: withPictures(scene, SOURCE_PICTURE) })).status).toBe(404);
  const nine = await Promise.all(Array.from({ length: 9 }, (_, n) => photo(`pic-${n}`)));
  const large = "A".repeat(6.2 * 1024 * 1024);
  const two = [
    { name: "pic-1", data: large },
    { name: "pic-2", data: large },
  ];
  const edit = { format: "1:1", layer: "headline" };
  const refused = [
    await save({ source, scene: wanted, photos: nine }),
    await save({ source, scene: wanted, photos: two }),
    await sent("A".repeat(10 * 1024 * 1024)),
    await sent("A".repeat(13 * 1024 * 1024)),
    await sent(Buffer.from("<svg/>").toString("base64")),
    await sent((await png(200, 200)).subarray(0, 20_000).toString("base64")),
    await save({ source, scene: wanted, photos: [{ ...(await photo("x")), name: "x".repeat(61) }] }),
    await save({ source, scene, name: "x".repeat(81) }),
    await save({ source, scene, name: "  " }),
    await save({ source, scene: { ...scene, edits: Array.from({ length: 401 }, () => edit) } }),
    await save({ source, scene: { ...scene, added: [...added("a", "b", "c", "d"), ...added("e")] } }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 413, 400, 400, 400, 400, 400, 400, 400]);
  expect(await all()).toEqual(before);
});

test("a creative whose own photo was lost can still be changed, without it", async () => {
  const first = await make();
  const { scene } = await read(first);
  const own = { ...scene, photo: "mine" };
  const kept = await save({ source: idOf(first), scene: own, photos: [await photo("mine")] });
  await studio.server.db.query("update creative_scenes set photo = null where creative_id = $1", [idOf(kept)]);
  const later = await save({ source: idOf(kept), scene: own });
  expect(later.status).toBe(200);
  expect((await read(later)).photos).toEqual(new Map());
});

test("nobody's pictures get into somebody else's version, by its source or by their names", async () => {
  const first = await make();
  const { scene } = await read(first);
  const kept = await save({ source: idOf(first), scene: withPictures(scene, "pic-1"), photos: [await photo("pic-1")] });
  const theirs = { ...withPictures(scene, "pic-1") };
  expect((await save({ source: idOf(kept), scene: theirs }, stranger)).status).toBe(404);
  const own = await make(stranger);
  expect((await save({ source: idOf(own), scene: theirs }, stranger)).status).toBe(404);
  expect(await countOf("creative_pictures", stranger)).toBe(0);
  const { data, error } = await stranger.supabase.from("creative_pictures").select("name");
  expect({ data, error }).toEqual({ data: [], error: null });
  expect((await maker.supabase.from("creative_pictures").select("bytes")).error?.code).toBe("42501");
});

test("a picture without a scene becomes the photo of a design, with its pixels, and its mark stays through all that follows", async () => {
  const painter = await signInMaker(studio.server, "painting-designer@loafworks.test");
  const made = await generate(studio.server, painter, { prompt: "A loaf" });
  const { scene } = await read(await make());
  const design = { ...withPictures(scene, SOURCE_PICTURE), photo: SOURCE_PICTURE };
  const kept = await save({ source: idOf(made), scene: design }, painter);
  expect(await isMarked(kept)).toBe(true);
  const { photos } = await read(kept, painter);
  const pixels = (from: Buffer) => sharp(from).raw().toBuffer();
  const stored = await pixels(Buffer.from(photos.get(SOURCE_PICTURE) ?? "", "base64"));
  expect(stored.equals(await pixels(await picture(studio.server, made)))).toBe(true);
  expect(await countOf("creative_pictures", painter)).toBe(0);

  const later = await save({ source: idOf(kept), scene: design }, painter);
  expect((await read(later, painter)).photos).toEqual(photos);
  expect(await isMarked(later)).toBe(true);
  await call(studio.server, painter, "save-api-key", { api_key: "demo" });
  const data = (await picture(studio.server, later)).toString("base64");
  const edited = await generate(studio.server, painter, {
    ...{ prompt: 'headline: "Still warm"', type: "edit", source: idOf(later) },
    inspirationImages: [{ ...EDIT_SOURCE, mimeType: "image/png", data }],
  });
  expect(edited.status).toBe(200);
  expect(await isMarked(edited)).toBe(true);
  // Also where the picture itself is taken out again.
  expect(await isMarked(await save({ source: idOf(later), scene }, painter))).toBe(true);
  expect(await isMarked(await save({ source: idOf(await make()), scene }))).toBe(false);
});

test("the same design sent three times at once is kept once, with one set of pictures", async () => {
  const first = await make();
  const { scene } = await read(first);
  const before = await countOf("creative_pictures");
  const one = { id: randomUUID(), source: idOf(first), scene: withPictures(scene, "pic-1") };
  const photos = [await photo("pic-1")];
  const replies = await Promise.all([1, 2, 3].map(() => save({ ...one, photos })));
  expect(replies.map(({ body }) => body.creative_id)).toEqual([one.id, one.id, one.id]);
  expect(await countOf("creative_pictures")).toBe(Number(before) + 1);
});

test("a design whose source is deleted meanwhile begins a document of its own, with all its pictures", async () => {
  const first = await make();
  const { scene } = await read(first);
  const photos = [await photo("pic-1")];
  const kept = await save({ source: idOf(first), scene: withPictures(scene, "pic-1"), photos });
  const pictures = (await read(kept)).photos;
  const source = idOf(kept);
  const held = await hold(studio.server, "select from public.creatives where id = $1 for update", [source]);
  const deletion = Promise.resolve(maker.supabase.from("creatives").delete().eq("id", source));
  await held.untilWaiting(1, deletion);
  const saving = save({ source, scene: withPictures(scene, "pic-1") });
  await held.untilWaiting(2, saving);
  await held.letGo();
  expect((await deletion).error).toBeNull();
  const late = await saving;
  expect(late.body.document_id).toBe(idOf(late));
  expect((await read(late)).photos).toEqual(pictures);
});

test("a line that closes half-way keeps nothing, and the same design can be sent again", async () => {
  const first = await make();
  const { scene } = await read(first);
  const before = await all();
  const wanted = request({ source: idOf(first), scene: withPictures(scene, "pic-1"), photos: [await photo("pic-1")] });
  const body = Buffer.from(JSON.stringify(wanted));
  const half = http.request(`${studio.server.url}/functions/v1/save-version`, {
    method: "POST",
    headers: { ...maker.headers, "content-type": "application/json", "content-length": body.length },
  });
  half.on("error", () => {});
  await new Promise((arrived) => half.write(body.subarray(0, body.length / 2), arrived));
  half.destroy();
  const again = await call(studio.server, maker, "save-version", wanted);
  expect(idOf(again)).toBe(wanted.id);
  expect(await all()).toEqual(before.map((count) => Number(count) + 1));
});

test("pictures inside creatives count as space, and go with their version", async () => {
  const saver = await signInMaker(studio.server, "saver@loafworks.test", "demo");
  const used = async () => (await saver.supabase.rpc("storage_used")).data ?? 0;
  const first = await make(saver);
  const { scene } = await read(first, saver);
  const plain = await save({ source: idOf(first), scene }, saver);
  const before = await used();
  const photos = [{ name: "pic-1", data: (await png(900, 900)).toString("base64") }];
  const kept = await save({ source: idOf(first), scene: withPictures(scene, "pic-1"), photos }, saver);
  const bytes = Buffer.from((await read(kept, saver)).photos.get("pic-1") ?? "", "base64").length;
  expect(bytes).toBeGreaterThan(100_000);
  const painted = (await picture(studio.server, kept)).length;
  expect((await used()) - before).toBe(painted + bytes);
  await saver.supabase.from("creatives").delete().eq("id", idOf(kept));
  expect(await countOf("creative_pictures", saver)).toBe(0);
  expect((await read(plain, saver)).photos).toEqual(new Map());
});
