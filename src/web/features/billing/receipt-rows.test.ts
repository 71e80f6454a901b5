import { expect, test } from "vitest";
import { amountOf } from "./receipt-rows.ts";

const order = { id: 7, amount_total: 9700, currency: "usd", created_at: "2026-11-15T14:02:00Z", invoice_url: null };

test("the amount is the order's, the price when there is no order yet, and nothing when nothing was paid", () => {
  expect(amountOf("paid", { ...order, amount_total: 4850 })).toBe("$48.50");
  expect(amountOf("paid", null)).toBe("$97.00");
  expect(amountOf("paid", { ...order, currency: "eur" })).toBe("€97.00");
  expect(amountOf("failed", order)).toBe("$0.00");
});
