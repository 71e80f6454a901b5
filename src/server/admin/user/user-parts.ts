import type { Payments } from "../../adapters/payments/port.ts";
import type { Database } from "../../database/pool.ts";
import type { Outbox } from "../../mail/outbox.ts";

/** What looking after one user depends on. */
export type UserParts = {
  pool: Database;
  outbox: Outbox;
  siteUrl: string;
  storageLimit: number;
  paymentPage: Payments["paymentPage"];
  /** A hosted project manages accounts and sessions itself. */
  isHosted: boolean;
  /** Called when sessions have ended: their tokens are invalid from now on. */
  onSignedOut: (userId: string) => void;
};

/** The administrator who acts, and the session it is done from. */
export type Actor = { userId: string; sessionId: string };
