import type { CheckoutStatus } from "../../../shared/contracts/checkout-status.ts";
import { PRICE_USD } from "../../../shared/pricing.ts";

export type ReceiptState = "waiting" | "paid" | "pending" | "failed" | "closed";

export const ACCESS_WORDS: Record<ReceiptState, string> = {
  waiting: "Opens on arrival",
  paid: "Lifetime Unlimited",
  pending: "Opens on arrival",
  failed: "Closed",
  closed: "Closed",
};

const AMOUNT_LABELS: Partial<Record<ReceiptState, string>> = { pending: "Amount due" };

export const amountLabel = (state: ReceiptState) => AMOUNT_LABELS[state] ?? "Amount paid";

/** The order's amount; the product's price when the order has none; zero when the payment failed. */
export function amountOf(state: ReceiptState, order: CheckoutStatus["order"] | undefined): string {
  const cents = state === "failed" ? 0 : (order?.amount_total ?? PRICE_USD * 100);
  const currency = order?.currency ?? "usd";
  return new Intl.NumberFormat("en-US", { style: "currency", currency }).format(cents / 100);
}

const format = (at: string | number, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-GB", options).format(new Date(at));

export const formatMoment = (at: string | number) => format(at, { dateStyle: "medium", timeStyle: "short" });
export const formatDay = (at: string | number) => format(at, { dateStyle: "medium" });
export const formatTime = (at: string | number) => format(at, { timeStyle: "short" });
