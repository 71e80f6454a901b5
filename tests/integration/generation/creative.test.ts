import { crc32 } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { AD_TYPES } from "../../../src/shared/ad-types.ts";
import { generateCreativeOutput } from "../../../src/shared/contracts/generate-creative.ts";
import { FORMAT_IDS, FORMATS } from "../../../src/shared/formats.ts";
import { AI_ORIGIN_MARK } from "../../../src/shared/picture-mark/ai-origin-mark.ts";
import type { Member } from "../storage/members.ts";
import { generate, openStudio, picture, type Studio, signInMaker } from "./studio.ts";

let studio: Studio;
let maker: Member;

beforeAll(async () => {
  studio = await openStudio();
  maker = await signInMaker(studio.server, "maker@loafworks.test");
  studio.gemini.forget();
});
afterAll(async () => {
  expect(studio.gemini.faults).toEqual([]);
  await studio.stop();
});

test.each(FORMAT_IDS)("a %s creative has exactly the pixels of its format", async (format) => {
  const reply = await generate(studio.server, maker, { format });
  expect(reply.status).toBe(200);
  const { width, height, format: encoding } = await sharp(await picture(studio.server, reply)).metadata();
  expect({ width, height, encoding }).toEqual({
    width: FORMATS[format].width,
    height: FORMATS[format].height,
    encoding: "png",
  });
});

test("it is in the maker's gallery, with its name, its words and its call in the books", async () => {
  const reply = await generate(studio.server, maker, {
    prompt: "Sourdough for people who hate mornings",
    type: "saas",
  });
  const made = generateCreativeOutput.parse(reply.body);
  expect(made).toMatchObject({ title: "Saas Creative - Sourdough for people who hate ...", price_usd: 0.0336 });
  expect(made.image_url).toMatch(
    new RegExp(`^/storage/v1/object/public/creatives/${maker.id}/\\d{13}-[0-9a-f]{16}\\.png$`),
  );
  const { data: creative } = await maker.supabase.from("creatives").select("*").eq("id", made.creative_id).single();
  expect(creative).toMatchObject({
    user_id: maker.id,
    title: made.title,
    prompt: "Sourdough for people who hate mornings",
    type: "saas",
    image_url: made.image_url,
  });
  const { data: run } = await maker.supabase
    .from("generations")
    .select("state, creative_id")
    .eq("id", made.generation_id);
  expect(run).toEqual([{ state: "succeeded", creative_id: made.creative_id }]);
  const { data: books } = await maker.supabase.from("ai_calls").select("*").eq("generation_id", made.generation_id);
  expect(books).toMatchObject([
    { kind: "image", outcome: "succeeded", model: "gemini-nano-banana-2.1", price_usd: 0.0336 },
  ]);
  const preview = await fetch(
    new URL(made.image_url.replace("/object/", "/render/image/").concat("?width=320"), studio.server.url),
    { headers: { accept: "image/webp" } },
  );
  expect(preview.headers.get("content-type")).toBe("image/webp");
});

test("the month's usage counts every call, and pictures apart", async () => {
  const before = await usage();
  await generate(studio.server, maker);
  await generate(studio.server, maker, { prompt: "[case:image_safety]" });
  const after = await usage();
  expect(after.images_generated - before.images_generated).toBe(1);
  expect(after.api_calls - before.api_calls).toBe(2);
});

test("what a model made says so where readers of XMP look for it, and says nothing else", async () => {
  const png = await picture(studio.server, await generate(studio.server, maker));
  const chunks = chunksOf(png);
  expect([...new Set(chunks.map(({ type }) => type))]).toEqual(["IHDR", "iTXt", "IDAT", "IEND"]);
  const [mark] = chunks.filter(({ type }) => type === "iTXt");
  const keyword = Buffer.from("XML:com.adobe.xmp\0");
  expect(mark?.data.subarray(0, keyword.length)).toEqual(keyword);
  // Compression flag and method, then an empty language tag and an empty translated keyword.
  expect([...(mark?.data.subarray(keyword.length, keyword.length + 4) ?? [])]).toEqual([0, 0, 0, 0]);
  expect(mark?.data.subarray(keyword.length + 4).toString("utf8")).toBe(AI_ORIGIN_MARK);
  const metadata = await sharp(png, { failOn: "warning" }).metadata();
  expect(metadata.xmp?.toString()).toContain(
    'DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia"',
  );
  await sharp(png, { failOn: "warning" }).raw().toBuffer();
});

/** The chunks of a PNG, each with its checksum verified. */
function chunksOf(png: Buffer): { type: string; data: Buffer }[] {
  const chunks: { type: string; data: Buffer }[] = [];
  for (let at = 8; at < png.length; ) {
    const end = at + 8 + png.readUInt32BE(at);
    expect(crc32(png.subarray(at + 4, end))).toBe(png.readUInt32BE(end));
    chunks.push({ type: png.toString("latin1", at + 4, at + 8), data: png.subarray(at + 8, end) });
    at = end + 4;
  }
  return chunks;
}

test.each(Object.keys(AD_TYPES))(
  "a %s prompt goes out as preamble, words and style, and asks for the format",
  async (type) => {
    studio.gemini.forget();
    await generate(studio.server, maker, { type, prompt: "  Warm crumb, cold butter  ", format: "4:5" });
    const [sent] = studio.gemini.calls;
    if (sent?.kind !== "image") throw new Error("no image was asked for");
    const [preamble, words, style] = sent.text.split("\n\n");
    expect(preamble).toMatch(/^Create one finished /);
    expect(words).toBe("Warm crumb, cold butter");
    expect(style).toContain("modern, professional, high-quality advertising creative");
    expect(sent.body.generationConfig.imageConfig).toEqual({ aspectRatio: "4:5", imageSize: "1K" });
  },
);

test("a title of one's own is kept, and drafts of the model are not mistaken for the result", async () => {
  const { thoughtfulAnswer } = await import("../../stand-ins/gemini/answers.ts");
  const plain = (background: string) =>
    sharp({ create: { width: 64, height: 64, channels: 3, background } })
      .png()
      .toBuffer();
  studio.gemini.next({ answer: thoughtfulAnswer(await plain("#ff0000"), await plain("#00ff00")) });
  const reply = await generate(studio.server, maker, { title: "Monday loaf" });
  expect(reply.body.title).toBe("Monday loaf");
  const { dominant } = await sharp(await picture(studio.server, reply)).stats();
  expect(dominant.g).toBeGreaterThan(dominant.r);
});

test("a JPEG that calls itself a PNG is kept as the PNG it should have been", async () => {
  const { pictureAnswer } = await import("../../stand-ins/gemini/answers.ts");
  const jpeg = await sharp({ create: { width: 64, height: 64, channels: 3, background: "#123456" } })
    .jpeg()
    .toBuffer();
  studio.gemini.next({ answer: pictureAnswer(jpeg, "image/png") });
  const reply = await generate(studio.server, maker);
  expect((await sharp(await picture(studio.server, reply)).metadata()).format).toBe("png");
});

async function usage() {
  const { data } = await maker.supabase.from("usage_stats").select("images_generated, api_calls").single();
  return data ?? { images_generated: 0, api_calls: 0 };
}
