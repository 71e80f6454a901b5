import type { AiFailure, AiFailureCode } from "./port.ts";
import { scrub } from "./scrub.ts";
import type { Sent } from "./send.ts";

/** Who was asked for what; `model` is null for a check of the key. */
export type Asked = { key: string; model: string | null };

type Details = Partial<Pick<AiFailure, "mayRetry" | "retryAfterMs" | "billed" | "priceUsd" | "mostUsd">>;

/** A failure in the service's words, if it has any. Unless said otherwise it is final, and cost nothing. */
export function fail(
  code: AiFailureCode,
  words: string | null,
  { key, model }: Asked,
  details: Details = {},
): AiFailure {
  return { ok: false, code, words: words && scrub(words, key), model, mayRetry: false, billed: "no", ...details };
}

/** No answer came, or none that could be held. What was written may have been worked off, and paid for. */
export function explainSilence(kind: Exclude<Sent["kind"], "answer">, asked: Asked): AiFailure {
  switch (kind) {
    case "not_sent":
      return fail("unavailable", null, asked, { mayRetry: true });
    case "cut":
      return fail("unavailable", null, asked, { billed: "unknown" });
    case "timeout":
      return fail("timeout", null, asked, { billed: "unknown" });
    case "too_large":
      return fail("unknown", null, asked, { billed: "unknown" });
  }
}
