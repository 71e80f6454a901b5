import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { MAX_BRANDS } from "../../../src/shared/brands/brand-kit.ts";
import { call, openStudio, type Studio, signInMaker } from "../generation/studio.ts";
import { pngBomb } from "../storage/images.ts";
import { type Member, signIn } from "../storage/members.ts";

let studio: Studio;
let maker: Member;
let other: Member;

beforeAll(async () => {
  studio = await openStudio();
  maker = await signInMaker(studio.server, "baker@loafworks.test");
  other = await signInMaker(studio.server, "brewer@loafworks.test");
});
afterAll(() => studio.stop());

const KIT = {
  name: "Loafworks",
  colors: [
    { name: "Crust", hex: "#33190B", role: "dark" },
    { name: "Flour", hex: "#f7e7cf", role: "light" },
  ],
  avoid: ["artisan"],
  button: "Set an alarm",
};

const save = (who: Member, more: Record<string, unknown> = {}) =>
  call(studio.server, who, "save-brand", { id: randomUUID(), kit: KIT, seen: null, ...more });
const read = (who: Member, id: unknown) => call(studio.server, who, "read-brand", { id });
const remove = (who: Member, id: unknown) => call(studio.server, who, "delete-brand", { id });
const listed = async (who: Member) =>
  (await who.supabase.from("brands").select("id, name, is_default").order("created_at").order("id")).data ?? [];

/** Nobody's kits are left to the next test. */
async function clear(who: Member) {
  for (const { id } of await listed(who)) await remove(who, id);
}

const base64 = (text: string) => Buffer.from(text).toString("base64");
const drawing = (inside: string) =>
  base64(`<svg xmlns="http://www.w3.org/2000/svg" width="24" height="12" viewBox="0 0 24 12">${inside}</svg>`);

test("the first kit is the default, another one can be chosen, and when that is deleted the oldest takes its place", async () => {
  const [first, second, third] = [await save(maker), await save(maker), await save(maker)];
  expect([first, second, third].map(({ body }) => body.is_default)).toEqual([true, false, false]);
  const { status } = await call(studio.server, maker, "choose-brand", { id: third.body.id });
  expect(status).toBe(200);
  expect((await listed(maker)).filter((brand) => brand.is_default).map(({ id }) => id)).toEqual([third.body.id]);
  expect((await remove(maker, third.body.id)).body).toMatchObject({ deleted: true });
  expect((await listed(maker)).filter((brand) => brand.is_default).map(({ id }) => id)).toEqual([first.body.id]);
  await clear(maker);
});

test("what was said is read back, colours in one spelling, and nobody else reads or changes it", async () => {
  const { body } = await save(maker);
  const { kit } = (await read(maker, body.id)).body as { kit: typeof KIT };
  expect(kit).toMatchObject({ name: "Loafworks", avoid: ["artisan"], button: "Set an alarm" });
  expect(kit.colors[0]?.hex).toBe("#33190b");
  for (const name of ["read-brand", "choose-brand"])
    expect((await call(studio.server, other, name, { id: body.id })).status).toBe(404);
  expect((await remove(other, body.id)).body).toMatchObject({ deleted: false });
  expect((await save(other, { id: body.id })).status).toBe(409);
  expect(await listed(other)).toEqual([]);
  const logos = await other.supabase.from("brand_logos").select("bytes");
  expect(logos.error?.code).toBe("42501");
  await clear(maker);
});

test("whoever has not paid keeps none, and still reads and deletes what is there", async () => {
  const newcomer = await signIn(studio.server, "newcomer-to-brands@loafworks.test");
  expect((await save(newcomer)).status).toBe(402);
  expect((await remove(newcomer, randomUUID())).status).toBe(200);
  newcomer.close();
});

