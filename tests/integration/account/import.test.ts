import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { AI_ORIGIN_MARK } from "../../../src/shared/picture-mark/ai-origin-mark.ts";
import { startTestServer, type TestServer } from "../../support/server.ts";
import { noise, png, pngBomb } from "../storage/images.ts";
import { type Member, signIn } from "../storage/members.ts";
import { handMadeZip } from "./hand-made-zip.ts";
import { restore } from "./restore.ts";

let server: TestServer;
let member: Member;
let folder: string;
beforeAll(async () => {
  server = await startTestServer();
  member = await signIn(server, "mover@loafworks.test");
  folder = mkdtempSync(join(tmpdir(), "import-"));
});
afterAll(async () => {
  await member.close();
  await server.stop();
  rmSync(folder, { recursive: true });
});

let ids = 0;
const creative = (file: string, more: Record<string, unknown> = {}) => ({
  id: `55555555-0000-4000-8000-${String(++ids).padStart(12, "0")}`,
  title: file,
  prompt: "Bread",
  type: "meta",
  format: "1:1",
  created_at: "2026-11-15T14:02:06.123456+00:00",
  file,
  ...more,
});
const json = (value: unknown) => Buffer.from(JSON.stringify(value));
const list = (...creatives: unknown[]) => ({ name: "creatives.json", bytes: json(creatives) });
function save(content: Buffer | string) {
  const path = join(folder, "data.zip");
  writeFileSync(path, content);
  return path;
}
const bring = (content: Buffer | string) => restore(server, member.id, save(content));
const creatives = async () => (await member.supabase.from("creatives").select("title, image_url").order("title")).data;

test("a file that is no export is refused in a sentence, whatever it is, and nothing is added", async () => {
  const picture = { name: "a.png", bytes: await png() };
  const whole = handMadeZip([list(creative("a.png")), picture]);
  const zeros = Buffer.alloc(100 * 1024 * 1024);
  const middle = Math.floor(whole.length / 2);
  const flipped = Buffer.from(whole);
  flipped.writeUInt8(whole.readUInt8(middle) ^ 0xff, middle);
  const refusals: [Buffer | string, string][] = [
    ["", "not a zip file"],
    ["no zip at all", "not a zip file"],
    [await png(), "not a zip file"],
    [whole.subarray(0, whole.length - 10), "not a zip file"],
    [whole.subarray(100), "not a zip file"],
    [flipped, "is damaged"],
    [handMadeZip([picture]), "There is no creatives.json in this zip"],
    [handMadeZip([{ name: "creatives.json", bytes: Buffer.from("<html>") }]), "creatives.json is not JSON"],
    [handMadeZip([{ name: "creatives.json", bytes: json({ a: 1 }) }]), "creatives.json is not what an export holds"],
    [handMadeZip([list({ id: 1 })]), "creatives.json is not what an export holds (0.id"],
    [handMadeZip([list(creative("a.png", { title: "a\0b" })), picture]), "holds a character that cannot be stored"],
    [handMadeZip([list(), { name: "../../outside.png", bytes: await png() }]), "is damaged"],
    [handMadeZip([{ name: "creatives.json", bytes: zeros }]), "creatives.json is larger than anything in an export"],
    [handMadeZip([{ name: "creatives.json", bytes: zeros, claims: 10 }]), "creatives.json is damaged"],
    [handMadeZip([list(creative("a.png")), { name: "a.png", bytes: zeros }]), "a.png is larger than anything"],
    [handMadeZip([list(creative("a.png")), { name: "a.png", bytes: zeros, claims: 10 }]), "a.png is damaged"],
    [handMadeZip([list()], { claimsFiles: 10_000_000 }), "more files than an export ever does"],
    [handMadeZip([list()], { claimsFiles: 3 }), "is damaged"],
  ];
  for (const [content, sentence] of refusals) await expect(bring(content)).rejects.toThrow(sentence);
  await expect(restore(server, member.id, join(folder, "nowhere.zip"))).rejects.toThrow("There is no file");
  await expect(restore(server, member.id, folder)).rejects.toThrow("is a folder");
  expect(await creatives()).toEqual([]);
});

