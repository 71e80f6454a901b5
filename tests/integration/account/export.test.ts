import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { importData } from "../../../src/server/account/import/import-data.ts";
import { openZip } from "../../../src/server/account/import/read-zip.ts";
import { createFileStore } from "../../../src/server/adapters/storage/files.ts";
import { storeObject } from "../../../src/server/storage/store-object.ts";
import { call, GOOD_KEY, generate, openStudio, picture, type Studio, signInMaker } from "../generation/studio.ts";
import { png } from "../storage/images.ts";
import { type Member, signIn } from "../storage/members.ts";

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

const ask = (who: { headers: Record<string, string> }) =>
  fetch(`${studio.server.url}/functions/v1/export-data`, { method: "POST", headers: who.headers, body: "{}" });

async function download(who: Member, name: string) {
  const answer = await ask(who);
  const bytes = Buffer.from(await answer.arrayBuffer());
  const path = join(folder, `${name}.zip`);
  writeFileSync(path, bytes);
  const zip = await openZip(path);
  const json = async (file: string) => JSON.parse(String(await zip.read(file)));
  return { answer, path, zip, json, size: bytes.length };
}
const restore = (userId: string, path: string) => {
  const store = createFileStore(join(studio.server.config.DATA_DIR, "objects"));
  return importData(
    { pool: studio.server.db, keepObject: (object, insert) => storeObject(store, object, insert), userId },
    path,
  );
};

test("the zip holds everything, and brings it back into another account", { timeout: 120_000 }, async () => {
  const { server } = studio;
  const email = "packer@loafworks.test";
  const packer = await signInMaker(server, email, "demo");
  const photo = { id: "1", name: "p.png", mimeType: "image/png", data: (await png(300, 300)).toString("base64") };
  const composed = await generate(server, packer, { prompt: "Hot sauce, 20 % off", inspirationImages: [photo] });
  await call(server, packer, "save-api-key", { api_key: GOOD_KEY });
  const made = await generate(server, packer, { prompt: "Brot für alle 🍞", format: "4:5" });
  await generate(server, packer, { prompt: "[case:image_safety] never" });
  await packer.creatives.upload(`${packer.id}/mine.png`, await png(), { contentType: "image/png" });
  const { answer, zip, json, path, size } = await download(packer, "first");

  expect(answer.headers.get("content-type")).toBe("application/zip");
  expect(answer.headers.get("content-disposition")).toBe('attachment; filename="bananabread-data.zip"');
  const expected = Number(answer.headers.get("x-export-bytes"));
  expect(size).toBeGreaterThan(expected / 2);
  expect(size).toBeLessThan(expected * 2 + 20_000);

  expect(String(await zip.read("README.txt"))).toContain("npm run import-data");
  const account = await json("account.json");
  expect(account.profile).toMatchObject({ id: packer.id, email, plan: "lifetime", api_key: "v1:••••a1B2" });
  expect(account.orders).toMatchObject([{ amount_total: 9700, status: "completed" }]);
  expect(account.sessions).toHaveLength(1);
  expect(account.mails).toMatchObject([{ kind: "magic-link", outcome: "sent" }]);
  expect(await json("generations.json")).toHaveLength(3);
  expect(await json("ai-calls.json")).toHaveLength(5);
  expect(await json("usage.json")).toMatchObject([{ images_generated: 2, api_calls: 5 }]);
  const creatives = await json("creatives.json");
  const byId = (id: unknown) => creatives.find((creative: { id: string }) => creative.id === id);
  expect(creatives).toHaveLength(2);
  expect(byId(made.body.creative_id)).toMatchObject({ prompt: "Brot für alle 🍞", format: "4:5", scene: null });
  expect(byId(composed.body.creative_id).scene).toMatchObject({ layout: expect.any(String) });
  for (const reply of [made, composed]) {
    const packed = await zip.read(byId(reply.body.creative_id).file);
    expect(packed?.equals(await picture(server, reply))).toBe(true);
  }
  expect(await zip.read(byId(composed.body.creative_id).photo_file)).toBeTruthy();
  expect(zip.names).toContain("other-images/mine.png");
  expect(JSON.stringify([account, creatives])).not.toContain(GOOD_KEY);
  await zip.close();

  const heir = await signInMaker(server, "heir@loafworks.test", "demo");
  expect(await restore(heir.id, path)).toEqual({ added: 2, known: 0, withoutPicture: [] });
  expect(await restore(heir.id, path)).toEqual({ added: 0, known: 2, withoutPicture: [] });
  const { data } = await heir.supabase.from("creatives").select("title, prompt, type, format, created_at, image_url");
  const { data: originals } = await packer.supabase.from("creatives").select("title, prompt, type, format, created_at");
  expect(data?.map(({ image_url: _, ...rest }) => rest)).toEqual(expect.arrayContaining(originals ?? []));
  const again = data?.find(({ prompt }) => prompt.startsWith("Hot"));
  const bytes = Buffer.from(await (await fetch(server.url + again?.image_url)).arrayBuffer());
  expect(bytes.equals(await picture(server, composed))).toBe(true);
  // It is a scene again, not only a picture: the composer can change it.
  const source = { id: "edit-source", name: "Original Image", mimeType: "image/png", data: bytes.toString("base64") };
  const edit = { type: "edit", prompt: "Change the headline to Fire sale", inspirationImages: [source] };
  expect(await generate(server, heir, edit)).toMatchObject({ status: 200 });
});

test("after deleting the account, the file brings everything back under the old ids", { timeout: 60_000 }, async () => {
  const { server } = studio;
  const email = "phoenix@loafworks.test";
  const first = await signInMaker(server, email);
  const { body } = await generate(server, first);
  const { path, zip } = await download(first, "phoenix");
  await zip.close();
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
  await zip.close();
  expect((await ask({ headers: {} })).status).toBe(401);
});

test("one export at a time for each person, and one that is broken off makes room for the next", async () => {
  const maker = await signInMaker(studio.server, "impatient@loafworks.test");
  for (let n = 0; n < 3; n += 1) {
    await maker.creatives.upload(`${maker.id}/${n}.png`, await png(900, 900, n), { contentType: "image/png" });
  }
  const first = await ask(maker);
  const second = await ask(maker);
  expect(second.status).toBe(429);
  expect((await second.json()).error).toContain("already");
  await first.body?.cancel();
  await expect.poll(async () => (await ask(maker)).status).toBe(200);
});

test("a damaged or foreign file is refused in words, and nothing is added", async () => {
  const maker = await signInMaker(studio.server, "careless@loafworks.test");
  await generate(studio.server, maker);
  const { path, zip } = await download(maker, "whole");
  await zip.close();
  const other = await signIn(studio.server, "other@loafworks.test");
  const broken = join(folder, "broken.zip");
  writeFileSync(broken, "no zip at all");
  await expect(restore(other.id, broken)).rejects.toThrow("This is not a zip file");
  const flipped = readFileSync(path);
  const middle = Math.floor(flipped.length / 2);
  flipped.writeUInt8(flipped.readUInt8(middle) ^ 0xff, middle);
  writeFileSync(broken, flipped);
  await expect(restore(other.id, broken)).rejects.toThrow("is damaged");
  expect((await other.supabase.from("creatives").select()).data).toEqual([]);
});
