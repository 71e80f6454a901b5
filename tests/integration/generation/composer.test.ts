import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sceneSchema } from "../../../src/engine/scene/scene.ts";
import { EDIT_SOURCE } from "../../../src/shared/contracts/generate-creative.ts";
import { FORMATS } from "../../../src/shared/formats.ts";
import type { Member } from "../storage/members.ts";
import { call, generate, openStudio, picture, type Reply, type Studio, signInMaker } from "./studio.ts";

let studio: Studio;
let maker: Member;

beforeAll(async () => {
  studio = await openStudio();
  maker = await signInMaker(studio.server, "keyless@loafworks.test", "demo");
});
afterAll(async () => {
  expect(studio.gemini.calls).toEqual([]);
  await studio.stop();
});

async function sceneOf(reply: Reply) {
  const { data } = await maker.supabase
    .from("creative_scenes")
    .select("scene")
    .eq("creative_id", String(reply.body.creative_id))
    .single();
  return sceneSchema.parse(data?.scene);
}

/** Red, green and blue at the left edge, where the ground is in the layout that these descriptions ask for. */
async function groundOf(png: Buffer) {
  const edge = await sharp(png)
    .resize(100, 100, { fit: "fill" })
    .extract({ left: 0, top: 0, width: 8, height: 60 })
    .toBuffer();
  const { channels } = await sharp(edge).stats();
  const [red = 0, green = 0, blue = 0] = channels.map(({ mean }) => mean);
  return { red, green, blue };
}

async function expectBlue(png: Buffer) {
  const { red, blue } = await groundOf(png);
  expect(blue - red).toBeGreaterThan(8);
}

const edit = (of: Buffer, prompt: string, more: Record<string, unknown> = {}) =>
  generate(studio.server, maker, {
    prompt,
    type: "edit",
    title: "Edited Creative",
    inspirationImages: [{ ...EDIT_SOURCE, mimeType: "image/png", data: of.toString("base64") }],
    ...more,
  });

test("with the key demo a description becomes a picture of the exact format, for nothing, without an AI mark", async () => {
  const reply = await generate(studio.server, maker, {
    prompt: "Blue running shoes on a pedestal, 30% off until Sunday",
    format: "4:5",
  });
  expect(reply.body).toMatchObject({ success: true, model: "built-in-composer", price_usd: 0 });
  const png = await picture(studio.server, reply);
  const { width, height, format, xmp, exif } = await sharp(png).metadata();
  expect({ width, height, format, xmp, exif }).toEqual({
    width: FORMATS["4:5"].width,
    height: FORMATS["4:5"].height,
    format: "png",
    xmp: undefined,
    exif: undefined,
  });
  await expectBlue(png);
  const scene = await sceneOf(reply);
  expect(scene.art).toMatchObject({ kit: "illustration", variant: "runner" });
  expect(JSON.stringify(scene.slots)).toContain("30%");
});

test("asking again and again for the same shows another idea every time", async () => {
  const scenes = [];
  for (let turn = 0; turn < 6; turn++)
    scenes.push(
      await sceneOf(await generate(studio.server, maker, { prompt: "Ferry trips to the seal islands, daily" })),
    );
  expect(new Set(scenes.map(({ layout }) => layout)).size).toBeGreaterThanOrEqual(5);
  expect(new Set(scenes.map(({ palette }) => palette.paper)).size).toBeGreaterThanOrEqual(4);
});

test("an idea asked for by its number is made, however often the same was asked for before", async () => {
  const wanted = { prompt: "Elm Street Lemonade, 2 cups for $3", idea: { seed: 3 } };
  const first = await sceneOf(await generate(studio.server, maker, wanted));
  const again = await sceneOf(await generate(studio.server, maker, wanted));
  const next = await sceneOf(await generate(studio.server, maker, { prompt: wanted.prompt }));
  expect(again).toEqual(first);
  expect(next.layout).not.toBe(first.layout);
  const refused = await generate(studio.server, maker, { ...wanted, idea: { seed: 10_000 } });
  expect(refused.status).toBe(400);
});

