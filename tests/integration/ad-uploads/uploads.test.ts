import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startUpload } from "../../../src/server/ad-uploads/start-upload.ts";
import { forgetRemovedAds, undoUpload } from "../../../src/server/ad-uploads/undo-upload.ts";
import { writeAudit } from "../../../src/server/audit/write-audit.ts";
import { AD_COLUMNS, type AdRow } from "../../../src/shared/ad-row.ts";
import { signInAs, type TestBrowser } from "../../support/browser.ts";
import { signInBananaman, signInPaid, userIdOf } from "../../support/people.ts";
import { startTestServer, type TestServer } from "../../support/server.ts";

let server: TestServer;
let boss: TestBrowser;
beforeAll(async () => {
  server = await startTestServer();
  boss = await signInBananaman(server, "boss@loafworks.test");
});
afterAll(() => server.stop());
beforeEach(() => server.db.query("delete from public.ads_swipe"));

const adRow = (values: Partial<AdRow>): AdRow => ({
  ...(Object.fromEntries(AD_COLUMNS.map(({ field }) => [field, ""])) as AdRow),
  ...values,
});
const ads = (count: number, from = 0) =>
  Array.from({ length: count }, (_, i) => ({
    line: from + i + 2,
    cells: adRow({ name: `Ad ${from + i}`, image_url: `https://cdn.example/${from + i}.png`, platform: "Meta" }),
  }));

async function call(browser: TestBrowser, name: string, body: Record<string, unknown>) {
  const { data, error } = await browser.supabase.functions.invoke(name, { body });
  return error ? await error.context.json() : data;
}
async function start(rows: number, more: Record<string, unknown> = {}) {
  const upload_id = randomUUID();
  const file = { file_name: "november.csv", fingerprint: "a".repeat(64), left_out: 0, problems: [] };
  const answer = await call(boss, "start-ad-upload", { upload_id, rows, ...file, ...more });
  expect(answer).toMatchObject({ success: true, next_row: 0 });
  return upload_id;
}
async function upload(rows: ReturnType<typeof ads>) {
  const upload_id = await start(rows.length);
  expect(await call(boss, "upload-ads", { upload_id, from: 0, rows })).toMatchObject({ success: true });
  return upload_id;
}
const names = async () =>
  (await server.db.query("select name from public.ads_swipe order by created_at desc, id desc")).rows.map(
    (row) => row.name,
  );
const problemsOf = async (upload_id: string) => (await call(boss, "ad-upload-problems", { upload_id })).problems;
const theUpload = async (upload_id: string) =>
  (await call(boss, "ad-uploads", {})).uploads.find(({ id }: { id: string }) => id === upload_id);

