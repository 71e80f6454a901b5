import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { EDIT_SOURCE, MAX_INSPIRATION_IMAGES } from "../../../src/shared/contracts/generate-creative.ts";
import { animation, jpeg, noise, png, pngBomb, webp } from "../storage/images.ts";
import type { Member } from "../storage/members.ts";
import { call, generate, openStudio, request, type Studio, signInMaker } from "./studio.ts";

let studio: Studio;
let maker: Member;

beforeAll(async () => {
  studio = await openStudio();
  maker = await signInMaker(studio.server, "maker@loafworks.test");
});
beforeEach(() => studio.gemini.forget());
afterAll(async () => {
  expect(studio.gemini.faults).toEqual([]);
  await studio.stop();
});

const inspiration = (bytes: Buffer, more: Record<string, unknown> = {}) => ({
  id: "photo-1",
  name: "photo.png",
  mimeType: "image/png",
  data: bytes.toString("base64"),
  ...more,
});
const withImages = (...inspirationImages: unknown[]) => generate(studio.server, maker, { inspirationImages });

/** The pictures of the last call, as the service got them. */
function sentImages() {
  const sent = studio.gemini.calls.at(-1);
  if (sent?.kind !== "image") throw new Error("no image was asked for");
  return sent.body.contents[0].parts.flatMap((part) =>
    "inlineData" in part ? [{ ...part.inlineData, bytes: Buffer.from(part.inlineData.data, "base64") }] : [],
  );
}

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#b5651d" } });
const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic\0\0\0\0mif1heic"), Buffer.alloc(64)]);

test.each<[string, () => Buffer | Promise<Buffer>, RegExp]>([
  ["a file of no bytes", () => Buffer.alloc(0), /“photo\.png” is empty/],
  ["an SVG", () => svg, /is not a PNG, JPEG, WebP or GIF picture/],
  ["a page that calls itself a PNG", () => Buffer.from("<html><body>hello</body></html>"), /is not a PNG/],
  ["a bomb of 30,000 by 30,000 pixels", () => pngBomb(30_000, 30_000), /more than 40 megapixels/],
  ["a photo of 48 megapixels", () => plain(8_000, 6_000).jpeg().toBuffer(), /more than 40 megapixels/],
  ["a film that unrolls to 45 megapixels", () => animation(5, 3_000, 3_000), /more than 40 megapixels/],
  ["half a PNG", async () => half(await png(200, 200)), /damaged/],
  ["half a JPEG", async () => half(await jpeg(400, 400)), /damaged/],
  ["a PNG header and nothing else", () => Buffer.from("89504e470d0a1a0a", "hex"), /damaged/],
  ["a HEIC photo", () => heic, /HEIC photo\. Save it as JPEG or PNG/],
  [
    "a picture of more than 7 MB",
    async () => Buffer.concat([await png(), Buffer.alloc(7_400_000)]),
    /larger than 7 MB/,
  ],
])("%s is refused in clear words, the same to whoever asks again, and nothing is sent", async (_, make, says) => {
  const wanted = request({ inspirationImages: [inspiration(await png(), { id: "good" }), inspiration(await make())] });
  for (const _again of [false, true]) {
    const reply = await call(studio.server, maker, "generate-creative", wanted);
    expect(reply).toMatchObject({ status: 400, body: { code: "bad_request", error: expect.stringMatching(says) } });
  }
  expect(studio.gemini.calls).toEqual([]);
  const { data } = await maker.supabase.from("generations").select("state").eq("id", wanted.requestId);
  expect(data).toEqual([{ state: "failed" }]);
  expect((await maker.supabase.from("ai_calls").select("id").neq("kind", "key_check")).data).toEqual([]);
});

