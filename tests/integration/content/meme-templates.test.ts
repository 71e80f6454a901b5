import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { MEME_TEMPLATES } from "../../../content/meme-templates/templates.ts";
import { memeShelfSchema } from "../../../src/engine/memes/meme-shelf.ts";
import { createFolderFiles } from "../../../src/server/adapters/storage/folder-files.ts";
import { createMemePictureFiles, memePictureName } from "../../../src/server/content/meme-picture-files.ts";
import { seedMemes } from "../../../src/server/content/seed-memes.ts";
import { createRenderPool } from "../../../src/server/rendering/render-pool.ts";
import { signInAs } from "../../support/browser.ts";
import { signInPaid } from "../../support/people.ts";
import { startTestServer, type TestServer } from "../../support/server.ts";

type Template = (typeof MEME_TEMPLATES)[number];
const FEW = MEME_TEMPLATES.slice(0, 3);
const [first, second, third] = FEW as [Template, Template, Template];
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ memes: FEW });
});
afterAll(() => server.stop());

const stored = async () =>
  (await server.db.query("select *, xmin::text from public.meme_templates order by popularity_score desc, name")).rows;

test("a server brings its meme templates along, and starting again writes nothing", async () => {
  const before = await stored();
  expect(before.map(({ slug }) => slug)).toEqual(FEW.map(({ slug }) => slug));
  expect(before[0]).toMatchObject({
    id: first.id,
    name: first.name,
    category: first.category,
    popularity_score: first.popularity,
    structure: first.structure,
    alt: first.alt,
    boxes: first.boxes,
    captions: first.captions,
    image_url: `/content/memes/${memePictureName(first, "full")}`,
    aspect_ratio: expect.closeTo(first.width / first.height, 4),
  });
  await seedMemes(server.db, FEW);
  expect(await stored()).toEqual(before);
});

test("another release changes what changed and takes out what it dropped", async () => {
  await seedMemes(server.db, [{ ...first, name: "Another name", popularity: 1 }, third]);
  const rows = await stored();
  expect(rows.map(({ slug }) => slug)).toEqual([third.slug, first.slug]);
  expect(rows[1]).toMatchObject({ id: first.id, name: "Another name", popularity_score: 1 });
  await seedMemes(server.db, FEW);
  expect((await stored()).map(({ slug }) => slug)).toEqual(FEW.map(({ slug }) => slug));
});

test("whoever has paid reads a template with its boxes and captions; nobody else does, and nobody writes one", async () => {
  const paid = await signInPaid(server, "paid@loafworks.test");
  const unpaid = await signInAs(server, "unpaid@loafworks.test");
  const { data } = await paid.supabase.rpc("search_meme_templates", {});
  expect(data?.map(({ boxes, captions }: Pick<Template, "boxes" | "captions">) => ({ boxes, captions }))).toEqual(
    FEW.map(({ boxes, captions }) => ({ boxes, captions })),
  );
  expect((await paid.supabase.rpc("count_meme_templates", { search: first.name })).data).toBe(1);
  expect((await unpaid.supabase.from("meme_templates").select()).data).toEqual([]);
  expect((await unpaid.supabase.rpc("count_meme_templates", {})).error?.code).toBe("42501");
  const change = await paid.supabase.from("meme_templates").update({ boxes: [] }).eq("id", first.id);
  expect(change.error?.code).toBe("42501");
});

const get = (name: string, headers = {}) => fetch(`${server.url}/content/memes/${name}`, { headers });

test("a picture nobody has asked for is painted then, lossless and small, and kept for ever", async () => {
  const answers = await Promise.all(
    (["list", "full", "list", "full"] as const).map((size) => get(memePictureName(second, size))),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(answers.slice(0, 2).map(({ headers }) => headers.get("content-type"))).toEqual(["image/webp", "image/png"]);
  const [list, full] = await Promise.all(
    answers.slice(0, 2).map(async (answer) => sharp(Buffer.from(await answer.arrayBuffer())).metadata()),
  );
  expect(list).toMatchObject({ format: "webp", width: 480 });
  expect(full).toMatchObject({ format: "png", width: second.width, height: second.height });
  expect(answers[0]?.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  const etag = answers[1]?.headers.get("etag") ?? "";
  expect((await get(memePictureName(second, "full"), { "if-none-match": etag })).status).toBe(304);
  expect(readdirSync(join(server.config.DATA_DIR, "content/memes")).sort()).toEqual(
    [memePictureName(second, "full"), memePictureName(second, "list")].sort(),
  );
});

test("the list that pages choose from names every template's picture, and is only sent when it has changed", async () => {
  const answer = await get("shelf.json");
  const shelf = memeShelfSchema.parse(await answer.json());
  expect(shelf.map(({ slug, picture }) => [slug, picture])).toEqual(
    FEW.map((template) => [template.slug, memePictureName(template, "full")]),
  );
  const etag = answer.headers.get("etag") ?? "";
  expect((await get("shelf.json", { "if-none-match": etag })).status).toBe(304);
});

test("names that no template has are refused before anything is painted or read", async () => {
  writeFileSync(join(server.config.DATA_DIR, "content/memes/stray.png"), "not for anybody");
  const names = ["nothing.png", "stray.png", "..%2f..%2fsecrets.json", `${first.slug}.png`, "%00", "__proto__"];
  for (const name of [...names, `${first.slug}-0000000000000000.png`]) {
    expect([name, (await get(name)).status]).toEqual([name, 404]);
  }
});

test("filling the folder paints what is missing, once, and forgets old pictures of other releases", async () => {
  const folder = mkdtempSync(join(tmpdir(), "bananabread-memes-"));
  const painting = createRenderPool({ threads: 1, waiting: 10, timeoutMs: 60_000 });
  try {
    const old = new Date(Date.now() - 48 * 60 * 60_000);
    for (const name of ["before-0000000000000000.png", "just-painted-0000000000000000.png"]) {
      writeFileSync(join(folder, name), "another release");
    }
    utimesSync(join(folder, "before-0000000000000000.png"), old, old);
    const files = createMemePictureFiles(createFolderFiles(folder), painting, [first]);
    await files.forgetOthers();
    expect(readdirSync(folder)).toEqual(["just-painted-0000000000000000.png"]);
    expect([await files.complete(first), await files.complete(first)]).toEqual([true, false]);
    rmSync(join(folder, memePictureName(first, "list")));
    expect(await files.complete(first)).toBe(true);
  } finally {
    await painting.close();
    rmSync(folder, { recursive: true });
  }
});
