import { readRetryAfter } from "../../fetch/read-retry-after.ts";
import { type Asked, fail } from "../failures.ts";
import type { AiFailure, AiFailureCode } from "../port.ts";
import type { Sent } from "../send.ts";
import { parseJson } from "../wire-json.ts";
import { falError } from "./fal-answer.ts";

type Answer = Extract<Sent, { kind: "answer" }>;

/**
 * What an error means, of sending a job or as its result. fal does not bill errors of its own machines, and says that
 * one of the model may be billed.
 */
export function explainFalError({ status, header, body }: Answer, asked: Asked, of: "job" | "result"): AiFailure {
  const error = parseJson(falError, body);
  const [first] = Array.isArray(error?.detail) ? error.detail : [];
  const words = typeof error?.detail === "string" ? error.detail : (first?.msg ?? null);
  const isOwn = words !== null || error?.error_type !== undefined;
  const final = (code: AiFailureCode, details = {}) => fail(code, words, asked, details);
  if (!isOwn && status < 500) return final("unknown", of === "result" ? { billed: "unknown" } : {});
  switch (status) {
    case 401:
      return final("key_invalid");
    case 403:
      return final(/exhausted balance/i.test(words ?? "") ? "no_credit" : "key_blocked");
    case 404:
      return of === "job" ? final("model_gone") : final("job_lost", { billed: "unknown" });
    case 413:
      return final("too_large");
    case 422:
    case 400:
      if (first?.type === "content_policy_violation") return final("refused", { billed: "unknown" });
      if (first?.type === "no_media_generated") return final("no_image", { billed: "unknown" });
      return final("bad_request", of === "result" ? { billed: "unknown" } : {});
    case 429: {
      const retryAfterMs = readRetryAfter(header("retry-after"));
      return final("rate_limited", retryAfterMs === undefined ? {} : { mayRetry: true, retryAfterMs });
    }
    default:
      if (status < 500) return final("unknown");
      // As a result it is fal's word that the job failed. In answer to a job, the job may still be in the queue.
      return final("unavailable", of === "result" && isOwn ? {} : { billed: "unknown" });
  }
}