test("a photo loses where it was taken and stands upright", async () => {
  const photo = await noise(60, 40)
    .jpeg()
    .withExif({ IFD0: { Make: "Phone" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "52/1 31/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect((await sharp(photo).metadata()).exif).toBeDefined();
  expect((await withImages(inspiration(photo, { mimeType: "image/jpeg" }))).status).toBe(200);
  const [sent] = sentImages();
  const { exif, width, height, orientation } = await sharp(sent?.bytes).metadata();
  expect({ exif, width, height, orientation }).toEqual({
    exif: undefined,
    width: 40,
    height: 60,
    orientation: undefined,
  });
});

test("CMYK becomes RGB, films become stills, large ones smaller, see-through ones stay so", async () => {
  const cmyk = await plain(50, 50).toColourspace("cmyk").jpeg().toBuffer();
  expect((await sharp(cmyk).metadata()).space).toBe("cmyk");
  const clear = await sharp({ create: { width: 50, height: 50, channels: 4, background: "#ff000080" } })
    .png()
    .toBuffer();
  const reply = await withImages(
    inspiration(cmyk),
    inspiration(await animation(3, 30, 20), { mimeType: "image/webp" }),
    inspiration(clear),
  );
  expect(reply.status).toBe(200);
  const sent = await Promise.all(
    sentImages().map(async ({ bytes, mimeType }) => ({ mimeType, ...(await sharp(bytes).metadata()) })),
  );
  expect(sent).toMatchObject([
    { mimeType: "image/jpeg", space: "srgb" },
    { width: 30, height: 20 },
    { mimeType: "image/webp", hasAlpha: true },
  ]);
  expect(sent[1]?.pages ?? 1).toBe(1);
  await withImages(inspiration(await plain(6_000, 3_000).jpeg().toBuffer()));
  expect(await sharp(sentImages()[0]?.bytes).metadata()).toMatchObject({ width: 2048, height: 1024 });
});

test("what a picture is, its bytes say, not its sender", async () => {
  await withImages(inspiration(await webp(), { mimeType: "text/html", name: "<b>.exe" }));
  expect(sentImages()[0]?.mimeType).toBe("image/jpeg");
});

test("at most three images", async () => {
  const one = inspiration(await png());
  const many = Array.from({ length: MAX_INSPIRATION_IMAGES + 1 }, () => one);
  expect((await withImages(...many.slice(1))).status).toBe(200);
  const reply = await withImages(...many);
  expect(reply).toMatchObject({
    status: 400,
    body: { error: expect.stringContaining("You can use up to 3 inspiration images at a time.") },
  });
});

test("an edit works on exactly its one source", async () => {
  expect(EDIT_SOURCE).toEqual({ id: "edit-source", name: "Original Image" });
  const source = inspiration(await png(), EDIT_SOURCE);
  const edit = (...inspirationImages: unknown[]) =>
    generate(studio.server, maker, {
      type: "edit",
      title: "Edited Creative",
      prompt: "Make it night",
      inspirationImages,
    });
  const reply = await edit(source);
  expect(reply.body).toMatchObject({ success: true, title: "Edited Creative" });
  expect(studio.gemini.calls[0]).toMatchObject({
    kind: "image",
    text: expect.stringMatching(/^Edit the attached image/),
  });
  const { data } = await maker.supabase.from("ai_calls").select("kind").eq("generation_id", reply.body.generation_id);
  expect(data).toEqual([{ kind: "edit" }]);
  for (const wrong of [[], [source, source], [{ ...source, id: "photo" }], [{ ...source, name: "Photo" }]]) {
    expect((await edit(...wrong)).status).toBe(400);
  }
});

test("half an emoji in the description is no reason to fail, now or when asked again", async () => {
  const wanted = { prompt: "a loaf \uD83C", requestId: "7d1f3c52-6d1e-4f6e-9d0c-3f6f0c6a526d" };
  expect((await generate(studio.server, maker, wanted)).status).toBe(200);
  expect((await generate(studio.server, maker, wanted)).status).toBe(200);
  expect(studio.gemini.calls).toHaveLength(1);
});

test.each([
  [{ prompt: "   " }, "Please enter a description for your ad creative."],
  [{ prompt: "x".repeat(4_001) }, "at most 4000 characters"],
  [{ type: "billboard" }, "must be one of meta, saas, maker"],
  [{ format: "3:1" }, "format"],
  [{ requestId: "1" }, "requestId"],
  [{ title: "x".repeat(201) }, "title"],
  [{ prompt: "a\u0000b" }, "cannot be stored"],
])("%j is refused by name", async (wrong, says) => {
  const reply = await generate(studio.server, maker, wrong);
  expect(reply).toMatchObject({ status: 400, body: { error: expect.stringContaining(says) } });
  expect(studio.gemini.calls).toEqual([]);
});
