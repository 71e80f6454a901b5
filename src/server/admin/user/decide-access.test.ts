import { expect, test } from "vitest";
import type { UserPayment } from "../../../shared/contracts/admin-user.ts";
import { decideAccess } from "./decide-access.ts";

const order = (more: Partial<UserPayment> = {}): UserPayment => ({
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
const causeOf = (payments: UserPayment[], has_access: boolean, is_bananaman = false) =>
  decideAccess(payments, { has_access, is_bananaman }).cause;

test("one cause, the strongest first", () => {
  const granted = order({ id: 2, kind: "grant" });
  expect(causeOf([order()], true)).toBe("paid");
  expect(causeOf([granted, order()], true)).toBe("paid");
  expect(causeOf([granted, order({ gives_access: false, refunded: 9_700 })], true)).toBe("granted");
  expect(causeOf([order()], true, true)).toBe("bananaman");
  expect(causeOf([], false)).toBe("none");
});

test("who has no access is told by the newest purchase why", () => {
  const lost = (more: Partial<UserPayment>) => order({ gives_access: false, ...more });
  expect(causeOf([lost({ refunded: 9_700 })], false)).toBe("refunded");
  expect(causeOf([lost({ dispute: "open" }), lost({ refunded: 9_700 })], false)).toBe("disputed");
  expect(causeOf([lost({ dispute: "lost", refunded: 9_700 })], false)).toBe("charged-back");
  expect(causeOf([lost({ status: "pending" })], false)).toBe("pending");
  expect(causeOf([lost({ status: "canceled" }), lost({ kind: "grant", status: "canceled" })], false)).toBe("none");
});