describe("rows arrive", () => {
  test("the first row of the file is on top of the swipe file, and empty cells are nothing", async () => {
    const upload_id = await upload(ads(25));
    expect((await names()).slice(0, 3)).toEqual(["Ad 0", "Ad 1", "Ad 2"]);
    const { rows } = await server.db.query("select distinct platform, industry, upload_id from public.ads_swipe");
    expect(rows).toEqual([{ platform: "Meta", industry: null, upload_id }]);
  });

  test("rows that are there already add none, in the same file or in a later one", async () => {
    await upload([...ads(12), ...ads(3)]);
    const upload_id = await upload(ads(14));
    expect(await names()).toHaveLength(14);
    expect(await theUpload(upload_id)).toMatchObject({ added: 2, already_in: 12, failed: 0 });
  });

  test("a bad row fails its batch of ten, by number and in words, and no other", async () => {
    const rows = ads(30);
    rows[14] = { line: 16, cells: adRow({ name: "Long", image_url: "https://a.example", tactics: "x".repeat(612) }) };
    const upload_id = await start(30);
    expect(await call(boss, "upload-ads", { upload_id, from: 0, rows })).toMatchObject({
      added: 20,
      failed: 10,
      failures: [{ batch: 2, message: "Tactics has 612 characters, 500 fit (row 16)." }],
    });
    const problems = await problemsOf(upload_id);
    expect(problems).toHaveLength(10);
    expect(problems[4]).toMatchObject({ line: 16, kind: "failed", reason: "Tactics has 612 characters, 500 fit." });
  });

  test("a batch that the database refuses, whatever for, is named by its number, and the others go in", async () => {
    await server.db.query(`
      create function private.refuse_some() returns trigger language plpgsql as $$ begin
        if new.name = 'Ad 3' then raise exception 'No threes today.'; end if;
        return new;
      end $$;
      create trigger refuse_some before insert on public.ads_swipe for each row execute function private.refuse_some();
      alter table public.ads_swipe add constraint no_fifteen check (name <> 'Ad 15')`);
    const upload_id = await start(30);
    expect(await call(boss, "upload-ads", { upload_id, from: 0, rows: ads(30) })).toMatchObject({
      next_row: 30,
      added: 10,
      failed: 20,
      failures: [
        { batch: 1, message: "The database refused a row: No threes today." },
        { batch: 2, message: expect.stringMatching(/^The database refused a row: .*no_fifteen/) },
      ],
    });
    const rows = ads(1, 3);
    expect(await call(boss, "retry-ad-rows", { upload_id, rows })).toMatchObject({
      still_failing: [{ line: 5, reason: "The database refused a row: No threes today." }],
    });
    await server.db.query(`
      drop trigger refuse_some on public.ads_swipe; drop function private.refuse_some();
      alter table public.ads_swipe drop constraint no_fifteen`);
  });

  test("an answer that was lost can be asked for again without counting twice", async () => {
    const upload_id = await start(20);
    const first = { upload_id, from: 0, rows: ads(10) };
    await Promise.all([call(boss, "upload-ads", first), call(boss, "upload-ads", first)]);
    await call(boss, "upload-ads", first);
    expect(await theUpload(upload_id)).toMatchObject({ next_row: 10, added: 10, already_in: 0 });
    // Started again after a reload: it goes on where it stopped.
    const again = { upload_id, rows: 20, file_name: "november.csv", fingerprint: "a".repeat(64), left_out: 0 };
    expect(await call(boss, "start-ad-upload", { ...again, problems: [] })).toMatchObject({ next_row: 10 });
    expect(await call(boss, "start-ad-upload", { ...again, rows: 21, problems: [] })).toMatchObject({
      code: "conflict",
    });
  });

  test("rows out of turn, too many, or of an unknown upload are refused and change nothing", async () => {
    const upload_id = await start(20);
    for (const body of [
      { upload_id, from: 10, rows: ads(10) },
      { upload_id, from: 0, rows: ads(21) },
    ]) {
      expect(await call(boss, "upload-ads", body)).toMatchObject({ code: "conflict" });
    }
    expect(await call(boss, "upload-ads", { upload_id: randomUUID(), from: 0, rows: ads(1) })).toMatchObject({
      code: "not_found",
    });
    expect(await call(boss, "upload-ads", { upload_id, from: 0, rows: ads(1001) })).toMatchObject({
      code: "bad_request",
    });
    expect(await names()).toEqual([]);
  });

  test("text that PostgreSQL cannot store is named, and strange text is stored as it is", async () => {
    const rows = ads(20);
    const strange = '=HYPERLINK("https://x") \'; drop table ads_swipe; -- 🍌\u202e \\x00 \u{1F468}\u200D\u{1F33E}';
    rows[0] = { line: 2, cells: adRow({ name: strange, image_url: "https://a.example" }) };
    rows[12] = { line: 14, cells: adRow({ name: "a\0b", image_url: "https://a.example" }) };
    const upload_id = await start(20);
    expect(await call(boss, "upload-ads", { upload_id, from: 0, rows })).toMatchObject({
      added: 10,
      failures: [{ batch: 2, message: "name holds a character that cannot be stored (row 14)." }],
    });
    expect((await names())[0]).toBe(strange);
  });
});

describe("rows that did not go in", () => {
  test("are kept, and go in once mended, each for itself", async () => {
    const left = { line: 4, reason: "No name.", cells: adRow({ image_url: "https://a.example/4.png" }) };
    const upload_id = await start(10, { left_out: 1, problems: [left] });
    await call(boss, "upload-ads", { upload_id, from: 0, rows: ads(10, 50) });
    expect(await problemsOf(upload_id)).toEqual([{ ...left, kind: "left out" }]);

    const retry = (cells: AdRow) => call(boss, "retry-ad-rows", { upload_id, rows: [{ line: 4, cells }] });
    expect(await retry(left.cells)).toMatchObject({ added: 0, still_failing: [{ line: 4, reason: "No name." }] });
    expect(await retry({ ...left.cells, name: "Mended" })).toMatchObject({ added: 1, still_failing: [] });
    expect(await problemsOf(upload_id)).toEqual([]);
    expect(await theUpload(upload_id)).toMatchObject({ added: 11, left_out: 0, ads: 11 });
    // A second administrator with the same list open.
    expect(await retry({ ...left.cells, name: "Mended" })).toMatchObject({ added: 0, still_failing: [] });
  });
});

