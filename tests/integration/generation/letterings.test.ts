import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { sceneSchema } from "../../../src/engine/scene/scene.ts";
import { EDIT_SOURCE } from "../../../src/shared/contracts/generate-creative.ts";
import { readSceneOutput } from "../../../src/shared/contracts/read-scene.ts";
import { LETTERING_SEEN } from "../../../src/shared/words-by.ts";
import { pictureAnswer } from "../../stand-ins/gemini/answers.ts";
import { pictureWithLettering, plainPicture } from "../../support/picture-with-lettering.ts";
import type { Member } from "../storage/members.ts";
import { call, generate, openStudio, picture, type Reply, type Studio, signInMaker } from "./studio.ts";

const BOOTS = "Ridgeline hiking boots on a wet rock. “Walk further.” £149 until Sunday. Button: See them";

let studio: Studio;
let maker: Member;

beforeAll(async () => {
  studio = await openStudio();
  maker = await signInMaker(studio.server, "letterer@loafworks.test");
});
afterAll(async () => {
  expect(studio.gemini.faults).toEqual([]);
  await studio.stop();
});

const make = (more: Record<string, unknown> = {}) => {
  studio.gemini.forget();
  return generate(studio.server, maker, { prompt: BOOTS, words: "ours", ...more });
};

const sceneOf = async (reply: Reply) => {
  const { body } = await call(studio.server, maker, "read-scene", { creative_id: reply.body.creative_id });
  return { ...readSceneOutput.parse(body), scene: sceneSchema.parse(body.scene) };
};

const paidCalls = async () =>
  (await maker.supabase.from("ai_calls").select("price_usd, outcome").gt("price_usd", 0)).data ?? [];

const letterings = async () =>
  (await studio.server.db.query("select picture is null as waits from private.letterings", [])).rows;

test("the service paints what is to be seen, and the words are set by us", async () => {
  const reply = await make();
  expect(reply.status).toBe(200);
  const [sent, ...more] = studio.gemini.calls;
  expect(more).toEqual([]);
  const text = sent?.kind === "image" ? sent.text : "";
  expect(text).toContain("hiking boots on a wet rock");
  expect(text).toContain("no lettering of any kind");
  expect(text).not.toMatch(/Walk further|149|Sunday|See them|Button/);
  const { scene } = await sceneOf(reply);
  expect(scene.photo).toBeDefined();
  expect(JSON.stringify(scene.slots)).toContain("Walk further.");
  expect(JSON.stringify(scene.slots)).toContain("149");
  expect(await letterings()).toEqual([]);
});

test("picture and words are kept apart, and both say that a model made the picture", async () => {
  const reply = await make();
  const shown = await picture(studio.server, reply);
  expect(shown.toString("latin1")).toContain("trainedAlgorithmicMedia");
  const { photos } = await sceneOf(reply);
  const bare = Buffer.from(String(photos[0]?.data), "base64");
  expect(bare.toString("latin1")).toContain("trainedAlgorithmicMedia");
  expect((await sharp(bare).metadata()).format).toBe("jpeg");
});

test("the words are changed ten times after one picture, and nothing is charged again", async () => {
  const before = (await paidCalls()).length;
  let latest = await make();
  expect((await paidCalls()).length).toBe(before + 1);
  for (let count = 1; count <= 10; count++) {
    const data = (await picture(studio.server, latest)).toString("base64");
    latest = await generate(studio.server, maker, {
      ...{
        prompt: `headline: "Walk ${count} miles further"`,
        type: "edit",
        title: "Edited Creative",
        service: "composer",
      },
      ...{ source: latest.body.creative_id, inspirationImages: [{ ...EDIT_SOURCE, mimeType: "image/png", data }] },
    });
    expect(latest.status).toBe(200);
    expect((await sceneOf(latest)).scene.slots.headline).toBe(`Walk ${count} miles further`);
  }
  expect((await paidCalls()).length).toBe(before + 1);
  expect((await picture(studio.server, latest)).toString("latin1")).toContain("trainedAlgorithmicMedia");
});

test("the logo is set with the words, and the product goes to the service", async () => {
  const drawn = async (body: string) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400">${body}</svg>`;
    return (await sharp(Buffer.from(svg)).png().toBuffer()).toString("base64");
  };
  const image = (id: string, data: string, role: string) => ({ id, name: id, mimeType: "image/png", data, role });
  const logo = image("logo", await drawn('<circle cx="200" cy="200" r="150" fill="#14532d"/>'), "logo");
  const boots = image("boots", await drawn('<rect width="400" height="400" fill="#7a4a20"/>'), "hero");
  const reply = await make({ inspirationImages: [logo, boots] });
  expect(reply.status).toBe(200);
  const [sent] = studio.gemini.calls;
  const parts = sent?.kind === "image" ? sent.body.contents[0].parts : [];
  expect(parts.filter((part) => "inlineData" in part)).toHaveLength(1);
  expect(sent?.kind === "image" && sent.text).toContain("The attached image is the product");
  expect((await sceneOf(reply)).scene.brand.logo).toBeDefined();
});

test("lettering that the service painted anyway is pointed out, and nothing is asked again by itself", async () => {
  for (const [made, isSaid] of [
    [await pictureWithLettering(), true],
    [await plainPicture(), false],
  ] as const) {
    studio.gemini.forget();
    studio.gemini.next({ answer: pictureAnswer(made) });
    const reply = await generate(studio.server, maker, { prompt: BOOTS, words: "ours" });
    expect(reply.status).toBe(200);
    expect(String(reply.body.note).includes(LETTERING_SEEN)).toBe(isSaid);
    expect(studio.gemini.calls).toHaveLength(1);
  }
});

