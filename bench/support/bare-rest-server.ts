// The baseline for the gateway: a handler with one fixed statement and one fixed caller, nothing to parse or check.
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { pino } from "pino";
import { createPool, inTransaction } from "../../src/server/database/pool.ts";
import { runScoped } from "../../src/server/database/scoped-query.ts";
import { reportToParent } from "./report.ts";

const { DATABASE_URL = "", STATEMENT = "", CLAIMS = "" } = process.env;
const { text, values } = JSON.parse(STATEMENT);
const pool = createPool({ connectionString: DATABASE_URL }, pino({ level: "silent" }));
const JSON_TYPE = { "Content-Type": "application/json; charset=utf-8" };

const app = new Hono();
/** As the driver's manual describes it: begin, set the role, query, commit. */
app.get("/transaction", async (c) => {
  const rows = await inTransaction(pool, async (transaction) => {
    await transaction.query(
      "select set_config('role', 'authenticated', true), set_config('request.jwt.claims', $1, true)",
      [CLAIMS],
    );
    return (await transaction.query<{ body: string }>(text, values)).rows;
  });
  return c.body(rows[0]?.body ?? "[]", 200, JSON_TYPE);
});
/** With our own query, which does all that in one round trip. */
app.get("/one-trip", async (c) => {
  const scope = {
    role: "authenticated",
    claims: CLAIMS,
    isReadOnly: true,
    method: "GET",
    headers: "{}",
    timezone: null,
  } as const;
  const { body } = await runScoped(pool, scope, text, values);
  return c.body(body ?? "[]", 200, JSON_TYPE);
});
serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) => reportToParent(`http://127.0.0.1:${port}`));
