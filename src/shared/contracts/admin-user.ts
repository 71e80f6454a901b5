import { z } from "zod";
import { auditEntry } from "./admin-audit.ts";

export const adminUserInput = z.strictObject({ user_id: z.uuid() });

const who = z.object({ at: z.string().nullable(), by: z.string().nullable(), reason: z.string().nullable() });

const payment = z.object({
  id: z.number(),
  at: z.string(),
  kind: z.enum(["purchase", "grant"]),
  status: z.enum(["pending", "completed", "canceled"]),
  amount: z.number(),
  refunded: z.number(),
  currency: z.string(),
  dispute: z.enum(["open", "won", "lost"]).nullable(),
  gives_access: z.boolean(),
  receipt_url: z.string().nullable(),
  stripe_url: z.string().nullable(),
  /** Who granted it, and why; null for a purchase. */
  grant: who.nullable(),
});

const usage = z.object({
  creatives: z.number(),
  calls: z.number(),
  succeeded: z.number(),
  cost_usd: z.number(),
});

const session = z.object({
  id: z.uuid(),
  device: z.string(),
  is_phone: z.boolean(),
  /** The network alone, such as 81.2.69.x. */
  address: z.string().nullable(),
  opened_at: z.string(),
  last_seen_at: z.string(),
  /** The one that the administrator uses right now. */
  is_current: z.boolean(),
});

export const adminUserOutput = z.object({
  id: z.uuid(),
  email: z.string(),
  member_since: z.string(),
  is_you: z.boolean(),
  is_bananaman: z.boolean(),
  access: z.object({
    has_access: z.boolean(),
    cause: z.enum(["bananaman", "paid", "granted", "refunded", "disputed", "charged-back", "pending", "none"]),
    /** The order that decides it. */
    order: payment.nullable(),
  }),
  ban: who.nullable(),
  /** The payment provider's; null for somebody who never went to a checkout. */
  customer_id: z.string().nullable(),
  payments: z.array(payment),
  usage: z.object({
    /** The last 30 days, as in `days`. */
    recent: usage,
    all: usage,
    days: z.array(z.object({ date: z.string(), images: z.number(), calls: z.number() })),
    models: z.array(z.string()),
  }),
  storage: z.object({ used: z.number(), limit: z.number() }),
  sessions: z.array(session),
  session_count: z.number(),
  mails: z.array(z.object({ name: z.string(), outcome: z.enum(["sent", "failed", "waiting"]), at: z.string() })),
  audit: z.array(auditEntry),
  email_change: z.object({ email: z.string(), asked_at: z.string(), ends_at: z.string() }).nullable(),
  /** A hosted project manages the accounts itself, so their e-mail is changed there. */
  is_hosted: z.boolean(),
});

export type AdminUser = z.infer<typeof adminUserOutput>;
export type UserPayment = z.infer<typeof payment>;
export type UserSession = z.infer<typeof session>;
