import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ADS } from "../../../content/ads/ads.ts";
import { composeScene } from "../../../src/engine/composition/compose-scene.ts";
import { wordsOf } from "../../../src/engine/layers/layer.ts";
import { createPainter } from "../../../src/engine/node/create-painter.ts";
import { type Scene, sceneSchema } from "../../../src/engine/scene/scene.ts";
import { borrowableOutput } from "../../../src/shared/contracts/borrowable.ts";
import { EDIT_SOURCE } from "../../../src/shared/contracts/generate-creative.ts";
import type { Member } from "../storage/members.ts";
import { call, generate, openStudio, picture, type Reply, type Studio, signInMaker } from "./studio.ts";

const BOOTS = "Ridgeline hiking boots, sewn by hand. £149 until Sunday. Waxed thread, cork sole.";
const ad = ADS.find(({ scene }) => scene.layout === "arch") ?? ADS[0];
if (!ad) throw new Error("the swipe file is empty");

let studio: Studio;
let maker: Member;
let stranger: Member;
let photo: string;
let logo: string;

const painter = createPainter();

beforeAll(async () => {
  studio = await openStudio({ ads: [ad] });
  maker = await signInMaker(studio.server, "borrower@loafworks.test", "demo");
  stranger = await signInMaker(studio.server, "stranger@loafworks.test", "demo");
  photo = await drawn(
    '<rect width="400" height="400" fill="#7a4a20"/><circle cx="200" cy="200" r="120" fill="#e8c27a"/>',
  );
  logo = await drawn('<circle cx="200" cy="200" r="150" fill="#14532d"/>');
});
afterAll(() => studio.stop());

async function drawn(body: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400">${body}</svg>`;
  return (await sharp(Buffer.from(svg)).png().toBuffer()).toString("base64");
}

const image = (data: string, more: Record<string, unknown> = {}) => ({
  id: String(Object.values(more).length) + data.length,
  name: "picture.png",
  mimeType: "image/png",
  data,
  ...more,
});

const make = (inspirationImages: unknown[], more: Record<string, unknown> = {}) =>
  generate(studio.server, maker, { prompt: BOOTS, inspirationImages, ...more });

async function sceneOf(reply: Reply): Promise<Scene> {
  const { data } = await maker.supabase
    .from("creative_scenes")
    .select("scene")
    .eq("creative_id", String(reply.body.creative_id))
    .single();
  return sceneSchema.parse(data?.scene);
}

/** Every word that a scene shows, in small letters. */
async function wordsIn(scene: Scene): Promise<Set<string>> {
  const { composition } = await composeScene(painter, scene, "1:1");
  return new Set(
    composition.layers.flatMap(
      (layer) =>
        wordsOf(layer)
          .toLowerCase()
          .match(/[\p{L}\p{N}]{3,}/gu) ?? [],
    ),
  );
}

test("an ad of the swipe file lends layout, colours and typeface, and not one word, logo or picture", async () => {
  const reply = await make([image(photo, { role: "style", from: { kind: "ad", id: ad.id } })]);
  const scene = await sceneOf(reply);
  expect(scene).toMatchObject({ layout: ad.scene.layout, palette: ad.scene.palette });
  expect(scene.photo).toBeUndefined();
  expect(scene.brand.name).not.toBe(ad.name);
  const said = new Set(BOOTS.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu));
  const theirs = [...(await wordsIn(ad.scene))].filter((word) => !said.has(word));
  const ours = await wordsIn(scene);
  expect(theirs.filter((word) => ours.has(word))).toEqual([]);
});

test("what is switched off stays with the other ad", async () => {
  const from = { kind: "ad", id: ad.id };
  const scene = await sceneOf(await make([image(photo, { role: "style", borrow: ["palette"], from })]));
  expect(scene.palette).toEqual(ad.scene.palette);
  // With colours of its own, so that it cannot come out in the ad's by chance.
  const prompt = `${BOOTS} In navy and mint.`;
  const nothing = await sceneOf(await make([image(photo, { role: "style", borrow: [], from })], { prompt }));
  expect(nothing.palette).not.toEqual(ad.scene.palette);
  expect(nothing.photo).toBeUndefined();
});

