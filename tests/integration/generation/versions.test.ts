import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sceneSchema } from "../../../src/engine/scene/scene.ts";
import { EDIT_SOURCE } from "../../../src/shared/contracts/generate-creative.ts";
import { readSceneOutput } from "../../../src/shared/contracts/read-scene.ts";
import { png } from "../storage/images.ts";
import type { Member } from "../storage/members.ts";
import { call, generate, openStudio, picture, type Reply, type Studio, signInMaker } from "./studio.ts";

let studio: Studio;
let maker: Member;
let stranger: Member;

beforeAll(async () => {
  studio = await openStudio();
  maker = await signInMaker(studio.server, "versions@loafworks.test", "demo");
  stranger = await signInMaker(studio.server, "other-versions@loafworks.test", "demo");
});
afterAll(() => studio.stop());

const make = (more: Record<string, unknown> = {}) =>
  generate(studio.server, maker, { prompt: "Rye bread, 4 euro a loaf, Saturdays from 7", ...more });

/** Changes the version that an earlier reply made. */
async function edit(of: Reply, prompt: string, more: Record<string, unknown> = {}) {
  const data = (await picture(studio.server, of)).toString("base64");
  return generate(studio.server, maker, {
    prompt,
    type: "edit",
    title: "Edited Creative",
    source: of.body.creative_id,
    inspirationImages: [{ ...EDIT_SOURCE, mimeType: "image/png", data }],
    ...more,
  });
}

const sceneOf = async (reply: Reply, who = maker) =>
  readSceneOutput.parse((await call(studio.server, who, "read-scene", { creative_id: reply.body.creative_id })).body);

const save = (more: Record<string, unknown>, who = maker) =>
  call(studio.server, who, "save-version", {
    id: randomUUID(),
    format: "9:16",
    change: { kind: "size", did: ["format"] },
    ...more,
  });

const versions = async (documentId: unknown) =>
  (
    await maker.supabase
      .from("creatives")
      .select("id, type, format, source_id, change, prompt")
      .eq("document_id", String(documentId))
      .order("created_at")
  ).data ?? [];

test("three edits build on each other, and are versions of one document that say what they did and did not", async () => {
  const first = await make();
  const second = await edit(first, 'headline: "Still warm at seven"');
  const third = await edit(second, "make it dark green");
  const fourth = await edit(third, "put a dragon behind it and button: Come by");
  expect(first.body.document_id).toBe(first.body.creative_id);
  for (const reply of [second, third, fourth]) expect(reply.body.document_id).toBe(first.body.document_id);
  const rows = await versions(first.body.document_id);
  expect(rows.map(({ source_id }) => source_id)).toEqual([null, ...rows.slice(0, 3).map(({ id }) => id)]);
  expect(rows.map(({ change }) => change)).toEqual([
    null,
    { kind: "edit", did: ["headline"], missed: [] },
    { kind: "edit", did: ["colours"], missed: [] },
    { kind: "edit", did: ["button"], missed: ["put a dragon behind it"] },
  ]);
  const { slots, palette, brief } = sceneSchema.parse((await sceneOf(fourth)).scene);
  expect(slots).toMatchObject({ headline: "Still warm at seven", button: "Come by" });
  expect(palette).toEqual(sceneSchema.parse((await sceneOf(third)).scene).palette);
  expect(brief?.facts).toContainEqual(expect.objectContaining({ role: "headline", value: "Still warm at seven" }));
  expect(fourth.body).toMatchObject({ did: ["button"], note: expect.stringContaining("put a dragon behind it") });
});

test("an edit of an older version starts from that one, and nothing that came after is lost", async () => {
  const first = await make();
  const second = await edit(first, 'headline: "One"');
  const third = await edit(second, 'headline: "Two"');
  const fromSecond = await edit(second, 'button: "Come by"');
  expect(sceneSchema.parse((await sceneOf(fromSecond)).scene).slots).toMatchObject({ headline: "One" });
  expect((await versions(first.body.document_id)).map(({ id }) => id)).toContain(third.body.creative_id);
});

test("a refused edit adds no version", async () => {
  const first = await make();
  expect((await edit(first, "put a dragon behind it")).status).toBe(422);
  expect(await versions(first.body.document_id)).toHaveLength(1);
});

