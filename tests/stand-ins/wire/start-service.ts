import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

/** Keys with this ending are refused, as a real service refuses unknown keys. */
export const WRONG_KEY = "-wrong";

export type Answer = { status: number; body: unknown; headers?: Record<string, string> };

/** What a service does with one call, other than answering as usual. */
export type Step =
  | { answer: Answer }
  /** Answers as usual once this resolves. */
  | { after: Promise<unknown> }
  | { delayMs: number }
  /** Accepts the request and sends nothing more. */
  | { hang: true }
  /** Breaks the connection half-way through the answer. */
  | { cut: true }
  /** Sends the answer a few bytes at a time, for ever longer than anybody waits. */
  | { drip: true }
  | { endlessBody: true };

/** A call that the service could read. `kind` says which script it takes its steps from. */
export type Call = { kind: string; method: string; path: string; key: string };

type Service<C extends Call> = {
  port?: number;
  /** What the real service would read from a request. Throws with a description if it could not. */
  read: (request: IncomingMessage, raw: Buffer, url: string) => Promise<C> | C;
  /** How it says that it could not. */
  refuse: (words: string) => Answer;
  answer: (call: C, url: string) => Promise<Answer> | Answer;
};

/** A service on this machine. It notes every call, and what was wrong with it. */
export async function startService<C extends Call>({ port = 0, read, refuse, answer }: Service<C>) {
  const calls: C[] = [];
  const faults: string[] = [];
  const scripts = new Map<string, Step[]>();
  let open = 0;
  let url = "";

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    let call: C;
    try {
      call = await read(request, Buffer.concat(chunks), url);
    } catch (error) {
      faults.push((error as Error).message);
      return write(response, refuse((error as Error).message));
    }
    calls.push(call);
    open += 1;
    response.once("close", () => {
      open -= 1;
    });
    const step = scripts.get(call.kind)?.shift();
    await play(step, () => answer(call, url), response);
  }

  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("the stand-in has no port");
  url = `http://127.0.0.1:${address.port}`;
  return {
    url,
    calls,
    faults,
    posts: () => calls.filter(({ method }) => method === "POST").length,
    /** What to do with the next calls of a kind, one step each. */
    next: (kind: C["kind"], ...steps: Step[]) => void scripts.set(kind, [...(scripts.get(kind) ?? []), ...steps]),
    open: () => open,
    forget() {
      calls.length = 0;
      scripts.clear();
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

async function play(step: Step | undefined, usual: () => Promise<Answer> | Answer, response: ServerResponse) {
  if (!step) return write(response, await usual());
  if ("answer" in step) return write(response, step.answer);
  if ("hang" in step) return;
  if ("endlessBody" in step) return writeForEver(response);
  if ("after" in step) await step.after;
  if ("delayMs" in step) await sleep(step.delayMs);
  const { status, body, headers } = await usual();
  const whole = Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body));
  if ("cut" in step) {
    response.writeHead(status, { ...headers, "content-length": whole.length });
    response.write(whole.subarray(0, whole.length / 2), () => response.destroy());
  } else if ("drip" in step) {
    response.writeHead(status, headers);
    for (let at = 0; at < whole.length && !response.destroyed; at += 8) {
      response.write(whole.subarray(at, at + 8));
      await sleep(50);
    }
  } else write(response, { status, body, ...(headers && { headers }) });
}

function write(response: ServerResponse, { status, body, headers }: Answer) {
  const isRaw = typeof body === "string" || Buffer.isBuffer(body);
  response.writeHead(status, { "content-type": isRaw ? "text/plain" : "application/json", ...headers });
  response.end(isRaw ? body : JSON.stringify(body));
}

function writeForEver(response: ServerResponse) {
  response.writeHead(200, { "content-type": "application/json" });
  const chunk = Buffer.alloc(256 * 1024, 0x61);
  const more = () => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on("drain", more);
  more();
}

/** The key of a header such as `Bearer sk-…`; throws when it is missing, or stands in the address. */
export function keyOf(request: IncomingMessage, scheme: "Bearer" | "Key"): string {
  const [found, key] = (request.headers.authorization ?? "").split(" ");
  if (found !== scheme || !key) throw new Error(`there is no key in the header Authorization: ${scheme}`);
  if (decodeURIComponent(request.url ?? "").includes(key)) throw new Error("the key stands in the address");
  return key;
}
