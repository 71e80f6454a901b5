// What the gateway is measured against: one handler, one fixed statement, one fixed caller, nothing to parse or check.
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { pino } from "pino";
import { createPool } from "../../src/server/database/pool.ts";
import { runScoped } from "../../src/server/database/scoped-query.ts";
import { reportToParent } from "./report.ts";

const { DATABASE_URL = "", STATEMENT = "", CLAIMS = "" } = process.env;
const { text, values } = JSON.parse(STATEMENT);
const pool = createPool({ connectionString: DATABASE_URL }, pino({ level: "silent" }));
const app = new Hono();
app.get("*", async (c) => {
  const { body } = await runScoped(pool, { role: "authenticated", claims: CLAIMS, isReadOnly: true }, text, values);
  return c.body(body ?? "[]", 200, { "Content-Type": "application/json; charset=utf-8" });
});
serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) => reportToParent(`http://127.0.0.1:${port}`));
