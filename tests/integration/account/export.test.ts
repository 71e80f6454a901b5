import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import http from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { sceneSchema } from "../../../src/engine/scene/scene.ts";
import { takeExportLease } from "../../../src/server/account/export/export-lease.ts";
import { openZip } from "../../../src/server/account/import/read-zip.ts";
import { readSceneOutput } from "../../../src/shared/contracts/read-scene.ts";
import { hold } from "../../support/locks.ts";
import { call, GOOD_KEY, generate, openStudio, picture, type Studio, signInMaker } from "../generation/studio.ts";
import { png } from "../storage/images.ts";
import { type Member, signIn } from "../storage/members.ts";
import { restore as restoreInto } from "./restore.ts";

let studio: Studio;
let folder: string;
beforeAll(async () => {
  studio = await openStudio();
  folder = mkdtempSync(join(tmpdir(), "export-"));
});
afterAll(async () => {
  await studio.stop();
  rmSync(folder, { recursive: true });
});

const MAX_BYTES = 50 * 1024 * 1024;
const restore = (userId: string, path: string) => restoreInto(studio.server, userId, path);
const ask = (who: { headers: Record<string, string> }) =>
  fetch(`${studio.server.url}/functions/v1/export-data`, { method: "POST", headers: who.headers, body: "{}" });

async function download(who: Member, name: string) {
  const answer = await ask(who);
  const bytes = Buffer.from(await answer.arrayBuffer());
  const path = join(folder, `${name}.zip`);
  writeFileSync(path, bytes);
  const zip = await openZip(path);
  const json = async (file: string) => JSON.parse(String(await zip.read(file, MAX_BYTES)));
  return { answer, path, zip, json, size: bytes.length };
}

test("the zip holds everything, and brings it back into another account", async () => {
  const { server } = studio;
  const email = "packer@loafworks.test";
  const packer = await signInMaker(server, email, "demo");
  const photo = { id: "1", name: "p.png", mimeType: "image/png", data: (await png(300, 300)).toString("base64") };
  const composed = await generate(server, packer, { prompt: "Hot sauce, 20 % off", inspirationImages: [photo] });
  await call(server, packer, "save-api-key", { api_key: GOOD_KEY });
  const made = await generate(server, packer, { prompt: "Brot für alle 🍞", format: "4:5" });
  await generate(server, packer, { prompt: "[case:image_safety] never" });
  await packer.creatives.upload(`${packer.id}/mine.png`, await png(), { contentType: "image/png" });
  await packer.supabase.from("lesson_reads").insert({ lesson: "text" });
  const { answer, zip, json, path, size } = await download(packer, "first");

  expect(answer.headers.get("content-type")).toBe("application/zip");
  expect(answer.headers.get("content-disposition")).toBe('attachment; filename="bananabread-data.zip"');
  const expected = Number(answer.headers.get("x-export-bytes"));
  expect(Math.abs(size - expected) / size).toBeLessThan(0.03);

  expect(String(await zip.read("README.txt", MAX_BYTES))).toContain("npm run import-data");
  const account = await json("account.json");
  expect(account.profile).toMatchObject({ id: packer.id, email, plan: "lifetime", api_key: "v1:••••a1B2" });
  expect(account.orders).toMatchObject([{ amount_total: 9700, status: "completed" }]);
  expect(account.lessons_read).toMatchObject([{ lesson: "text" }]);
  expect(account.sessions).toHaveLength(1);
  expect(account.mails).toMatchObject([{ kind: "magic-link", outcome: "sent" }]);
  expect(await json("generations.json")).toHaveLength(3);
  expect(await json("ai-calls.json")).toHaveLength(5);
  expect(await json("usage.json")).toMatchObject([{ images_generated: 2, api_calls: 2 }]);
  const creatives = await json("creatives.json");
  const byId = (id: unknown) => creatives.find((creative: { id: string }) => creative.id === id);
  expect(creatives).toHaveLength(2);
  expect(byId(made.body.creative_id)).toMatchObject({ prompt: "Brot für alle 🍞", format: "4:5", scene: null });
  expect(byId(composed.body.creative_id).scene).toMatchObject({ layout: expect.any(String) });
  for (const reply of [made, composed]) {
    const packed = await zip.read(byId(reply.body.creative_id).file, MAX_BYTES);
    expect(packed?.equals(await picture(server, reply))).toBe(true);
  }
  expect(await zip.read(byId(composed.body.creative_id).photo_file, MAX_BYTES)).toBeTruthy();
  expect(zip.names).toContain("other-images/mine.png");
  expect(JSON.stringify([account, creatives])).not.toContain(GOOD_KEY);
  zip.close();

  const heir = await signInMaker(server, "heir@loafworks.test", "demo");
  expect(await restore(heir.id, path)).toEqual({ added: 2, known: 0, leftOut: [] });
  expect(await restore(heir.id, path)).toEqual({ added: 0, known: 2, leftOut: [] });
  const { data } = await heir.supabase.from("creatives").select("title, prompt, type, format, created_at, image_url");
  const { data: originals } = await packer.supabase.from("creatives").select("title, prompt, type, format, created_at");
  expect(data?.map(({ image_url: _, ...rest }) => rest)).toEqual(expect.arrayContaining(originals ?? []));
  const again = data?.find(({ prompt }) => prompt.startsWith("Hot"));
  const bytes = Buffer.from(await (await fetch(server.url + again?.image_url)).arrayBuffer());
  expect(bytes.equals(await picture(server, composed))).toBe(true);
  // It is restored as a scene, not only as a picture: the composer can edit it.
  const source = { id: "edit-source", name: "Original Image", mimeType: "image/png", data: bytes.toString("base64") };
  const edit = { type: "edit", prompt: "Change the headline to Fire sale", inspirationImages: [source] };
  expect(await generate(server, heir, edit)).toMatchObject({ status: 200 });
});

