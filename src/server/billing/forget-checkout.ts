import type { Billing } from "./billing.ts";

/** The provider does not know this checkout: it was made under another account or another key. Nobody can pay it here. */
export async function forgetCheckout({ pool }: Billing, sessionId: string): Promise<void> {
  await pool.query("update private.checkouts set state = 'expired', checked_at = now() where session_id = $1", [
    sessionId,
  ]);
}
