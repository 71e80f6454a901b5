import type { Billed } from "../../../shared/contracts/ai-services.ts";
import { type GeminiError, geminiError } from "./gemini-answer.ts";
import type { AiFailureCode } from "./port.ts";
import { parseJson } from "./wire-json.ts";

type Explained = {
  code: AiFailureCode;
  words: string | null;
  mayRetry: boolean;
  retryAfterMs?: number;
  billed: Billed;
};

/** What an answer other than 200 means. A body that is not JSON comes from an intermediary, and proves nothing. */
export function explainGeminiError(status: number, retryAfter: string | null, body: string): Explained {
  const error = parseJson(geminiError, body)?.error;
  const words = error?.message ?? null;
  const wait = retryDelay(error, retryAfter);
  const final = (code: AiFailureCode, billed: Billed = "no"): Explained => ({ code, words, mayRetry: false, billed });
  switch (status) {
    case 400:
      return final(explainBadRequest(error));
    // Without the service's own error body the answer comes from a proxy, say, and says nothing about the key.
    case 401:
      return final(error ? "key_invalid" : "unknown");
    case 403:
      if (!error) return final("unknown");
      return final(isKeyInvalid(error) ? "key_invalid" : "key_blocked");
    case 404:
      return final(error ? "model_gone" : "unknown");
    case 408:
    case 504:
      return final("timeout", "unknown");
    case 413:
      return final("too_large");
    case 429:
      return explainQuota(error, words, wait);
    case 503:
      // The service says it was too busy, and error answers are not billed: the call is over and was not accepted.
      return { code: "unavailable", words, mayRetry: isBusy(error), ...wait, billed: isBusy(error) ? "no" : "unknown" };
    default:
      return status >= 500 ? final("unavailable", "unknown") : final("unknown");
  }
}

const isBusy = (error: GeminiError | undefined) => error?.status === "UNAVAILABLE";

function explainBadRequest(error: GeminiError | undefined): AiFailureCode {
  if (isKeyInvalid(error)) return "key_invalid";
  if (error?.status === "FAILED_PRECONDITION") return "key_blocked";
  return /payload size|too large/i.test(error?.message ?? "") ? "too_large" : "bad_request";
}

function isKeyInvalid(error: GeminiError | undefined): boolean {
  return (
    (error?.details ?? []).some(({ reason }) => reason === "API_KEY_INVALID") ||
    /API key (not valid|expired)/i.test(error?.message ?? "")
  );
}

function explainQuota(
  error: GeminiError | undefined,
  words: string | null,
  wait: { retryAfterMs?: number },
): Explained {
  const final = (code: AiFailureCode): Explained => ({ code, words, mayRetry: false, billed: "no" });
  const message = error?.message ?? "";
  const violations = (error?.details ?? []).flatMap((detail) => detail.violations ?? []);
  if (/prepay|credits? (is|are) depleted/i.test(message)) return final("no_credit");
  // It includes a RetryInfo, but waiting does not help when the limit is zero.
  if (/limit: 0\b/.test(message) || violations.some(({ quotaValue }) => quotaValue === "0")) {
    return final("no_image_quota");
  }
  if (violations.some(({ quotaId }) => quotaId?.includes("PerDay"))) return final("daily_quota");
  return { code: "rate_limited", words, mayRetry: wait.retryAfterMs !== undefined, ...wait, billed: "no" };
}

function retryDelay(error: GeminiError | undefined, header: string | null): { retryAfterMs?: number } {
  const said = (error?.details ?? []).find(({ retryDelay: delay }) => delay)?.retryDelay;
  const seconds = Number.parseFloat(said ?? header ?? "");
  return Number.isFinite(seconds) && seconds >= 0 ? { retryAfterMs: seconds * 1000 } : {};
}
