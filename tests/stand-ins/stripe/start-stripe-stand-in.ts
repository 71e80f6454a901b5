import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { openAccount } from "./account.ts";
import { answerRequest, StripeFault } from "./answer-request.ts";
import { parseForm } from "./parse-form.ts";
import { createPostman } from "./postman.ts";

const SECRET_KEY = "sk_test_stand_in";
const WEBHOOK_SECRET = "whsec_stand_in";
export const PRICE_ID = "price_lifetime";
/** Another product sold in the same account, for a dollar. */
export const STICKER_PRICE_ID = "price_sticker";

type Answer = { status: number; body: unknown };
type Held = { arrived: Promise<void>; release: () => void };

/** A local Stripe that speaks its wire protocol. If it got a call it did not understand, stopping it fails the test. */
export async function startStripeStandIn() {
  const account = openAccount({ prices: { [PRICE_ID]: 9_700, [STICKER_PRICE_ID]: 100 } });
  const replays = new Map<string, { asked: string; answer: Answer }>();
  const faults: string[] = [];
  const calls: string[] = [];
  const holds: { pattern: string; arrive: () => void; opened: Promise<void> }[] = [];
  let isDown = false;

  function answer(request: IncomingMessage, body: string): Answer {
    const url = new URL(request.url ?? "", baseUrl);
    const method = request.method ?? "";
    calls.push(`${method} ${url.pathname}`);
    if (isDown) return { status: 503, body: { error: { type: "api_error", message: "Stripe is down" } } };
    if (request.headers.authorization !== `Bearer ${SECRET_KEY}`) {
      return { status: 401, body: { error: { type: "invalid_request_error", message: "Invalid API Key" } } };
    }
    if (!request.headers["stripe-version"]) faults.push("a call without Stripe-Version");
    const key = request.headers["idempotency-key"];
    const asked = `${method} ${url.pathname} ${body}`;
    const replay = typeof key === "string" ? replays.get(key) : undefined;
    if (replay && replay.asked !== asked) {
      return { status: 400, body: { error: { type: "idempotency_error", message: "Keys for other parameters" } } };
    }
    if (replay) return replay.answer;
    const made = work(method, url, body);
    if (typeof key === "string" && made.status < 500) replays.set(key, { asked, answer: made });
    return made;
  }

  function work(method: string, url: URL, body: string): Answer {
    try {
      const given = parseForm(method === "GET" ? url.search.slice(1) : body);
      return { status: 200, body: answerRequest(account, baseUrl, { method, path: url.pathname, given }) };
    } catch (error) {
      if (!(error instanceof StripeFault)) throw error;
      if (/unknown|Unrecognized/.test(error.message)) faults.push(`${method} ${url.pathname}: ${error.message}`);
      return { status: error.status, body: error.body };
    }
  }

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    // The answer is decided on arrival and sent later, as on a slow network.
    const { status, body } = answer(request, Buffer.concat(chunks).toString());
    const hold = holds.findIndex(({ pattern }) => request.url?.includes(pattern));
    const [held] = hold >= 0 ? holds.splice(hold, 1) : [];
    held?.arrive();
    await held?.opened;
    response.writeHead(status, { "content-type": "application/json", "request-id": "req_stand_in" });
    response.end(JSON.stringify(body));
  }

  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    ...account,
    ...createPostman(WEBHOOK_SECRET),
    calls,
    /** The settings under which our server talks to this instead of the real one. */
    env: {
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_PRICE_ID: PRICE_ID,
      STRIPE_API_BASE: baseUrl,
    },
    setDown: (down: boolean) => {
      isDown = down;
    },
    /** The next answer to a call whose address contains `pattern` is decided at once but held back. */
    holdNext(pattern: string): Held {
      let arrive = () => {};
      let release = () => {};
      const arrived = new Promise<void>((resolve) => {
        arrive = resolve;
      });
      const opened = new Promise<void>((resolve) => {
        release = resolve;
      });
      holds.push({ pattern, arrive, opened });
      return { arrived, release };
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      if (faults.length > 0) throw new Error(`Stripe was asked for what it does not know:\n${faults.join("\n")}`);
    },
  };
}
