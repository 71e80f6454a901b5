import { readdirSync, readFileSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type Answer, answers, textAnswer } from "../../stand-ins/gemini/answers.ts";
import { call, generate, openStudio, signInMaker } from "./studio.ts";

const CANARY = "AIzaSyCANARYzq7Xw1Vu9tRs3Pn5Ml8Kj2Hg4Fd";
/** Any stretch of it that long would give the rest away to a patient reader. */
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
    // Proof that this looks in the right places: the sealed key and the masked marker are there.
    expect(tables).toContain("v1:••••");
    const folders = [studio.server.config.DATA_DIR, realpathSync(join(studio.server.config.DATA_DIR, "postgres"))];
    const filesHolding = (text: string) =>
      folders.flatMap((folder) => filesOf(folder).filter((path) => readFileSync(path).includes(text)));
    expect(filesHolding("canary@loafworks.test")).not.toEqual([]);
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

/** Every row of every table, as text. */
async function everyTable(db: { query: (sql: string) => Promise<{ rows: { all: string | null; name: string }[] }> }) {
  const { rows: tables } = await db.query(
    `select format('%I.%I', schemaname, tablename) as name, null as all from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const texts = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await db.query(`select '' as name, string_agg(t::text, E'\\n') as all from ${name} t`);
      return rows[0]?.all ?? "";
    }),
  );
  return texts.join("\n");
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
