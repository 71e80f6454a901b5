import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../support/server.ts";
import { jpeg, png, webp } from "./images.ts";
import { type Member, openAnonymously, signIn, signInPaid } from "./members.ts";
import { storedFiles } from "./stored-files.ts";

let server: TestServer;
let maker: Member;
let neighbour: Member;
let visitor: Member;

beforeAll(async () => {
  server = await startTestServer();
  maker = await signInPaid(server, "maker@example.com");
  neighbour = await signInPaid(server, "neighbour@example.com");
  visitor = await signIn(server, "visitor@example.com");
});
afterAll(async () => {
  for (const member of [maker, neighbour, visitor]) await member?.close();
  await server?.stop();
});

const REFUSED = { message: "new row violates row-level security policy", status: 403, statusCode: "403" };

describe("a paying maker", () => {
  test("uploads a picture into the own folder and gets the same pixels back", async () => {
    const picture = await png();
    const name = `${maker.id}/first.png`;
    const uploaded = await maker.creatives.upload(name, picture, { contentType: "image/png" });
    expect(uploaded).toEqual({
      data: { id: expect.any(String), path: name, fullPath: `creatives/${name}` },
      error: null,
    });
    const { data } = await maker.creatives.download(name);
    expect(data?.type).toBe("image/png");
    expect(Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer(0)).equals(picture)).toBe(true);
    expect(await maker.creatives.exists(name)).toEqual({ data: true, error: null });
  });

  test("uploads blobs, files and forms as a browser sends them", async () => {
    const [a, b, c] = [new Uint8Array(await webp()), new Uint8Array(await jpeg()), new Uint8Array(await png())];
    const blob = new Blob([a], { type: "image/webp" });
    const file = new File([b], "photo.jpg", { type: "image/jpeg" });
    const form = new FormData();
    form.append("picture", new File([c], "x.png", { type: "image/png" }));
    expect((await maker.creatives.upload(`${maker.id}/blob.webp`, blob)).error).toBeNull();
    expect((await maker.creatives.upload(`${maker.id}/file.jpg`, file)).error).toBeNull();
    expect((await maker.creatives.upload(`${maker.id}/form.png`, form)).error).toBeNull();
    const { data } = await maker.creatives.download(`${maker.id}/file.jpg`);
    expect(data?.type).toBe("image/jpeg");
    const [sent, kept] = [await sharp(b).metadata(), await sharp(await data?.arrayBuffer()).metadata()];
    expect([kept.width, kept.height]).toEqual([sent.width, sent.height]);
  });

  test("uploads a stream of unknown length", async () => {
    const picture = await png(200, 200);
    const stream = new Blob([new Uint8Array(picture)]).stream();
    const options = { contentType: "image/png" };
    expect((await maker.creatives.upload(`${maker.id}/stream.png`, stream, options)).error).toBeNull();
    expect((await maker.creatives.info(`${maker.id}/stream.png`)).data?.size).toBe(picture.length);
  });

  test("reads what is known about a picture", async () => {
    const name = `${maker.id}/described.png`;
    const picture = await png();
    await maker.creatives.upload(name, picture, { contentType: "image/png" });
    const { data } = await maker.creatives.info(name);
    expect(data).toMatchObject({ name, bucketId: "creatives", size: picture.length, contentType: "image/png" });
    const answer = await fetch(`${server.url}/storage/v1/object/info/public/creatives/${name}`);
    expect(await answer.json()).toMatchObject({ name, size: picture.length, etag: data?.etag });
  });

  test("lists the own folder page by page, in any order, by what names begin with", async () => {
    const folder = `${maker.id}/album`;
    for (const name of ["a.png", "b.png", "B_2.png", "deeper/c.png", "deeper/d.png"]) {
      await maker.creatives.upload(`${folder}/${name}`, await png(), { contentType: "image/png" });
    }
    const names = async (options?: Parameters<typeof maker.creatives.list>[1]) =>
      (await maker.creatives.list(folder, options)).data?.map(({ name }) => name);
    expect(new Set(await names())).toEqual(new Set(["a.png", "b.png", "B_2.png", "deeper"]));
    expect(await names({ sortBy: { column: "created_at", order: "desc" }, search: "b" })).toEqual(["B_2.png", "b.png"]);
    expect(await names({ search: "b_" })).toEqual(["B_2.png"]);
    expect(await names({ search: "%" })).toEqual([]);
    const all = await names();
    expect(await names({ limit: 1, offset: 2 })).toEqual(all?.slice(2, 3));
    const { data } = await maker.creatives.list(folder, { search: "deeper" });
    expect(data).toEqual([
      { name: "deeper", id: null, updated_at: null, created_at: null, last_accessed_at: null, metadata: null },
    ]);
    const { data: files } = await maker.creatives.list(folder, { search: "a.png" });
    expect(files?.[0]).toMatchObject({ id: expect.any(String), metadata: { mimetype: "image/png" } });
    expect((await maker.creatives.list()).data?.map(({ name }) => name)).toEqual([maker.id]);
    expect((await maker.creatives.list(folder, { limit: 1001 })).error).toMatchObject({ status: 400 });
  });

  test("removes pictures, files and all, and hears which they were", async () => {
    const names = [`${maker.id}/gone-1.png`, `${maker.id}/gone-2.png`];
    const before = (await storedFiles(server)).length;
    for (const name of names) await maker.creatives.upload(name, await png(), { contentType: "image/png" });
    expect(await storedFiles(server)).toHaveLength(before + 2);
    const { data } = await maker.creatives.remove([...names, `${maker.id}/never-was.png`]);
    expect(data?.map(({ name }) => name).sort()).toEqual(names);
    expect(await storedFiles(server)).toHaveLength(before);
    expect((await maker.creatives.exists(names[0] ?? "")).data).toBe(false);
    expect((await fetch(maker.creatives.getPublicUrl(names[0] ?? "").data.publicUrl)).status).toBe(404);
  });

  test("cannot replace a picture: what stands at a name stays", async () => {
    const name = `${maker.id}/stays.png`;
    await maker.creatives.upload(name, await png(), { contentType: "image/png" });
    const again = await maker.creatives.upload(name, await png(), { contentType: "image/png" });
    expect(again.error).toMatchObject({ message: "The resource already exists", status: 409, statusCode: "409" });
    const upsert = await maker.creatives.upload(name, await png(), { contentType: "image/png", upsert: true });
    const refused = { message: "Replacing an object is not offered by this gateway", status: 404 };
    expect(upsert.error).toMatchObject(refused);
    expect((await maker.creatives.update(name, await png(), { contentType: "image/png" })).error).toMatchObject(
      refused,
    );
  });

  test("is told which parts of storage are not offered", async () => {
    const name = `${maker.id}/stays.png`;
    for (const { error } of [
      await maker.creatives.createSignedUrl(name, 60),
      await maker.creatives.createSignedUploadUrl(name),
      await maker.creatives.move(name, `${maker.id}/moved.png`),
      await maker.creatives.copy(name, `${maker.id}/copied.png`),
      await maker.supabase.storage.listBuckets(),
      await maker.supabase.storage.createBucket("mine"),
      await maker.supabase.storage.emptyBucket("creatives"),
      await maker.supabase.storage.deleteBucket("creatives"),
    ]) {
      expect(error).toMatchObject({ status: 404, message: expect.stringContaining("is not offered by this gateway") });
    }
    const { error } = await maker.supabase.storage
      .from("elsewhere")
      .upload(name, await png(), { contentType: "image/png" });
    expect(error).toMatchObject({ message: "Bucket not found", status: 400, statusCode: "404" });
  });
});