test("an edit changes what it asks for and keeps the rest, also when the browser made the picture smaller", async () => {
  const first = await generate(studio.server, maker, { prompt: "Fresh bread from our bakery on a pedestal, orange" });
  const before = await sceneOf(first);
  const small = await sharp(await picture(studio.server, first))
    .resize(700)
    .jpeg({ quality: 85 })
    .toBuffer();

  const blue = await edit(small, "make it blue");
  expect(blue.status).toBe(200);
  await expectBlue(await picture(studio.server, blue));
  expect((await sceneOf(blue)).slots).toEqual(before.slots);

  const dark = await edit(small, "dark");
  const ground = await groundOf(await picture(studio.server, dark));
  expect(Math.max(ground.red, ground.green, ground.blue)).toBeLessThan(120);

  const said = await edit(small, "say: Fresh daily", { format: "16:9" });
  expect((await sceneOf(said)).slots.headline).toBe("Fresh daily");
  expect((await sceneOf(said)).palette).toEqual(before.palette);
  expect(await sharp(await picture(studio.server, said)).metadata()).toMatchObject({ width: 1920, height: 1080 });
});

test("an edit may ask for another format, and says which part of it was not understood", async () => {
  const first = await generate(studio.server, maker, { prompt: "Fresh bread from our bakery on a pedestal" });
  const reply = await edit(await picture(studio.server, first), "make it a story, blue, and put a dragon behind it");
  expect(reply.body).toMatchObject({ success: true, format: "9:16", model: "built-in-composer" });
  expect(reply.body.note).toMatch(/did not understand it: “put a dragon behind it”/);
  const png = await picture(studio.server, reply);
  expect(await sharp(png).metadata()).toMatchObject({ width: 1080, height: 1920 });
  await expectBlue(png);
  const { data } = await maker.supabase
    .from("creatives")
    .select("format")
    .eq("id", String(reply.body.creative_id))
    .single();
  expect(data).toEqual({ format: "9:16" });
  // A page that was reloaded meanwhile is told the same.
  const later = await maker.supabase
    .from("generations")
    .select("note")
    .eq("id", String(reply.body.generation_id))
    .single();
  expect(later.data).toEqual({ note: reply.body.note });
});

test("an edit it cannot make says what it can", async () => {
  const reply = await generate(studio.server, maker, { prompt: "Scented candles" });
  const impossible = await edit(await picture(studio.server, reply), "put a dragon behind it");
  expect(impossible).toMatchObject({ status: 422, body: { code: "refused" } });
  expect(impossible.body.error).toMatch(/^The built-in composer can change colours/);
  const foreign = await sharp({ create: { width: 400, height: 400, channels: 3, background: "#123456" } })
    .png()
    .toBuffer();
  expect((await edit(foreign, "make it blue")).body.error).toContain("that it made itself");
});

test("an inspiration picture gives its colours and stands in the creative", async () => {
  const photo = await sharp({ create: { width: 600, height: 600, channels: 3, background: "#12a04a" } })
    .jpeg()
    .toBuffer();
  const inspirationImages = [{ id: "p", name: "p.jpg", mimeType: "image/jpeg", data: photo.toString("base64") }];
  const reply = await generate(studio.server, maker, { prompt: "A quiet garden chair", inspirationImages });
  const scene = await sceneOf(reply);
  expect(scene.photo).toBeDefined();
  const { data, info } = await sharp(await picture(studio.server, reply))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let green = 0;
  for (let index = 0; index < data.length; index += info.channels)
    if ((data[index + 1] ?? 0) > (data[index] ?? 0) + 60 && (data[index + 1] ?? 0) > (data[index + 2] ?? 0) + 40)
      green++;
  expect(green / (info.width * info.height)).toBeGreaterThan(0.1);
});

test("letters without a typeface are refused in words, not painted as boxes", async () => {
  const reply = await generate(studio.server, maker, { prompt: "따뜻한 커피 한 잔" });
  expect(reply).toMatchObject({ status: 422, body: { code: "refused" } });
  expect(reply.body.error).toContain("no typeface");
});

test("enhancing keeps the user's words and adds what the composer does; a reroll keeps the subject and takes another angle", async () => {
  const text = "Sourdough bread, $7, until Sunday";
  const ask = async (given: string, isReroll: boolean) => {
    const { body } = await call(studio.server, maker, "enhance-prompt", { text: given, adType: "meta", isReroll });
    return String(body.enhanced_text);
  };
  const enhanced = await ask(text, false);
  expect(enhanced.startsWith(text)).toBe(true);
  for (const part of ["Headline: “", "Layout: ", "Background: "]) expect(enhanced).toContain(part);
  const again = await ask(enhanced, true);
  expect(again.startsWith(text)).toBe(true);
  expect(again).not.toBe(enhanced);
  expect(again.match(/Layout:/g)).toHaveLength(1);
});
