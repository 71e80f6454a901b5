import { readdirSync, readFileSync, realpathSync } from "node:fs";
import { join } from "node:path";
import type pg from "pg";
import { expect, test } from "vitest";
import { type Answer, answers, textAnswer } from "../../stand-ins/gemini/answers.ts";
import { call, generate, openStudio, signInMaker } from "./studio.ts";

const CANARY = "AIzaSyCANARYzq7Xw1Vu9tRs3Pn5Ml8Kj2Hg4Fd";
/** Any fragment of this length would let a patient attacker work out the rest. */
const traces = [CANARY.slice(4, 16), CANARY.slice(-16, -4), Buffer.from(CANARY).toString("base64").slice(4, 40)];

test("a key is found nowhere but in the request to the service, even when the service echoes it", async () => {
  const seen: string[] = [];
  const studio = await openStudio({ database: "embedded", logTo: (line) => seen.push(line) });
  try {
    const maker = await signInMaker(studio.server, "canary@loafworks.test", CANARY);
    const note = async (reply: Promise<unknown>) => void seen.push(JSON.stringify(await reply));
    const echo = (status: number, reason: string): Answer => ({
      status,
      body: {
        error: {
          code: status,
          status: reason,
          message: `API key ${CANARY} (key=${encodeURIComponent(CANARY)}) failed`,
        },
      },
    });
    await note(generate(studio.server, maker));
    for (const [status, reason] of [
      [400, "INVALID_ARGUMENT"],
      [403, "PERMISSION_DENIED"],
      [429, "RESOURCE_EXHAUSTED"],
      [500, "INTERNAL"],
    ] as const) {
      studio.gemini.next({ answer: echo(status, reason) });
      await note(generate(studio.server, maker));
    }
    studio.gemini.next({ answer: { ...answers.image_safety, body: refusalWith(`Your key ${CANARY.toLowerCase()}`) } });
    await note(generate(studio.server, maker));
    studio.gemini.next({ answer: textAnswer(`I see ${CANARY.slice(0, 20)} and cannot draw it`) });
    await note(generate(studio.server, maker));
    studio.gemini.next({ answer: textAnswer(JSON.stringify({ prompt: `A mug with ${CANARY} on it` })) });
    await note(call(studio.server, maker, "enhance-prompt", { text: "a mug", adType: "meta", isReroll: false }));
    const facts = [
      { role: "what", value: "a mug", terms: "" },
      { role: "headline", value: `A mug with ${CANARY} on it`, terms: "" },
    ];
    studio.gemini.next({ answer: textAnswer(JSON.stringify({ kind: "goods", language: "en", facts }, null, 1)) });
    await note(call(studio.server, maker, "read-brief", { prompt: "a mug", type: "meta" }));
    studio.gemini.next({ answer: echo(400, "INVALID_ARGUMENT") });
    await note(call(studio.server, maker, "save-api-key", { api_key: CANARY }));
    await note(call(studio.server, maker, "save-api-key", { api_key: `${CANARY}\u0000` }));
    studio.gemini.next({ hang: "before the headers" });
    const cancelled = generate(studio.server, maker, { requestId: "5f0c6a52-6d1e-4f6e-9d0c-3f6f0c6a526d" });
    await expect.poll(() => studio.gemini.open()).toBe(1);
    await note(call(studio.server, maker, "cancel-generation", { requestId: "5f0c6a52-6d1e-4f6e-9d0c-3f6f0c6a526d" }));
    await note(cancelled);
    for (const table of ["user_profiles", "generations", "ai_calls", "creatives"]) {
      await note(
        Promise.resolve(maker.supabase.from(table).select(table === "generations" ? "id, error_message" : "*")),
      );
    }

    expect(studio.gemini.calls.length).toBeGreaterThan(8);
    expect(studio.gemini.calls.every(({ key }) => key === CANARY)).toBe(true);
    const tables = await everyTable(studio.server.db);
    // Proof that this looks in the right places: the masked marker, the sealed key and the catalogue are there.
    expect(tables).toContain("v1:••••");
    const sealed = await studio.server.db.query("select ciphertext::text as hex from private.api_keys");
    expect(tables).toContain(sealed.rows[0].hex.slice(2));
    expect(tables).toContain("generations_newest_idx");
    const folders = [studio.server.config.DATA_DIR, realpathSync(join(studio.server.config.DATA_DIR, "postgres"))];
    const files = folders.flatMap(filesOf).map((path) => ({ path, bytes: readFileSync(path) }));
    const filesHolding = (text: string) => files.flatMap(({ path, bytes }) => (bytes.includes(text) ? [path] : []));
    expect(filesHolding("canary@loafworks.test").some((path) => path.includes("pg_wal"))).toBe(true);
    expect(filesHolding("IHDR").some((path) => path.includes("objects"))).toBe(true);
    for (const trace of traces) {
      expect(seen.join("\n")).not.toContain(trace);
      expect(tables).not.toContain(trace);
      expect(filesHolding(trace)).toEqual([]);
    }
  } finally {
    await studio.stop();
  }
});

function refusalWith(finishMessage: string) {
  return { candidates: [{ content: {}, finishReason: "IMAGE_SAFETY", index: 0, finishMessage }] };
}

/** Every row of every table of every schema, as COPY gives it out; the catalogue's too, as far as it may be read. */
async function everyTable(db: pg.Pool): Promise<string> {
  const { rows: tables } = await db.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where has_table_privilege(format('%I.%I', schemaname, tablename), 'select')`,
  );
  const client = await db.connect();
  try {
    const copies: string[] = [];
    for (const { name } of tables) copies.push(await copyOut(client, name));
    return copies.join("\n");
  } finally {
    client.release();
  }
}

/** pg supports COPY for a query object that implements these handlers. */
function copyOut(client: pg.PoolClient, table: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const ignore = () => {};
    const query = {
      submit: (connection: { query: (sql: string) => void }) => connection.query(`copy ${table} to stdout`),
      // A copy: the driver reuses the same memory for the next chunk.
      handleCopyData: ({ chunk }: { chunk: Buffer }) => void chunks.push(Buffer.from(chunk)),
      handleError: reject,
      handleReadyForQuery: () => resolve(Buffer.concat(chunks).toString()),
      handleCommandComplete: ignore,
      handleRowDescription: ignore,
      handleDataRow: ignore,
    };
    client.query(query as unknown as pg.Submittable);
  });
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
