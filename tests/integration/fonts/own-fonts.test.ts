import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sweepFonts } from "../../../src/server/fonts/sweep-fonts.ts";
import { readSceneOutput } from "../../../src/shared/contracts/read-scene.ts";
import { restore } from "../account/restore.ts";
import { call, generate, openStudio, type Studio, signInMaker } from "../generation/studio.ts";
import type { Member } from "../storage/members.ts";
import { oddFonts, packed } from "./odd-fonts.ts";

let studio: Studio;
let maker: Member;
let other: Member;

beforeAll(async () => {
  studio = await openStudio();
  maker = await signInMaker(studio.server, "baker@loafworks.test");
  other = await signInMaker(studio.server, "brewer@loafworks.test");
});
afterAll(() => studio.stop());

const add = (who: Member, file: Buffer, licensed = true) =>
  call(studio.server, who, "add-font", { data: file.toString("base64"), licensed });
const listed = async (who: Member) => (await who.supabase.from("brand_fonts").select("id, facts")).data ?? [];
const caveat = packed("@fontsource/caveat", "caveat-latin-700-normal");

test("every odd file is used for what it can do, or refused with the reason, and nothing of it is kept", async () => {
  const people = [maker, other];
  for (const [at, { name, file, refused, facts }] of (await oddFonts()).entries()) {
    const { status, body } = await add(people[at % people.length] as Member, file, false);
    if (refused) {
      expect({ name, status }).toEqual({ name, status: 400 });
      expect(JSON.stringify(body), name).toMatch(refused);
    } else {
      expect({ name, status, facts: body.facts }).toMatchObject({ name, status: 200, facts });
    }
  }
  expect(await listed(maker)).toEqual([]);
});

test("a font is kept once its owner says that its licence allows it, and nobody else gets it", async () => {
  const { body } = await add(maker, await caveat);
  await add(maker, await caveat);
  expect((await listed(maker)).map(({ id }) => id)).toEqual([body.id]);
  const own = await call(studio.server, maker, "read-font", { id: body.id });
  expect(own.body.font).toBe(body.font);
  expect((await call(studio.server, other, "read-font", { id: body.id })).status).toBe(404);
  expect(await listed(other)).toEqual([]);
  expect((await maker.supabase.from("brand_fonts").select("bytes")).error?.code).toBe("42501");
});

const BREAD = "Bread that slept in. Two for one on rye bread this Friday";

async function kitIn(who: Member, font: unknown) {
  const id = randomUUID();
  const kit = { name: "Loafworks", headlineFont: `own:${font}`, colors: [] };
  expect((await call(studio.server, who, "save-brand", { id, kit, seen: null })).status).toBe(200);
  return id;
}

async function bake(who: Member, brand: string, prompt = BREAD) {
  const { body } = await generate(studio.server, who, { prompt, service: "composer", brand, idea: { seed: 1 } });
  expect(body.error).toBeUndefined();
  return String(body.creative_id);
}

async function opened(who: Member, creative: string) {
  const { body } = await call(studio.server, who, "read-scene", { creative_id: creative });
  const { scene, photos } = readSceneOutput.parse(body);
  return { font: (scene as { font?: string }).font, names: photos.map(({ name }) => name) };
}

test("a creative is set in the font of its brand, keeps it when brand and font are gone from the kits, and then it goes", async () => {
  const { body } = await add(maker, await caveat);
  const face = `own:${body.id}`;
  const brand = await kitIn(maker, body.id);
  const creative = await bake(maker, brand);
  expect(await opened(maker, creative)).toEqual({ font: face, names: [face] });

  const later = async () => {
    await studio.server.db.query("update public.brand_fonts set used_at = now() - interval '2 days'");
    await sweepFonts(studio.server.db);
    return (await listed(maker)).map(({ id }) => id);
  };
  expect(await later()).toEqual([body.id]);
  await call(studio.server, maker, "delete-brand", { id: brand });
  expect(await later()).toEqual([body.id]);
  expect(await opened(maker, creative)).toEqual({ font: face, names: [face] });
  await maker.supabase.from("creatives").delete().eq("id", creative);
  expect(await later()).toEqual([]);
});

test("a version made by hand takes a font of its owner's into the creative, and nobody else's", async () => {
  const { body } = await add(maker, await caveat);
  const font = `own:${body.id}`;
  const saved = async (who: Member) => {
    const made = await generate(studio.server, who, { prompt: BREAD, service: "composer" });
    const source = String(made.body.creative_id);
    const { scene } = readSceneOutput.parse(
      (await call(studio.server, who, "read-scene", { creative_id: source })).body,
    );
    const version = await call(studio.server, who, "save-version", {
      ...{ id: randomUUID(), source, format: "1:1", change: { kind: "design", did: ["Typeface"] } },
      scene: { ...(scene as object), font },
    });
    expect(version.status).toBe(200);
    return opened(who, String(version.body.creative_id));
  };
  expect((await saved(maker)).names).toEqual([font]);
  expect((await saved(other)).names).toEqual([]);
});

test("a font that was just kept is not swept, and neither is one that a kit takes up meanwhile", async () => {
  const { body } = await add(maker, await caveat);
  await sweepFonts(studio.server.db);
  expect(await listed(maker)).toHaveLength(1);
  await studio.server.db.query("update public.brand_fonts set used_at = now() - interval '2 days'");
  const brand = await kitIn(maker, body.id);
  await sweepFonts(studio.server.db);
  expect(await listed(maker)).toHaveLength(1);
  await call(studio.server, maker, "delete-brand", { id: brand });
});

test("an export has the fonts, and brings them back under the names that kits and creatives have for them", async () => {
  const { body } = await add(maker, await caveat);
  await bake(maker, await kitIn(maker, body.id));
  const folder = mkdtempSync(join(tmpdir(), "fonts-"));
  const answer = await fetch(`${studio.server.url}/functions/v1/export-data`, {
    method: "POST",
    headers: maker.headers,
    body: "{}",
  });
  const path = join(folder, "data.zip");
  writeFileSync(path, Buffer.from(await answer.arrayBuffer()));
  const heir = await signInMaker(studio.server, "heir@loafworks.test");
  await restore(studio.server, heir.id, path);
  rmSync(folder, { recursive: true });
  expect((await listed(heir)).map(({ id }) => id)).toEqual([body.id]);
  const { data: kits } = await heir.supabase.from("brands").select("kit");
  expect(kits?.map(({ kit }) => (kit as { headlineFont: string }).headlineFont)).toEqual([`own:${body.id}`]);
  const { data: creatives } = await heir.supabase.from("creatives").select("id");
  const copies = await Promise.all((creatives ?? []).map(({ id }) => opened(heir, id)));
  expect(copies).toContainEqual({ font: `own:${body.id}`, names: [`own:${body.id}`] });
});

test("a file that is no font by far is refused before anything looks at it", async () => {
  const { status, body } = await add(maker, Buffer.alloc(13 * 1024 * 1024));
  expect([400, 413]).toContain(status);
  expect(body.error).toBeTruthy();
});