test("a kit that another tab has changed is not written over", async () => {
  const id = randomUUID();
  const first = await save(maker, { id });
  const seen = first.body.changed_at;
  const second = await save(maker, { id, seen, kit: { ...KIT, name: "Loafworks & Daughter" } });
  expect(second.status).toBe(200);
  const late = await save(maker, { id, seen, kit: { ...KIT, name: "Loafworks Ltd" } });
  expect(late.status).toBe(409);
  expect(late.body.error).toContain("changed in another tab");
  await remove(maker, id);
  const gone = await save(maker, { id, seen: second.body.changed_at });
  expect(gone.status).toBe(404);
});

test("the same new kit sent twice at once is one, and two first ones at once have one default", async () => {
  const id = randomUUID();
  const twice = await Promise.all([save(maker, { id }), save(maker, { id })]);
  expect(twice.map(({ status }) => status)).toEqual([200, 200]);
  await clear(maker);
  await Promise.all([save(maker), save(maker), save(maker)]);
  expect((await listed(maker)).filter((brand) => brand.is_default)).toHaveLength(1);
  await clear(maker);
});

test("a logo that is a drawing is painted, trimmed, and none of its code is kept", async () => {
  const evil = `<script>fetch("http://127.0.0.1/")</script><image href="http://127.0.0.1:1/x.png" width="4" height="4"/>
    <rect x="6" y="3" width="12" height="6" fill="#b4471b" onload="alert(1)"/>`;
  const { body } = await save(maker, { logos: { light: drawing(evil) } });
  const { logos } = (await read(maker, body.id)).body as { logos: { light: string } };
  const png = Buffer.from(logos.light, "base64");
  expect(png.toString("latin1")).not.toContain("script");
  const { format, width, height } = await sharp(png).metadata();
  expect(format).toBe("png");
  // Large, although it says that it is 24 pixels wide.
  expect(width).toBeGreaterThan(400);
  expect(width / height).toBeCloseTo(2, 1);
  // It is taken away, and the kit stays.
  const seen = body.changed_at;
  expect((await save(maker, { id: body.id, seen, logos: { light: null } })).status).toBe(200);
  expect((await read(maker, body.id)).body.logos).toEqual({});
  await clear(maker);
});

test("what is no logo is refused in words, and the kit is as it was", async () => {
  const { body } = await save(maker);
  const bad: [string, string][] = [
    ["garbage", base64("no picture")],
    ["a bomb", pngBomb(20_000, 20_000).toString("base64")],
    ["a drawing with entities in entities", base64(entities())],
    [
      "a TIFF",
      (
        await sharp({ create: { width: 8, height: 8, channels: 3, background: "red" } })
          .tiff()
          .toBuffer()
      ).toString("base64"),
    ],
  ];
  for (const [name, light] of bad) {
    const reply = await save(maker, { id: body.id, seen: body.changed_at, logos: { light } });
    expect([name, reply.status]).toEqual([name, 400]);
    expect(reply.body.error).toMatch(/^The logo .*Nothing was saved\.$/);
  }
  expect((await read(maker, body.id)).body).toMatchObject({ changed_at: body.changed_at, logos: {} });
  await clear(maker);
});

/** Billions of letters, if they were all written out. */
function entities(): string {
  const levels = Array.from({ length: 12 }, (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`).join("");
  return `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY e0 "lol">${levels}]><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>&e12;</text></svg>`;
}

test("limits are said in words: colours, words, kits", async () => {
  const color = { name: "Red", hex: "#ff0000", role: "accent" };
  const many = await save(maker, { kit: { ...KIT, colors: Array(9).fill(color) } });
  expect([many.status, String(many.body.error)]).toEqual([400, expect.stringContaining("at most 8 colours")]);
  const odd = await save(maker, { kit: { ...KIT, colors: [{ ...color, hex: "red" }] } });
  expect(odd.status).toBe(400);
  const long = await save(maker, { kit: { ...KIT, name: "L".repeat(31) } });
  expect(String(long.body.error)).toContain("at most 30 characters");
  for (let count = 0; count < MAX_BRANDS; count++) expect((await save(maker)).status).toBe(200);
  const more = await save(maker);
  expect([more.status, String(more.body.error)]).toEqual([400, expect.stringContaining("Delete one to add another.")]);
  await clear(maker);
});
