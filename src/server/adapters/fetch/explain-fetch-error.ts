import { errors } from "undici";
import { codeOf } from "../../database/pool.ts";
import type { FetchLimits } from "./fetch-rules.ts";
import { FetchError } from "./port.ts";

const UNKNOWN_NAMES = new Set(["ENOTFOUND", "ENODATA", "EBADNAME"]);
const NAME_SERVER_FAILED = new Set(["ESERVFAIL", "EREFUSED", "ETIMEOUT", "EAI_AGAIN"]);
const BAD_CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_(GET|VERIFY)|UNTRUSTED/;

/** The whole time was used up, on whatever. */
export class FetchTimeoutError extends Error {
  override readonly name = "FetchTimeoutError";
}

/** What went wrong on the way, in words. Most of it may go better the next time. */
export function explainFetchError(error: unknown, limits: FetchLimits): FetchError {
  if (error instanceof FetchError) return error;
  // With several addresses to try, the reason is inside.
  const inside = error instanceof AggregateError ? error.errors[0] : error instanceof Error ? error.cause : undefined;
  if (inside instanceof FetchError) return inside;
  const code = codeOf(error) || codeOf(inside);
  const later = (words: string) => new FetchError(words, { isTransient: true, cause: error });
  const final = (words: string) => new FetchError(words, { cause: error });
  if (error instanceof FetchTimeoutError) return later(`No complete answer within ${seconds(limits.totalMs)}`);
  if (code === "UND_ERR_CONNECT_TIMEOUT") return later(`No connection within ${seconds(limits.connectMs)}`);
  if (code === "UND_ERR_HEADERS_OVERFLOW") return final("The server's answer begins with too many headers");
  if (error instanceof errors.HTTPParserError) return final("The server did not answer as a web server does");
  if (UNKNOWN_NAMES.has(code)) return final("There is no server of this name");
  if (NAME_SERVER_FAILED.has(code)) return later("The server's name could not be looked up");
  if (BAD_CERTIFICATE.test(code)) return final("The server's certificate is not valid");
  if (code === "EPROTO" || code.startsWith("ERR_SSL") || code.startsWith("ERR_TLS")) {
    return final("No secure connection to the server could be made");
  }
  return later("The connection to the server failed");
}

const seconds = (ms: number) => (ms === 1_000 ? "1 second" : `${ms / 1_000} seconds`);
