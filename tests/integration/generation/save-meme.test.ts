import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { MEME_TEMPLATES } from "../../../content/meme-templates/templates.ts";
import { captionedTemplate } from "../../../src/engine/memes/caption-scene.ts";
import { readMemeOutput } from "../../../src/shared/contracts/read-meme.ts";
import { saveMemeOutput } from "../../../src/shared/contracts/save-meme.ts";
import type { Member } from "../storage/members.ts";
import { call, openStudio, type Studio, signInMaker } from "./studio.ts";

const template = MEME_TEMPLATES.find(({ slug }) => slug === "gerald-paddles");
if (!template) throw new Error("there is no such template");
const { captions = [] } = captionedTemplate(template, ["All good!", "Help"]).meme ?? {};

let studio: Studio;
let maker: Member;

beforeAll(async () => {
  studio = await openStudio({ memes: [template] });
  maker = await signInMaker(studio.server, "memes@loafworks.test");
});
afterAll(() => studio.stop());

const save = (more: Record<string, unknown> = {}) =>
  call(studio.server, maker, "save-meme", {
    ...{ captions, template: template.slug, format: "1:1", title: template.name },
    ...more,
  });

test("a captioned template becomes a creative of type meme, with its picture and what it is made of", async () => {
  const { creative_id: id } = saveMemeOutput.parse((await save()).body);
  const { data } = await maker.supabase.from("creatives").select("*").eq("id", id).single();
  expect(data).toMatchObject({ type: "meme", format: "1:1", title: "Gerald Paddles", prompt: "All good! / Help" });
  const picture = await fetch(new URL(data?.image_url ?? "", studio.server.url));
  // Its name holds a random part, so nothing else will ever be there.
  expect(picture.headers.get("cache-control")).toBe("public, max-age=31536000, s-maxage=600, immutable");
  const { width, height, format } = await sharp(await picture.arrayBuffer()).metadata();
  expect({ width, height, format }).toEqual({ width: 1080, height: 1080, format: "png" });
  const { data: scene } = await maker.supabase.from("creative_scenes").select("scene").eq("creative_id", id).single();
  expect(scene?.scene).toMatchObject({ layout: "meme", meme: { template: "gerald-paddles" } });
  expect(studio.gemini.calls.filter(({ kind }) => kind !== "check")).toEqual([]);
});

test("a picture of one's own can be captioned too, and is kept with its scene", async () => {
  const photo = await sharp({ create: { width: 1200, height: 628, channels: 3, background: "#3f7fd6" } })
    .jpeg()
    .toBuffer();
  const input = { template: undefined, photo: { name: "sky.jpg", data: photo.toString("base64") }, format: "1.91:1" };
  const { creative_id: id } = saveMemeOutput.parse((await save(input)).body);
  const { rows } = await studio.server.db.query(
    "select scene->>'photo' as key, length(photo) as size from public.creative_scenes where creative_id = $1",
    [id],
  );
  expect(rows).toEqual([{ key: "own", size: expect.any(Number) }]);
});

const read = async (who: Member, id: string) =>
  readMemeOutput.parse((await call(studio.server, who, "read-meme", { creative_id: id })).body).meme;

test("a saved meme is opened again with its captions, on its template or the picture of one's own", async () => {
  const { creative_id: onTemplate } = saveMemeOutput.parse((await save()).body);
  expect(await read(maker, onTemplate)).toMatchObject({ template: "gerald-paddles", captions, photo: null });
  const bytes = await sharp({ create: { width: 640, height: 800, channels: 3, background: "#d63f7f" } })
    .png()
    .toBuffer();
  const photo = { name: "wall.png", data: bytes.toString("base64") };
  const { creative_id: onOwn } = saveMemeOutput.parse((await save({ template: undefined, photo, format: "4:5" })).body);
  const own = await read(maker, onOwn);
  expect(own).toMatchObject({ template: null, captions });
  const { width, height } = await sharp(Buffer.from(own?.photo ?? "", "base64")).metadata();
  expect({ width, height }).toEqual({ width: 640, height: 800 });
  const stranger = await signInMaker(studio.server, "stranger@loafworks.test");
  expect(await read(stranger, onTemplate)).toBeNull();
  expect(await read(maker, "0b7e1b52-52a1-4a6f-9a55-8f4c34a1a001")).toBeNull();
});

test.each([
  ["no words at all", { captions: captions.map((caption) => ({ ...caption, text: " " })) }, 400],
  ["a template that does not exist", { template: "no-such-thing" }, 400],
  ["neither template nor picture", { template: undefined }, 400],
  ["a file that is no picture", { template: undefined, photo: { name: "a.txt", data: "aGVsbG8=" } }, 400],
  ["thirteen boxes", { captions: Array.from({ length: 13 }, (_, n) => ({ ...captions[0], id: `c${n}` })) }, 400],
])("%s is refused, and nothing is kept", async (_, input, status) => {
  const before = await count();
  expect((await save(input)).status).toBe(status);
  expect(await count()).toBe(before);
});

const count = async () => (await maker.supabase.from("creatives").select("id")).data?.length;

test("twenty a minute, also when all come at the same moment", async () => {
  const replies = await Promise.all(Array.from({ length: 22 }, () => save()));
  expect(replies.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(2);
});
