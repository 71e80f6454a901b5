import { z } from "zod";
import { readRetryAfter } from "../../fetch/read-retry-after.ts";
import { type Asked, fail } from "../failures.ts";
import type { AiFailure, AiFailureCode } from "../port.ts";
import { lenient, parseJson } from "../wire-json.ts";

const errorBody = z.object({
  error: z.object({
    code: lenient(z.number()),
    message: lenient(z.string()),
    metadata: lenient(
      z.object({
        limit_source: lenient(z.string()),
        reasons: lenient(z.array(z.string())),
        flagged_input: lenient(z.string()),
      }),
    ),
  }),
});
type ServiceError = z.infer<typeof errorBody>["error"];

export const readOpenrouterError = (body: string): ServiceError | undefined => parseJson(errorBody, body)?.error;

/** What an error means, whether it came as a status or inside a 200. Without a picture, nothing is billed. */
export function explainOpenrouterError(
  status: number,
  error: ServiceError | undefined,
  retryAfter: string | null,
  asked: Asked,
): AiFailure {
  const reasons = error?.metadata?.reasons?.join(", ");
  const words = error?.message ? `${error.message}${reasons ? ` (${reasons})` : ""}` : null;
  const final = (code: AiFailureCode, details = {}) => fail(code, words, asked, details);
  const retryAfterMs = readRetryAfter(retryAfter);
  const soon = retryAfterMs === undefined ? {} : { mayRetry: true, retryAfterMs };
  if (!error && status < 500) return final("unknown");
  switch (status) {
    case 400:
      return final("bad_request");
    case 401:
      return final("key_invalid");
    case 402:
      // Not spent: too much of it is under way at the moment.
      if (error?.metadata?.limit_source === "openrouter_in_flight_budget") return final("rate_limited", soon);
      return final("no_credit");
    case 403:
      if (reasons || error?.metadata?.flagged_input) return final("refused");
      return final(/budget limit|limit exceeded/i.test(words ?? "") ? "no_credit" : "key_blocked");
    case 404:
      return final("model_gone");
    case 413:
      return final("too_large");
    case 429:
      return final("rate_limited", soon);
    case 408:
    case 504:
    case 524:
      return final("timeout", { billed: "unknown" });
    default:
      // With the service's own body it is over, and without a picture not billed. Anybody else's proves nothing.
      return status >= 500 ? final("unavailable", error ? {} : { billed: "unknown" }) : final("unknown");
  }
}
