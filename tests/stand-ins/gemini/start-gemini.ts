import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { readingOf } from "../wire/reading.ts";
import { type Answer, answers, type CaseName, invalidKey, modelsAnswer, pictureAnswer, textAnswer } from "./answers.ts";
import { checkRequest, type GoodRequest } from "./check-request.ts";
import { pictureFor } from "./picture.ts";

/** Keys with this ending are refused, as the real service refuses unknown keys. */
export const WRONG_KEY = "-wrong";

export type Step =
  | { answer: Answer | CaseName; delayMs?: number }
  /** Answers successfully, but late. */
  | { delayMs: number }
  /** Answers successfully once this resolves. */
  | { after: Promise<unknown> }
  /** Accepts the request and sends nothing more. */
  | { hang: "before the headers" | "in the body" }
  /** Breaks the connection after half of the answer, or ends the answer there as if it were complete. */
  | { cut: "connection" | "body" | "before the headers" }
  | { endlessBody: true };

const HEADERS = {
  "content-type": "application/json; charset=UTF-8",
  vary: "Origin, X-Origin, Referer",
  server: "scaffolding on HTTPServer2",
  "x-content-type-options": "nosniff",
};

/**
 * The Gemini service as far as we use it, on this machine. It notes every call, and what was wrong with it. Without a
 * script a key works, a text is rewritten and a picture is drawn; `[case:image_safety]` in a prompt asks for that case.
 */
export async function startGemini({ port = 0, delayMs = 0 } = {}) {
  const calls: GoodRequest[] = [];
  const faults: string[] = [];
  const script: Step[] = [];
  let open = 0;
  let maxAtOnce = 0;

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    let good: GoodRequest;
    try {
      good = checkRequest(request, Buffer.concat(chunks).toString());
    } catch (error) {
      faults.push((error as Error).message);
      return write(response, {
        status: 400,
        body: { error: { code: 400, message: "bad", status: "INVALID_ARGUMENT" } },
      });
    }
    calls.push(good);
    open += 1;
    maxAtOnce = Math.max(maxAtOnce, open);
    response.once("close", () => {
      open -= 1;
    });
    await play(script.shift() ?? (await usualStep(good, delayMs)), good, response);
  }

  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("the stand-in has no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    calls,
    faults,
    /** What to do with the next calls, one step each. */
    next: (...steps: Step[]) => void script.push(...steps),
    open: () => open,
    maxAtOnce: () => maxAtOnce,
    forget() {
      calls.length = 0;
      script.length = 0;
      maxAtOnce = 0;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

async function usualStep(request: GoodRequest, delayMs: number): Promise<Step> {
  if (request.key.endsWith(WRONG_KEY)) return { answer: invalidKey };
  if (request.kind === "check") return { answer: modelsAnswer };
  const wanted = /\[case:(\w+)\]/.exec(request.text)?.[1];
  if (wanted && Object.hasOwn(answers, wanted)) return { answer: wanted as CaseName };
  return { delayMs };
}

async function usualAnswer(request: GoodRequest): Promise<Answer> {
  if (request.kind === "check") return modelsAnswer;
  if (request.kind === "image") return pictureAnswer(await pictureFor(request.body));
  if ("facts" in request.body.generationConfig.responseSchema.properties) {
    return textAnswer(JSON.stringify(readingOf(request.text)));
  }
  return textAnswer(JSON.stringify({ prompt: `A studio photograph, lit from the left: ${request.text}` }));
}

async function play(step: Step, request: GoodRequest, response: ServerResponse) {
  if ("delayMs" in step && step.delayMs) {
    const gone = new AbortController();
    response.once("close", () => gone.abort());
    await sleep(step.delayMs, undefined, { signal: gone.signal });
  }
  if ("answer" in step) return write(response, typeof step.answer === "string" ? answers[step.answer] : step.answer);
  if ("delayMs" in step) return write(response, await usualAnswer(request));
  if ("after" in step) {
    await step.after;
    return write(response, await usualAnswer(request));
  }
  if ("endlessBody" in step) return writeForEver(response);
  const whole = JSON.stringify((await usualAnswer(request)).body);
  const half = whole.slice(0, whole.length / 2);
  if ("hang" in step) {
    if (step.hang === "in the body") response.writeHead(200, HEADERS).write(half);
    return;
  }
  if (step.cut === "before the headers") return void response.destroy();
  if (step.cut === "body") return void response.writeHead(200, HEADERS).end(half);
  response.writeHead(200, { ...HEADERS, "content-length": whole.length });
  response.write(half, () => response.destroy());
}

function write(response: ServerResponse, { status, body, headers }: Answer) {
  const isText = typeof body === "string";
  response.writeHead(status, { ...HEADERS, ...(isText && { "content-type": "text/html" }), ...headers });
  response.end(isText ? body : JSON.stringify(body));
}

function writeForEver(response: ServerResponse) {
  response.writeHead(200, HEADERS);
  const chunk = Buffer.alloc(256 * 1024, 0x61);
  const more = () => {
    while (!response.destroyed && response.write(chunk));
    if (!response.destroyed) response.once("drain", more);
  };
  more();
}