test("an edit that names no version is recognised by its picture", async () => {
  const first = await make({ prompt: "Marmalade, three jars for 12 euro" });
  const second = await edit(first, "make it blue", { source: undefined });
  expect(second.body.document_id).toBe(first.body.document_id);
});

test("a size is kept as a version, once for its id, however often and at once it is asked for", async () => {
  const first = await make();
  const id = randomUUID();
  const replies = await Promise.all([1, 2, 3].map(() => save({ id, source: first.body.creative_id })));
  for (const { body } of replies) expect(body).toMatchObject({ creative_id: id, format: "9:16" });
  const rows = await versions(first.body.document_id);
  expect(rows).toHaveLength(2);
  expect(rows[1]).toMatchObject({ format: "9:16", change: { kind: "size", did: ["format"], missed: [] } });
  const [reply] = replies;
  if (!reply) throw new Error("nothing was answered");
  const { width, height } = await sharp(await picture(studio.server, reply)).metadata();
  expect({ width, height }).toEqual({ width: 1080, height: 1920 });
  const { rows: left } = await studio.server.db.query(
    "select count(*)::int as count from storage.objects where bucket_id = 'creatives' and owner_id = $1",
    [maker.id],
  );
  const { count } = await maker.supabase.from("creatives").select("id", { count: "exact", head: true });
  expect(left[0]).toEqual({ count });
});

test("a variation is painted as the page sends it, with the user's own photo from the version it comes from", async () => {
  const photo = { id: "1", name: "p.png", mimeType: "image/png", data: (await png(300, 300)).toString("base64") };
  const first = await make({ inspirationImages: [photo] });
  const { scene, photos } = await sceneOf(first);
  expect(photos).toEqual([{ name: sceneSchema.parse(scene).photo, data: expect.any(String) }]);
  const other = { ...sceneSchema.parse(scene), seed: 77 };
  const change = { kind: "variation", did: ["layout"] };
  const kept = await save({ source: first.body.creative_id, scene: other, format: "1:1", change });
  expect(kept.body.document_id).toBe(first.body.document_id);
  expect(sceneSchema.parse((await sceneOf(kept)).scene)).toMatchObject({ seed: 77 });
  expect((await sceneOf(kept)).photos).toHaveLength(1);
});

test("a picture without a scene keeps the part that was chosen, and its mark", async () => {
  const painter = await signInMaker(studio.server, "painted@loafworks.test");
  const made = await generate(studio.server, painter, { prompt: "A loaf" });
  expect((await sceneOf(made, painter)).scene).toBeNull();
  const crop = { x: 0.25, y: 0, width: 0.5, height: 1 };
  const kept = await save({ source: made.body.creative_id, crop }, painter);
  const bytes = await picture(studio.server, kept);
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 1080, height: 1920 });
  expect(bytes.includes("trainedAlgorithmicMedia")).toBe(true);
});

test("nobody reads, changes or adds to what somebody else has made, and hostile scenes are refused", async () => {
  const first = await make();
  const source = first.body.creative_id;
  expect((await sceneOf(first, stranger)).scene).toBeNull();
  expect((await save({ source }, stranger)).status).toBe(404);
  expect((await save({ source: randomUUID() })).status).toBe(404);
  const { scene } = await sceneOf(first);
  const edits = [{ format: "1:1", layer: "headline", style: { size: 1e7 } }];
  expect((await save({ source, scene: { ...sceneSchema.parse(scene), edits } })).status).toBe(400);
  expect((await save({ source, scene: { layout: "no-such" } })).status).toBe(400);
  expect((await save({ source, change: { kind: "size", did: Array.from({ length: 99 }, () => "x") } })).status).toBe(
    400,
  );
  const taken = await save({ source: (await generate(studio.server, stranger, {})).body.creative_id }, stranger);
  expect((await save({ id: taken.body.creative_id, source })).status).toBe(409);
  expect(await versions(first.body.document_id)).toHaveLength(1);
});

test("a picture that comes after its source was deleted begins a document of its own", async () => {
  const first = await make();
  const data = (await picture(studio.server, first)).toString("base64");
  await maker.supabase.from("creatives").delete().eq("document_id", String(first.body.document_id));
  const late = await generate(studio.server, maker, {
    prompt: "Rye bread",
    source: first.body.creative_id,
    inspirationImages: [{ id: "1", name: "p", mimeType: "image/png", data }],
  });
  expect(late.body.document_id).toBe(late.body.creative_id);
});