test("a doodle may have its words set too, on the picture that was paid for", async () => {
  const { scene } = await sceneOf(await make({ type: "chatgptdoodle" }));
  expect(scene.photo).toBeDefined();
});

test("drawn by the service, everything is as it was", async () => {
  const reply = await make({ words: "drawn" });
  expect(reply.status).toBe(200);
  const [sent] = studio.gemini.calls;
  expect(sent?.kind === "image" && sent.text).toContain("Walk further.");
  const { data } = await maker.supabase
    .from("creative_scenes")
    .select("scene")
    .eq("creative_id", String(reply.body.creative_id));
  expect(data).toEqual([]);
});

async function edit(of: Reply, prompt: string, more: Record<string, unknown> = {}) {
  const data = (await picture(studio.server, of)).toString("base64");
  studio.gemini.forget();
  return generate(studio.server, maker, {
    ...{ prompt, type: "edit", title: "Edited Creative", service: "gemini", source: of.body.creative_id },
    inspirationImages: [{ ...EDIT_SOURCE, mimeType: "image/png", data }],
    ...more,
  });
}

test("a sentence about the words is free, whoever is asked; one about the picture goes to the service without the words", async () => {
  const first = await make();
  const { photos: before } = await sceneOf(first);
  const said = await edit(first, 'headline: "Walk on Saturday"');
  expect(said).toMatchObject({ status: 200, body: { price_usd: 0, service: "composer" } });
  expect(studio.gemini.calls).toEqual([]);
  expect((await sceneOf(said)).photos).toEqual(before);

  const lit = await edit(said, "warmer light");
  expect(lit).toMatchObject({ status: 200, body: { service: "gemini", document_id: first.body.document_id } });
  const [sent, ...more] = studio.gemini.calls;
  expect(more).toEqual([]);
  if (sent?.kind !== "image") throw new Error("no picture was asked for");
  expect(sent.text).toContain("warmer light");
  expect(sent.text).not.toContain("Saturday");
  const [part] = sent.body.contents[0].parts;
  // The picture alone, to the byte as it is kept.
  expect(part && "inlineData" in part && part.inlineData.data).toBe(before[0]?.data);
  const { scene, photos } = await sceneOf(lit);
  expect(scene.slots.headline).toBe("Walk on Saturday");
  expect(photos[0]?.data).not.toBe(before[0]?.data);
});

test("a sentence about both has both done", async () => {
  const both = await edit(await make(), 'headline: "Walk at night". Make the sky full of stars');
  expect(both.status).toBe(200);
  expect((await sceneOf(both)).scene.slots.headline).toBe("Walk at night");
  const [sent] = studio.gemini.calls;
  expect(sent?.kind === "image" && sent.text).toMatch(/stars/);
  expect(sent?.kind === "image" && sent.text).not.toMatch(/Walk at night/);
  expect(both.body.did).toContain("picture");
});

test("nobody reads what waits for its words but the server", async () => {
  const { error } = await maker.supabase.schema("private").from("letterings").select();
  expect(error).not.toBeNull();
});

test("a picture on which no words can be set is kept without them", async () => {
  // Letters of a script that none of our typefaces has.
  const reply = await make({ prompt: "ᚠᚢᚦᚨᚱᚲ ᚷᚹᚺᚾᛁᛃ" });
  expect(reply.status).toBe(200);
  expect(reply.body.note).toMatch(/^The words could not be set on this picture\./);
  const { scene } = await sceneOf(reply);
  expect(scene).toMatchObject({ layout: "meme", meme: { captions: [] } });
  expect((await paidCalls()).every(({ outcome }) => outcome === "succeeded")).toBe(true);
});

test("a fault while the words are set costs no second picture: another try sets them", async () => {
  const { db } = studio.server;
  await db.query("alter table public.creative_scenes add constraint full_oven check (false) not valid");
  const before = (await paidCalls()).length;
  const requestId = randomUUID();
  const first = await make({ requestId });
  expect(first.status).toBe(503);
  await db.query("alter table public.creative_scenes drop constraint full_oven");
  expect(await letterings()).toEqual([{ waits: false }]);
  await vi.waitFor(
    async () => {
      const { data } = await maker.supabase.from("generations").select("state").eq("id", requestId).single();
      expect(data?.state).toBe("succeeded");
    },
    { timeout: 30_000, interval: 200 },
  );
  const again = await generate(studio.server, maker, { prompt: BOOTS, words: "ours", requestId });
  expect(again.status).toBe(200);
  expect((await sceneOf(again)).scene.slots.headline).toBe("Walk further.");
  expect(studio.gemini.calls).toHaveLength(1);
  expect((await paidCalls()).length).toBe(before + 1);
});

test("an edit that names no version gets its words back too when another try has to set them", async () => {
  const { db } = studio.server;
  const first = await make();
  await db.query("alter table public.creative_scenes add constraint full_oven check (false) not valid");
  const requestId = randomUUID();
  const unnamed = { requestId, source: undefined };
  expect((await edit(first, "warmer light", unnamed)).status).toBe(503);
  await db.query("alter table public.creative_scenes drop constraint full_oven");
  await vi.waitFor(
    async () => {
      const { data } = await maker.supabase.from("generations").select("state").eq("id", requestId).single();
      expect(data?.state).toBe("succeeded");
    },
    { timeout: 30_000, interval: 200 },
  );
  const again = await edit(first, "warmer light", unnamed);
  expect(again).toMatchObject({ status: 200, body: { document_id: first.body.document_id } });
  expect((await sceneOf(again)).scene.slots.headline).toBe("Walk further.");
});
