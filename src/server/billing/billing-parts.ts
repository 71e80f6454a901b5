import type { Logger } from "pino";
import type { Payments } from "../adapters/payments/port.ts";
import type { Database } from "../database/pool.ts";
import type { Outbox } from "../mail/outbox.ts";

/** What every operation on money works with. */
export type BillingParts = { pool: Database; payments: Payments; outbox: Outbox; logger: Logger };

/** Who wants to pay, and the address of the page to lead back to. */
export type Buyer = { userId: string; email: string; origin: string };
