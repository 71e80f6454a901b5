import { readRetryAfter } from "../../fetch/read-retry-after.ts";
import { type Asked, fail } from "../failures.ts";
import type { AiFailure, AiFailureCode } from "../port.ts";
import type { Sent } from "../send.ts";
import { parseJson } from "../wire-json.ts";
import { type OpenaiError, openaiError } from "./openai-answer.ts";

type Answer = Extract<Sent, { kind: "answer" }>;

/** 429s that waiting does not help. The type of any of them may say `insufficient_quota`. */
const SPENT = new Set([
  "credit_balance_exhausted",
  "organization_spend_limit_exceeded",
  "project_spend_limit_exceeded",
  "organization_usage_limit_exceeded",
  "insufficient_quota",
  "billing_hard_limit_reached",
]);

/** What an answer other than 200 means. A body that is not OpenAI's comes from an intermediary, and proves nothing. */
export function explainOpenaiError({ status, header, body }: Answer, asked: Asked): AiFailure {
  const error = parseJson(openaiError, body)?.error;
  const words = error?.message ?? null;
  const final = (code: AiFailureCode, details = {}) => fail(code, words, asked, details);
  switch (status) {
    case 400:
      return explainBadRequest(error, asked);
    case 401:
      return final(error ? "key_invalid" : "unknown");
    case 403:
      if (!error) return final("unknown");
      return final(/must be verified/i.test(error.message ?? "") ? "not_verified" : "key_blocked");
    case 404:
      return final(error ? "model_gone" : "unknown");
    case 408:
    case 504:
    case 524:
      return final("timeout", { billed: "unknown" });
    case 413:
      return final("too_large");
    case 429: {
      if (SPENT.has(error?.code ?? "") || error?.type === "insufficient_quota") return final("no_credit");
      const retryAfterMs = readRetryAfter(header("retry-after"));
      return final("rate_limited", retryAfterMs === undefined ? {} : { mayRetry: true, retryAfterMs });
    }
    case 503:
      // It says that it did not take the call. Any other 503 says nothing.
      if (error?.code === "server_is_overloaded") return final("unavailable", { mayRetry: true });
      return final("unavailable", { billed: "unknown" });
    default:
      // The picture may exist, and be billed.
      return status >= 500 ? final("unavailable", { billed: "unknown" }) : final("unknown");
  }
}

function explainBadRequest(error: OpenaiError | undefined, asked: Asked): AiFailure {
  const words = error?.message ?? null;
  if (SPENT.has(error?.code ?? "")) return fail("no_credit", words, asked);
  if (error?.code !== "moderation_blocked") return fail(error ? "bad_request" : "unknown", words, asked);
  // Stopped at the input, nothing was drawn. OpenAI does not say whether a picture it withholds is billed.
  const isDrawn = error.moderation_details?.moderation_stage !== "input";
  return fail("refused", words, asked, { billed: "unknown", ...(!isDrawn && { mostUsd: 0 }) });
}
