import { expect, test } from "vitest";
import type { Order } from "./api/get-orders.ts";
import { amountOf, describePlan, stateOf } from "./order-words.ts";

const paid: Order = {
  customer_id: "cus_1",
  order_id: 7,
  checkout_session_id: "cs_1",
  payment_intent_id: "pi_1",
  amount_subtotal: 9700,
  amount_total: 9700,
  currency: "usd",
  payment_status: "paid",
  order_status: "completed",
  order_date: "2026-11-03T10:00:00Z",
  kind: "purchase",
  invoice_url: null,
  amount_refunded: 0,
  dispute_status: null,
  gives_access: true,
};
const granted: Order = { ...paid, kind: "grant", amount_total: 0 };

test.each([
  [paid, "Paid"],
  [{ ...paid, amount_refunded: 1000 }, "Partly refunded"],
  [{ ...paid, amount_refunded: 9700 }, "Refunded"],
  [{ ...paid, dispute_status: "open" }, "Disputed"],
  [{ ...paid, dispute_status: "lost" }, "Charged back"],
  [{ ...paid, dispute_status: "won" }, "Paid"],
  [{ ...paid, order_status: "pending" }, "On its way"],
  [{ ...paid, order_status: "canceled" }, "Not paid"],
  [granted, "Granted"],
  [{ ...granted, order_status: "canceled" }, "Ended"],
])("an order says how it stands: %#", (order, words) => {
  expect(stateOf(order).words).toBe(words);
});

test("amounts are in the currency they were paid in", () => {
  expect(amountOf(paid)).toBe("$97.00");
  expect(amountOf({ amount_total: 1234, currency: "eur" })).toBe("€12.34");
});

test("the plan names what gives access, and when", () => {
  expect(describePlan({ status: "active", orders: [paid] }, false)).toMatchObject({
    title: "Lifetime access",
    words: "Paid once, $97.00",
    at: paid.order_date,
  });
  expect(describePlan({ status: "active", orders: [granted] }, true).words).toBe("Given to you, free of charge");
  expect(describePlan({ status: null, orders: [] }, true).title).toBe("Bananaman");
  expect(describePlan({ status: "canceled", orders: [{ ...paid, gives_access: false }] }, false).badge).toBe(
    "Not active",
  );
});