test("a file that unfolds into a hundred times its size takes no memory for it", async () => {
  const zeros = Buffer.alloc(300 * 1024 * 1024);
  const path = save(handMadeZip([{ name: "creatives.json", bytes: zeros, claims: 10 }]));
  const before = process.memoryUsage.rss();
  await expect(restore(server, member.id, path)).rejects.toThrow("is damaged");
  expect(process.memoryUsage.rss() - before).toBeLessThan(100 * 1024 * 1024);
});

test("pictures are kept as an upload is: made anew, bare of what is not picture, but marked where AI made them", async () => {
  const located = await noise(60, 40)
    .withExif({ IFD3: { GPSLatitude: "51/1 30/1 0/1" } })
    .withXmp("<secret/>")
    .png()
    .toBuffer();
  const marked = await noise(60, 40).withXmp(AI_ORIGIN_MARK).png().toBuffer();
  const result = await bring(
    handMadeZip([
      list(creative("located.png"), creative("marked.png")),
      { name: "located.png", bytes: Buffer.concat([located, Buffer.from("and a tail")]) },
      { name: "marked.png", bytes: marked },
    ]),
  );
  expect(result).toEqual({ added: 2, known: 0, leftOut: [] });
  const [first, second] = await Promise.all(
    ((await creatives()) ?? []).map(async ({ image_url }) => {
      const bytes = Buffer.from(await (await fetch(server.url + image_url)).arrayBuffer());
      return { bytes, ...(await sharp(bytes).metadata()) };
    }),
  );
  expect(first).toMatchObject({ width: 60, height: 40 });
  expect([first?.exif, first?.xmp, first?.bytes.includes("and a tail")]).toEqual([undefined, undefined, false]);
  expect(String(second?.xmp)).toBe(AI_ORIGIN_MARK);
  await server.db.query("delete from creatives");
});

test("what is no usable picture is left out and named, and the rest comes", async () => {
  const cut = (await png(300, 300)).subarray(0, 20_000);
  const files = {
    "a-good.png": await png(),
    "b-film.gif": Buffer.from("GIF89a no more"),
    "c-cut.png": cut,
    "d-bomb.png": pngBomb(30_000, 30_000),
    "e-page.png": Buffer.from("<svg onload=alert(1)>"),
  };
  const listed = [...Object.keys(files), "f-missing.png"].map((file) => creative(file));
  const { added, leftOut } = await bring(
    handMadeZip([list(...listed), ...Object.entries(files).map(([name, bytes]) => ({ name, bytes }))]),
  );
  expect(added).toBe(1);
  expect(leftOut).toEqual([
    { title: "b-film.gif", why: "its picture is not a PNG, JPEG or WebP file" },
    { title: "c-cut.png", why: "its picture is damaged and cannot be read" },
    { title: "d-bomb.png", why: "its picture has more than 40 megapixels" },
    { title: "e-page.png", why: "its picture is not a PNG, JPEG or WebP file" },
    { title: "f-missing.png", why: "its picture is not in the file" },
  ]);
  await server.db.query("delete from creatives");
});

test("one picture listed a thousand times stops where the space is full", async () => {
  const zip = handMadeZip([
    list(...Array.from({ length: 1_000 }, () => creative("a.png"))),
    { name: "a.png", bytes: await png(300, 300) },
  ]);
  await server.db.query("delete from storage.objects");
  const brought = restore(server, member.id, save(zip), 1_000_000);
  await expect(brought).rejects.toThrow("cloud storage are full");
  const { data } = await member.supabase.rpc("storage_used");
  expect(data).toBeLessThan(1_500_000);
});
