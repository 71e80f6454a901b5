import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "../../database/pool.ts";

/**
 * Takes as long as the last link's mail took and says the same of it. Whoever asks for an address that gets no mail must
 * not learn that from the answer or the clock.
 */
export async function pretendToSend(pool: Database, patienceMs: number): Promise<boolean> {
  const { rows } = await pool.query<{ outcome: string; duration_ms: number | null }>(
    "select outcome, duration_ms from private.mail_log where kind = 'magic-link' order by logged_at desc limit 1",
  );
  const { outcome = "sent", duration_ms } = rows[0] ?? {};
  const ms = duration_ms ?? 0;
  await sleep(Math.min(ms, patienceMs));
  return outcome === "sent" && ms <= patienceMs;
}
