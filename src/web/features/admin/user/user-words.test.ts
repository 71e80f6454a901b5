import { expect, test } from "vitest";
import type { AdminUser, UserPayment } from "../../../../shared/contracts/admin-user.ts";
import { describeAccess, mailWords, paymentState, shortName, standingOf } from "./user-words.ts";

const payment = (more: Partial<UserPayment> = {}): UserPayment => ({
  id: 1042,
  at: "2026-08-14T10:31:00.000Z",
  kind: "purchase",
  status: "completed",
  amount: 9_700,
  refunded: 0,
  currency: "usd",
  dispute: null,
  gives_access: true,
  receipt_url: null,
  stripe_url: null,
  grant: null,
  ...more,
});

function user(cause: AdminUser["access"]["cause"], more: Partial<AdminUser> = {}): AdminUser {
  const order = cause === "none" || cause === "bananaman" ? null : payment();
  return {
    id: "0b7e1b52-52a1-4a6f-9a55-8f4c34a1a001",
    email: "kai.okafor@tallyo.test",
    member_since: "2026-08-14T10:24:00.000Z",
    is_you: false,
    is_bananaman: cause === "bananaman",
    access: { has_access: ["bananaman", "paid", "granted"].includes(cause), cause, order },
    ban: null,
    customer_id: null,
    payments: order ? [order] : [],
    usage: {
      recent: { creatives: 0, calls: 0, succeeded: 0, cost_usd: 0 },
      all: { creatives: 0, calls: 0, succeeded: 0, cost_usd: 0 },
      days: [],
      models: [],
    },
    storage: { used: 0, limit: 1 },
    sessions: [],
    session_count: 0,
    mails: [],
    audit: [],
    email_change: null,
    is_hosted: false,
    ...more,
  };
}

test("access is one sentence that names its cause", () => {
  expect(describeAccess(user("paid")).words).toBe("Order #1042 is paid. Nothing else gives or takes it.");
  expect(describeAccess(user("disputed"))).toMatchObject({
    title: "Access is paused",
    words: "The bank disputes order #1042. A won dispute gives access back by itself.",
  });
  const grant = payment({ kind: "grant", grant: { at: null, by: "june@loafworks.test", reason: "Beta tester" } });
  const granted = user("granted", { access: { has_access: true, cause: "granted", order: grant } });
  expect(describeAccess(granted).words).toBe(
    "Granted by june@loafworks.test on 14 Aug 2026. Refunds and disputes never touch it.",
  );
});

test("a ban stands above everything, and says what an unban brings", () => {
  const ban = { at: null, by: null, reason: null };
  expect(standingOf(user("paid", { ban })).words).toBe("Banned");
  expect(describeAccess(user("paid", { ban })).words).toBe(
    "Order #1042 is still paid. Unbanning gives access back at once.",
  );
  expect(describeAccess(user("refunded", { ban })).words).toMatch(/^Unbanning alone gives no access/);
});

test("a payment says how it ended, with the money", () => {
  expect(paymentState(payment()).words).toBe("Paid");
  expect(paymentState(payment({ refunded: 2_000 })).words).toBe("Paid, $20.00 refunded");
  expect(paymentState(payment({ refunded: 9_700 })).words).toBe("Refunded $97.00");
  expect(paymentState(payment({ status: "canceled" })).words).toBe("Not paid");
});

test("a mail and a name in few words", () => {
  expect(mailWords({ name: "Magic link", outcome: "sent", at: "2026-11-12T08:13:00.000Z" })).toBe(
    "Magic link, 12 Nov 2026, 08:13, sent",
  );
  expect(shortName("kai.okafor@tallyo.test")).toBe("kai.okafor");
  expect(shortName("a.very.long.address.of.a.person@tallyo.test")).toBe("a.very.long.address.o…");
});
