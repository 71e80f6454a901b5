import type { z } from "zod";
import type { SampleMail, sendTestEmailOutput } from "../../shared/contracts/email-preview.ts";
import { writeAudit } from "../audit/write-audit.ts";
import { requireAccount } from "../database/lock-account.ts";
import { inTransaction, type Queryable } from "../database/pool.ts";
import { limitCalls } from "../fairness/limit-calls.ts";
import { sampleMail, TEST_KIND } from "../mail/render-mail.ts";
import type { EmailPreviewParts } from "./email-preview-parts.ts";

const PATIENCE_MS = 10_000;

type Result = z.output<typeof sendTestEmailOutput>;

/** Sends a sample to any address, by the way that real mails take, and says what became of it. */
export async function sendTestEmail(
  { pool, outbox, settings }: EmailPreviewParts,
  actor: string,
  sample: SampleMail,
): Promise<Result> {
  await limitCalls(pool, actor, "test_mail");
  const recipient = sample.email;
  const mail = await sampleMail(sample, settings);
  const id = await inTransaction(pool, async (transaction) => {
    await requireAccount(transaction, actor, "add");
    // If the address is somebody's account, it must not be deleted meanwhile: the entry below names it.
    await transaction.query("select from auth.users where lower(email) = $1 for key share", [recipient]);
    await writeAudit(transaction, {
      actor,
      action: "send-test-email",
      target: recipient,
      details: { kind: sample.kind },
    });
    return outbox.add(transaction, { kind: TEST_KIND, recipient, props: mail });
  });
  await outbox.deliverNow(id, PATIENCE_MS);
  return readResult(pool, id);
}

async function readResult(db: Queryable, id: string): Promise<Result> {
  const { rows } = await db.query<{ outcome: string | null; error: string | null; ms: number; is_waiting: boolean }>(
    `select tried.outcome, tried.error, tried.duration_ms as ms,
            exists (select from private.outbox where id = $1) as is_waiting
       from (select 1) one
       left join lateral (select outcome, error, duration_ms from private.mail_log
                           where outbox_id = $1 and logged_at > now() - interval '5 minutes'
                           order by id desc limit 1) tried on true`,
    [id],
  );
  const [{ outcome, error, ms, is_waiting } = { outcome: null, error: null, ms: 0, is_waiting: true }] = rows;
  if (outcome === "sent") return { outcome, ms, reason: null };
  if (is_waiting) return { outcome: "queued", ms: null, reason: error };
  const reason = error ?? "The account with this address was deleted meanwhile.";
  return { outcome: "refused", ms: null, reason };
}