test("after deleting the account, the file brings everything back under the old ids", async () => {
  const { server } = studio;
  const email = "phoenix@loafworks.test";
  const first = await signInMaker(server, email);
  const { body } = await generate(server, first);
  const { path, zip } = await download(first, "phoenix");
  zip.close();
  await call(server, first, "delete-account", { confirmation: email });
  const again = await signIn(server, email);
  expect(await restore(again.id, path)).toMatchObject({ added: 1 });
  const { data } = await again.supabase.from("creatives").select("id");
  expect(data).toEqual([{ id: body.creative_id }]);
});

test("who has not paid takes along what there is, and a visitor nothing", async () => {
  const unpaid = await signIn(studio.server, "unpaid@loafworks.test");
  const { json, zip } = await download(unpaid, "unpaid");
  expect((await json("account.json")).profile.plan).toBe("free");
  expect(await json("creatives.json")).toEqual([]);
  zip.close();
  expect((await ask({ headers: {} })).status).toBe(401);
});

/** More than the buffers of both ends hold, ten megabytes, so the client has to read it. */
async function signInCollector(email: string): Promise<Member> {
  const maker = await signInMaker(studio.server, email);
  for (let n = 0; n < 7; n += 1) {
    const { error } = await maker.creatives.upload(`${maker.id}/${n}.png`, await png(900, 900, n), {
      contentType: "image/png",
    });
    expect(error).toBeNull();
  }
  return maker;
}

test("one export at a time for each person, and one that is broken off makes room for the next", async () => {
  const maker = await signInCollector("impatient@loafworks.test");
  const first = await ask(maker);
  const second = await ask(maker);
  expect(second.status).toBe(429);
  expect((await second.json()).error).toContain("already");
  await first.body?.cancel();
  await expect.poll(async () => (await ask(maker)).status).toBe(200);
});

test("a connection that breaks half-way makes room for the next export", async () => {
  const maker = await signInCollector("tunnel@loafworks.test");
  const request = http.request(`${studio.server.url}/functions/v1/export-data`, {
    method: "POST",
    headers: maker.headers,
  });
  request.end("{}");
  const [answer] = (await once(request, "response")) as [http.IncomingMessage];
  await once(answer, "data");
  answer.pause();
  request.on("error", () => {});
  answer.on("error", () => {});
  request.destroy();
  await expect.poll(async () => (await ask(maker)).status).toBe(200);
});

