import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { takeDownPictureOutput } from "../../../src/shared/contracts/take-down-picture.ts";
import { until } from "../../support/process.ts";
import { call, generate, openStudio, type Studio, signInMaker } from "../generation/studio.ts";
import { png } from "./images.ts";
import { type Member, signIn } from "./members.ts";
import { keptRenditions, storedFiles } from "./stored-files.ts";

const REASON = "It shows the logo of another bakery.";

let studio: Studio;
let maker: Member;
let bananaman: Member;
let address: string;
let creativeId: unknown;

beforeAll(async () => {
  studio = await openStudio();
  maker = await signInMaker(studio.server, "maker@loafworks.test");
  bananaman = await signIn(studio.server, "bananaman@loafworks.test");
  await studio.server.db.query("insert into public.bananaman (user_id) values ($1)", [bananaman.id]);
});
beforeEach(async () => {
  const { body } = await generate(studio.server, maker, { title: "Monday loaf" });
  address = `${studio.server.url}${body.image_url}`;
  creativeId = body.creative_id;
});
afterAll(() => studio.stop());

const takeDown = (picture: string, who = bananaman, reason = REASON) =>
  call(studio.server, who, "take-down-picture", { picture, reason });
const removalMails = async () =>
  (await studio.server.mails()).filter(
    ({ to, subject }) => to === "maker@loafworks.test" && subject.includes("removed"),
  );
const smaller = (width: number) => `${address.replace("/object/", "/render/image/")}?width=${width}`;
const statusOf = async (url: string) => (await fetch(url)).status;

test("a reported picture is gone at once and for good, and its maker is told why", async () => {
  const before = {
    files: (await storedFiles(studio.server)).length,
    renditions: (await keptRenditions(studio.server)).length,
  };
  expect([await statusOf(address), await statusOf(smaller(320)), await statusOf(smaller(640))]).toEqual([
    200, 200, 200,
  ]);
  const reply = await takeDown(`${address}?download=`);
  expect(takeDownPictureOutput.parse(reply.body)).toEqual({ removed: true, owner_told: true });
  expect([await statusOf(address), await statusOf(smaller(320)), await statusOf(smaller(1080))]).toEqual([
    404, 404, 404,
  ]);
  // Nobody can reach them any more; the files themselves are deleted after the answer.
  await until(async () => (await storedFiles(studio.server)).length === before.files - 1);
  await until(async () => (await keptRenditions(studio.server)).length === before.renditions);
  expect((await maker.supabase.from("creatives").select("id").eq("id", creativeId)).data).toEqual([]);

  await until(async () => (await removalMails()).length === 1);
  const [mail] = await removalMails();
  expect(mail?.text.replace(/\s+/g, " ")).toContain(`Monday loaf`);
  expect(mail?.text.replace(/\s+/g, " ")).toContain(REASON);
  const { rows } = await studio.server.db.query(
    "select actor, target, details from private.audit_log where action = 'take-down-picture'",
  );
  const file = address.split("/").at(-1);
  expect(rows).toEqual([{ actor: bananaman.id, target: maker.id, details: { file, reason: REASON, creatives: 1 } }]);
});

test("by its name alone, an upload that no creative shows goes too", async () => {
  const name = `${maker.id}/a b.png`;
  await maker.creatives.upload(name, await png(), { contentType: "image/png" });
  expect((await takeDown(name)).body).toMatchObject({ success: true, removed: true });
  expect((await maker.creatives.info(name)).data).toBeNull();
});

test("a second time, or where there is nothing, it says so and changes nothing", async () => {
  expect((await takeDown(address)).status).toBe(200);
  const { rows } = await studio.server.db.query("select count(*) from private.audit_log");
  for (const nothing of [address, `${maker.id}/never.png`, "nobody/1.png"]) {
    expect(await takeDown(nothing)).toMatchObject({ status: 404, body: { code: "not_found" } });
  }
  for (const nonsense of ["https://example.com/1.png", "../secrets.json", "a//b", `${address.slice(0, -4)}%`]) {
    expect(await takeDown(nonsense)).toMatchObject({ status: 400, body: { code: "bad_request" } });
  }
  expect((await takeDown(address, bananaman, "  ")).status).toBe(400);
  expect((await studio.server.db.query("select count(*) from private.audit_log")).rows).toEqual(rows);
});

test("nobody but Bananaman can do it, also not with an own picture", async () => {
  expect(await takeDown(address, maker)).toMatchObject({ status: 403, body: { code: "forbidden" } });
  expect(await statusOf(address)).toBe(200);
});

test("caches between us and strangers ask again after ten minutes", async () => {
  for (const url of [address, smaller(320)]) {
    expect((await fetch(url)).headers.get("cache-control")).toContain("s-maxage=600");
  }
});