test("an own creative lends its idea, named by its id or recognised by its picture", async () => {
  const first = await generate(studio.server, maker, { prompt: "Grand opening of our purple candle shop on 3 May" });
  const source = await sceneOf(first);
  const png = (await picture(studio.server, first)).toString("base64");
  const from = { kind: "creative", id: first.body.creative_id };
  for (const more of [{ role: "style", from }, { role: "style" }, {}]) {
    const scene = await sceneOf(await make([image(png, more)]));
    expect(scene.palette).toEqual(source.palette);
    expect(scene.photo).toBeUndefined();
  }
});

test("the creative of a stranger is only a picture", async () => {
  const theirs = await generate(studio.server, stranger, {
    prompt: "Purple candle shop, secret launch codeword Heliotrope",
  });
  const from = { kind: "creative", id: theirs.body.creative_id };
  const reply = await make([image(photo, { role: "style", from })]);
  const scene = await sceneOf(reply);
  expect(JSON.stringify(scene)).not.toMatch(/Heliotrope|candle/i);
  expect(reply.body.note).toMatch(/takes only the colours/);
  const asked = await call(studio.server, maker, "borrowable", from);
  expect(borrowableOutput.parse(asked.body)).toEqual({ parts: null, tactics: null });
});

test("a photograph is the hero and a transparent picture the logo, without a word about it", async () => {
  const reply = await make([image(photo), image(logo, { name: "logo" })]);
  const scene = await sceneOf(reply);
  expect(scene).toMatchObject({ photo: "photo", brand: { logo: "logo" } });
  expect(reply.body.note).toBeUndefined();
});

test("roles can be chosen against the default", async () => {
  expect(await sceneOf(await make([image(logo, { role: "hero" })]))).toMatchObject({ photo: "photo" });
  expect((await sceneOf(await make([image(photo, { role: "logo" })]))).brand.logo).toBe("logo");
});

test("a second photograph stands in the creative, and is kept with it", async () => {
  const other = await drawn(
    '<rect width="400" height="400" fill="#245"/><rect x="90" y="90" width="90" height="220"/>',
  );
  const heroes = [photo, other].map((data, index) =>
    image(data, { role: "hero", ...(index === 1 && { name: "b.png" }) }),
  );
  const reply = await make(heroes, { idea: { seed: 0, layout: "triptych" } });
  const scene = await sceneOf(reply);
  expect(scene).toMatchObject({ photo: "photo", photos: ["photo-2"] });
  const { data } = await maker.supabase
    .from("creative_pictures")
    .select("name")
    .eq("creative_id", String(reply.body.creative_id));
  expect(data).toEqual([{ name: "photo-2" }]);
  expect(reply.body.note).toBeUndefined();
});

test("a product that was cut out is still clear in what is kept", async () => {
  const scene = await sceneOf(await make([image(logo, { role: "hero" })]));
  expect(scene.photo).toBe("photo");
  const { rows } = await studio.server.db.query<{ photo: Buffer }>(
    "select photo from public.creative_scenes where scene->>'photo' = 'photo' order by created_at desc limit 1",
  );
  expect((await sharp(rows[0]?.photo).stats()).isOpaque).toBe(false);
});

test("an edit keeps the logo in the picture", async () => {
  const made = await make([image(logo)]);
  const png = (await picture(studio.server, made)).toString("base64");
  const edited = await generate(studio.server, maker, {
    prompt: "make it dark",
    type: "edit",
    inspirationImages: [{ ...EDIT_SOURCE, mimeType: "image/png", data: png }],
  });
  expect(edited.body).toMatchObject({ success: true });
  expect((await sceneOf(edited)).brand.logo).toBe("logo");
});

test("what comes along can be seen before: blocks, colours, typeface and tactic", async () => {
  const { body } = await call(studio.server, maker, "borrowable", { kind: "ad", id: ad.id });
  const { parts, tactics } = borrowableOutput.parse(body);
  expect(parts).toMatchObject({ layout: ad.scene.layout, palette: { paper: ad.scene.palette.paper } });
  expect(parts?.blocks.map(({ kind }) => kind)).toContain("headline");
  expect(JSON.stringify(parts)).not.toContain(ad.name);
  expect(tactics).toBe(ad.tactics);
});

test.each([{ role: "poster" }, { borrow: ["words"] }, { from: { kind: "ad", id: "../etc" } }])(
  "what is none of the choices is refused: %o",
  async (more) => {
    const { status } = await make([image(photo, more)]);
    expect(status).toBe(400);
  },
);
