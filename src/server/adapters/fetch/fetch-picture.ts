import { Agent, type Dispatcher, request } from "undici";
import { formatBytes } from "../../../shared/format-bytes.ts";
import { checkedConnector } from "./checked-connector.ts";
import { explainFetchError, FetchTimeoutError } from "./explain-fetch-error.ts";
import type { FetchLimits, FetchRules } from "./fetch-rules.ts";
import { FetchError, type FetchedPicture, type FetchPicture } from "./port.ts";
import { readAddress } from "./read-address.ts";
import { readRetryAfter } from "./read-retry-after.ts";

const PICTURES = "image/webp,image/png,image/jpeg,image/gif";
const HEADERS = {
  // Nothing is unpacked: a few kilobytes could become gigabytes.
  "accept-encoding": "identity",
  "user-agent": "BananaBread (opens what its users name)",
};
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
/** Beside 5xx: the server is busy, or took too long. */
const TRANSIENT = new Set([408, 425, 429]);

type Answer = Dispatcher.ResponseData;

/**
 * Fetches from strangers. Redirects are followed here, so that each address is checked like the first; every request
 * has a connection of its own; no proxy and no cookie of ours is involved.
 */
export function createPictureFetcher(rules: FetchRules, accept = PICTURES): FetchPicture {
  const { limits } = rules;

  async function ask<T>(url: URL, signal: AbortSignal, read: (answer: Answer) => Promise<T>): Promise<T> {
    const dispatcher = new Agent({
      connect: checkedConnector(rules),
      maxHeaderSize: limits.maxHeaderBytes,
      // `signal` ends the request in time, whichever part of it is slow.
      headersTimeout: 0,
      bodyTimeout: 0,
    });
    try {
      return await read(await request(url, { dispatcher, signal, headers: { ...HEADERS, accept } }));
    } finally {
      await dispatcher.destroy();
    }
  }

  return async (address, stopped) => {
    // By hand: AbortSignal.any may lose a timeout that nothing else refers to (nodejs/node#57736).
    const control = new AbortController();
    const { signal } = control;
    const end = () => control.abort(stopped.reason);
    stopped.addEventListener("abort", end, { once: true });
    if (stopped.aborted) end();
    const timer = setTimeout(() => control.abort(new FetchTimeoutError()), limits.totalMs);
    try {
      let next: URL | FetchedPicture = readAddress(address, rules);
      for (let redirects = 0; next instanceof URL; redirects++) {
        if (redirects > limits.maxRedirects) throw new FetchError(`More than ${limits.maxRedirects} redirects`);
        const url: URL = next;
        next = await ask(url, signal, async (answer) => {
          const target = redirectOf(answer);
          return target === null
            ? { ...(await readPicture(answer, limits)), address: url.href }
            : readAddress(target, rules, url);
        });
      }
      return next;
    } catch (error) {
      stopped.throwIfAborted();
      throw explainFetchError(signal.aborted ? signal.reason : error, limits);
    } finally {
      clearTimeout(timer);
      stopped.removeEventListener("abort", end);
    }
  };
}

function redirectOf({ statusCode, headers }: Answer): string | null {
  if (!REDIRECTS.has(statusCode)) return null;
  const target = headerOf(headers.location);
  if (target === null) throw new FetchError(`The server answered ${statusCode} without saying where to go`);
  return target;
}

async function readPicture(
  { statusCode, headers, body }: Answer,
  { maxBytes }: FetchLimits,
): Promise<Omit<FetchedPicture, "address">> {
  if (statusCode !== 200) {
    throw new FetchError(`The server answered ${statusCode}`, {
      isTransient: statusCode >= 500 || TRANSIENT.has(statusCode),
      retryAfterMs: readRetryAfter(headerOf(headers["retry-after"])),
    });
  }
  const encoding = headerOf(headers["content-encoding"]);
  if (encoding && encoding.toLowerCase() !== "identity") throw new FetchError("The server sent it compressed");
  const limit = `the limit is ${formatBytes(maxBytes)}`;
  const announced = Number(headerOf(headers["content-length"]) ?? 0);
  if (announced > maxBytes) throw new FetchError(`${formatBytes(announced)}, ${limit}`);
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new FetchError(`Too large, ${limit}`);
    chunks.push(chunk);
  }
  return { bytes: Buffer.concat(chunks), claimedType: headerOf(headers["content-type"]) };
}

const headerOf = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value) ?? null;
