import { UselessAnswer } from "../../engine/author/answer/useless-answer.ts";
import type { ServiceId } from "../../shared/ai-services/services.ts";
import { textPriceUsd } from "../../shared/ai-services/text-models.ts";
import { AppError } from "../../shared/errors.ts";
import type { AiProvider, AiResult } from "../adapters/ai/port.ts";
import { requireAccount } from "../database/lock-account.ts";
import { type Database, inTransaction } from "../database/pool.ts";
import { callProvider, type Wait } from "./call-provider.ts";
import { chooseForText, type ServiceParts } from "./choose-service.ts";
import { explainFailure } from "./explain-failure.ts";
import { lockStarts } from "./lock-starts.ts";
import { noteHealth } from "./note-health.ts";
import { type CallKind, recordAiCalls } from "./record-ai-calls.ts";
import { reserveCall } from "./reserve-call.ts";

type Parts = ServiceParts & { pool: Database; wait: Wait; onSpent?: (userId: string) => Promise<void> };
type Wanted = {
  kind: CallKind;
  service: ServiceId | undefined;
  /** What its adapter must have for it. */
  needs: "rewritePrompt" | "writeCaptions" | "readBrief";
  /** Of the question. */
  characters: number;
  /** What an answer has at most. */
  outputTokens?: number;
};
type Answered<Read> = Read | UselessAnswer | null;
/** What was written, by whom and for how much. */
type Written<Read> = { value: Read; service: ServiceId; model: string; priceUsd: number };

const MAX_OUTPUT_TOKENS = 2_000;
const CHARACTERS_PER_TOKEN = 3;
const FREE: readonly ServiceId[] = ["composer", "compatible"];

/**
 * Asks the user's service for words, under the cap, and records the call. `read` finds nothing in an answer that is of
 * no use, or tells why it is.
 */
export async function callForText<T, Read>(
  parts: Parts,
  userId: string,
  { kind, service: wanted, needs, characters, outputTokens = MAX_OUTPUT_TOKENS }: Wanted,
  ask: (provider: AiProvider, key: string, signal: AbortSignal) => Promise<AiResult<T>> | undefined,
  read: (value: T) => Answered<Read> | Promise<Answered<Read>>,
): Promise<Written<Read>> {
  const { pool, wait, catalogue } = parts;
  const chosen = await chooseForText(parts, userId, wanted);
  const { service, provider, key } = chosen;
  if (!provider[needs]) {
    throw new AppError(
      "not_supported",
      `${chosen.name} has no model for this. Choose an AI service with a key of yours for it. Nothing was sent.`,
    );
  }
  const model = catalogue.textModelOf(service) ?? "";
  const tokens = { input: Math.ceil(characters / CHARACTERS_PER_TOKEN), output: outputTokens };
  const mostUsd = FREE.includes(service) ? 0 : textPriceUsd(model, tokens, new Date());
  const call = { userId, kind, service, model, mostUsd };
  // Without a cap there is nothing that two at once could pass together.
  const reservedId = chosen.hasCap
    ? await inTransaction(pool, async (transaction) => {
        await requireAccount(transaction, userId, "add");
        await lockStarts(transaction, userId);
        return reserveCall(transaction, call);
      })
    : await reserveCall(pool, call);
  const { result, calls } = await callProvider(
    (signal) => ask(provider, key, signal) ?? Promise.reject(new Error(`${service} has no ${needs}`)),
    { service, mostUsd, wait },
  );
  await recordAiCalls(pool, { userId, kind, reservedId }, calls);
  await noteHealth(pool, userId, chosen, result);
  if (mostUsd > 0 && chosen.hasCap) await parts.onSpent?.(userId).catch(() => {});
  const task = kind === "brief" ? "reading" : "text";
  if (!result.ok) throw explainFailure(result, task, chosen, calls);
  const { priceUsd } = result;
  const value = await read(result.value);
  if (value !== null && !(value instanceof UselessAnswer)) {
    return { value, service, model: result.model ?? model, priceUsd };
  }
  const billed = priceUsd > 0 ? "yes" : "no";
  const failure = { ok: false, code: "unknown", words: null, mayRetry: false, model: result.model, billed } as const;
  throw explainFailure(
    { ...failure, ...(value instanceof UselessAnswer && { reason: value.reason }) },
    task,
    chosen,
    calls,
  );
}
