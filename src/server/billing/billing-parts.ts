import type { Logger } from "pino";
import type { Payments } from "../adapters/payments/port.ts";
import type { Database } from "../database/pool.ts";
import type { Outbox } from "../mail/outbox.ts";

/** What every billing operation depends on. */
export type BillingParts = { pool: Database; payments: Payments; outbox: Outbox; logger: Logger };

/** The buyer, and the address of the page to return to. */
export type Buyer = { userId: string; email: string; origin: string };
