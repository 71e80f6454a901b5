import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { sceneSchema } from "../../../src/engine/scene/scene.ts";
import { EDIT_SOURCE } from "../../../src/shared/contracts/generate-creative.ts";
import { readSceneOutput } from "../../../src/shared/contracts/read-scene.ts";
import { call, generate, openStudio, picture, type Reply, type Studio, signInMaker } from "../generation/studio.ts";
import type { Member } from "../storage/members.ts";

let studio: Studio;
let maker: Member;

beforeAll(async () => {
  studio = await openStudio();
  maker = await signInMaker(studio.server, "branded@loafworks.test");
});
beforeEach(() => studio.gemini.forget());
afterAll(() => studio.stop());

const COLORS = [
  { name: "Crust", hex: "#33190b", role: "dark" },
  { name: "Flour", hex: "#f7e7cf", role: "light" },
  { name: "Ember", hex: "#b4471b", role: "accent" },
];
const KIT = {
  name: "Loafworks",
  colors: COLORS,
  avoid: ["fresh", "Shop now"],
  button: "Set an alarm",
  contacts: ["loaf.example"],
};
const BREAD = "Bread that slept in. Two for one on rye bread this Friday";

const square = async (fill: string) =>
  (
    await sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="60"><rect width="90" height="60" fill="${fill}"/></svg>`,
      ),
    )
      .png()
      .toBuffer()
  ).toString("base64");

async function addKit(more: Record<string, unknown> = {}) {
  const id = randomUUID();
  const { status } = await call(studio.server, maker, "save-brand", { id, kit: KIT, seen: null, ...more });
  expect(status).toBe(200);
  return id;
}

const sceneOf = async (reply: Reply) => {
  const { body } = await call(studio.server, maker, "read-scene", { creative_id: reply.body.creative_id });
  return { ...readSceneOutput.parse(body), scene: sceneSchema.parse(body.scene) };
};
const brandOf = async (reply: Reply) =>
  (await maker.supabase.from("creatives").select("brand_id").eq("id", String(reply.body.creative_id)).single()).data
    ?.brand_id;

test("a creative of the composer wears the brand: its colours, logo, name, button and contact, and not its words to avoid", async () => {
  const brand = await addKit({ logos: { light: await square("#b4471b"), dark: await square("#ffe9c9") } });
  for (const seed of [0, 1, 2]) {
    const reply = await generate(studio.server, maker, {
      ...{ prompt: BREAD, service: "composer", brand, idea: { seed } },
    });
    expect(reply.body.error).toBeUndefined();
    expect(await brandOf(reply)).toBe(brand);
    const { scene, photos } = await sceneOf(reply);
    expect(["#33190b", "#f7e7cf"]).toContain(scene.palette.paper);
    const said = JSON.stringify([scene.slots, scene.brand]);
    for (const word of ["Loafworks", "Set an alarm", "loaf.example"]) expect(said).toContain(word);
    expect(said).not.toMatch(/fresh|shop now/i);
    const logo = photos.find(({ name }) => name === scene.brand.logo);
    const { dominant } = await sharp(Buffer.from(String(logo?.data), "base64")).stats();
    // The one for dark grounds is pale.
    expect(dominant.b > 150).toBe(scene.palette.paper === "#33190b");
  }
});

test("a service is told the colours and gets no logo; on a picture without words we set both", async () => {
  const brand = await addKit({ logos: { light: await square("#b4471b") } });
  const sent = () => {
    const [one] = studio.gemini.calls;
    if (one?.kind !== "image") throw new Error("nothing was sent");
    return { text: one.text, pictures: one.body.contents[0].parts.filter((part) => "inlineData" in part).length };
  };
  const drawn = await generate(studio.server, maker, { prompt: BREAD, brand, words: "drawn" });
  expect(drawn.status).toBe(200);
  expect(sent().pictures).toBe(0);
  for (const told of ["Crust #33190b", "Do not draw a logo.", "Loafworks", "Leave out: “fresh”"])
    expect(sent().text).toContain(told);
  studio.gemini.forget();
  const ours = await generate(studio.server, maker, { prompt: BREAD, brand, words: "ours" });
  expect(ours.status).toBe(200);
  expect(sent().pictures).toBe(0);
  expect(sent().text).toContain("dark brown, cream");
  expect(sent().text).not.toMatch(/#33190b|Loafworks|Set an alarm/);
  const { scene } = await sceneOf(ours);
  expect(scene.brand).toMatchObject({ name: "Loafworks", logo: expect.any(String) });
  expect(await brandOf(ours)).toBe(brand);
});

test("a brand of somebody else, or one that is gone, makes nothing", async () => {
  const other = await signInMaker(studio.server, "not-branded@loafworks.test");
  studio.gemini.forget();
  const brand = await addKit();
  for (const [who, id] of [
    [other, brand],
    [maker, randomUUID()],
  ] as const) {
    const reply = await generate(studio.server, who, { prompt: BREAD, brand: id });
    expect([reply.status, reply.body.error]).toEqual([404, expect.stringContaining("nothing was sent")]);
  }
  expect(studio.gemini.calls).toEqual([]);
});

test("a version is of the brand of its source, and creatives keep what they have when their brand is deleted", async () => {
  const brand = await addKit();
  const first = await generate(studio.server, maker, { prompt: BREAD, service: "composer", brand });
  const data = (await picture(studio.server, first)).toString("base64");
  const second = await generate(studio.server, maker, {
    ...{ prompt: 'headline: "Gone by nine"', type: "edit", service: "composer", source: first.body.creative_id },
    inspirationImages: [{ ...EDIT_SOURCE, mimeType: "image/png", data }],
  });
  expect(second.status).toBe(200);
  expect(await brandOf(second)).toBe(brand);
  const before = (await sceneOf(second)).scene;
  expect((await call(studio.server, maker, "delete-brand", { id: brand })).status).toBe(200);
  expect(await brandOf(first)).toBe(null);
  expect(await brandOf(second)).toBe(null);
  expect((await sceneOf(second)).scene).toEqual(before);
});

test("a version is for another brand or for none if it says so, with the logo that it brings, and for no stranger's", async () => {
  const first = await addKit({ logos: { light: await square("#b4471b") } });
  const second = await addKit();
  const other = await signInMaker(studio.server, "other-brand@loafworks.test");
  const foreign = randomUUID();
  await call(studio.server, other, "save-brand", { id: foreign, kit: KIT, seen: null });
  const made = await generate(studio.server, maker, { prompt: BREAD, service: "composer", brand: first });
  const { scene } = await sceneOf(made);
  const keep = (brand: string | null | undefined, photos: { name: string; data: string }[] = []) =>
    call(studio.server, maker, "save-version", {
      ...{ id: randomUUID(), source: made.body.creative_id, format: "1:1", scene, brand, photos },
      change: { kind: "brand", did: ["Another"] },
    });

  const green = await square("#118844");
  const switched = await keep(second, [{ name: String(scene.brand.logo), data: green }]);
  expect(switched.body.error).toBeUndefined();
  expect(await brandOf(switched)).toBe(second);
  const { photos } = await sceneOf(switched);
  const logo = photos.find(({ name }) => name === scene.brand.logo);
  const { dominant } = await sharp(Buffer.from(String(logo?.data), "base64")).stats();
  expect(dominant.g).toBeGreaterThan(dominant.r);
  expect(await brandOf(await keep(null))).toBeNull();
  expect(await brandOf(await keep(undefined))).toBe(first);
  expect(await brandOf(await keep(foreign))).toBeNull();
});
