import type { Quality } from "../../shared/ai-services/image-model.ts";
import type { ServiceId } from "../../shared/ai-services/services.ts";
import type { Brief } from "../../shared/brief/brief.ts";
import { AppError } from "../../shared/errors.ts";
import type { Format } from "../../shared/formats.ts";
import { lockStarts } from "../ai/lock-starts.ts";
import { reserveCall } from "../ai/reserve-call.ts";
import { requireAccount } from "../database/lock-account.ts";
import { type Database, inTransaction, type Transaction } from "../database/pool.ts";
import { callKind } from "./call-kind.ts";
import { NEVER_SENT, takeEarlyCancel } from "./early-cancels.ts";
import type { GenerationKey } from "./generation-key.ts";
import { LEASE_SECONDS } from "./lease-seconds.ts";

const MAX_AT_ONCE = 3;

export type NewGeneration = GenerationKey & {
  prompt: string;
  type: string;
  title: string;
  format: Format;
  brief: Brief | undefined;
  /** The version it is made from. */
  sourceId: string | undefined;
  /** The brand it is for. */
  brandId: string | undefined;
  /** Who makes it, with what, and what that costs at most. */
  service: ServiceId;
  model: string;
  quality: Quality | null;
  mostUsd: number;
};

/**
 * Records that this process starts the generation and what it may cost, before anything is sent. Returns false when it must not be sent to
 * the service: another request has started it, or its user cancelled it before it arrived.
 */
export function claimGeneration(pool: Database, wanted: NewGeneration, holder: string): Promise<boolean> {
  const { userId, id, prompt, type, title, format, brief, sourceId, brandId, service, model, quality, mostUsd } =
    wanted;
  return inTransaction(pool, async (transaction) => {
    await requireAccount(transaction, userId, "add");
    // One start at a time per user: two that count at the same time could both take the last free place.
    await lockStarts(transaction, userId);
    const { rows } = await transaction.query<{ is_known: boolean; running: number }>(
      `select exists (select from public.generations where user_id = $1 and id = $2) as is_known,
              (select count(*) from public.generations
                where user_id = $1 and state in ('queued', 'running') and lease_until > now()) as running`,
      [userId, id],
    );
    const [standing] = rows;
    if (standing?.is_known) return false;
    if (await takeEarlyCancel(transaction, wanted)) {
      await writeCancelled(transaction, wanted);
      return false;
    }
    if ((standing?.running ?? 0) >= MAX_AT_ONCE) {
      throw new AppError(
        "too_many_running",
        `You have ${MAX_AT_ONCE} generations under way. Wait for one to finish or cancel it, then try again. Nothing was sent.`,
      );
    }
    await transaction.query(
      `insert into public.generations (user_id, id, state, prompt, type, title, format, service, model, quality,
                                       brief, source_id, brand_id, lease_holder, lease_until)
       values ($1, $2, 'running', $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, now() + make_interval(secs => $14))`,
      [
        ...[userId, id, prompt, type, title, format, service, model, quality],
        ...[brief && JSON.stringify(brief), sourceId, brandId, holder, LEASE_SECONDS],
      ],
    );
    await reserveCall(transaction, { userId, kind: callKind(type), service, model, generationId: id, mostUsd });
    return true;
  });
}

async function writeCancelled(transaction: Transaction, { userId, id, prompt, type, title, format }: NewGeneration) {
  await transaction.query(
    `insert into public.generations (user_id, id, state, prompt, type, title, format, error_code, error_message, finished_at)
     values ($1, $2, 'cancelled', $3, $4, $5, $6, 'cancelled', $7, now())`,
    [userId, id, prompt, type, title, format, NEVER_SENT],
  );
}