describe("taking an upload back", () => {
  test("removes its ads, keeps those of others, and puts them back as they were", async () => {
    await upload(ads(5));
    const upload_id = await upload(ads(12));
    const before = await server.db.query("select * from public.ads_swipe order by id");
    expect(await call(boss, "undo-ad-upload", { upload_id, reason: "Wrong file" })).toMatchObject({ removed: 7 });
    expect(await names()).toHaveLength(5);
    expect(await theUpload(upload_id)).toMatchObject({ removed: 7, ads: 0, undone_by: "boss@loafworks.test" });
    expect(await call(boss, "undo-ad-upload", { upload_id })).toMatchObject({ code: "conflict" });
    expect(await call(boss, "upload-ads", { upload_id, from: 12, rows: ads(1) })).toMatchObject({ code: "conflict" });

    expect(await call(boss, "restore-ad-upload", { upload_id })).toMatchObject({ restored: 7 });
    expect((await server.db.query("select * from public.ads_swipe order by id")).rows).toEqual(before.rows);
    expect(await call(boss, "restore-ad-upload", { upload_id })).toMatchObject({ code: "conflict" });
    const { rows } = await server.db.query(
      "select action, target, details->>'reason' as reason from private.audit_log where details->>'upload' = $1 order by id",
      [upload_id],
    );
    expect(rows).toEqual([
      { action: "upload-ads", target: "november.csv", reason: null },
      { action: "undo-ad-upload", target: "november.csv", reason: "Wrong file" },
      { action: "restore-ad-upload", target: "november.csv", reason: null },
    ]);
  });

  test("restoring after the same rows were uploaded again doubles nothing", async () => {
    const upload_id = await upload(ads(4));
    await call(boss, "undo-ad-upload", { upload_id });
    await upload(ads(3));
    expect(await call(boss, "restore-ad-upload", { upload_id })).toMatchObject({ restored: 1 });
    expect(await names()).toHaveLength(4);
  });

  test("is for good after thirty days", async () => {
    const upload_id = await upload(ads(4));
    await call(boss, "undo-ad-upload", { upload_id });
    await server.db.query("update private.removed_ads set removed_at = now() - interval '29 days'");
    await forgetRemovedAds(server.db);
    expect(await theUpload(upload_id)).toMatchObject({ removed: 4 });
    await server.db.query("update private.removed_ads set removed_at = now() - interval '31 days'");
    await forgetRemovedAds(server.db);
    expect(await call(boss, "restore-ad-upload", { upload_id })).toMatchObject({
      error: "The ads of november.csv were deleted for good.",
    });
  });
});

test("the list is searched by file and by person, and survives the person's account", async () => {
  const other = await signInBananaman(server, "max@loafworks.test");
  const upload_id = randomUUID();
  const file = { upload_id, rows: 1, fingerprint: "b".repeat(64), left_out: 0, problems: [] };
  await call(other, "start-ad-upload", { ...file, file_name: "100%_spring.csv" });
  const found = async (search: string) =>
    (await call(boss, "ad-uploads", { search })).uploads.map(({ id }: { id: string }) => id);
  expect(await found("100%_S")).toEqual([upload_id]);
  expect(await found("max@")).toEqual([upload_id]);
  expect(await found("%")).toEqual([upload_id]);
  expect(await found("nothing")).toEqual([]);
  const byPrint = await call(boss, "ad-uploads", { fingerprint: file.fingerprint });
  expect(byPrint.uploads).toMatchObject([{ id: upload_id, next_row: 0, rows: 1 }]);
  await server.db.query("delete from auth.users where id = $1", [await userIdOf(other)]);
  expect(await theUpload(upload_id)).toMatchObject({ uploaded_by: null });
});

test("an administrator who is deleted meanwhile starts nothing, takes nothing back and is not named", async () => {
  const gone = randomUUID();
  const upload_id = await upload(ads(2));
  const file = { file_name: "late.csv", fingerprint: "c".repeat(64), rows: 1, left_out: 0, problems: [] };
  const refused = expect.objectContaining({ code: "not_signed_in" });
  await expect(startUpload(server.db, gone, { upload_id: randomUUID(), ...file })).rejects.toEqual(refused);
  await expect(undoUpload(server.db, gone, upload_id, undefined)).rejects.toEqual(refused);
  expect(await names()).toHaveLength(2);
  await writeAudit(server.db, { actor: gone, action: "too-late", target: null });
  const { rows } = await server.db.query("select actor from private.audit_log where action = 'too-late'");
  expect(rows).toEqual([{ actor: null }]);
});

test("nobody else may upload, look, retry, undo or restore", async () => {
  const upload_id = await upload(ads(2));
  const people = [await signInAs(server, "unpaid@loafworks.test"), await signInPaid(server, "paid@loafworks.test")];
  for (const browser of people) {
    for (const name of ["start-ad-upload", "upload-ads", "ad-uploads", "ad-upload-problems", "retry-ad-rows"]) {
      expect(await call(browser, name, { upload_id }), name).toMatchObject({ code: "forbidden" });
    }
    for (const name of ["undo-ad-upload", "restore-ad-upload"]) {
      expect(await call(browser, name, { upload_id }), name).toMatchObject({ code: "forbidden" });
    }
  }
  expect(await names()).toHaveLength(2);
});
