import type { Order } from "./api/get-orders.ts";

type Tone = "ok" | "warn" | "bad" | "neutral" | "accent";
type Plan = { tone: Tone; badge: string; title: string; words: string; at: string | null };

export const calendarDay = (iso: string) =>
  new Date(iso).toLocaleDateString("en-GB", { day: "numeric", month: "short", year: "numeric" });

export function amountOf({ amount_total, currency }: Pick<Order, "amount_total" | "currency">): string {
  return new Intl.NumberFormat("en-US", { style: "currency", currency: currency ?? "usd" }).format(
    (amount_total ?? 0) / 100,
  );
}

/** The state of an order, as a word and a colour. */
export function stateOf(order: Order): { tone: Tone; words: string } {
  if (order.dispute_status === "open") return { tone: "bad", words: "Disputed" };
  if (order.dispute_status === "lost") return { tone: "bad", words: "Charged back" };
  const refunded = order.amount_refunded ?? 0;
  if (refunded > 0 && refunded >= (order.amount_total ?? 0)) return { tone: "neutral", words: "Refunded" };
  if (order.order_status === "canceled")
    return { tone: "neutral", words: order.kind === "grant" ? "Ended" : "Not paid" };
  if (order.order_status === "pending") return { tone: "accent", words: "On its way" };
  if (refunded > 0) return { tone: "ok", words: "Partly refunded" };
  return { tone: "ok", words: order.kind === "grant" ? "Granted" : "Paid" };
}

/** What gives access, in words. An administrator has it through the role, whether they paid or not. */
export function describePlan(
  { status, orders }: { status: string | null; orders: Order[] },
  isBananaman: boolean,
): Plan {
  const order = orders.find(({ gives_access }) => gives_access);
  if (order) {
    const words = order.kind === "grant" ? "Given to you, free of charge" : `Paid once, ${amountOf(order)}`;
    return { tone: "ok", badge: "Active", title: "Lifetime access", words, at: order.order_date };
  }
  if (isBananaman) {
    return { tone: "ok", badge: "Active", title: "Bananaman", words: "Access comes with the role", at: null };
  }
  const words = status === "incomplete" ? "A payment is on its way" : "One payment opens everything";
  return { tone: "neutral", badge: "Not active", title: "No access", words, at: null };
}
