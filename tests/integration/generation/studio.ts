import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { pino } from "pino";
import type { Ad } from "../../../content/ads/schema.ts";
import type { MemeTemplate } from "../../../src/engine/memes/meme-template.ts";
import { createGemini } from "../../../src/server/adapters/ai/gemini.ts";
import type { AiProvider } from "../../../src/server/adapters/ai/port.ts";
import type { SendTiming } from "../../../src/server/adapters/ai/send.ts";
import { startServer } from "../../../src/server/server.ts";
import { startGemini } from "../../stand-ins/gemini/start-gemini.ts";
import { type DatabaseKind, freePort, startTestServer, type TestServer } from "../../support/server.ts";
import { type Member, signInPaid } from "../storage/members.ts";

export type Studio = Awaited<ReturnType<typeof openStudio>>;
export type Reply = { status: number; body: Record<string, unknown> & { error?: string; code?: string } };

/** A server whose AI service is the stand-in. Pauses between retries are recorded and cut short. */
export async function openStudio(
  options: {
    timing?: Partial<SendTiming>;
    composer?: AiProvider;
    logTo?: (line: string) => void;
    delayMs?: number;
    database?: DatabaseKind;
    pooler?: "alone" | "with a direct address";
    ads?: readonly Ad[];
    memes?: readonly MemeTemplate[];
  } = {},
) {
  const gemini = await startGemini({ delayMs: options.delayMs ?? 0 });
  const pauses: number[] = [];
  const server = await startTestServer({
    env: { GEMINI_BASE_URL: gemini.url },
    ...(options.database && { database: options.database }),
    ...(options.pooler && { pooler: options.pooler }),
    ...(options.logTo && { logTo: options.logTo }),
    composer: options.composer,
    ads: options.ads,
    memes: options.memes,
    generation: {
      ...(options.timing && {
        providers: { gemini: createGemini(gemini.url, options.timing) },
      }),
      wait: (ms) => {
        pauses.push(ms);
        return sleep(10);
      },
    },
  });
  return {
    server,
    gemini,
    pauses,
    async stop() {
      await server.stop();
      await gemini.stop();
    },
  };
}

/** A second server on the same database and the same objects. */
export async function openTwin({ config }: TestServer) {
  const port = await freePort();
  const { stop } = await startServer({ ...config, PORT: port }, pino({ level: "silent" }));
  return { url: `http://127.0.0.1:${port}`, stop };
}

export const GOOD_KEY = "AIzaSyGOODkey0123456789abcdefghijklmnoa1B2";

/** Somebody who has paid and connected a key. */
export async function signInMaker(server: TestServer, email: string, apiKey = GOOD_KEY): Promise<Member> {
  const maker = await signInPaid(server, email);
  const { status, body } = await call(server, maker, "save-api-key", { api_key: apiKey });
  if (status !== 200) throw new Error(`the key was not saved: ${body.error}`);
  return maker;
}

export async function call(server: { url: string }, who: Member, name: string, body: unknown): Promise<Reply> {
  const answer = await fetch(`${server.url}/functions/v1/${name}`, {
    method: "POST",
    headers: { ...who.headers, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Reply["body"] };
}

export const request = (more: Record<string, unknown> = {}) => ({
  prompt: "A loaf of sourdough on a baker's bench",
  type: "meta",
  requestId: randomUUID(),
  ...more,
});

export const generate = (server: { url: string }, who: Member, more: Record<string, unknown> = {}) =>
  call(server, who, "generate-creative", request(more));

/** The picture that an answer links to, loaded without signing in. */
export async function picture(server: { url: string }, reply: Reply): Promise<Buffer> {
  const answer = await fetch(new URL(String(reply.body.image_url), server.url));
  if (!answer.ok) throw new Error(`the picture answered ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}