describe("everybody else", () => {
  let name: string;
  beforeAll(async () => {
    name = `${maker.id}/private-to-me.png`;
    await maker.creatives.upload(name, await png(), { contentType: "image/png" });
  });

  test("cannot put anything into somebody's folder, nor beside all folders", async () => {
    const before = await storedFiles(server);
    const anonymous = (await openAnonymously(server)).storage.from("creatives");
    for (const creatives of [neighbour.creatives, visitor.creatives, anonymous]) {
      for (const target of [`${maker.id}/from-a-stranger.png`, "lonely.png"]) {
        const { error } = await creatives.upload(target, await png(), { contentType: "image/png" });
        expect(error).toMatchObject(REFUSED);
      }
    }
    expect(await storedFiles(server)).toEqual(before);
  });

  test("cannot upload without having paid, not even into the own folder", async () => {
    const { error } = await visitor.creatives.upload(`${visitor.id}/a.png`, await png(), { contentType: "image/png" });
    expect(error).toMatchObject(REFUSED);
  });

  test("cannot list, read by policy, describe or remove what is somebody's", async () => {
    const anonymous = (await openAnonymously(server)).storage.from("creatives");
    for (const creatives of [neighbour.creatives, visitor.creatives, anonymous]) {
      for (const folder of ["", maker.id, `${maker.id}/`]) expect((await creatives.list(folder)).data).toEqual([]);
      expect((await creatives.download(name)).error).toMatchObject({ message: "Object not found", status: 404 });
      expect((await creatives.info(name)).error).toMatchObject({ message: "Object not found", status: 404 });
      expect((await creatives.remove([name, maker.id])).data).toEqual([]);
    }
    for (const headers of [neighbour.headers, visitor.headers, {}]) {
      const removal = await fetch(`${server.url}/storage/v1/object/creatives/${name}`, { method: "DELETE", headers });
      expect([removal.status, await removal.json()]).toEqual([
        400,
        { statusCode: "404", error: "not_found", message: "Object not found" },
      ]);
    }
    expect((await maker.creatives.exists(name)).data).toBe(true);
  });

  test("sees a public picture by its exact name", async () => {
    const { publicUrl } = maker.creatives.getPublicUrl(name).data;
    expect((await fetch(publicUrl)).status).toBe(200);
    const missing = await fetch(`${publicUrl}.old`);
    expect(missing.status).toBe(404);
    expect(await missing.json()).toEqual({ statusCode: "404", error: "not_found", message: "Object not found" });
  });

  test("is turned away with a token that is not good, or whose session has ended", async () => {
    const url = `${server.url}/storage/v1/object/creatives/${name}`;
    for (const header of ["Bearer nonsense", "Basic abc", `Bearer ${maker.token.slice(0, -4)}AAAA`]) {
      const answer = await fetch(url, { headers: { Authorization: header } });
      expect(answer.status).toBe(401);
      expect(await answer.json()).toEqual({ statusCode: "401", error: "Unauthorized", message: "Invalid JWT" });
    }
    const leaver = await signInPaid(server, "leaver@example.com");
    const list = () =>
      fetch(`${server.url}/storage/v1/object/list/creatives`, { method: "POST", body: "{}", headers: leaver.headers });
    expect((await list()).status).toBe(200);
    await leaver.supabase.auth.signOut();
    expect((await list()).status).toBe(401);
    await leaver.close();
  });
});

test("a public address works only for public buckets", async () => {
  await server.db.query("insert into storage.buckets (id, name, public) values ('closed', 'closed', false)");
  const answer = await fetch(`${server.url}/storage/v1/object/public/closed/a.png`);
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ message: "Bucket not found" });
});

test("a refund takes uploading away, and leaves reading and removing", async () => {
  const member = await signInPaid(server, "refunded@example.com");
  const name = `${member.id}/kept.png`;
  await member.creatives.upload(name, await png(), { contentType: "image/png" });
  await server.db.query(
    `update stripe_orders set amount_refunded = amount_total
      where customer_id = (select customer_id from stripe_customers where user_id = $1)`,
    [member.id],
  );
  const more = await member.creatives.upload(`${member.id}/more.png`, await png(), { contentType: "image/png" });
  expect(more.error).toMatchObject(REFUSED);
  expect((await member.creatives.download(name)).error).toBeNull();
  expect((await member.creatives.remove([name])).data).toHaveLength(1);
  await member.close();
});
