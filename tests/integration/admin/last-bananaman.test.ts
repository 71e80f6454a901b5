import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { changeBananaman } from "../../../src/server/admin/change-bananaman.ts";
import { deleteAccountOutput } from "../../../src/shared/contracts/delete-account.ts";
import { callFunction } from "../../../src/web/session/call-function.ts";
import type { TestBrowser } from "../../support/browser.ts";
import { signInBananaman, userIdOf } from "../../support/people.ts";
import { until } from "../../support/process.ts";
import { startTestServer, type TestServer } from "../../support/server.ts";

type Administrator = { email: string; id: string; browser: TestBrowser };

let server: TestServer;
let boss: Administrator;
let deputy: Administrator;
let pairs = 0;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  pairs += 1;
  const before = await administrators();
  [boss, deputy] = [await meet(`boss${pairs}@loafworks.test`), await meet(`deputy${pairs}@loafworks.test`)];
  await server.db.query("delete from public.bananaman where user_id = any ($1)", [before]);
});

async function meet(email: string): Promise<Administrator> {
  const browser = await signInBananaman(server, email);
  return { email, id: await userIdOf(browser), browser };
}
async function administrators(): Promise<string[]> {
  const { rows } = await server.db.query("select user_id from public.bananaman order by created_at");
  return rows.map(({ user_id }) => user_id);
}
const leave = ({ browser, email }: Administrator) =>
  callFunction(browser.supabase, "delete-account", { confirmation: email }, deleteAccountOutput).then(
    () => "left",
    (error) => ({ code: error.code, message: error.message }),
  );
const remove = ({ email }: Administrator, force = false) =>
  changeBananaman(server.db, "remove", email, { isHosted: false, force });

describe("the last administrator", () => {
  test("cannot delete the own account, and reads what to do first", async () => {
    expect(await leave(boss)).toBe("left");
    expect(await leave(deputy)).toEqual({
      code: "conflict",
      message:
        "You are the last administrator. Make somebody else one first, with npm run bananaman -- add on the server, " +
        "then delete your account. Nothing was deleted.",
    });
    expect(await administrators()).toEqual([deputy.id]);
    const next = await meet(`next${pairs}@loafworks.test`);
    expect(await leave(deputy)).toBe("left");
    expect(await administrators()).toEqual([next.id]);
  });

  test("is removed from the command line by force alone, and the log says so", async () => {
    expect(await remove(boss)).toContain("is no longer Bananaman");
    await expect(remove(deputy)).rejects.toThrow(`${deputy.email} is the last Bananaman`);
    expect(await administrators()).toEqual([deputy.id]);
    expect(await remove(deputy, true)).toContain("is no longer Bananaman");
    expect(await administrators()).toEqual([]);
    const { rows } = await server.db.query("select details from private.audit_log where target = $1", [deputy.email]);
    expect(rows).toEqual([{ details: { force: true } }]);
  });

  test.each([
    ["by deleting the row", "delete from public.bananaman where user_id = $1"],
    ["by deleting the account", "delete from auth.users where id = $1"],
  ])("is kept by the database itself: %s", async (_how, sql) => {
    await server.db.query(sql, [boss.id]);
    await expect(server.db.query(sql, [deputy.id])).rejects.toThrow("This is the last administrator");
    expect(await administrators()).toEqual([deputy.id]);
  });

  test("is kept when all are deleted in one go", async () => {
    await expect(server.db.query("delete from public.bananaman")).rejects.toThrow("This is the last administrator");
    expect(await administrators()).toEqual([boss.id, deputy.id]);
  });

  test.each([
    ["rows", "delete from public.bananaman where user_id = $1"],
    ["accounts", "delete from auth.users where id = $1"],
  ])("is kept when the %s of both are deleted at once: the later one waits and is refused", async (_what, sql) => {
    const [first, second] = [await server.db.connect(), await server.db.connect()];
    await first.query("begin");
    await first.query(sql, [boss.id]);
    const { rows } = await second.query<{ pid: number }>("select pg_backend_pid() as pid");
    const later = second.query(sql, [deputy.id]).then(
      () => "deleted",
      (error: Error) => error.message,
    );
    await until(async () => {
      const { rows: waiting } = await server.db.query("select cardinality(pg_blocking_pids($1)) as n", [rows[0]?.pid]);
      return waiting[0].n > 0;
    });
    await first.query("commit");
    expect(await later).toContain("This is the last administrator");
    first.release();
    second.release();
    expect(await administrators()).toEqual([deputy.id]);
  });

  test("is kept when both leave at the same moment: one goes, the other is told why not", async () => {
    const answers = await Promise.all([leave(boss), leave(deputy)]);
    expect(answers.filter((answer) => answer === "left")).toHaveLength(1);
    expect(answers).toContainEqual(expect.objectContaining({ code: "conflict" }));
    expect(await administrators()).toHaveLength(1);
  });
});

test("somebody who is no administrator leaves as before, also where there is none", async () => {
  await remove(boss, true);
  await remove(deputy, true);
  expect(await leave(boss)).toBe("left");
});