test("a connection that breaks before the first byte makes room for the next export", async () => {
  const { server } = studio;
  const maker = await signInMaker(server, "hasty@loafworks.test");
  const held = await hold(server, "lock table public.creatives in access exclusive mode");
  const leaving = new AbortController();
  const broken = fetch(`${server.url}/functions/v1/export-data`, {
    method: "POST",
    headers: maker.headers,
    body: "{}",
    signal: leaving.signal,
  });
  await held.untilWaiting(1, broken);
  leaving.abort();
  await expect(broken).rejects.toThrow();
  await held.letGo();
  await expect.poll(async () => (await ask(maker)).status).toBe(200);
});

test("an export that fails before it begins makes room for the next", async () => {
  const { server } = studio;
  const maker = await signInMaker(server, "unlucky@loafworks.test");
  const held = await hold(server, "lock table public.creatives in access exclusive mode");
  const failing = ask(maker);
  await held.untilWaiting(1, failing);
  await server.db.query(
    "select pg_cancel_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  expect((await failing).status).toBe(500);
  await held.letGo();
  expect((await ask(maker)).status).toBe(200);
});

test("a server that died while it sent keeps nobody waiting longer than its lease", async () => {
  const { server } = studio;
  const maker = await signInMaker(server, "orphan@loafworks.test");
  await server.db.query(
    "insert into private.export_leases (user_id, holder, lease_until) values ($1, gen_random_uuid(), now() + interval '1 minute')",
    [maker.id],
  );
  expect((await ask(maker)).status).toBe(429);
  await server.db.query("update private.export_leases set lease_until = now() - interval '1 second'");
  const answer = await ask(maker);
  expect(answer.status).toBe(200);
  await answer.arrayBuffer();
  await expect.poll(async () => (await server.db.query("select from private.export_leases")).rowCount).toBe(0);
});

test("a download that goes on keeps its lease, and one that lost it stops", async () => {
  const { db } = studio.server;
  const maker = await signInMaker(studio.server, "patient@loafworks.test");
  const lease = await takeExportLease(db, maker.id);
  const left = async () =>
    (await db.query("select lease_until > now() as is_held from private.export_leases where user_id = $1", [maker.id]))
      .rows;
  await db.query("update private.export_leases set lease_until = now() where user_id = $1", [maker.id]);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 20_000 });
  try {
    await lease?.renew();
    expect(await left()).toEqual([{ is_held: true }]);
    await db.query("update private.export_leases set holder = gen_random_uuid() where user_id = $1", [maker.id]);
    vi.setSystemTime(Date.now() + 20_000);
    await expect(lease?.renew()).rejects.toThrow("another one has begun");
    await lease?.release();
    expect(await left()).toEqual([{ is_held: true }]);
  } finally {
    vi.useRealTimers();
  }
});

test("pictures that were added by hand come along, and back into another account with their design", async () => {
  const { server } = studio;
  const maker = await signInMaker(server, "designing@loafworks.test", "demo");
  const first = await generate(server, maker, { prompt: "Rye bread, 4 euro a loaf" });
  const read = async (who: Member, id: unknown) =>
    readSceneOutput.parse((await call(server, who, "read-scene", { creative_id: id })).body);
  const scene = sceneSchema.parse((await read(maker, first.body.creative_id)).scene);
  const place = { kind: "picture", at: { x: 0.5, y: 0.5 }, size: { width: 300, height: 300 } };
  const names = ["pic-1", "Bäcker / 2"];
  const added = names.map((photo, n) => ({ ...place, id: `added-a${n}`, photo }));
  const clear = await sharp({ create: { width: 90, height: 60, channels: 4, background: "#ff000080" } })
    .png()
    .toBuffer();
  const data = [await png(300, 200), clear].map((bytes) => bytes.toString("base64"));
  const photos = names.map((name, n) => ({ name, data: data[n] }));
  const id = randomUUID();
  const design = {
    id,
    source: first.body.creative_id,
    format: "1:1",
    change: { kind: "design", did: ["Add a picture"] },
  };
  const saved = await call(server, maker, "save-version", {
    ...design,
    name: "By hand",
    scene: { ...scene, added },
    photos,
  });
  expect(saved.status).toBe(200);
  const { zip, json, path, size, answer } = await download(maker, "design");
  expect(Math.abs(size - Number(answer.headers.get("x-export-bytes"))) / size).toBeLessThan(0.03);
  const listed = (await json("creatives.json")).find((creative: { id: string }) => creative.id === id);
  expect(listed.picture_files).toEqual([
    { name: "Bäcker / 2", file: `pictures/${id}-1.webp` },
    { name: "pic-1", file: `pictures/${id}-2.jpg` },
  ]);
  const before = await read(maker, id);
  const kept = new Map(before.photos.map((photo) => [photo.name, photo.data]));
  for (const { name, file } of listed.picture_files) {
    expect((await zip.read(file, MAX_BYTES))?.toString("base64")).toBe(kept.get(name));
  }
  zip.close();

  const heir = await signInMaker(server, "heir-of-designs@loafworks.test", "demo");
  expect(await restore(heir.id, path)).toMatchObject({ added: 2, leftOut: [] });
  expect(await restore(heir.id, path)).toMatchObject({ added: 0, known: 2 });
  const { data: rows } = await heir.supabase.from("creatives").select("id, name, change").eq("name", "By hand");
  expect(rows).toMatchObject([{ change: { kind: "design", did: ["Add a picture"] } }]);
  const brought = await read(heir, rows?.[0]?.id);
  expect(brought.scene).toEqual(before.scene);
  for (const name of names) {
    const [one, other] = [brought, before].map(({ photos: all }) => all.find((photo) => photo.name === name)?.data);
    const sizes = [one, other].map((bytes) => sharp(Buffer.from(bytes ?? "", "base64")).metadata());
    const [mine, theirs] = await Promise.all(sizes);
    expect([mine?.format, mine?.width, mine?.hasAlpha]).toEqual([theirs?.format, theirs?.width, theirs?.hasAlpha]);
  }
});

test("versions come back as one document, with its name and the one that is shown", async () => {
  const { server } = studio;
  const maker = await signInMaker(server, "versioned@loafworks.test", "demo");
  const first = await generate(server, maker, { prompt: "Rye bread, 4 euro a loaf" });
  const source = first.body.creative_id;
  for (const format of ["9:16", "16:9"]) {
    const change = { kind: "size", did: ["format"] };
    await call(server, maker, "save-version", { id: randomUUID(), source, format, change });
  }
  const { data: versions } = await maker.supabase.from("creatives").select("id, format").order("created_at");
  const [, story] = versions ?? [];
  await maker.supabase.rpc("rename_document", { document_id: String(source), name: "Saturday's rye" });
  await maker.supabase.rpc("name_version", { version_id: String(story?.id), name: "For the story" });
  await maker.supabase.rpc("show_version", { version_id: String(story?.id) });
  const { path } = await download(maker, "versions");

  const heir = await signIn(server, "heir-of-versions@loafworks.test");
  expect(await restore(heir.id, path)).toMatchObject({ added: 3, leftOut: [] });
  expect(await restore(heir.id, path)).toMatchObject({ added: 0, known: 3 });
  const cards = await heir.supabase.rpc("search_creatives");
  expect(cards.data).toMatchObject([{ title: "Saturday's rye", versions: 3, format: "9:16", type: "meta" }]);
  const { data: rows } = await heir.supabase.from("creatives").select("*").order("created_at");
  expect(rows).toMatchObject([
    { source_id: null, format: "1:1", change: null },
    { source_id: rows?.[0]?.id, format: "9:16", name: "For the story", change: { kind: "size" } },
    { source_id: rows?.[0]?.id, format: "16:9", name: null },
  ]);
});
